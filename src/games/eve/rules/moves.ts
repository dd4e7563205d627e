/** How ships may move in management: one by one (Core, C-7.4, C-7.5), or together and on the pile (Exiled, X-5.4 to ). */
import type { Answer, Need, Option } from '#kernel/ask';
import type { Draft } from '#kernel/draft';
import { picked } from '#kernel/reply';
import type { CardId, Seat } from '#kernel/state';
import { card, controller } from '#kernel/zones';
import { edition } from '../editions.ts';
import type { EveMachine } from '../kind.ts';
import { agents, isDocked, regions, shipsIn } from './facts.ts';
import { attack, effective, forbidden, warpForbidden } from './figures.ts';
import { cardOption, one } from './targets.ts';

/** A ship that has attacked may not warp, turn a command on or use executed abilities until management is over (C-7.7, R-31). */
export function isBound(m: EveMachine, id: CardId): boolean {
  return card(m.state, id).bound === true;
}

// ── one by one ───────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Core: each ship docks, undocks or warps by itself, at once; later ships may join an attack. Several may be sent with one
 * answer, but still move one by one, see `oneByOne`.
 */
export function addSingleMoves(m: EveMachine, seat: Seat, own: readonly CardId[], found: Option[]): void {
  const docked = own.filter((id) => {
    const { at, tabs } = card(m.state, id);
    return at === 'dock' && tabs === undefined;
  });
  const to = destinations(m, seat);
  const journeys = journeysOf(m, own, to);
  const many = {
    undock: docked.length > 1,
    warp: severalMay('warp', journeys),
    attack: severalMay('attack', journeys),
  };
  for (const id of own) {
    const option = docking(m, seat, id, many.undock);
    if (option !== undefined) found.push(option);
  }
  for (const journey of journeys) found.push(going(journey, many[journey.verb]));
  if (many.undock) {
    const needs = [shipsNeed(m, docked, 'need.line')];
    found.push({ id: 'line:undock', verb: 'undock', note: { ships: docked.length }, needs });
  }
  if (many.warp || many.attack) addLines(m, to, journeys, many, found);
}

function severalMay(verb: Route['verb'], journeys: readonly Journey[]): boolean {
  let found = 0;
  for (const journey of journeys) if (journey.verb === verb) found++;
  return found > 1;
}

/** Where one ship may go by warping, or by attacking. `needs`: the choice of one of these places. */
type Journey = Route & { readonly ship: CardId; readonly def: string };
type Route = {
  readonly verb: 'warp' | 'attack';
  readonly to: readonly Destination[];
  readonly needs: readonly Need[];
};

/** The options to send several ships to a region, if two or more ships can warp, or attack, at all; each could also go by itself. */
function addLines(
  m: EveMachine,
  to: readonly Destination[],
  journeys: readonly Journey[],
  many: Readonly<Record<Route['verb'], boolean>>,
  found: Option[],
): void {
  for (const { ship, to: places } of journeys) for (const { ships } of places) ships.push(ship);
  for (const { region, enemy, option, ships } of to) {
    const verb = enemy ? 'attack' : 'warp';
    if (!many[verb] || ships.length === 0) continue;
    const { def, at, defenders, strength } = option.note;
    const note = { def, at, defenders, strength, line: ships.length };
    found.push({ id: `line:${verb}:${region}`, card: region, note, verb, needs: [shipsNeed(m, ships, 'need.line')] });
  }
}

/** The moves that an answer stands for, to be made one after the other: in the Core Set, one for each ship sent together. */
export function oneByOne(answer: Answer): readonly Answer[] {
  const option = picked(answer)[0] ?? '';
  if (!option.startsWith('line:')) return [answer];
  const [, verb, region] = option.split(':');
  const ships = picked('with' in answer ? answer.with?.ships : undefined);
  return ships.map((ship) => ({
    pick: [`${verb}:${ship}`],
    ...(region !== undefined && { with: { to: { pick: [region] } } }),
  }));
}

/** A ship leaves its dock, or goes back to it. `covered`: it could also leave together with others. */
function docking(m: EveMachine, seat: Seat, id: CardId, covered: boolean): Option | undefined {
  const { def, at, atk, tabs } = card(m.state, id);
  if (at !== 'dock')
    return at === m.state.g.base[seat] && atk !== true
      ? { id: `dock:${id}`, card: id, note: { def }, verb: 'dock' }
      : undefined;
  if (tabs !== undefined) return undefined;
  const option: Draft<Option> = { id: `undock:${id}`, card: id, note: { def }, verb: 'undock' };
  if (covered) option.covered = true;
  return option;
}

/** Where ships may warp (C-7.5). Those that stand together share their ways, as long as no effect forbids anything to one of them. */
function journeysOf(m: EveMachine, ships: readonly CardId[], to: readonly Destination[]): Journey[] {
  const isFree = effective(m, 'forbidWarp').length === 0 && effective(m, 'forbidAttack').length === 0;
  const shared = new Map<CardId | undefined, readonly Route[]>();
  const found: Journey[] = [];
  for (const ship of ships) {
    const { def, at, bound } = card(m.state, ship);
    if (at === 'dock' || bound === true) continue;
    const ways = (isFree ? shared.get(at) : undefined) ?? waysOf(m, ship, to);
    shared.set(at, ways);
    for (const { verb, to: places, needs } of ways) found.push({ ship, def, verb, to: places, needs });
  }
  return found;
}

