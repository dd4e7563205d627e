// Attacks and battles brought about in a few words, for stories.
import type { Need, Option } from '#kernel/ask';
import { type Given, type SeatGiven, type Table, table } from './table.ts';

/** Steps of an attack and its battles. */
export const attack = ['attack', 'battle'];

/** Seat 0 has declared an attack. */
export const onAttack = (...seats: readonly SeatGiven[]): Table =>
  table({ seats, from: ['attack', 'battle'] }).does(0, 'attack');
/** Goes on, everybody passing and nobody sending anything, up to an ask that seat 0 or the named one has at a stop. */
export const until = (t: Table, seat: number, stop: string): Table => {
  for (let i = 0; i < 40; i++) {
    const next = t.asks()[0];
    if (next === undefined || t.asks().some((one) => one.seat === seat && one.stop === stop)) return t;
    t.does(next.seat, next.role === 'window' ? 'pass' : 'none');
  }
  return t;
};
/** The speed whose round is on. */
export const k = (t: Table): number => t.state.g.k;
/** What is assigned where. */
export const sentTo = (t: Table): readonly string[] =>
  Object.entries(t.state.g.courses).flatMap(([id, { to }]) =>
    to === undefined ? [] : [`${t.state.cards[id]?.def} ${t.state.cards[to]?.def}`],
  );

/** The needs of the first option of what a seat is asked; of fleets to be sent one for each class, also of a single fleet. */
export function needsOf(t: Table, seat: number, nth = 0): readonly Need[] {
  const { choice, stop, prompt } = t.ask(seat);
  const options = choice.kind === 'choose' ? choice.options : [];
  if (stop !== 'assign') return options[nth]?.needs ?? [];
  const apart = options.find(({ id }) => id === 'assign')?.needs;
  const planets = options.flatMap((one) => (one.id.startsWith('all:') ? [{ ...one, id: String(one.card) }] : []));
  const amounts = { kind: 'distribute', options: planets, min: 0, max: 1, most: 1, spread: planets.length } as const;
  return apart ?? [{ name: String(prompt.with?.def), prompt, choice: amounts }];
}

/** What the first card or ability that a seat may play can be aimed at. */
export function aims(t: Table, seat: number): readonly Option[] {
  const choice = needsOf(t, seat)[0]?.choice;
  return choice?.kind === 'choose' ? choice.options : [];
}

/**
 * Seat 0 sends all its fleets to a planet of seat 1, who guards it with all of theirs; everybody passes all tactics.
 * `others`: further seats, who hold their fleets back.
 */
export function conflict(
  p: SeatGiven,
  o: SeatGiven,
  planet: string,
  { others = [], ...more }: Partial<Given> & { readonly others?: readonly SeatGiven[] } = {},
): Table {
  const t = table({ seats: [p, o, ...others], from: attack, ...more });
  t.does(0, 'attack');
  for (let i = 0; i < 60; i++) {
    t.pass('tactics');
    const next = t.asks().find((one) => one.stop === 'assign');
    if (next === undefined) return t;
    const needs = next.seat > 1 ? [] : needsOf(t, next.seat);
    const all = needs.map(({ name, choice }) => [name, { [planet]: choice.kind === 'distribute' ? choice.max : 1 }]);
    if (next.seat > 1) t.does(next.seat, 'none');
    else t.does(next.seat, 'assign', Object.fromEntries(all));
  }
  return t;
}
