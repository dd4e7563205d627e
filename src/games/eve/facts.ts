/** Facts read off the state: who controls what, what stands where, and the figures of cards after all changes. */
import { figure } from '#kernel/lasting';
import type { CardId, Seat } from '#kernel/state';
import { alive, card, controller } from '#kernel/zones';
import type { Ability, CardDef, CommandName, EffectOf, Verb } from './cards/format.ts';
import type { Noun, Selector } from './cards/phrase.ts';
import { holds } from './conditions.ts';
import { edition } from './editions.ts';
import { ofType, withAbilities } from './in-play.ts';
import { type Definition, def, library } from './library.ts';
import { matches, type Place } from './select.ts';
import type { Battle, CommandPower, EveMachine, EveState } from './state.ts';

/** Seats still in the game, from `from` on in turn order. */
export function living(state: EveState, from: Seat = 0): Seat[] {
  const found: Seat[] = [];
  for (let i = 0; i < state.seats; i++) {
    const seat = (from + i) % state.seats;
    if (!state.out.includes(seat)) found.push(seat);
  }
  return found;
}

/** The active player, or who comes after him when he is out and his turn is not yet cut. */
export function leader(state: EveState): Seat {
  return living(state, state.g.active)[0] ?? state.g.active;
}

/** The opponents of a seat, from `from` on in turn order. */
export function opponents(state: EveState, seat: Seat, from: Seat = seat): Seat[] {
  return living(state, from).filter((other) => other !== seat);
}

/** "Friendly" in one place, should allies ever come. */
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
 * Who controls a card in play (C-8): a location follows its region; a region is its player's home or has the controller
 * that its ships decided; all else has its own. Undefined: nobody.
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

/** The character on a ship; undefined: nobody. */
export function pilotOf(m: EveMachine, ship: CardId): CardId | undefined {
  return ofType(m, 'character').find((id) => card(m.state, id).on === ship);
}

/** Characters of a seat in its dock: agents. */
export function agents(m: EveMachine, seat: Seat): CardId[] {
  return ofType(m, 'character').filter((id) => isDocked(m, id) && controller(m.state, id) === seat);
}

/** Commands of a ship with those of its pilot, each on its side. */
export function commandsOf(m: EveMachine, ship: CardId): CardDef['commands'] {
  const pilot = pilotOf(m, ship);
  const own = def(m, ship).commands;
  return pilot === undefined ? own : [...own, ...def(m, pilot).commands];
}

/** Undocked ships in a region, whoever controls them. */
export function shipsIn(m: EveMachine, region: CardId): CardId[] {
  return ofType(m, 'ship').filter((id) => card(m.state, id).at === region);
}

/** Undocked ships of a seat in a region. */
export function fleet(m: EveMachine, region: CardId, seat: Seat | undefined): CardId[] {
  return shipsIn(m, region).filter((id) => controller(m.state, id) === seat && seat !== undefined);
}

export function locationsIn(m: EveMachine, region: CardId): CardId[] {
  return ofType(m, 'location').filter((id) => card(m.state, id).at === region);
}

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

/** A change that is in effect now, with the source it comes from. */
export type Effective<V extends Verb = Verb> = {
  readonly effect: EffectOf<V>;
  readonly place: Place;
  /** The objects that it is locked to; undefined: whatever fits its phrase. */
  readonly on: readonly CardId[] | undefined;
  /** The lasting effect it is, for those that are used up. */
  readonly lasting?: number;
};

/** Everything that is in effect now of a verb: continuous abilities and lasting effects. Kept until the state changes. */
export function effective<V extends Verb>(m: EveMachine, verb: V): readonly Effective<V>[] {
  return (m.kept(collect).get(verb) ?? []) as unknown as readonly Effective<V>[];
}

