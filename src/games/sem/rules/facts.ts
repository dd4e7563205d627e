/** What can be read off the state: whose cards lie where, what is on what, who is in the game. */
import { grouped } from '#kernel/grouped';
import type { CardId, Seat, ZoneId } from '#kernel/state';
import { card, zone, zoneOfSeat } from '#kernel/zones';
import type { CardType, HostClass, UnitClass } from '../cards/parts.ts';
import { hostClassOf, postsOf } from '../cards/posts.ts';
import type { SemMachine } from '../kind.ts';
import { def } from '../library.ts';

export const deckOf = (seat: Seat): ZoneId => zoneOfSeat('deck', seat);
export const handOf = (seat: Seat): ZoneId => zoneOfSeat('hand', seat);
export const scrapyardOf = (seat: Seat): ZoneId => zoneOfSeat('scrapyard', seat);
export const sideboardOf = (seat: Seat): ZoneId => zoneOfSeat('sideboard', seat);
/** Cards that have left the game. */
export const removedOf = (seat: Seat): ZoneId => zoneOfSeat('removed', seat);
export const queueOf = (seat: Seat): ZoneId => zoneOfSeat('queue', seat);
/** Hired personnel that wait at the base for a post. */
export const barracksOf = (seat: Seat): ZoneId => zoneOfSeat('barracks', seat);
/** A player’s cards in play: base, units, resources, research, and what is on units and the base. */
export const playOf = (seat: Seat): ZoneId => zoneOfSeat('play', seat);
/** A command that has been played and waits to resolve. */
export const PLAYED: ZoneId = 'played';

/** The seats in the game, clockwise from one of them. */
export function seatsFrom(m: SemMachine, first: Seat): readonly Seat[] {
  const { seats, out } = m.state;
  const found: Seat[] = [];
  for (let i = 0; i < seats; i++) {
    const seat = (first + i) % seats;
    if (!out.includes(seat)) found.push(seat);
  }
  return found;
}

/** The opponents of a seat, clockwise. */
export const opponentsOf = (m: SemMachine, seat: Seat): readonly Seat[] =>
  seatsFrom(m, seat).filter((one) => one !== seat);

/** A player's cards in play, of some types; of all types if none is given. */
export function inPlay(m: SemMachine, seat: Seat, ...types: readonly CardType[]): readonly CardId[] {
  const found = m.memoInPlace(sort)[seat];
  const [type, ...others] = types;
  if (found === undefined) return none;
  if (type === undefined) return found.all;
  if (others.length === 0) return found.byType.get(type) ?? none;
  return found.all.filter((id) => types.includes(def(m, id).type));
}

const none: readonly never[] = [];

type Sorted = {
  readonly all: readonly CardId[];
  readonly byType: ReadonlyMap<CardType, readonly CardId[]>;
};

/** Cards in play by seat and type. */
function sort(m: SemMachine): readonly Sorted[] {
  return Array.from({ length: m.state.seats }, (_, seat) => {
    const all = [...zone(m.state, playOf(seat))];
    return { all, byType: grouped(all, (id) => def(m, id).type) };
  });
}

/** Everything in play, clockwise from a seat. */
export function allInPlay(m: SemMachine, first: Seat = 0): CardId[] {
  const found: CardId[] = [];
  for (const seat of seatsFrom(m, first)) found.push(...zone(m.state, playOf(seat)));
  return found;
}

export const unitsOf = (m: SemMachine, seat: Seat): readonly CardId[] => inPlay(m, seat, 'unit');
export const baseOf = (m: SemMachine, seat: Seat): CardId | undefined => inPlay(m, seat, 'base')[0];

/** Who controls a card: nobody else than its owner ever does (S-R-27). */
export const holder = (m: SemMachine, id: CardId): Seat => card(m.state, id).own;

export const isInPlay = (m: SemMachine, id: CardId): boolean => zone(m.state, playOf(holder(m, id))).includes(id);

/** What a card can carry, and be aimed at as: the class of a unit, or `base`; undefined for other cards. */
export const classOf = (m: SemMachine, id: CardId): HostClass | undefined => hostClassOf(def(m, id));

