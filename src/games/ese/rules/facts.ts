/** Figures derived from the state: who controls what, the speed and force of fleets, how many cards may be held and played. */
import { append, grouped } from '#kernel/grouped';
import type { CardId, Seat } from '#kernel/state';
import { card, idOf, zone } from '#kernel/zones';
import type { CardDef, Effect, Verb } from '../cards/format.ts';
import type { FleetClass, HandKind, Playable, Reach } from '../cards/parts.ts';
import type { EseMachine } from '../kind.ts';
import { def } from '../library.ts';

const none: readonly never[] = [];

/** Unmodified hand sizes and numbers of plays (section 1, 3.3 to 3.5). */
const basics = { hand: { resource: 5, action: 7 }, plays: 1, draws: { home: 3, lost: 1 } } as const;

/** Seats still in the game, in turn order from a seat on. */
export function living(m: EseMachine, from: Seat): Seat[] {
  const { seats, out } = m.state;
  const found: Seat[] = [];
  for (let i = 0; i < seats; i++) {
    const seat = (from + i) % seats;
    if (!out.includes(seat)) found.push(seat);
  }
  return found;
}

/** Who controls a card in play: for an attached card, the controller of its host (A7). */
export function holder(m: EseMachine, id: CardId): Seat | undefined {
  const { on, ctl } = card(m.state, id);
  return on === undefined ? ctl : holder(m, on);
}

/** An effect with the card that has it. */
type EffectBy<V extends Verb> = { readonly by: CardId; readonly effect: Extract<Effect, { verb: V }> };

/** What a seat has in play, sorted by how the rules ask for it. */
type Holdings = {
  readonly cards: CardId[];
  readonly planets: CardId[];
  readonly byType: Map<CardDef['type'], CardId[]>;
  readonly effects: Map<Verb, EffectBy<Verb>[]>;
};

/** What each seat has in play. It is kept until a card moves or changes hands, which is much rarer than other changes. */
function holdings(m: EseMachine): readonly Holdings[] {
  return m.memoInPlace(sortOut);
}

function sortOut(m: EseMachine): Holdings[] {
  const all = Array.from(
    { length: m.state.seats },
    (): Holdings => ({ cards: [], planets: [], byType: new Map(), effects: new Map() }),
  );
  for (const id of zone(m.state, 'play')) {
    const seat = holder(m, id);
    const own = seat === undefined ? undefined : all[seat];
    if (seat === undefined || own === undefined) continue;
    const { type, do: effects } = def(m, id);
    own.cards.push(id);
    append(own.byType, type, id);
    if (type === 'planet' || type === 'homeworld') own.planets.push(id);
    // By an option, effects of a captured homeworld do not apply (A6).
    if (type === 'homeworld' && !governs(m, seat, id)) continue;
    for (const effect of effects) append(own.effects, effect.verb, { by: id, effect });
  }
  return all;
}

function governs(m: EseMachine, seat: Seat, home: CardId): boolean {
  return m.state.g.options.captureTransfersGovernment || m.state.g.homes[seat] === home;
}

/** A seat's cards in play, attached ones included. */
export function cardsOf(m: EseMachine, seat: Seat): readonly CardId[] {
  return holdings(m)[seat]?.cards ?? none;
}

/** Cards attached to a card in play. */
export function attachedTo(m: EseMachine, host: CardId): readonly CardId[] {
  return m.memoInPlace(sortByHost).get(host) ?? none;
}

const sortByHost = (m: EseMachine) => grouped(zone(m.state, 'play'), (id) => card(m.state, id).on);

/** A seat's cards of a type. */
export function ofType(m: EseMachine, seat: Seat, type: CardDef['type']): readonly CardId[] {
  return holdings(m)[seat]?.byType.get(type) ?? none;
}

/** Planets and homeworlds that a seat controls. */
export const planetsOf = (m: EseMachine, seat: Seat): readonly CardId[] => holdings(m)[seat]?.planets ?? none;
export const fleetsOf = (m: EseMachine, seat: Seat): readonly CardId[] => ofType(m, seat, 'fleet');

