/** A whole game of The Space War: a counter to a counter, a power cut between them, and the end of a commander. */
import { describe, test } from 'vitest';
import { type Arranger, arrange } from './arrange.ts';
import { mira, refreshed, type Stage, soon, startTable, tobin } from './stage.ts';
import type { Seat } from './support.ts';
import { gather, openPanel, type Panel } from './table.ts';

/** Lays cards of the hand face down in the order in which they are shown. */
async function layStation(panel: Panel): Promise<void> {
  const count = Number(/Choose (\d) cards/.exec(await panel.text())?.[1]);
  for (const label of (await panel.answers()).slice(0, count)) await panel.press(label);
}

async function layRows(panel: Panel): Promise<void> {
  await panel.press('Refresh');
  const order = (await panel.answers()).find((label) => label.includes(' → '));
  await panel.press(order ?? 'Keep the order as listed');
  if (order === undefined) await panel.press('Done, in this order');
  if ((await panel.answers()).includes('Action row')) await panel.press('Action row');
}

/**
 * Each holds what the story needs. A ship of Mira's stands before the enemy station, whose cards are all flipped but for
 * the commander behind them.
 */
function beforeTheFirstTurn({ state, seat }: Arranger): void {
  const [us, them] = [seat(mira), seat(tobin)];
  const becomes = (zone: string, defs: readonly string[]) =>
    defs.forEach((def, i) => {
      Object.assign(state.cards[state.zones[zone]?.[i] ?? ''] as object, { def });
    });
  becomes(`hand:${us}`, ['battlestar', 'luck', 'titan']);
  becomes(`hand:${them}`, ['luck', 'titan', 'titan']);
  becomes(`deck:${us}`, ['titan']);
  const ship = state.zones[`deck:${us}`]?.pop() ?? '';
  state.zones.play = [ship];
  Object.assign(state.cards[ship] as object, { def: 'hunter', at: them, entered: 0 });
  for (const row of ['draw', 'action', 'discard'])
    for (const id of state.zones[`station.${row}:${them}`] ?? [])
      Object.assign(state.cards[id] as object, { flipped: true });
}

/** From the lobby to the first turn, which is Mira's. */
async function setUp(stage: Stage): Promise<readonly [Panel, Panel]> {
  const [one, two] = (await stage.sit([mira, tobin])) as [Seat, Seat];
  await gather(one, [two], { game: 'The Space War' });
  await startTable(stage, [one, two]);
  const asked = (await one.lastMessage('My hand & moves').innerText()).includes(`picks ${mira}`) ? one : two;
  const starter = await openPanel(asked);
  await starter.press(asked === one ? 'I begin' : 'The other begins');
  const panels = [await openPanel(one), await openPanel(two)] as const;
  for (const panel of panels) await layStation(panel);
  for (const panel of panels) await layRows(panel);
  const [own, his] = panels;
  await own.press('Refresh');
  await own.press((await own.answers())[0] ?? '');
  arrange(stage.program.database, beforeTheFirstTurn);
  await his.press('Refresh');
  await his.press((await his.answers())[0] ?? '');
  return panels;
}

export function tswStories(stage: Stage): void {
  describe('The Space War', () => {
    test('a counter is countered after a power cut, and the attack that follows ends the game', async () => {
      const [own, his] = await setUp(stage);
      await refreshed(own).toContain('Your action phase');
      await own.act('Play', 'Battlestar');
      await refreshed(his).toContain(`${mira} plays Battlestar`);
      await his.act('Play', 'Luck');
      await refreshed(own).toContain(`${tobin} plays Luck against Battlestar`);

      await stage.program.kill();
      const lost = stage.desk.page.getByText('Connection lost');
      await lost.waitFor();
      await stage.program.restart();
      await lost.waitFor({ state: 'detached' });

      // The panel from before the cut still works.
      await own.act('Play', 'Luck');
      await his.press('Refresh');
      // Who is countered may draw a card for one of their own.
      await his.press('No');
      await soon(() => own.seat.lastMessage('My hand & moves').innerText()).toContain('Tobin Vale’s Luck is countered');
      await refreshed(own).toContain('Mira Kestrel’s Battlestar enters play');

      await own.press(/^End actions, attack the enemy station with Hunter/);
      await soon(() => own.seat.lastMessage('The game is over').innerText()).toContain(`${mira} wins`);
    });
  });
}
