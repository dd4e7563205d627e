/**
 * The autopilot knows no more than its seat: whole games with the hidden cards of one seat dealt anew before a move. Where
 * the others' boards come out the same, their asks and what the autopilot does about them must be the same too, and to
 * everybody, spectators among them, the same answers are offered on the table's message.
 */
import { expect, test } from 'vitest';
import { chance } from '#bots/play';
import type { View } from '#face/view';
import type { EveState } from '#games/eve/state';
import type { Answer, Ask } from '#kernel/ask';
import type { Seat, State } from '#kernel/state';
import { alive } from '#kernel/zones';
import { decide, newAutopilot } from '#table/play/autopilot';
import { answerPlansOf } from '#table/play/planned-moves/answer-plans';
import { follow } from '#table/play/planned-moves/follow';
import type { PlannedMove } from '#table/types';
import { dealtAnew } from '../../fuzz/secrets.ts';
import { createFuzz } from '../../fuzz/setup.ts';

const { game, player, decks } = createFuzz();
const fast = newAutopilot('fast', undefined, game.words.stops);

/** What a seat comes to see, be asked, and have answered for it. */
type Outcome = {
  readonly view: View;
  readonly decisions: readonly unknown[];
  /** What orders that the seat could have given would say. */
  readonly ordered: readonly unknown[];
};

function outcomes(state: EveState, seat: Seat, ask: number, answer: Answer): readonly (Outcome | undefined)[] {
  const step = game.answer(state, { seat, ask, answer });
  if ('refused' in step) return [];
  return [...Array.from({ length: state.seats }, (_, other) => other), undefined].map((viewer) => {
    const view = game.view(step.state, viewer);
    const lives = (card: string) => alive(step.state, card);
    return {
      view,
      decisions: view.asks.map((one) => decide(view, one, fast)),
      ordered: view.asks.flatMap((one) => ordersFor(one).map((order) => follow(view, one, fast, [order], lives))),
    };
  });
}

/** Orders that a seat could have given at an earlier window like this one. */
function ordersFor(ask: Ask): readonly PlannedMove[] {
  const order = { id: 1, at: ask.stop, else: 'ask', times: 'once', turn: 1, after: 0, made: 1 } as const;
  const moves = answerPlansOf(ask).map(({ option: { verb, card, about } }): PlannedMove['does'] => ({
    ...(verb !== undefined && { verb }),
    ...(card !== undefined && { card }),
    ...(about !== undefined && { about }),
  }));
  return (['pass', ...moves] as const).map((does) => ({ ...order, does }));
}

/** Who is asked what everybody is to know of, with the number of the ask, which decides when it may be answered for them. */
const knownIn = (state: State) =>
  (state.open?.asks ?? []).filter(({ known }) => known === true).map(({ seat, id }) => ({ seat, id }));

const table = (view: View) => JSON.stringify({ ...view, asks: [], offered: undefined });
const boardOf = (view: View) => JSON.stringify(view.board);
/** Whether somebody sees the same table, leaving out what they are asked and what is offered. */
const seesTheSame = (one: View, other: View): boolean => table(one) === table(other);

test.each([
  ['core', 2, 'secrets-1'],
  ['core', 3, 'secrets-2'],
  ['exiled', 2, 'secrets-3'],
  ['exiled', 4, 'secrets-4'],
])('%s with %i players, seed %s', (edition, seats, seed) => {
  const fitting = decks.filter((deck) => deck.edition === edition);
  const chosen = Array.from({ length: seats }, (_, seat) => fitting[seat % fitting.length]!);
  const begun = game.setup({ edition, seed, decks: chosen });
  if ('refused' in begun) throw new Error(begun.refused);
  const random = chance(seed);
  const below = (n: number) => Math.floor(random() * n);
  const state = begun.state as EveState;
  const compared = { asked: 0, passed: 0, offered: 0, nothing: 0, ordered: 0, known: 0 };
  const compare = (seat: Seat, hidden: Seat, ask: number, answer: Answer) => {
    const [realState, anewState] = [JSON.parse(JSON.stringify(state)) as EveState, dealtAnew(state, hidden, below)];
    const real = outcomes(realState, seat, ask, answer);
    const anew = outcomes(anewState, seat, ask, answer);
    const [asAll, asAllAnew] = [real.at(-1), anew.at(-1)];
    if (asAll !== undefined && asAllAnew !== undefined && boardOf(asAll.view) === boardOf(asAllAnew.view)) {
      expect(knownIn(anewState), `seed ${seed}, turn ${state.g.turn}, ask ${ask}`).toEqual(knownIn(realState));
      compared.known += knownIn(realState).length;
    }
    for (const [other, one] of real.entries()) {
      const two = anew[other];
      if (other === hidden || one === undefined || two === undefined || !seesTheSame(one.view, two.view)) continue;
      expect(two.view.asks, `seed ${seed}, turn ${state.g.turn}, ask ${ask}`).toEqual(one.view.asks);
      expect(two.decisions).toEqual(one.decisions);
      expect(two.view.offered).toEqual(one.view.offered);
      expect(two.ordered).toEqual(one.ordered);
      compared.ordered += one.ordered.length;
      if (other === seats) {
        compared[(one.view.offered?.options ?? []).length > 0 ? 'offered' : 'nothing']++;
        continue;
      }
      if (one.decisions.length > 0) compared[JSON.stringify(one.decisions) === '[{}]' ? 'asked' : 'passed']++;
    }
  };
  for (let n = 0; n < 240 && state.result === undefined; n++) {
    const ask = state.open!.asks.find((one) => state.open!.answers[one.seat] === undefined)!;
    const answer = player(game.view(state, ask.seat), ask, random, game);
    // Whoever is asked holds other cards and passes; or somebody else holds other cards while they do what they do.
    compare(ask.seat, ask.seat, ask.id, ask.fallback);
    compare(ask.seat, (ask.seat + 1) % seats, ask.id, answer);
    const step = game.answer(state, { seat: ask.seat, ask: ask.id, answer });
    if ('refused' in step) throw new Error(JSON.stringify(step));
  }
  expect(compared.asked).toBeGreaterThan(25);
  expect(compared.passed).toBeGreaterThan(25);
  expect(compared.offered).toBeGreaterThan(25);
  expect(compared.nothing).toBeGreaterThan(25);
  expect(compared.ordered).toBeGreaterThan(25);
  expect(compared.known).toBeGreaterThan(40);
});
