// Sealed decks and drafts through the stand-in: packs, picks, cards of one's own, and the deck made of them.
import { afterEach, expect, test } from 'vitest';
import { eveGame } from '#games/eve/game';
import { loadSets } from '#sets/load';
import { type Exchange, textOfMessage } from '#test/driver';
import { openStage, type Stage } from '../stage.ts';
import { eventually, expectClean, labelsOf, league, outcome } from '../stories.ts';

const eve = eveGame(loadSets().sets.eve);
let stage: Stage;
afterEach(async () => {
  await stage?.close();
});

const NAMES = ['tobin', 'oksana', 'jun', 'mira'];
const HALF_DAY = 12 * 60 * 60 * 1000;

async function begun(decks: 'sealed' | 'draft') {
  stage = await openStage({ games: [eve] });
  const people = await Promise.all(NAMES.map((name) => stage.driver.person(name)));
  const [, , , boss] = people;
  if (boss === undefined) throw new Error('nobody');
  const channel = await boss.channel('game-tables', league);
  const made = await outcome(
    await boss.command(channel.id, 'league create', { name: 'Autumn', kind: 'swiss', start: 0, decks }),
  );
  expect(textOfMessage(made)).toContain('open for sign-up');
  const board = await boss.waitFor((m) => m.channel_id === channel.id && labelsOf(m).includes('Join'));
  for (const person of people) await (await person.press(board, 'Join')).settled();
  await (await boss.press(board, 'Start')).settled();
  return { people, boss, channel };
}

/** The text that a form was opened with. */
const typedIn = (exchange: Exchange): string => {
  const json = JSON.stringify(exchange.interaction.modal);
  return JSON.parse(/"value":("(?:[^"\\]|\\.)*")/.exec(json)?.[1] ?? '""') as string;
};

const seasonNow = async () => {
  const [short] = await stage.seasons.ofServer(
    (await (await stage.driver.person('mira')).channel('game-tables', league)).guildId ?? '',
  );
  const season = await stage.seasons.find(short?.id ?? '');
  if ('refused' in season) throw new Error(season.refused);
  return season;
};

test('a draft: two cards of the pack that waits, once; then the next pack; nobody sees another one’s cards', async () => {
  const { people, channel } = await begun('draft');
  const [ann, bob] = people;
  if (ann === undefined || bob === undefined) throw new Error('nobody');
  await ann.waitFor((m) => textOfMessage(m).includes('booster 1 waits for you'));
  const pack = await outcome(await ann.command(channel.id, 'league draft'));
  expect(textOfMessage(pack)).toContain('Booster 1 of 4, pass 1 of 4**: take 2 of 15');
  const names = [...textOfMessage(pack).matchAll(/^- \*\*(.+?)\*\* ·/gm)].map(([, name]) => name ?? '');
  expect(names).toHaveLength(15);
  const [first = '', second = ''] = names;
  const next = await outcome(await ann.select(pack, 'Take 2 cards', [first, second]));
  expect(textOfMessage(next)).toMatch(/No pack waits for you|take 2 of 13/);
  // The old screen takes nothing more.
  const cards = await outcome(await ann.command(channel.id, 'league deck'));
  expect(textOfMessage(cards)).toContain('your 2 cards');
  const theirs = await outcome(await bob.command(channel.id, 'league draft'));
  expect(textOfMessage(theirs)).toContain('pass 1 of 4');
  const seen = (await bob.messages(channel.id)).filter((m) => !textOfMessage(m).includes('pass 1 of 4'));
  const board = seen.map(textOfMessage).join('\n');
  for (const name of names) expect(board).not.toContain(name);
  // Whoever lets a pack wait has cards taken for them, until all are taken.
  for (let step = 0; step < 80 && (await seasonNow()).status === 'draft'; step++) await stage.later(HALF_DAY + 1000);
  expect((await seasonNow()).status).toBe('building');
  const all = await outcome(await bob.command(channel.id, 'league deck'));
  expect(textOfMessage(all)).toContain('your 60 cards');
  await expectClean(stage);
});

test('sealed: the cards are shown, a list that asks for more is given back, one of them is taken, and play begins', async () => {
  const { people, channel, boss } = await begun('sealed');
  await boss.waitFor((m) => textOfMessage(m).includes('everybody builds a deck'));
  for (const [i, person] of people.entries()) {
    const cards = await outcome(await person.command(channel.id, 'league deck'));
    expect(textOfMessage(cards)).toContain('your 90 cards');
    const form = await person.press(cards, 'Build my deck');
    const list = typedIn(form);
    expect(list).toContain('Market');
    if (i === 0) {
      const greedy = list.replace(/(Market[\s\S]*?\n)1 /, '$130 ');
      const back = await outcome(await person.submit(form, { text: greedy }));
      expect(textOfMessage(back)).toMatch(/you have 1, the list says 30/);
      const again = await person.press(back, 'Build my deck');
      expect(textOfMessage(await outcome(await person.submit(again, { text: list })))).toContain('your deck');
    } else expect(textOfMessage(await outcome(await person.submit(form, { text: list })))).toContain('your deck');
  }
  await stage.later(1000);
  await eventually(async () =>
    (await seasonNow()).matches.some(({ status }) => status === 'open') ? true : undefined,
  );
  // Over, the lists are open, but for those who keep theirs.
  const keep = await outcome(await boss.command(channel.id, 'league decks'));
  expect(textOfMessage(keep)).toContain('No list of');
  await expectClean(stage);
});
