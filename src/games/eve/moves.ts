/** How ships may move in management: one by one (Core, C-7.4, C-7.5), or together and on the pile (Exiled, X-5.4 to ). */
import type { Answer, Need, Option } from '#kernel/ask';
import { picked } from '#kernel/reply';
import type { CardId, Seat } from '#kernel/state';
import { card, controller } from '#kernel/zones';
import { edition } from './editions.ts';
import { agents, isAttacking, isDocked, regions, shipsIn } from './facts.ts';
import { attack, forbidden, warpForbidden } from './figures.ts';
import type { EveMachine } from './kind.ts';
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
export function singleMoves(m: EveMachine, seat: Seat, own: readonly CardId[]): Option[] {
  const to = destinations(m, seat);
  const docks = own.flatMap((id) => docking(m, seat, id));
  const docked = docks.flatMap(({ verb, card: ship }) => (verb === 'undock' && ship !== undefined ? [ship] : []));
  const journeys = own.flatMap((id) => journeysOf(m, id, to));
  const counts = { warp: 0, attack: 0 };
  for (const { verb } of journeys) counts[verb]++;
  const lines = [
    ...(docked.length > 1
      ? [line(m, { id: 'line:undock', verb: 'undock', note: { ships: docked.length } }, docked)]
      : []),
    ...linesTo(m, to, journeys, counts),
  ];
  const isCovered = new Set(lines.map(({ verb }) => verb));
  return [
    ...docks.map((option): Option => (isCovered.has(option.verb) ? { ...option, covered: true } : option)),
    ...journeys.map((journey) => going(m, journey, isCovered.has(journey.verb))),
    ...lines,
  ];
}

/** Where one ship may go by warping, or by attacking. */
type Journey = { readonly ship: CardId; readonly verb: 'warp' | 'attack'; readonly to: readonly Destination[] };

/** The options to send several ships to a region, if two or more ships can warp, or attack, at all; each could also go by itself. */
function linesTo(
  m: EveMachine,
  to: readonly Destination[],
  journeys: readonly Journey[],
  counts: Readonly<Record<Journey['verb'], number>>,
): Option[] {
  const able = new Map<CardId, CardId[]>(to.map(({ region }) => [region, []]));
  for (const journey of journeys) for (const { region } of journey.to) able.get(region)?.push(journey.ship);
  return to.flatMap(({ region, enemy, option }) => {
    const verb = enemy ? 'attack' : 'warp';
    const ships = able.get(region) ?? [];
    if (counts[verb] < 2 || ships.length === 0) return [];
    const note = { ...option.note, line: ships.length };
    return [line(m, { ...option, id: `line:${verb}:${region}`, verb, note }, ships)];
  });
}

function line(m: EveMachine, option: Option, ships: readonly CardId[]): Option {
  return { ...option, needs: [{ ...shipsNeed(m, ships), prompt: { key: 'need.line' } }] };
}

/** The moves that an answer stands for, to be made one after the other: in the Core Set, one for each ship sent together. */
export function oneByOne(answer: Answer): readonly Answer[] {
  const [kind, verb, region] = (picked(answer)[0] ?? '').split(':');
  if (kind !== 'line' || verb === undefined) return [answer];
  const ships = picked('with' in answer ? answer.with?.ships : undefined);
  return ships.map((ship) => ({
    pick: [`${verb}:${ship}`],
    ...(region !== undefined && { with: { to: { pick: [region] } } }),
  }));
}

function docking(m: EveMachine, seat: Seat, id: CardId): Option[] {
  const c = card(m.state, id);
  if (c.at === 'dock')
    return c.tabs === undefined ? [{ ...cardOption(m, id), id: `undock:${id}`, verb: 'undock' }] : [];
  return c.at === m.state.g.base[seat] && !isAttacking(m, id)
    ? [{ ...cardOption(m, id), id: `dock:${id}`, verb: 'dock' }]
    : [];
}

