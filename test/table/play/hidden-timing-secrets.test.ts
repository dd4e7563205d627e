/**
 * When somebody is answered for says nothing of what they hold: hundreds of hands dealt anew at windows that everybody knows
 * of, under any autopilot and with any orders.
 */
import { expect, test } from 'vitest';
import { chance } from '#bots/play';
import type { EveState } from '#games/eve/state';
import type { Ask } from '#kernel/ask';
import type { TableRow } from '#store/types';
import type { Context } from '#table/context';
import { newMoves, playAutomatic } from '#table/play/automatic-moves';
import { newAutopilot } from '#table/play/autopilot';
import type { AutopilotState } from '#table/play/autopilot-stored';
import { answerDelay, newAnswerTimes } from '#table/play/hidden-timing';
import { ordersText } from '#table/play/planned-moves/stored';
import type { PlannedMove } from '#table/types';
import { dealtAnew } from '../../fuzz/secrets.ts';
import { createFuzz } from '../../fuzz/setup.ts';

const { game, player, decks } = createFuzz();
const { stops } = game.words;
const asked = 1_000_000;

/** A running table with hidden timing. `of`: what the seat that is asked has set. */
function rowWith(seats: number, asks: number, of: { readonly settings: string; readonly orders: string | undefined }) {
  const seat = (one: number) => ({
    seat: one,
    user: `user-${one}`,
    bot: undefined,
    name: `User ${one}`,
    deck: undefined,
    movedRev: 0,
    ...(one === asks
      ? { ...of, waitingSince: asked }
      : { settings: JSON.stringify(newAutopilot('strict', [], stops)), waitingSince: undefined }),
  });
  return {
    id: 'table',
    rev: 7,
    seed: 'the seed',
    status: 'running',
    options: JSON.stringify({ seats, remindAfter: 0, game: {}, veil: true }),
    seats: Array.from({ length: seats }, (_, one) => seat(one)),
  } as unknown as TableRow;
}

const contextAt = (now: number) =>
  ({
    now: () => now,
    bots: {},
    log: { error: (facts: object) => expect(facts).toBeUndefined() },
  }) as unknown as Context;

test.each([
  ['core', 2, 'veil-1'],
  ['exiled', 3, 'veil-2'],
])('%s with %i players, seed %s', async (edition, seats, seed) => {
  const random = chance(seed);
  const below = (n: number) => Math.floor(random() * n);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const anyPilot = (): AutopilotState => ({
    ...newAutopilot(pick(['fast', 'strict']), pick([undefined, [], stops.map(({ id }) => id)]), stops),
    ...(below(4) === 0 && { until: pick(['turn', 'targeted'] as const), setIn: { turn: 1, active: 0 } }),
  });
  const anyOrders = ({ id: after, stop }: Ask): readonly PlannedMove[] =>
    below(2) === 0
      ? []
      : [
          {
            id: 1,
            at: stop,
            does: pick(['pass', { verb: 'play' }] as const),
            else: pick(['ask', 'pass'] as const),
            times: 'once',
            turn: 1,
            after: after - 1,
            made: 1,
            alert: true,
          },
        ];
  const fitting = decks.filter((deck) => deck.edition === edition);
  const begun = game.setup({
    edition,
    seed,
    decks: Array.from({ length: seats }, (_, n) => fitting[n % fitting.length]!),
  });
  if ('refused' in begun) throw new Error(begun.refused);
  const state = begun.state as EveState;
  const count = { answered: 0, left: 0 };
  for (let n = 0; n < 600 && count.answered + count.left < 250 && state.result === undefined; n++) {
    const ask = state.open!.asks.find((one) => state.open!.answers[one.seat] === undefined)!;
    for (let hand = 0; ask.known === true && hand < 5; hand++) {
      const orders = ordersText({ list: anyOrders(ask), ended: [] });
      const row = rowWith(seats, ask.seat, { settings: JSON.stringify(anyPilot()), orders });
      const dealt = JSON.stringify(dealtAnew(state, ask.seat, below));
      const courseAt = async (now: number, text?: string, at = row) => {
        const parts = { row: at, game, state: game.open(dealt), rulesChange: undefined };
        const moves = newMoves(text === undefined ? parts : { ...parts, text });
        await playAutomatic(contextAt(now), moves);
        return moves;
      };
      const until = asked + answerDelay(row, ask);
      const conceded = JSON.stringify({ ...newAutopilot('fast', [], stops), conceded: true });
      const givenUp = rowWith(seats, ask.seat, { settings: conceded, orders });
      expect((await courseAt(asked, undefined, givenUp)).made[0]).toMatchObject({ seat: ask.seat, ask: ask.id });
      const opened = await courseAt(asked);
      expect(opened.made).toEqual([]);
      expect(newAnswerTimes(opened, asked)).toEqual(new Map([[ask.seat, until]]));
      expect((await courseAt(until - 1, dealt)).made).toEqual([]);
      count[(await courseAt(until, dealt)).made.length > 0 ? 'answered' : 'left'] += 1;
    }
    const answer = player(game.view(state, ask.seat), ask, random, game);
    const step = game.answer(state, { seat: ask.seat, ask: ask.id, answer });
    if ('refused' in step) throw new Error(JSON.stringify(step));
  }
  expect(count.answered).toBeGreaterThan(50);
  expect(count.left).toBeGreaterThan(25);
});