function collect(m: EveMachine): Map<Verb, Effective[]> {
  const found = new Map<Verb, Effective[]>();
  const add = (one: Effective) => {
    const list = found.get(one.effect.verb);
    if (list === undefined) found.set(one.effect.verb, [one]);
    else list.push(one);
  };
  for (const id of withAbilities(m, 'continuous')) {
    for (const ability of def(m, id).continuous) {
      if (!works(m, id, ability)) continue;
      const place = placeOf(m, id);
      if (ability.if !== undefined && !holds(m, ability.if, place)) continue;
      for (const effect of ability.do) add({ effect, place, on: undefined });
    }
  }
  for (const one of m.state.lasting) {
    const mod = one.mod as unknown as { effect: Effective['effect']; into?: string };
    const on = one.on?.flatMap((r) => alive(m.state, r) ?? []);
    const into = mod.into === undefined ? undefined : alive(m.state, mod.into);
    const place: Place = {
      you: one.you,
      src: undefined,
      region: undefined,
      env: into === undefined ? {} : { 'target outer region': into },
    };
    add({ effect: mod.effect, place, on, lasting: one.id });
  }
  return found;
}

/** Where a source stands, for phrases that speak from its side. */
export function placeOf(m: EveMachine, id: CardId): Place {
  return { you: holder(m, id), src: id, region: regionOf(m, id), env: {} };
}

/**
 * Whether an ability of a card in play is switched on (C-9.2, R-74, R-88, R-98): not docked, its command active, its
 * duration tab, its race, its part as agent or pilot; a pilot still sees what is lost together with its ship. Ships enter play docked and may
 * warp into the dock (D5), so "when this enters play" and "when this ship warps" speak of the dock by themselves.
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

/** Whether something in effect applies to an object. */
export function applies(
  m: EveMachine,
  one: { readonly place: Place; readonly on: readonly CardId[] | undefined },
  what: Selector,
  id: CardId,
): boolean {
  return one.on === undefined ? matches(m, what, id, one.place) : one.on.includes(id);
}

type Changing = 'modAttack' | 'modShield' | 'modIncome' | 'modMineral' | 'modSlots';

function changed(m: EveMachine, verb: Changing, id: CardId, base: number): number {
  const found = effective(m, verb);
  if (found.length === 0) return Math.max(0, base);
  const changes = found.filter((one) => applies(m, one, one.effect.what, id));
  return figure(
    base,
    changes.map((one) => ({ layer: 'add', n: one.effect.n })),
  );
}

/** Attack of a ship now, of a starbase that of its structures; a patrolling defender adds its patrol power. */
export function attack(m: EveMachine, id: CardId): number {
  if (def(m, id).type === 'starbase')
    return structuresOf(m, card(m.state, id).own).reduce((sum, one) => sum + guns(m, one), 0);
  const patrol = isDefending(m, id) ? power(m, id, 'patrol') : 0;
  return changed(m, 'modAttack', id, (def(m, id).attack ?? 0) + patrol);
}

/** Attack of a structure now; one without printed attack has none. */
function guns(m: EveMachine, id: CardId): number {
  const printed = def(m, id).attack ?? 0;
  return printed === 0 ? 0 : changed(m, 'modAttack', id, printed);
}

/** Shield of a ship now, or the total shield of a starbase: its own and its structures' (C-11.7). */
export function shield(m: EveMachine, id: CardId): number {
  const own = def(m, id).shield ?? 0;
  if (def(m, id).type !== 'starbase') return changed(m, 'modShield', id, own + power(m, id, 'tanking'));
  const structures = structuresOf(m, card(m.state, id).own);
  return changed(
    m,
    'modShield',
    id,
    structures.reduce((sum, one) => sum + (def(m, one).shield ?? 0), own),
  );
}

export function income(m: EveMachine, id: CardId): number {
  return changed(m, 'modIncome', id, def(m, id).income ?? 0);
}

/** Mineral value of a location; 0 for one that has none. */
export function minerals(m: EveMachine, id: CardId): number {
  const printed = def(m, id).minerals;
  return printed === undefined ? 0 : changed(m, 'modMineral', id, printed);
}

