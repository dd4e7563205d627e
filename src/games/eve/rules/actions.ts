/** What a player may do now, as options: all of management (C-7), and news and executed abilities at any time. */
import type { Choice, Message, Need, Option } from '#kernel/ask';
import type { Draft } from '#kernel/draft';
import type { CardId, Seat } from '#kernel/state';
import { card, controller, ref, zone, zoneOfSeat } from '#kernel/zones';
import type { Ability } from '../cards/format.ts';
import { edition } from '../editions.ts';
import type { EveMachine } from '../kind.ts';
import { type Definition, def, library } from '../library.ts';
import type { Side } from '../state.ts';
import type { CommandSide } from './command-sides.ts';
import { eveCosts, iskOf } from './costs.ts';
import {
  type EffectScope,
  holder,
  isOpenTo,
  locationsIn,
  outerRegions,
  pilotOf,
  placeOf,
  raceOf,
  regions,
  sidesOf,
  works,
} from './facts.ts';
import { effective, forbidden, hasRoom, minerals, price } from './figures.ts';
import { ofType, withAbilities } from './in-play.ts';
import { addSingleMoves, isBound, jointMoves } from './moves.ts';
import { cardOption, one, targetNeeds, xNeed } from './targets.ts';

/** What the initiative offers: everything, or only what may be done at any time. */
export type Scope = 'management' | 'responses';

/** Everything `seat` may do now besides passing, in the order of the rulebook. */
export function actions(m: EveMachine, seat: Seat, scope: Scope): Option[] {
  const found: Option[] = [];
  if (scope === 'management') addBuildings(m, seat, found);
  addNews(m, seat, found);
  if (scope === 'management') {
    addRegions(m, seat, found);
    addUpgrade(m, seat, found);
    addShips(m, seat, found);
  }
  addAbilities(m, seat, found);
  return found;
}

/** Cards in hand that may be played, except news. */
function addBuildings(m: EveMachine, seat: Seat, found: Option[]): void {
  for (const id of zone(m.state, zoneOfSeat('hand', seat))) {
    const definition = def(m, id);
    if (definition.type !== 'news') addPlay(m, seat, id, definition, found);
  }
}

/** News in hand that may be played. */
function addNews(m: EveMachine, seat: Seat, found: Option[]): void {
  for (const id of zone(m.state, zoneOfSeat('hand', seat))) {
    const definition = def(m, id);
    if (definition.type === 'news') addPlay(m, seat, id, definition, found);
  }
}

function addPlay(m: EveMachine, seat: Seat, id: CardId, definition: Definition, found: Option[]): void {
  const option = play(m, seat, id, definition);
  if (option !== undefined) found.push(option);
}

/** The option to play a card from hand, or undefined if it cannot be played now. */
function play(m: EveMachine, seat: Seat, id: CardId, definition: Definition): Option | undefined {
  const { g } = m.state;
  if (definition.limited && g.limited.includes(seat)) return undefined;
  const wallet = g.isk[seat] ?? 0;
  const min = price(m, definition.id, seat);
  if (min > wallet || !isOpenTo(m, seat, definition)) return undefined;
  const intent = buildingOf(m, seat, id, definition);
  if (intent === undefined || min + intent.isk > wallet) return undefined;
  const needs =
    definition.price === 'X'
      ? [xNeed(mostX(m, seat, definition.id, wallet - intent.isk)), ...intent.needs]
      : intent.needs;
  return { id: `play:${id}`, verb: 'play', card: id, note: { def: definition.id, price: min }, needs };
}

/** What playing a card involves: the choices to make, ISK on top of its price, and the abilities that are left out. */
type Building = { readonly needs: readonly Need[]; readonly isk: number; readonly without: readonly number[] };

/**
 * What must be chosen to play a card from hand, or undefined if there is no place or target for it, or its cost cannot be
 * paid (C-7.1, C-13.4). An impossible line for one race is left out; the rest can be played without it.
 */
function buildingOf(m: EveMachine, seat: Seat, id: CardId, definition: Definition): Building | undefined {
  const place = definition.type === 'location' ? placing(m, seat) : nothingToChoose;
  if (place === undefined || definition.abilities.length === 0) return place;
  const { resolving } = definition.playedBy(raceOf(m, seat));
  if (resolving.length === 0) return place;
  const needs = [...place.needs];
  const without: number[] = [];
  let isk = 0;
  const from: EffectScope = { you: seat, src: id, region: undefined, env: {} };
  for (const ability of resolving) {
    const targets = targetNeeds(m, ability, from, 'news');
    const costs = eveCosts.needs(m, ability.cost, { seat, source: id, played: true, place: from });
    if (targets !== undefined && costs !== undefined) {
      isk += iskOf(ability.cost);
      needs.push(...costs, ...targets.filter((need) => !needs.some((known) => known.name === need.name)));
    } else if (ability.affinity === undefined) return undefined;
    else without.push(definition.abilities.indexOf(ability));
  }
  return { needs, isk, without };
}

