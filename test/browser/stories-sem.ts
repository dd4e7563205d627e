/** A whole game of Shattered Empires for three: a base falls, an attack is intercepted after a power cut, the last base falls. */
import { describe, expect, test } from 'vitest';
import { type Arranger, arrange } from './arrange.ts';
import { mira, oksana, type Stage, soon, startTable, tobin } from './stage.ts';
import type { Seat } from './support.ts';
import { gather, openPanel, type Panel } from './table.ts';

const people = [mira, tobin, oksana] as const;

/** Hit points that are left to the bases of those who do not begin: a cruiser deals 4, a base may repair 2 before. */
const LEFT = 2;
const hitPoints: Readonly<Record<string, number>> = {
  'imperial-command-hub': 34,
  'wayfarer-roost': 28,
  'hive-cathedral': 30,
  'meridian-exchange': 28,
};

/** Whoever begins has two cruisers, the others have bases about to fall; the last in turn order has a ship that intercepts. */
function nearTheEnd({ state }: Arranger, order: (seats: readonly number[]) => void): void {
  const first = state.g.active as number;
  const [, second = 0, third = 0] = [0, 1, 2].map((n) => (first + n) % people.length);
  order([first, second, third]);
  const bring = (seat: number, def: string) => {
    const id = state.zones[`deck:${seat}`]?.pop() ?? '';
    state.zones[`play:${seat}`]?.push(id);
    Object.assign(state.cards[id] as object, { def });
  };
  // Few enough that nobody has to discard.
  for (const seat of [first, third])
    state.zones[`deck:${seat}`]?.unshift(...(state.zones[`hand:${seat}`]?.splice(3) ?? []));
  for (const id of state.zones[`hand:${first}`] ?? []) Object.assign(state.cards[id] as object, { def: 'autofactory' });
  bring(first, 'line-cruiser');
  bring(first, 'line-cruiser');
  bring(third, 'escort-cutter');
  for (const seat of [second, third]) {
    const base = state.cards[state.zones[`play:${seat}`]?.[0] ?? ''];
    Object.assign(base as object, { damage: (hitPoints[base?.def ?? ''] ?? 0) - LEFT });
  }
}

/** Presses the first of some buttons that the panel offers. */
async function pressFirst(panel: Panel, ...labels: readonly RegExp[]): Promise<void> {
  await panel.press('Refresh');
  const offered = await panel.answers();
  const found = labels.find((label) => offered.some((one) => label.test(one)));
  if (found === undefined) throw new Error(`none of ${labels.join(', ')} in: ${offered.join(', ')}`);
  await panel.press(found);
}

/** Ends the turn, though the base may fall. */
async function endTurn(panel: Panel): Promise<void> {
  await pressFirst(panel, /^End the turn/);
  if ((await panel.text()).includes('Your base may fall')) await panel.press('Yes, do it');
}

/** Ends a turn in which nothing is built and nobody is attacked. */
async function passTurn(panel: Panel): Promise<void> {
  for (let n = 0; n < 6; n++) {
    await panel.press('Refresh');
    const text = await panel.text();
    if (text.includes('Acquisition Phase')) return endTurn(panel);
    await pressFirst(panel, /^Queue nothing/, /^None of these/, /^Go on$/, /^(?:Put|Finish) /);
  }
}

export function semStories(stage: Stage): void {
  describe('Shattered Empires', () => {
    test('three play to the end; an attack that a power cut has met is intercepted after it', async () => {
      const seats = (await stage.sit(people)) as [Seat, Seat, Seat];
      const [host, ...others] = seats;
      await gather(host, others, { game: 'Shattered Empires', seats: 3 });
      await startTable(stage, seats);
      const roles: number[] = [];
      arrange(stage.program.database, (board) => {
        nearTheEnd(board, (order) => {
          const names = order.map((seat) => people.findIndex((name) => board.seat(name) === seat));
          roles.push(...names);
        });
      });
      const [attacker, , defender] = roles.map((n) => seats[n]) as [Seat, Seat, Seat];
      const winner = people[roles[0] ?? 0] ?? '';
      const fallen = people[roles[1] ?? 0] ?? '';

      const own = await openPanel(attacker);
      await pressFirst(own, /^Queue nothing/, /^None of these/, /^Go on$/);
      await pressFirst(own, new RegExp(`^To combat: attack .*${fallen.split(' ')[0]}.* with both units`));
      await soon(() => own.seat.lastMessage('My hand & moves').innerText()).toContain('is out of the game');

      await pressFirst(own, /^Attack .* with Line Cruiser/);
      await stage.program.kill();
      const lost = stage.desk.page.getByText('Connection lost');
      await lost.waitFor();
      await stage.program.restart();
      await lost.waitFor({ state: 'detached' });

      const his = await openPanel(defender);
      expect(await his.text()).toContain('Line Cruiser');
      await pressFirst(his, /^Escort Cutter: Intercept, take the shots at/);
      await soon(() => own.seat.lastMessage('My hand & moves').innerText()).toContain('Escort Cutter');

      await passTurn(his);
      await pressFirst(own, /^Go on$/, /^Queue nothing/, /^None of these/);
      await pressFirst(own, /^To combat: attack .* with both units/);
      await pressFirst(his, /^Let it happen/, /^Fire back/);
      await soon(() => his.seat.lastMessage('The game is over').innerText()).toContain(`${winner} wins`);
    });
  });
}