/** Where a ship may warp (C-7.5): any other region, unless it attacks or warping is forbidden. */
function journeysOf(m: EveMachine, ship: CardId, to: readonly Destination[]): Journey[] {
  if (isDocked(m, ship) || isBound(m, ship)) return [];
  const { at } = card(m.state, ship);
  const free: Destination[] = [];
  const attacked: Destination[] = [];
  const staysPeaceful = forbidden(m, 'forbidAttack', ship);
  for (const where of to) {
    const { region, enemy } = where;
    if (region === at || (enemy && staysPeaceful) || warpForbidden(m, ship, region)) continue;
    (enemy ? attacked : free).push(where);
  }
  return [
    ...(free.length > 0 ? [{ ship, verb: 'warp', to: free } as const] : []),
    ...(attacked.length > 0 ? [{ ship, verb: 'attack', to: attacked } as const] : []),
  ];
}

function going(m: EveMachine, { ship, verb, to }: Journey, covered: boolean): Option {
  const choices = to.map(({ option }) => option);
  const needs = [one('to', { key: `need.${verb}` }, choices)];
  const { note } = cardOption(m, ship);
  const option = { id: `${verb}:${ship}`, card: ship, note, verb, needs };
  return covered ? { ...option, covered } : option;
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
  const launches = docked.map((id) => launch(m, seat, id));
  // Without characters to board them, each could also leave the dock by the order for several.
  const covered = docked.length > 1 && agents(m, seat).length === 0;
  const toDock = inField.filter((id) => card(m.state, id).at === home && !warpForbidden(m, id, undefined));
  const all = docked.length > 1 ? [together(m, 'undock', 'home', docked)] : [];
  return [
    ...launches.map((option): Option => (covered ? { ...option, covered } : option)),
    ...all,
    ...(toDock.length > 0 ? [together(m, 'dock', 'dock', toDock)] : []),
    ...destinations(m, seat).flatMap((where) => fleetTo(m, where, inField, where.region === home ? docked : [])),
  ];
}

function launch(m: EveMachine, seat: Seat, id: CardId): Option {
  const crew = agents(m, seat);
  const needs: Need[] = crew.length > 0 ? [one('pilot', { key: 'need.pilot' }, pilotOptions(m, crew))] : [];
  return { ...cardOption(m, id), id: `launch:${id}`, verb: 'undock', needs };
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
    { ...option, id: `fleet:${region}`, verb: enemy ? 'attack' : 'warp', needs: [shipsNeed(m, [...able, ...docked])] },
  ];
}

function shipsNeed(m: EveMachine, ships: readonly CardId[]): Need {
  const options = ships.map((id) => cardOption(m, id));
  return {
    name: 'ships',
    prompt: { key: 'need.ships' },
    choice: { kind: 'choose', options, min: 1, max: ships.length },
  };
}

// ── both ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A region where a seat's ships may go. `enemy`: going there is an attack; the label says what guards it. */
type Destination = { readonly region: CardId; readonly enemy: boolean; readonly option: Option };

/** Regions where a seat's ships may go; if ships cannot join an attack, none that was attacked in this phase (D7, R-34). */
function destinations(m: EveMachine, seat: Seat): Destination[] {
  const { joinsAttacks } = edition(m.state.edition);
  const home = m.state.g.base[seat];
  const all = [...regions(m)]
    .sort((a, b) => Number(b === home) - Number(a === home))
    .map((region) => destination(m, region, seat));
  return all.filter(({ region, enemy }) => !enemy || joinsAttacks || !m.state.g.struck.includes(region));
}

function destination(m: EveMachine, region: CardId, seat: Seat): Destination {
  const holds = controller(m.state, region);
  const enemies = shipsIn(m, region).filter((id) => controller(m.state, id) !== seat);
  const strength = enemies.reduce((sum, id) => sum + attack(m, id), 0);
  const option = cardOption(m, region, { at: region, defenders: enemies.length, strength });
  return { region, enemy: holds !== undefined && holds !== seat, option };
}