/** The abilities that are left out as a seat plays a card: none but those for one race can be. */
export function leftOutBy(m: EveMachine, seat: Seat, id: CardId): readonly number[] {
  const definition = def(m, id);
  if (definition.abilities.every(({ affinity }) => affinity === undefined)) return [];
  return buildingOf(m, seat, id, definition)?.without ?? [];
}

const nothingToChoose: Building = { needs: [], isk: 0, without: [] };

/** What playing a location involves, which is the same for all that a seat has in hand; undefined: there is no room. */
function placing(m: EveMachine, seat: Seat): Building | undefined {
  const known = m.memo(placingBySeat);
  if (!known.has(seat)) {
    const options = room(m, seat).map((region) => cardOption(m, region));
    const needs = [one('region', { key: 'need.region' }, options)];
    known.set(seat, options.length === 0 ? undefined : { needs, isk: 0, without: [] });
  }
  return known.get(seat);
}

const placingBySeat = (_: EveMachine): Map<Seat, Building | undefined> => new Map();

/** Regions with room for a location, anybody's, in the order in which they benefit a seat: its home first, then others it controls. */
function room(m: EveMachine, seat: Seat): CardId[] {
  const open = regions(m).filter((region) => hasRoom(m, region));
  return open.sort((a, b) => farness(m, seat, a) - farness(m, seat, b));
}

function farness(m: EveMachine, seat: Seat, region: CardId): number {
  if (region === m.state.g.base[seat]) return 0;
  const holds = controller(m.state, region);
  if (holds === seat) return 1;
  return holds === undefined ? 2 : 3;
}

/** The highest X that the wallet allows, given changes of the price (C-13.9). */
function mostX(m: EveMachine, seat: Seat, definition: string, wallet: number): number {
  let max = 0;
  while (price(m, definition, seat, max + 1) <= wallet) max++;
  return max;
}

function addRegions(m: EveMachine, seat: Seat, found: Option[]): void {
  const limit = effective(m, 'modRegionPlays').reduce(
    (sum, { effect, place }) => sum + (place.you === seat ? effect.n : 0),
    edition(m.state.edition).regionsPerTurn,
  );
  if (m.state.g.opened >= limit) return;
  const wallet = m.state.g.isk[seat] ?? 0;
  for (const id of zone(m.state, zoneOfSeat('regions', seat))) {
    const definition = def(m, id);
    const cost = price(m, definition.id, seat);
    // No region with the same name may be in play already, whoever played it (C-7.2, X-5.2, R-03).
    if (cost > wallet || outerRegions(m).some((one) => def(m, one).name === definition.name)) continue;
    found.push({ id: `region:${id}`, verb: 'region', card: id, note: { def: definition.id, price: cost } });
  }
}

/** The upgrade of the starbase, once and in management alone (C-7.3, R-90, R-91). */
function addUpgrade(m: EveMachine, seat: Seat, found: Option[]): void {
  const { g } = m.state;
  if (g.upgraded[seat] === true) return;
  const back = library(m).get(g.back[seat] as string);
  const cost = typeof back.price === 'number' ? back.price : 0;
  if (cost > (g.isk[seat] ?? 0)) return;
  found.push({ id: 'upgrade', verb: 'upgrade', note: { def: back.id, price: cost } });
}

function addShips(m: EveMachine, seat: Seat, found: Option[]): void {
  const own = ofType(m, 'ship').filter((id) => controller(m.state, id) === seat);
  if (edition(m.state.edition).warpsOnPile) found.push(...jointMoves(m, seat, own));
  else addSingleMoves(m, seat, own, found);
  for (const id of own) addCommands(m, seat, id, found);
}