/** The ways of one ship: to any other region, as often as its player likes, unless it attacks or warping is forbidden. */
function waysOf(m: EveMachine, ship: CardId, to: readonly Destination[]): readonly Route[] {
  const { at } = card(m.state, ship);
  const free: Destination[] = [];
  const attacked: Destination[] = [];
  const staysPeaceful = forbidden(m, 'forbidAttack', ship);
  for (const where of to) {
    const { region, enemy } = where;
    if (region === at || (enemy && staysPeaceful) || warpForbidden(m, ship, region)) continue;
    (enemy ? attacked : free).push(where);
  }
  return [...way('warp', free), ...way('attack', attacked)];
}

function way(verb: Route['verb'], to: readonly Destination[]): readonly Route[] {
  if (to.length === 0) return [];
  const options = to.map(({ option }) => option);
  return [{ verb, to, needs: [one('to', { key: `need.${verb}` }, options)] }];
}

function going({ ship, def, verb, needs }: Journey, covered: boolean): Option {
  const option: Draft<Option> = { id: `${verb}:${ship}`, card: ship, note: { def }, verb, needs };
  if (covered) option.covered = true;
  return option;
}

// ── together ─────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Exiled: a warp names a destination and any of the player's ready ships. Docked ships warp home, alone or together with
 * ships from other regions, each with or without a character as its pilot; a region that has been attacked
 * cannot be attacked again.
 */
export function jointMoves(m: EveMachine, seat: Seat, own: readonly CardId[]): Option[] {
  const home = m.state.g.base[seat] as CardId;
  const ready = own.filter((id) => card(m.state, id).tabs === undefined && !isBound(m, id));
  const inField = ready.filter((id) => !isDocked(m, id));
  const docked = ready.filter((id) => isDocked(m, id) && !warpForbidden(m, id, home));
  const crew = agents(m, seat);
  // Without characters to board them, each could also leave the dock by the order for several.
  const covered = docked.length > 1 && crew.length === 0;
  const toDock = inField.filter((id) => card(m.state, id).at === home && !warpForbidden(m, id, undefined));
  const all = docked.length > 1 ? [together(m, 'undock', 'home', docked)] : [];
  return [
    ...docked.map((id) => launch(m, id, crew, covered)),
    ...all,
    ...(toDock.length > 0 ? [together(m, 'dock', 'dock', toDock)] : []),
    ...destinations(m, seat).flatMap((where) => fleetTo(m, where, inField, where.region === home ? docked : [])),
  ];
}

/** A ship leaves its dock. `crew`: who may board it; `covered` as for `docking`. */
function launch(m: EveMachine, id: CardId, crew: readonly CardId[], covered: boolean): Option {
  const { note } = cardOption(m, id);
  const needs: Need[] = crew.length > 0 ? [one('pilot', { key: 'need.pilot' }, pilotOptions(m, crew))] : [];
  const option: Draft<Option> = { id: `launch:${id}`, card: id, note, verb: 'undock', needs };
  if (covered) option.covered = true;
  return option;
}

/** The characters that may board a ship, and the option of no pilot. */
export function pilotOptions(m: EveMachine, characters: readonly CardId[]): Option[] {
  return [...characters.map((id) => cardOption(m, id)), { id: 'none', verb: 'nobody' }];
}

function together(m: EveMachine, verb: 'dock' | 'undock', to: string, ships: readonly CardId[]): Option {
  return { id: `fleet:${to}`, verb, note: { ships: ships.length }, needs: [shipsNeed(m, ships)] };
}

/** The option to send ships to a destination. `docked`: ships in the dock that may come along. */
function fleetTo(
  m: EveMachine,
  { region, enemy, option }: Destination,
  inField: readonly CardId[],
  docked: readonly CardId[],
): Option[] {
  const able = inField.filter(
    (id) =>
      card(m.state, id).at !== region && !warpForbidden(m, id, region) && !(enemy && forbidden(m, 'forbidAttack', id)),
  );
  if (able.length === 0) return [];
  return [
    {
      id: `fleet:${region}`,
      card: region,
      note: option.note,
      verb: enemy ? 'attack' : 'warp',
      needs: [shipsNeed(m, [...able, ...docked])],
    },
  ];
}

function shipsNeed(m: EveMachine, ships: readonly CardId[], prompt = 'need.ships'): Need {
  const options = ships.map((id) => cardOption(m, id));
  return {
    name: 'ships',
    prompt: { key: prompt },
    choice: { kind: 'choose', options, min: 1, max: ships.length },
  };
}

// ── both ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * A region where a seat's ships may go. `enemy`: going there is an attack; the label says what guards it. `ships`: those that
 * may go there, once they have been noted.
 */
type Destination = {
  readonly region: CardId;
  readonly enemy: boolean;
  readonly option: Option & { readonly note: Guarded };
  readonly ships: CardId[];
};
type Guarded = { readonly def: string; readonly at: CardId; readonly defenders: number; readonly strength: number };

/** Regions where a seat's ships may go; if ships cannot join an attack, none that was attacked in this phase (D7, R-34). */
function destinations(m: EveMachine, seat: Seat): Destination[] {
  const { joinsAttacks } = edition(m.state.edition);
  const home = m.state.g.base[seat];
  const found: Destination[] = [];
  for (const region of regions(m)) {
    const where = destination(m, region, seat);
    if (where.enemy && !joinsAttacks && m.state.g.struck.includes(region)) continue;
    if (region === home) found.unshift(where);
    else found.push(where);
  }
  return found;
}

function destination(m: EveMachine, region: CardId, seat: Seat): Destination {
  const holds = controller(m.state, region);
  let defenders = 0;
  let strength = 0;
  for (const id of shipsIn(m, region)) {
    if (controller(m.state, id) === seat) continue;
    defenders++;
    strength += attack(m, id);
  }
  const option = {
    id: region,
    card: region,
    note: { def: card(m.state, region).def, at: region, defenders, strength },
  };
  return { region, enemy: holds !== undefined && holds !== seat, option, ships: [] };
}
