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
  const moves = [...own.flatMap((id) => docking(m, seat, id)), ...own.flatMap((id) => warps(m, id, to))];
  const docked = moves.filter(({ verb }) => verb === 'undock').flatMap((option) => option.card ?? []);
  const lines = [
    ...(docked.length > 1
      ? [line(m, { id: 'line:undock', verb: 'undock', note: { ships: docked.length } }, docked)]
      : []),
    ...to.flatMap((where) => lineTo(m, where, moves)),
  ];
  return [
    ...moves.map((move): Option => (lines.some(({ verb }) => verb === move.verb) ? { ...move, covered: true } : move)),
    ...lines,
  ];
}

/** The option to send several ships to a region, if two or more ships can warp, or attack, at all; each could also go by itself. */
function lineTo(m: EveMachine, { region, enemy, option }: Destination, moves: readonly Option[]): Option[] {
  const verb = enemy ? 'attack' : 'warp';
  const alike = moves.filter((move) => move.verb === verb);
  const able = alike.flatMap((move) => (leadsTo(move, region) ? (move.card ?? []) : []));
  if (alike.length < 2 || able.length === 0) return [];
  const note = { ...option.note, line: able.length };
  return [line(m, { ...option, id: `line:${verb}:${region}`, verb, note }, able)];
}

function line(m: EveMachine, option: Option, ships: readonly CardId[]): Option {
  return { ...option, needs: [{ ...shipsNeed(m, ships), prompt: { key: 'need.line' } }] };
}

function leadsTo({ needs = [] }: Option, region: CardId): boolean {
  return needs.some(({ choice }) => choice.kind === 'choose' && choice.options.some(({ id }) => id === region));
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
function warps(m: EveMachine, id: CardId, to: readonly Destination[]): Option[] {
  if (isDocked(m, id) || isBound(m, id)) return [];
  const open = to.filter(({ region }) => region !== card(m.state, id).at && !warpForbidden(m, id, region));
  const free = open.filter(({ enemy }) => !enemy);
  const attacked = forbidden(m, 'forbidAttack', id) ? [] : open.filter(({ enemy }) => enemy);
  return [...going(m, id, 'warp', free), ...going(m, id, 'attack', attacked)];
}

function going(m: EveMachine, id: CardId, verb: 'warp' | 'attack', to: readonly Destination[]): Option[] {
  if (to.length === 0) return [];
  const choices = to.map(({ option }) => option);
  return [{ ...cardOption(m, id), id: `${verb}:${id}`, verb, needs: [one('to', { key: `need.${verb}` }, choices)] }];
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
