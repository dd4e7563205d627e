/** What the Admiral derives from its view of Shattered Empires. */
import type { CardDef } from '#games/sem/cards/format';
import type { Filter } from '#games/sem/cards/phrase';
import { bodyIn, type Target, targetIn } from '#games/sem/in-view';
import type { Library } from '#games/sem/library';
import { isNamed } from '#games/sem/rules/select';
import type { SeatInView, SemBoard, SemView, UnitInView } from '#games/sem/view';
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

/** A unit or base in play. */
export const bodyOf = ({ board }: Sight, id: string | undefined): UnitInView | undefined => bodyIn(board, id);

export const targetOf = ({ board }: Sight, id: string | undefined): Target | undefined => targetIn(board, id);

/** The definitions of the cards in the player's own hand. */
export const held = (sight: Sight): readonly CardDef[] =>
  (sight.board.hand ?? []).flatMap(({ def }) => definitionOf(sight, def) ?? []);

/** Weapons that have not been fired this turn. */
export const readyWeapons = ({ weapons }: UnitInView) => weapons.filter(({ fired }) => !fired);

/** Whether a unit or base is what a phrase names, whatever its traits. */
export function isMeant(sight: Sight, { noun }: Pick<Filter, 'noun'>, { def }: UnitInView): boolean {
  const card = definitionOf(sight, def);
  return card !== undefined && isNamed(noun, card);
}
