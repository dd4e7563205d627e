/** What the Admiral derives from its view of The Space War. */
import type { Filter } from '#games/tsw/cards/phrase';
import type { Definition, Library } from '#games/tsw/library';
import type { SeatInView, TswBoard, TswView, UnitInView } from '#games/tsw/view';
import type { Ask, Option } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import { sum } from '../player.ts';

/** Everything that a decision is based on. */
export type Sight = {
  readonly library: Library;
  readonly view: TswView;
  readonly board: TswBoard;
  readonly ask: Ask;
  readonly me: Seat;
  readonly foe: Seat;
  readonly random: () => number;
};

export function sightOf(library: Library, view: TswView, ask: Ask, random: () => number): Sight {
  return { library, view, board: view.board, ask, me: ask.seat, foe: 1 - ask.seat, random };
}

/** The options of an ask; none for a number. */
export function optionsOf({ ask }: Pick<Sight, 'ask'>): readonly Option[] {
  return ask.choice.kind === 'number' ? [] : ask.choice.options;
}

/** The definition with an id, as the edition of the game has it; undefined for one that the library does not have. */
export function definitionOf({ library, board }: Sight, id: unknown): Definition | undefined {
  return typeof id === 'string' && library.has(id) ? library.get(board.edition, id) : undefined;
}

/** The definition that an option is about. */
export const cardOf = (sight: Sight, { note }: Option): Definition | undefined => definitionOf(sight, note?.def);

function seatOf({ board }: Sight, seat: Seat): SeatInView {
  const found = board.seats[seat];
  if (found === undefined) throw new Error(`the view has no seat ${seat}`);
  return found;
}

export const mine = (sight: Sight): SeatInView => seatOf(sight, sight.me);
export const theirs = (sight: Sight): SeatInView => seatOf(sight, sight.foe);

/** The cards in play that a seat controls. */
export const unitsOf = ({ board }: Sight, seat: Seat): readonly UnitInView[] =>
  board.play.filter((unit) => unit.seat === seat);

export const unitOf = ({ board }: Sight, id: string | undefined): UnitInView | undefined =>
  board.play.find((unit) => unit.id === id);

/** How much more damage destroys a card in play; none does if it cannot be damaged. */
export const leftOf = ({ defense, damage }: UnitInView): number =>
  defense === undefined ? Number.POSITIVE_INFINITY : Math.max(0, defense - damage);

/** A player's station cards that lie face down. */
const armorOf = ({ station }: SeatInView): number => sum(Object.values(station), ({ down }) => down);

/** All damage to the station that a player survives, and one more. */
export const healthOf = (seat: SeatInView): number => armorOf(seat) + seat.life;

/** All cards of a player's station. */
export const stationSize = ({ station }: SeatInView): number =>
  sum(Object.values(station), ({ down, flipped }) => down + flipped.length);

export const flippedOf = ({ station }: SeatInView): number =>
  sum(Object.values(station), ({ flipped }) => flipped.length);

export const isShield = (sight: Sight, { def }: UnitInView): boolean =>
  definitionOf(sight, def)?.keywords.includes('shield') === true;

export const shieldsOf = (sight: Sight, seat: Seat): readonly UnitInView[] =>
  unitsOf(sight, seat).filter((unit) => isShield(sight, unit));

/** The card that says a phrase: who controls it, and where it is in play, if it is. */
export type Speaker = { readonly seat: Seat; readonly id?: string | undefined; readonly at?: Seat | undefined };

/** The cards in play that a phrase picks. */
export function meantBy(sight: Sight, what: Filter, by: Speaker): readonly UnitInView[] {
  if (what.noun === 'attack' || what.noun === 'station card' || what.where === 'the pile') return [];
  return sight.board.play.filter((unit) => {
    const card = definitionOf(sight, unit.def);
    if (card === undefined || !isNamed(what, card) || !isAt(what, unit, by)) return false;
    const costs = typeof card.cost === 'number' ? card.cost : 0;
    return what.is.every((trait) => hasTrait(trait, unit, card, by)) && costs <= (what.atMost?.n ?? costs);
  });
}

function isNamed({ noun }: Filter, { type, name, keywords }: Definition): boolean {
  if (noun === 'card') return true;
  if (noun === 'shield') return keywords.includes('shield');
  if (noun === 'spaceship or missile') return type === 'spaceship' || type === 'missile';
  return noun === type || noun === name;
}

function isAt({ where }: Filter, unit: UnitInView, by: Speaker): boolean {
  if (where === 'this zone') return unit.at === (by.at ?? by.seat);
  return where !== 'your home zone' || unit.at === by.seat;
}

function hasTrait(trait: Filter['is'][number], unit: UnitInView, { type }: Definition, by: Speaker): boolean {
  switch (trait) {
    case 'other':
      return unit.id !== by.id;
    case 'own':
    // Whose a card is that somebody has control of for the turn is not seen.
    case 'owned':
      return unit.seat === by.seat;
    case 'enemy':
      return unit.seat !== by.seat;
    case 'paralyzed':
      return unit.paralyzed;
    case 'unparalyzed':
      return !unit.paralyzed;
    case 'non-duration':
      return type !== 'duration';
    case 'non-defense':
      return type !== 'defense';
    case 'flipped':
      return false;
    default:
      return trait satisfies never;
  }
}