/** Room for locations in a region; Infinity where there is no limit. */
export function slots(m: EveMachine, id: CardId): number {
  const printed = def(m, id).slots;
  return printed === 'infinite' ? Number.POSITIVE_INFINITY : changed(m, 'modSlots', id, printed ?? 0);
}

export function hasRoom(m: EveMachine, region: CardId): boolean {
  return locationsIn(m, region).length < slots(m, region);
}

/** Commands on the side that is turned up, before changes of their power. */
export function activeCommands(m: EveMachine, id: CardId): readonly CommandPower[] {
  const { side } = card(m.state, id);
  return side === undefined ? [] : commandsOf(m, id).filter((one) => one.side === side);
}

export function hasActive(m: EveMachine, id: CardId, command: CommandName): boolean {
  return activeCommands(m, id).some((one) => one.name === command);
}

/** Power of an active command after changes (C-10.3); 0 while it is not active. */
export function power(m: EveMachine, id: CardId, command: CommandName): number {
  const printed = activeCommands(m, id).filter((one) => one.name === command);
  if (printed.length === 0) return 0;
  const changes = effective(m, 'modCommand').filter(
    (one) => one.effect.command === command && applies(m, one, one.effect.what, id),
  );
  return figure(
    printed.reduce((sum, one) => sum + one.power, 0),
    changes.map((one) => ({ layer: 'add', n: one.effect.n })),
  );
}

/** What a card costs a seat now; for a price of X, with that X. Never below 0. */
export function price(m: EveMachine, definition: string, seat: Seat, x = 0): number {
  const wanted = library(m).get(definition);
  const base = wanted.price === 'X' ? x : (wanted.price ?? 0);
  const changes = effective(m, 'modPrice').filter(({ effect, place }) => {
    if (place.you === undefined || !fitsDefinition(m, effect.for, definition)) return false;
    return isFriendly(place.you, seat) === (effect.who === 'you');
  });
  if (changes.length === 0) return base;
  return figure(
    base,
    changes.map((one) => ({ layer: 'add', n: one.effect.n })),
  );
}

/** Whether a card is of a kind: a type, a subtype, or any card. Regions are no cards. */
export function isKind({ type, kinds }: Pick<Definition, 'type' | 'kinds'>, noun: Noun): boolean {
  return noun === 'card' ? type !== 'outer region' && type !== 'starbase' : kinds.includes(noun);
}

/** Whether a definition is of a kind ("ship with price 4 or less"); X counts 0 outside play. */
export function fitsDefinition(m: EveMachine, what: Selector, definition: string): boolean {
  if (what.pick === 'ref') return false;
  const wanted = library(m).get(definition);
  const origin = what.is.find((trait) => trait.endsWith('-origin'));
  if (!isKind(wanted, what.noun) || (origin !== undefined && origin !== `${wanted.origin}-origin`)) return false;
  if (what.atMost === undefined) return true;
  const printed = wanted[what.atMost.stat];
  return (printed === 'X' ? 0 : (printed ?? 0)) <= what.atMost.n;
}

/** Whether something that can be forbidden is forbidden to an object now. */
export function forbidden(
  m: EveMachine,
  verb: 'forbidAttack' | 'forbidCommand' | 'forbidDestroy' | 'forbidWithdraw',
  id: CardId,
): boolean {
  return effective(m, verb).some((one) => applies(m, one, one.effect.what, id));
}

/** Whether a ship may not warp into a region (any region: `undefined`). */
export function warpForbidden(m: EveMachine, id: CardId, into: CardId | undefined): boolean {
  return effective(m, 'forbidWarp').some((one) => {
    if (one.effect.into !== undefined && one.place.env['target outer region'] !== into) return false;
    return applies(m, one, one.effect.what, id);
  });
}

/** How many ships a ship may target in battle. */
export function spread(m: EveMachine, id: CardId): number {
  return def(m, id).abilities.reduce((most, ability) => {
    const found = works(m, id, ability) ? ability.do.find((effect) => effect.verb === 'multiTarget') : undefined;
    return Math.max(most, found?.n ?? 1);
  }, 1);
}
