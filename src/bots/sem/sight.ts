/** What the Admiral derives from its view of Shattered Empires. */
import type { CardDef } from '#games/sem/cards/format';
import type { Filter } from '#games/sem/cards/phrase';
import type { Library } from '#games/sem/library';
import type { ModificationInView, SeatInView, SemBoard, SemView, UnitInView } from '#games/sem/view';
import type { Ask, Choice, Option } from '#kernel/ask';
import type { Seat } from '#kernel/state';

/** Everything that a decision is based on. */
export type Sight = {
  readonly library: Library;
  readonly view: SemView;
  readonly board: SemBoard;
  readonly ask: Ask;
  readonly me: Seat;
};

export function sightOf(library: Library, view: SemView, ask: Ask): Sight {
  return { library, view, board: view.board, ask, me: ask.seat };
}

/** The options of a choice; none for a number. */
export const optionsIn = (choice: Choice): readonly Option[] => (choice.kind === 'number' ? [] : choice.options);

/** The options of an ask. */
export const optionsOf = ({ ask }: Pick<Sight, 'ask'>): readonly Option[] => optionsIn(ask.choice);

/** The definition with an id; undefined for one that the library does not have. */
export function definitionOf({ library }: Sight, id: unknown): CardDef | undefined {
  return typeof id === 'string' && library.has(id) ? library.get(id) : undefined;
}

/** The definition that an option is about. */
export const cardOf = (sight: Sight, { note }: Option): CardDef | undefined => definitionOf(sight, note?.def);

export function mine({ board, me }: Sight): SeatInView {
  const found = board.seats[me];
  if (found === undefined) throw new Error(`the view has no seat ${me}`);
  return found;
}

/** The opponents who are still in the game. */
export const foesOf = ({ board, me }: Sight): readonly SeatInView[] =>
  board.seats.filter(({ seat, base }) => seat !== me && base !== undefined);

/** The units of a player, and their base. */
export const bodiesOf = ({ units, base }: SeatInView): readonly UnitInView[] =>
  base === undefined ? units : [...units, base];

/** A unit or base in play. */
export function bodyOf({ board }: Sight, id: string | undefined): UnitInView | undefined {
  for (const seat of board.seats) {
    const found = seat.base?.id === id ? seat.base : seat.units.find((unit) => unit.id === id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Something that can be aimed at: a unit or base, or a modification on it. */
export type Target = { readonly id: string; readonly host: UnitInView; readonly part?: ModificationInView };

export function targetOf(sight: Sight, id: string | undefined): Target | undefined {
  if (id === undefined) return undefined;
  const body = bodyOf(sight, id);
  if (body !== undefined) return { id, host: body };
  for (const host of sight.board.seats.flatMap(bodiesOf)) {
    const part = host.modifications.find((one) => one.id === id);
    if (part !== undefined) return { id, host, part };
  }
  return undefined;
}

/** The definitions of the cards in the player's own hand. */
export const held = (sight: Sight): readonly CardDef[] =>
  (sight.board.hand ?? []).flatMap(({ def }) => definitionOf(sight, def) ?? []);

/** Weapons that have not been fired this turn. */
export const readyWeapons = ({ weapons }: UnitInView) => weapons.filter(({ fired }) => !fired);

/** Whether a unit or base is what a phrase is about, of those that can be told by their class. */
export function isNamed({ noun }: Pick<Filter, 'noun'>, { class: of }: Pick<UnitInView, 'class'>): boolean {
  switch (noun) {
    case 'ship':
      return of === 'fighter' || of === 'capital ship';
    case 'station or defense station':
      return of === 'station' || of === 'defense station';
    case 'station, defense station or base':
      return of === 'station' || of === 'defense station' || of === 'base';
    case 'unit':
      return of !== 'base';
    case 'unit or base':
      return true;
    default:
      return noun === of;
  }
}
