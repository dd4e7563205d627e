/** Games that go on for days, in a real browser: a clock runs out, moves are taken back, a game is seen again. */
import { expect, test } from 'vitest';
import { letPass, tellsMore } from './arrange.ts';
import { empiric, liberty, mira, prepareStage, soon, takeIncome, tobin, twoAtTable } from './stage.ts';
import { pressByKey, type Seat } from './support.ts';
import { endManagement, openPanel } from './table.ts';

const HOUR = 60 * 60_000;

const stage = prepareStage();

/** A game between Mira, whose turn it is, and Tobin. */
const turnOfMira = () => twoAtTable(stage, [empiric, liberty]);

test('whoever lets their time run out is warned first, and given more by the other', async () => {
  const [one, two] = await turnOfMira();
  const pass = (hours: number) => letPass(stage.program.database, hours * HOUR);
  // Else a day of vacation would come first.
  await one.runCommand('away automatic', { on: false });
  expect(await (await openPanel(one)).text()).toContain('then your reserve of 3 days');
  pass(25);
  expect(await (await openPanel(one)).text()).toContain('On your reserve');

  pass(66);
  const warning = one.lastMessage('waits for you until');
  await soon(() => warning.innerText()).toContain('After that, the others decide how the game goes on.');
  // A warning counts from when it is noted that it was sent, a moment after everybody can read it.
  await soon(async () => tellsMore(stage.program.database)).toBe(false);
  pass(12);
  const late = two.lastMessage(`${mira}’s time is up`);
  await late.getByRole('button', { name: 'Wait on' }).waitFor();
  await one.press('Wait on');
  await one.lastMessage('for those to decide').waitFor();
  await two.press('Wait on');
  await two.lastMessage('has been given more time').waitFor();
  await soon(() => one.lastMessage('you have been given more time').innerText()).toContain(`@${mira}`);
  expect(await late.count()).toBe(0);

  const panel = await takeIncome(one);
  expect(await panel.text()).toContain('Management phase');
});

test('a turn that others have gone on from is taken back once they agree', async () => {
  const [one, two] = await turnOfMira();
  await endManagement(await takeIncome(one));
  await soon(() => two.lastMessage('My hand & moves').innerText()).toContain(`Waiting for @${tobin}`);
  await one.press('More…');
  await one.press('Take back…');
  expect(await one.lastMessage('Take this back?').innerText()).toContain('they have to agree');
  await one.press('Ask them');
  await one.lastMessage('They are asked, in a message at the table').waitFor();
  const request = two.lastMessage('would like to take back their last move');
  await request.waitFor();
  await two.press('Agree');
  await soon(() => request.innerText()).toContain('Agreed.');
  await soon(() => two.lastMessage('My hand & moves').innerText()).toContain(
    `${mira} took back a move (${tobin} agreed).`,
  );
  const panel = await openPanel(one);
  expect(await panel.text()).toContain('Management phase');
  expect(await panel.answers()).toContainEqual(expect.stringMatching(/^End management/));
});

test('a game is seen again step by step, and from every hand once it is over', async () => {
  const [one, two] = await turnOfMira();
  await endManagement(await takeIncome(one));
  await one.runCommand('replay');
  const replay = one.lastMessage('seen by');
  const step = async () => Number(/Step (\d+) of \d+/.exec(await replay.innerText())?.[1]);
  const newest = await step();
  expect(await replay.innerText()).toContain(`seen by A · ${mira}`);
  await one.press('Back');
  await soon(step).toBe(newest - 1);
  expect(await viewpoints(one)).toEqual([`A · ${mira}`, 'a spectator']);

  await two.runCommand('concede');
  await two.press('Concede');
  await one.lastMessage('Play again').waitFor();
  await one.press('Replay');
  await soon(step).toBe(1);
  await one.press('On');
  await soon(step).toBe(2);
  await one.choose('Seen by…', `B · ${tobin}`);
  await soon(() => replay.innerText()).toContain(`Step 2 of ${newest + 1} · seen by B · ${tobin}`);
  await one.choose('Seen by…', 'everybody: all hands open');
  for (const name of [mira, tobin]) await replay.getByRole('img', { name: `The hand of ${name}` }).waitFor();

  await one.press('Hands');
  const hands = one.lastMessage('What everybody held at the end');
  for (const name of [mira, tobin]) await hands.getByRole('img', { name: `The hand of ${name}` }).waitFor();
});

test('somebody who plays has all about them deleted, and the game goes on without their name', async () => {
  const [one, two] = await turnOfMira();
  await two.runCommand('data delete');
  await two.lastMessage('You still sit at').waitFor();
  await two.press('Computer takes my seats, delete all…');
  await two.fillModal({ 'Type DELETE': 'no' });
  await two.lastMessage('nothing has been deleted').waitFor();
  await two.runCommand('data delete');
  await two.press('Computer takes my seats, delete all…');
  await two.fillModal({ 'Type DELETE': 'delete' });
  await two.lastMessage('Nothing of yours is stored any more').waitFor();

  await soon(() => one.lastMessage('My hand & moves').innerText()).not.toContain(tobin);
  const panel = await takeIncome(one);
  expect(await panel.text()).toContain('Management phase');
  await two.runCommand('data show');
  await soon(() => two.lastMessage('What is stored about you').innerText()).toContain('no seats');
});

/** From where somebody may see the game again whose replay is their newest message. */
async function viewpoints({ pane }: Seat): Promise<readonly (string | null)[]> {
  const menu = pane.getByRole('article').getByRole('combobox', { name: 'Seen by…' }).last();
  await pressByKey(menu);
  const lines = await pane.getByRole('listbox').last().getByRole('option').all();
  const names = await Promise.all(lines.map((line) => line.getAttribute('aria-label')));
  await menu.press('Escape');
  return names;
}
