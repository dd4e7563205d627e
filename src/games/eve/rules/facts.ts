/** Facts derived from the state: who controls what, what is where, which abilities and commands are on. */
import { grouped } from '#kernel/grouped';
import type { CardId, Seat } from '#kernel/state';
import { card, controller } from '#kernel/zones';
import type { Ability, CardDef, CommandName } from '../cards/format.ts';
import { edition } from '../editions.ts';
import type { EveMachine } from '../kind.ts';
import { def } from '../library.ts';
import type { Battle, CommandPower, EveState, Side } from '../state.ts';
import { type CommandSide, commandSides } from './command-sides.ts';
import { inPlay, ofType } from './in-play.ts';

/** Seats still in the game, from `from` on in turn order. */
export function living(state: EveState, from: Seat = 0): Seat[] {
  const found: Seat[] = [];
  for (let i = 0; i < state.seats; i++) {
    const seat = (from + i) % state.seats;
    if (!state.out.includes(seat)) found.push(seat);
  }
  return found;
}

/** The active player, or the next one if they are out and their turn has not been cut short yet. */
export function leader(state: EveState): Seat {
  return living(state, state.g.active)[0] ?? state.g.active;
}

/** The opponents of a seat, from `from` on in turn order: everybody, wherever they sit. */
export function opponents(state: EveState, seat: Seat, from: Seat = seat): Seat[] {
  return living(state, from).filter((other) => other !== seat);
}

/** What "friendly" means (C-8.7). */
export function isFriendly(a: Seat | undefined, b: Seat | undefined): boolean {
  return a !== undefined && a === b;
}

export function isRegion(m: EveMachine, id: CardId): boolean {
  const { type } = def(m, id);
  return type === 'outer region' || type === 'starbase';
}

/** Regions in play: home regions of living seats in turn order, then outer regions in order of play. */
export function regions(m: EveMachine): CardId[] {
  const { g } = m.state;
  return [...living(m.state).map((seat) => g.base[seat] as CardId), ...outerRegions(m)];
}

export function outerRegions(m: EveMachine): readonly CardId[] {
  return ofType(m, 'outer region');
}

/**
 * Who controls a card in play (C-8): a location follows its region; a home region belongs to its player, an outer region to
 * whom its ships decided; other cards have their own controller. Undefined: nobody.
 */
export function holder(m: EveMachine, id: CardId): Seat | undefined {
  const { at } = card(m.state, id);
  if (def(m, id).type === 'location' && at !== undefined) return controller(m.state, at);
  return controller(m.state, id);
}

/** The region a card in play belongs to; undefined for news. Whether the dock is part of the home region: C-9.1, X-6.1. */
export function regionOf(m: EveMachine, id: CardId): CardId | undefined {
  const { at, on } = card(m.state, id);
  if (isRegion(m, id)) return id;
  if (on !== undefined) return regionOf(m, on);
  if (at !== 'dock') return at;
  const seat = controller(m.state, id);
  return seat === undefined || !edition(m.state.edition).dockIsHome ? undefined : m.state.g.base[seat];
}

export function isDocked(m: EveMachine, id: CardId): boolean {
  return card(m.state, id).at === 'dock';
}

/** Whether a ship has no tabs of assembly left (C-5.2). */
export function isFinished(m: EveMachine, id: CardId): boolean {
  return (card(m.state, id).tabs ?? 0) === 0;
}

/** The character on a ship; undefined: nobody. */
export function pilotOf(m: EveMachine, ship: CardId): CardId | undefined {
  for (const id of ofType(m, 'character')) if (card(m.state, id).on === ship) return id;
  return undefined;
}

/** Characters of a seat in its dock: agents. */
export function agents(m: EveMachine, seat: Seat): CardId[] {
  return ofType(m, 'character').filter((id) => isDocked(m, id) && controller(m.state, id) === seat);
}

/** The sides of a ship's card, with its commands and those of its pilot. */
export function sidesOf(m: EveMachine, ship: CardId): readonly CommandSide[] {
  const pilot = pilotOf(m, ship);
  const own = def(m, ship);
  return pilot === undefined ? own.sides : commandSides([...own.commands, ...def(m, pilot).commands]);
}

/** Commands of a ship and its pilot on a side. */
export function commandsOn(m: EveMachine, ship: CardId, side: Side): readonly CommandPower[] {
  for (const one of sidesOf(m, ship)) if (one.side === side) return one.commands;
  return [];
}

/** Undocked ships in a region, whoever controls them. */
export function shipsIn(m: EveMachine, region: CardId): readonly CardId[] {
  return m.memo(shipsByRegion).get(region) ?? [];
}

