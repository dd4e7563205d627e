/** What the Admiral derives from its view of Epic Space Empires. */

import type { CardDef, Effect, Verb } from '#games/ese/cards/format';
import { effectOf, type Library } from '#games/ese/library';
import type { EseBoard, EseView, FleetInView, PlanetInView, SeatInView } from '#games/ese/view';
import type { Ask, Option } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import { sum } from '../player.ts';

/** Everything that a decision is based on. */
export type Sight = {
  readonly library: Library;
  readonly view: EseView;
  readonly board: EseBoard;
  readonly ask: Ask;
  readonly me: Seat;
  readonly random: () => number;
};

export function sightOf(library: Library, view: EseView, ask: Ask, random: () => number): Sight {
  return { library, view, board: view.board, ask, me: ask.seat, random };
}

/** The options of an ask; none for a number. */
export function optionsOf({ ask }: Sight): readonly Option[] {
  return ask.choice.kind === 'number' ? [] : ask.choice.options;
}

/** The definition that an option is about. */
export function cardOf({ library }: Sight, option: Option): CardDef | undefined {
  const def = option.note?.def;
  return typeof def === 'string' && library.has(def) ? library.get(def) : undefined;
}

/** The effect of a verb on the card of an option. */
export function effectIn<V extends Verb>(
  sight: Sight,
  option: Option,
  verb: V,
): Extract<Effect, { verb: V }> | undefined {
  const card = cardOf(sight, option);
  return card === undefined ? undefined : effectOf(card, verb);
}

export const seatOf = ({ board }: Sight, seat: Seat): SeatInView | undefined => board.seats[seat];

/** The player's opponents who are still in the game. */
export const foes = ({ board, me }: Sight): readonly SeatInView[] =>
  board.seats.filter((one) => one.seat !== me && !one.out);

export const fleetsOf = (sight: Sight, seat: Seat): readonly FleetInView[] => seatOf(sight, seat)?.fleets ?? [];

export const forceOf = (fleets: readonly FleetInView[]): number => sum(fleets, ({ force }) => force);

export type World = { readonly planet: PlanetInView; readonly owner: Seat };

export function worlds({ board }: Sight, seats: (seat: Seat) => boolean): readonly World[] {
  return board.seats
    .filter(({ seat, out }) => !out && seats(seat))
    .flatMap(({ seat, planets }) => planets.map((planet) => ({ planet, owner: seat })));
}

/** What a planet is worth: its points, its ability, and more for a homeworld. */
export function worthOf(
  { library }: Sight,
  { def, points, home, attached }: Pick<PlanetInView, 'def' | 'points' | 'home' | 'attached'>,
): number {
  const bonus = library.get(def).do.length > 0 ? 2 : 0;
  return points + bonus + (home ? 4 : 0) + attached.length * 2;
}
