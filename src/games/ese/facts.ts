/** Figures derived from the state: who controls what, the speed and force of fleets, how many cards may be held and played. */
import type { CardId, Seat } from '#kernel/state';
import { card, zone } from '#kernel/zones';
import type { CardDef, Effect, Verb } from './cards/format.ts';
import type { FleetClass, HandKind, Mark, Playable, Reach } from './cards/parts.ts';
import type { EseMachine } from './kind.ts';
import { def } from './library.ts';

const none: readonly never[] = [];

/** Unmodified hand sizes and numbers of plays (section 1, 3.3 to 3.5). */
const basics = { hand: { resource: 5, action: 7 }, plays: 1, draws: { home: 3, lost: 1 } } as const;

/** Seats still in the game, in turn order from a seat on. */
export function living(m: EseMachine, from: Seat): Seat[] {
  const { seats, out } = m.state;
  return Array.from({ length: seats }, (_, i) => (from + i) % seats).filter((seat) => !out.includes(seat));
}

/** Who controls a card in play: for an attached card, the controller of its host (A7). */
export function holder(m: EseMachine, id: CardId): Seat | undefined {
  const { on, ctl } = card(m.state, id);
  return on === undefined ? ctl : holder(m, on);
}

/** A seat's cards in play, attached ones included. */
export function cardsOf(m: EseMachine, seat: Seat): readonly CardId[] {
  return bySeat(m).get(seat) ?? [];
}

function bySeat(m: EseMachine): ReadonlyMap<Seat, readonly CardId[]> {
  return m.memo(sortOut);
}

function sortOut(m: EseMachine): Map<Seat, CardId[]> {
  const found = new Map<Seat, CardId[]>();
  for (const id of zone(m.state, 'play')) {
    const seat = holder(m, id);
    if (seat === undefined) continue;
    const list = found.get(seat);
    if (list === undefined) found.set(seat, [id]);
    else list.push(id);
  }
  return found;
}

/** Cards attached to a card in play. */
export function attachedTo(m: EseMachine, host: CardId): readonly CardId[] {
  return m.memo(sortByHost).get(host) ?? none;
}

function sortByHost(m: EseMachine): Map<CardId, CardId[]> {
  const found = new Map<CardId, CardId[]>();
  for (const id of zone(m.state, 'play')) {
    const { on } = card(m.state, id);
    if (on !== undefined) found.set(on, [...(found.get(on) ?? []), id]);
  }
  return found;
}

/** A seat's cards of some types. */
export function ofType(m: EseMachine, seat: Seat, ...types: readonly CardDef['type'][]): CardId[] {
  return cardsOf(m, seat).filter((id) => types.includes(def(m, id).type));
}

/** Planets and homeworlds that a seat controls. */
export const planetsOf = (m: EseMachine, seat: Seat): CardId[] => ofType(m, seat, 'planet', 'homeworld');
export const fleetsOf = (m: EseMachine, seat: Seat): CardId[] => ofType(m, seat, 'fleet');

/** An effect with the card that has it. */
type EffectBy<V extends Verb> = { readonly by: CardId; readonly effect: Extract<Effect, { verb: V }> };
type EffectsByVerb = { [V in Verb]?: EffectBy<V>[] };

/** The effects of a verb that apply to a seat. By an option, those of a captured homeworld do not (A6). */
export function effectsFor<V extends Verb>(m: EseMachine, seat: Seat, verb: V): readonly EffectBy<V>[] {
  return (m.memo(indexEffects).get(seat)?.[verb] as readonly EffectBy<V>[] | undefined) ?? none;
}

/** All effects that apply, by seat and verb. */
function indexEffects(m: EseMachine): ReadonlyMap<Seat, EffectsByVerb> {
  const index = new Map<Seat, EffectsByVerb>();
  for (const [seat, cards] of bySeat(m)) {
    const found: Partial<Record<Verb, EffectBy<Verb>[]>> = {};
    for (const by of cards) {
      const definition = def(m, by);
      if (definition.type === 'homeworld' && !governs(m, seat, by)) continue;
      for (const effect of definition.do) {
        found[effect.verb] ??= [];
        found[effect.verb]?.push({ by, effect });
      }
    }
    index.set(seat, found as EffectsByVerb);
  }
  return index;
}

function governs(m: EseMachine, seat: Seat, home: CardId): boolean {
  return m.state.g.options.captureTransfersGovernment || m.state.g.homes[seat] === home;
}

const sum = (all: readonly { readonly effect: { readonly n: number } }[]): number =>
  all.reduce((total, { effect }) => total + effect.n, 0);