/** Cards in play that are somewhere, whatever they are, in the order in which they came. */
export function cardsAt(m: EveMachine, place: CardId | 'dock'): readonly CardId[] {
  return m.memo(cardsByPlace).get(place) ?? [];
}

const shipsByRegion = (m: EveMachine) => byPlace(m, ofType(m, 'ship'));
const cardsByPlace = (m: EveMachine) => byPlace(m, inPlay(m));

function byPlace(m: EveMachine, ids: readonly CardId[]): ReadonlyMap<CardId | 'dock', readonly CardId[]> {
  return grouped(ids, (id) => card(m.state, id).at);
}

export function locationsIn(m: EveMachine, region: CardId): CardId[] {
  return ofType(m, 'location').filter((id) => card(m.state, id).at === region);
}

/** The structures of a starbase, of which each counts. */
export function structuresOf(m: EveMachine, seat: Seat): CardId[] {
  return ofType(m, 'structure').filter((id) => controller(m.state, id) === seat);
}

export function isAttacking(m: EveMachine, id: CardId): boolean {
  return card(m.state, id).atk === true;
}

/** Defending: in an attacked region, on the side of its controller (C-11.3). */
export function isDefending(m: EveMachine, id: CardId): boolean {
  const { at } = card(m.state, id);
  if (
    at === undefined ||
    at === 'dock' ||
    isAttacking(m, id) ||
    !m.state.g.attacks.some((attack) => attack.region === at)
  )
    return false;
  return isFriendly(controller(m.state, id), controller(m.state, at));
}

/** Ships on both sides of a battle. */
export function sides(m: EveMachine, battle: Battle): { readonly attackers: CardId[]; readonly defenders: CardId[] } {
  const ships = shipsIn(m, battle.region);
  return {
    attackers: ships.filter((id) => isAttacking(m, id)),
    defenders: ships.filter((id) => !isAttacking(m, id) && isFriendly(controller(m.state, id), battle.against)),
  };
}

/** The point of view of a phrase: who "you" is, which card is "this", which region is "this region", and what has been chosen. */
export type EffectScope = {
  /** The controller of the source; undefined: nobody, then "you" phrases fit nothing. */
  readonly you: Seat | undefined;
  readonly src: CardId | undefined;
  readonly region: CardId | undefined;
  /** Chosen targets under their phrases, `it` under "it". */
  readonly env: Readonly<Record<string, unknown>>;
};

/** The point of view of a source's phrases. */
export function placeOf(m: EveMachine, id: CardId): EffectScope {
  return { you: holder(m, id), src: id, region: regionOf(m, id), env: {} };
}

/**
 * Whether an ability of a card in play is switched on (C-9.2, R-74, R-88, R-98): not docked, its command active, its
 * duration tab, its race, its role as agent or pilot; a pilot still sees what is lost together with its ship. Ships
 * enter play docked and may warp into the dock (D5), so "when this enters play" and "when this ship warps" work there too.
 */
export function works(
  m: EveMachine,
  id: CardId,
  ability: Pick<Ability, 'affinity' | 'while' | 'role' | 'tab'> & Partial<Pick<Ability, 'when'>>,
): boolean {
  const { when } = ability;
  const ownWay = (when?.on === 'enters play' || when?.on === 'warps') && when.what.pick === 'ref';
  if (isDocked(m, id) !== (ability.role === 'agent') && !ownWay) return false;
  const { on, adrift, tabs } = card(m.state, id);
  if (ability.role === 'pilot' && on === undefined && adrift !== true) return false;
  if (ability.tab !== undefined && tabs !== ability.tab) return false;
  if (ability.while !== undefined && !hasActive(m, id, ability.while)) return false;
  if (ability.affinity === undefined) return true;
  const seat = holder(m, id);
  return seat !== undefined && raceOf(m, seat) === ability.affinity;
}

export function raceOf(m: EveMachine, seat: Seat): string | undefined {
  return def(m, m.state.g.base[seat] as CardId).races[0];
}

/** Whether a card can belong to a seat by its races: one that names none can belong to anybody. The race of the player counts, no ship's. */
export function isOpenTo(m: EveMachine, seat: Seat, { races }: Pick<CardDef, 'races'>): boolean {
  const race = raceOf(m, seat);
  return races.length === 0 || races.some((one) => one === race);
}

/** Commands on the side that is turned up, with their unmodified power. */
export function activeCommands(m: EveMachine, id: CardId): readonly CommandPower[] {
  const { side } = card(m.state, id);
  return side === undefined ? noCommands : commandsOn(m, id, side);
}

const noCommands: readonly CommandPower[] = [];

export function hasActive(m: EveMachine, id: CardId, command: CommandName): boolean {
  for (const one of activeCommands(m, id)) if (one.name === command) return true;
  return false;
}
