/** Set-up (T-3): who begins, hands, station cards, commanders; the numbers are those of the scenarios. */
import { expect, test } from 'vitest';
import { readyDecks } from '#games/tsw/decks/ready';
import { begin } from '#games/tsw/game';
import { type Row, rows, type TswState } from '#games/tsw/state';
import { answer, isStep } from '#kernel/answer';
import type { Answer } from '#kernel/ask';
import { library, rules } from './table.ts';

const decks = readyDecks(library.decks).filter(({ edition }) => edition === '2026');

function newGame(): TswState {
  const [one, two] = decks;
  const step = begin(rules, { edition: '2026', seed: 'setup', decks: [one!, two!] });
  if (!('state' in step)) throw new Error(JSON.stringify(step));
  return step.state;
}

/** Answers the ask of a seat, or of whoever is asked alone. */
function answered(state: TswState, given: Answer, seat = state.open?.asks[0]?.seat ?? 0): void {
  const ask = state.open?.asks.find((one) => one.seat === seat);
  const step = answer(rules, state, { seat, ask: ask?.id, answer: given });
  if (!isStep(step)) throw new Error(JSON.stringify(step));
}

const late = (state: TswState, seat: number): void => {
  const ask = state.open?.asks.find((one) => one.seat === seat);
  if (ask !== undefined) answered(state, ask.fallback, seat);
};
const size = (state: TswState, zone: string): number => state.zones[zone]?.length ?? 0;
const station = (state: TswState, seat: number): number[] =>
  rows.map((row: Row) => size(state, `station.${row}:${seat}`));

test('1: three station cards and four, three cards in hand, 54 and 53 in the draw piles', () => {
  const state = newGame();
  const decider = state.open?.asks[0]?.seat ?? 0;
  answered(state, { pick: [String(1 - decider)] });
  expect(state.g.first).toBe(1 - decider);
  const [first, second] = [state.g.first, 1 - state.g.first];
  expect([size(state, `hand:${first}`), size(state, `hand:${second}`)]).toEqual([6, 7]);
  for (const seat of [0, 1]) late(state, seat);
  late(state, first);
  const held = state.open?.asks.find(({ seat }) => seat === second)?.choice;
  const order = held?.kind === 'choose' ? held.options[0]?.needs?.[0]?.choice : undefined;
  const ids = order?.kind === 'order' ? order.options.map(({ id }) => id) : [];
  answered(
    state,
    { pick: ['lay'], with: { order: { order: [...ids].reverse() }, extra: { pick: ['action'] } } },
    second,
  );
  expect([station(state, first), station(state, second)]).toEqual([
    [1, 1, 1],
    [1, 2, 1],
  ]);
  expect([size(state, `hand:${first}`), size(state, `hand:${second}`)]).toEqual([3, 3]);
  expect([size(state, `deck:${first}`), size(state, `deck:${second}`)]).toEqual([54, 53]);
  for (const seat of [0, 1]) late(state, seat);
  expect(state.g).toMatchObject({ turn: 1, active: first, phase: 'draw' });
});

test('2: the second player chooses station cards out of seven', () => {
  const state = newGame();
  late(state, state.open?.asks[0]?.seat ?? 0);
  const counts = [state.g.first, 1 - state.g.first].map((seat) => {
    const choice = state.open?.asks.find((one) => one.seat === seat)?.choice;
    return choice?.kind === 'choose' ? [choice.options.length, choice.min, choice.max] : [];
  });
  expect(counts).toEqual([
    [6, 3, 3],
    [7, 4, 4],
  ]);
});

test('a card laid face down has an id that nobody has seen in the hand', () => {
  const state = newGame();
  late(state, state.open?.asks[0]?.seat ?? 0);
  const held = Object.keys(state.cards);
  for (let i = 0; i < 2; i++) for (const seat of [0, 1]) late(state, seat);
  const laid = rows.flatMap((row) => [0, 1].flatMap((seat) => state.zones[`station.${row}:${seat}`] ?? []));
  expect(laid).toHaveLength(7);
  expect(laid.filter((id) => held.includes(id))).toEqual([]);
});

test('commanders are turned up together, with the life points that are printed on them', () => {
  const state = newGame();
  late(state, state.open?.asks[0]?.seat ?? 0);
  for (let i = 0; i < 2; i++) for (const seat of [0, 1]) late(state, seat);
  const named = (seat: number, def: string) => {
    const choice = state.open?.asks.find((one) => one.seat === seat)?.choice;
    return choice?.kind === 'choose' ? (choice.options.find(({ note }) => note?.def === def)?.id ?? '') : '';
  };
  answered(state, { pick: [named(0, 'the-miller')] }, 0);
  expect([state.g.life, state.zones['commander:0']]).toEqual([[], undefined]);
  answered(state, { pick: [named(1, 'zuuls')] }, 1);
  expect(state.g.life).toEqual([6, 2]);
  expect([0, 1].map((seat) => state.cards[state.zones[`commander:${seat}`]?.[0] ?? '']?.def)).toEqual([
    'the-miller',
    'zuuls',
  ]);
});