/** Most cards of a kind that a seat may hold at the end of its turn. */
export function handMax(m: EseMachine, seat: Seat, kind: HandKind): number {
  return basics.hand[kind] + sum(effectsFor(m, seat, 'handMax').filter(({ effect }) => effect.of === kind));
}

/** How many cards of a kind a seat may play in their phase. */
export function playsOf(m: EseMachine, seat: Seat, kind: Playable): number {
  return basics.plays + sum(effectsFor(m, seat, 'plays').filter(({ effect }) => effect.of === kind));
}

/** Resource cards that a seat draws in Production (3.1). */
export function drawsOf(m: EseMachine, seat: Seat): number {
  const home = m.state.g.homes[seat];
  const base = home !== undefined && holder(m, home) === seat ? basics.draws.home : basics.draws.lost;
  return base + sum(effectsFor(m, seat, 'draws'));
}

/** A fleet's class. */
export function classOf(m: EseMachine, fleet: CardId): FleetClass {
  return def(m, fleet).class ?? 'main';
}

/** Whether an effect's reach includes a fleet; `here` only if it guards the planet that has the effect. */
function reaches(m: EseMachine, reach: Reach, fleet: CardId, by: CardId): boolean {
  const attacking = holder(m, fleet) === m.state.g.active;
  switch (reach) {
    case 'all':
      return true;
    case 'attacking':
      return attacking;
    case 'defending':
      return !attacking;
    case 'here':
      return !attacking && m.state.g.courses[fleet]?.to === by;
    default:
      return classOf(m, fleet) === reach;
  }
}

/** A fleet's present speed: as printed, changed by cards in play and by tactics until the end of the turn (3.8). */
export function speed(m: EseMachine, fleet: CardId): number {
  const seat = holder(m, fleet);
  const base = def(m, fleet).speed ?? 1;
  if (seat === undefined) return base;
  const lasting = effectsFor(m, seat, 'speed').filter(({ by, effect }) => reaches(m, effect.of, fleet, by));
  const boosts = m.state.lasting.filter(({ on }) => on?.some((one) => one.split('~')[0] === fleet));
  return base + sum(lasting) + boosts.reduce((total, { mod }) => total + Number(mod.speed ?? 0), 0);
}

/** Whether a fleet has yet to be assigned in this attack: its player was not asked about it at its present speed, whose round is not over (3.8). */
export function isDue(m: EseMachine, fleet: CardId): boolean {
  const { courses, k } = m.state.g;
  const course = courses[fleet];
  const now = speed(m, fleet);
  return now >= k && course?.barred !== true && course?.said !== now;
}

/** The next speed after `above` at which a fleet can be assigned in this attack; undefined: there is none (3.8). */
export function nextSpeed(m: EseMachine, above: number): number | undefined {
  const speeds = living(m, m.state.g.active)
    .flatMap((seat) => fleetsOf(m, seat))
    .filter((id) => isDue(m, id))
    .map((id) => speed(m, id))
    .filter((k) => k > above);
  return speeds.length === 0 ? undefined : Math.min(...speeds);
}

/** A fleet's present force, without battle cards (3.9.2). */
export function force(m: EseMachine, fleet: CardId): number {
  const seat = holder(m, fleet);
  const base = def(m, fleet).force ?? 0;
  if (seat === undefined) return base;
  return base + sum(effectsFor(m, seat, 'force').filter(({ by, effect }) => reaches(m, effect.of, fleet, by)));
}

/** The force that a battle card with a printed force has for a seat (3.9.1). */
export function cardForce(m: EseMachine, seat: Seat, mark: Mark, printed: number): number {
  const bonuses = effectsFor(m, seat, 'battleCards').filter(({ effect }) => effect.of === 'any' || effect.of === mark);
  return printed + sum(bonuses);
}

/** A seat's present victory points (3.12). */
export function points(m: EseMachine, seat: Seat): number {
  const planets = planetsOf(m, seat);
  const each = sum(effectsFor(m, seat, 'planetPoints'));
  const printed = planets.reduce((total, id) => total + (def(m, id).points ?? 0), 0);
  return printed + each * planets.length + sum(effectsFor(m, seat, 'points'));
}

/** Names a stretch of this turn (`Ask.spans`); phases that Interstellar Rampage repeats are separate stretches. */
export function stretch(m: EseMachine, name: string | number): string {
  const { turn, rampages = 0 } = m.state.g;
  return `${turn}${'+'.repeat(rampages)}.${name}`;
}