export const isUnit = (m: SemMachine, id: CardId): boolean => def(m, id).type === 'unit';
export const isDefenseStation = (m: SemMachine, id: CardId): boolean => def(m, id).class === 'defense station';

/** The unit or base that a modification or personnel is on. */
export const hostOf = (m: SemMachine, id: CardId): CardId | undefined => card(m.state, id).on;

/** The modifications and personnel on a unit or base. */
export function carriedBy(m: SemMachine, host: CardId): readonly CardId[] {
  return m.memo(carriedByHost).get(host) ?? none;
}

function carriedByHost(m: SemMachine): ReadonlyMap<CardId, readonly CardId[]> {
  return grouped(allInPlay(m), (id) => hostOf(m, id));
}

export const crewOf = (m: SemMachine, host: CardId): CardId[] =>
  carriedBy(m, host).filter((id) => def(m, id).type === 'personnel');
export const modificationsOn = (m: SemMachine, host: CardId): CardId[] =>
  carriedBy(m, host).filter((id) => def(m, id).type === 'modification');

export const isTesting = (m: SemMachine, id: CardId): boolean => card(m.state, id).testing === true;
export const damageOn = (m: SemMachine, id: CardId): number => card(m.state, id).damage ?? 0;
export const progressOf = (m: SemMachine, id: CardId): number => card(m.state, id).progress ?? 0;
export const isDone = (m: SemMachine, id: CardId): boolean => card(m.state, id).done === true;

/** A player's research that is not completed. */
export const openResearch = (m: SemMachine, seat: Seat): CardId[] =>
  inPlay(m, seat, 'research').filter((id) => !isDone(m, id));

/** Everything that a player's Yield may be put on: the queue, and research that is not completed. */
export const projectsOf = (m: SemMachine, seat: Seat): CardId[] => [
  ...zone(m.state, queueOf(seat)),
  ...openResearch(m, seat),
];

/** Whether a card works: research only when completed, what is on nothing not at all. */
export function works(m: SemMachine, id: CardId): boolean {
  const { type, on } = def(m, id);
  if (type === 'research') return isDone(m, id);
  if (type !== 'personnel' || on === undefined) return true;
  const host = hostOf(m, id);
  const of = host === undefined ? undefined : classOf(m, host);
  return on === 'base' ? of === 'base' : of === 'station' || of === 'defense station';
}

/** Whether personnel can take a post on a unit or base: it has the post, and nobody else is on it. */
export function hasPostFor(m: SemMachine, host: CardId, id: CardId): boolean {
  const { designation } = def(m, id);
  if (designation === undefined || !postsOf(def(m, host)).includes(designation)) return false;
  return !crewOf(m, host).some((one) => one !== id && def(m, one).designation === designation);
}

/** Whether a modification can go on a unit or base: of a class that it names (S-R-8). */
export function fitsOn(m: SemMachine, id: CardId, host: CardId): boolean {
  const of = classOf(m, host);
  return of !== undefined && (def(m, id).hosts ?? []).includes(of);
}

/** Units and, where it fits, the base, that a modification can go on. */
export const hostsFor = (m: SemMachine, id: CardId): CardId[] =>
  inPlay(m, holder(m, id), 'unit', 'base').filter((host) => fitsOn(m, id, host));

/** Whether a player has a copy of a unique card in play, other than this one. */
export function isSecondUnique(m: SemMachine, id: CardId): boolean {
  const { unique, id: name } = def(m, id);
  return unique === true && hasInPlay(m, holder(m, id), name, id);
}

/** Whether a player has a card of a definition in play: personnel counts from when they are hired. */
export function hasInPlay(m: SemMachine, seat: Seat, name: string, besides?: CardId): boolean {
  return [...zone(m.state, playOf(seat)), ...zone(m.state, barracksOf(seat))].some(
    (id) => id !== besides && card(m.state, id).def === name,
  );
}

export const isClass = (m: SemMachine, id: CardId, ...classes: readonly UnitClass[]): boolean =>
  classes.some((one) => one === def(m, id).class);