/** The effects of a verb that apply to a seat. */
export function effectsFor<V extends Verb>(m: EseMachine, seat: Seat, verb: V): readonly EffectBy<V>[] {
  return (holdings(m)[seat]?.effects.get(verb) as readonly EffectBy<V>[] | undefined) ?? none;
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

/** Resource cards that a seat draws in Production (3.1), those that effects add among them (A28). */
export function drawsOf(m: EseMachine, seat: Seat): number {
  const home = m.state.g.homes[seat];
  const base = home !== undefined && holder(m, home) === seat ? basics.draws.home : basics.draws.lost;
  return base + sum(effectsFor(m, seat, 'draws'));
}

/** A fleet's class; normal, main and medium ones are one (A3). */
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

/** What a seat's cards in play add to a figure of one of its fleets. */
function bonus(m: EseMachine, seat: Seat, figure: 'speed' | 'force', fleet: CardId): number {
  let total = 0;
  for (const { by, effect } of effectsFor(m, seat, figure)) if (reaches(m, effect.of, fleet, by)) total += effect.n;
  return total;
}

/** A fleet's present speed: as printed, raised by cards in play and by tactics until the end of the turn (3.8, A4). */
export function speed(m: EseMachine, fleet: CardId): number {
  const seat = holder(m, fleet);
  const base = def(m, fleet).speed ?? 1;
  if (seat === undefined) return base;
  let boosts = 0;
  for (const { on, mod } of m.state.lasting)
    if (on?.some((one) => idOf(one) === fleet) === true) boosts += Number(mod.speed ?? 0);
  return base + bonus(m, seat, 'speed', fleet) + boosts;
}

/**
 * The speed at which a fleet has yet to be assigned in this attack; undefined if its player was asked about it at its present
 * speed, or the round of that is over (3.8).
 */
export function dueSpeed(m: EseMachine, fleet: CardId): number | undefined {
  const { courses, k } = m.state.g;
  const course = courses[fleet];
  if (course?.barred === true) return undefined;
  const now = speed(m, fleet);
  return now >= k && course?.said !== now ? now : undefined;
}

/** The speeds, without repetitions, at which fleets of any player have yet to be assigned in this attack. */
export function dueSpeeds(m: EseMachine): readonly number[] {
  const found: number[] = [];
  for (const seat of living(m, m.state.g.active))
    for (const fleet of fleetsOf(m, seat)) {
      const k = dueSpeed(m, fleet);
      if (k !== undefined && !found.includes(k)) found.push(k);
    }
  return found;
}

/** The next speed after `above` at which a fleet can be assigned in this attack; undefined: there is none (3.8). */
export function nextSpeed(m: EseMachine, above: number): number | undefined {
  const speeds = dueSpeeds(m).filter((k) => k > above);
  return speeds.length === 0 ? undefined : Math.min(...speeds);
}

/** A fleet's present force, without battle cards (3.9.2). */
export function force(m: EseMachine, fleet: CardId): number {
  const seat = holder(m, fleet);
  const base = def(m, fleet).force ?? 0;
  if (seat === undefined) return base;
  return base + bonus(m, seat, 'force', fleet);
}

/**
 * What a card that a seat plays in a battle adds to its side (3.9.1); a tech spent by Energy Beings has no mark, and the force that
 * they give it (A9). Undefined for a card that adds none.
 */
export function playedForce(m: EseMachine, seat: Seat, id: CardId): number | undefined {
  const { type, mark = 'any', do: effects } = def(m, id);
  const [effect] = type === 'tech' ? effectsFor(m, seat, 'techAsCard').map((one) => one.effect) : effects;
  if (effect?.verb !== 'addForce' && effect?.verb !== 'techAsCard') return undefined;
  const bonuses = effectsFor(m, seat, 'battleCards').filter(({ effect: { of } }) => of === 'any' || of === mark);
  return effect.n + sum(bonuses);
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