/** The sides of a seat's ship that may be turned up, as often as it likes (C-7.6, R-28), and the one that may be turned down. */
function addCommands(m: EveMachine, seat: Seat, id: CardId, found: Option[]): void {
  const { def: definition, at, bound, side: up } = card(m.state, id);
  if (at === undefined || at === 'dock' || bound === true) return;
  if (controller(m.state, at) !== seat || forbidden(m, 'forbidCommand', id)) return;
  const sides = sidesOf(m, id);
  for (const side of sides) {
    const option = turning(m, id, at, side);
    if (option === undefined) continue;
    const isTwin = sides.some((other) => other !== side && other.label === side.label);
    found.push(isTwin ? fromPilot(m, option, side) : option);
  }
  if (up !== undefined) found.push({ id: `off:${id}`, card: id, note: { def: definition }, verb: 'off' });
}

/** An option for a side that a ship has only of its pilot, with the pilot. */
function fromPilot(m: EveMachine, option: Option, { side }: CommandSide): Option {
  const ship = option.card ?? '';
  const pilot = pilotOf(m, ship);
  if (pilot === undefined || def(m, ship).commands.some((command) => command.side === side)) return option;
  return { ...option, note: { ...option.note, pilot: card(m.state, pilot).def } };
}

/**
 * The option to turn up a side of a ship, or undefined if it is up already. Mining needs a location with a mineral value in
 * the player's own region, and a ship may go on to another one.
 */
function turning(
  m: EveMachine,
  id: CardId,
  at: CardId,
  { side, label, mines, worksElsewhere }: CommandSide,
): Option | undefined {
  const c = card(m.state, id);
  if (c.side === side && !mines) return undefined;
  const note = { def: c.def, label };
  const option: Draft<Option> = { id: `command:${id}:${side}`, card: id, note, verb: 'command' };
  if (!mines) return option;
  const fields = locationsIn(m, at).filter(
    (field) => minerals(m, field) > 0 && !(c.side === side && c.mine === ref(m.state, field)),
  );
  // Other commands on the same side as mining do not need a location.
  if (fields.length === 0) return c.side !== side && worksElsewhere ? option : undefined;
  const options = fields.map((field) => cardOption(m, field, { minerals: minerals(m, field) }));
  option.needs = [one('mine', { key: 'need.mine' }, options)];
  return option;
}

/** Executed abilities that `seat` may use now (C-13.2, R-78). */
function addAbilities(m: EveMachine, seat: Seat, found: Option[]): void {
  for (const id of withAbilities(m, 'executed')) {
    if (holder(m, id) !== seat || isBound(m, id)) continue;
    for (const { ability, index } of def(m, id).executed) {
      const option = useOf(m, seat, id, ability, index);
      if (option !== undefined) found.push(option);
    }
  }
}

function useOf(m: EveMachine, seat: Seat, id: CardId, ability: Ability, index: number): Option | undefined {
  if (!works(m, id, ability) || iskOf(ability.cost) > (m.state.g.isk[seat] ?? 0)) return undefined;
  if (ability.once && m.state.g.used.includes(usage(m, id, index))) return undefined;
  const from = placeOf(m, id);
  const costs = eveCosts.needs(m, ability.cost, { seat, source: id, played: false, place: from });
  const targets = targetNeeds(m, ability, from, 'ability');
  if (costs === undefined || targets === undefined) return undefined;
  const note = { def: card(m.state, id).def, ability: index };
  return { id: `use:${id}:${index}`, card: id, note, verb: 'use', needs: [...costs, ...targets] };
}

/** The key under which a card's once-per-turn ability is recorded as used; a card that leaves play and returns gets a new one. */
export function usage(m: EveMachine, id: CardId, index: number): string {
  return `${ref(m.state, id)}/${index}`;
}

/** The side in a `command:` option. */
export function sideOf(option: string): Side {
  return option.slice(option.lastIndexOf(':') + 1) as Side;
}

/** The choice of one action or the pass. */
export function choiceOf(options: readonly Option[], pass: Option): Choice {
  return { kind: 'choose', min: 1, max: 1, options: [...options, pass] };
}

/**
 * What to confirm before management ends with ISK left, cards that it would pay for, and nothing built in the turn. Keeping
 * news, or ISK for a battle, is normal; and players who have built something know that they could build more.
 */
export function unspent(m: EveMachine, seat: Seat, options: readonly Option[]): Message | undefined {
  const isk = m.state.g.isk[seat] ?? 0;
  const { built, attacks } = m.state.g;
  if (isk === 0 || built === true || attacks.length > 0) return undefined;
  const playable = options.filter(
    ({ verb, card: played }) => verb === 'play' && played !== undefined && def(m, played).type !== 'news',
  );
  return playable.length === 0 ? undefined : { key: 'confirm.endManagement', with: { n: isk, cards: playable.length } };
}
