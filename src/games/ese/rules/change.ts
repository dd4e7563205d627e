/** Every way in which the state of Epic Space Empires changes; each emits its event. */
import { below, shuffle } from '#kernel/random';
import type { CardId, Seat, ZoneId } from '#kernel/state';
import { card, move, shuffleZone, zone, zoneOfSeat } from '#kernel/zones';
import type { HandKind } from '../cards/parts.ts';
import type { EseMachine } from '../kind.ts';
import { def, effectOf } from '../library.ts';
import type { Phase } from '../state.ts';
import { attachedTo, holder } from './facts.ts';

/** The zone of a seat's hand of a kind. */
export const handZone = (kind: HandKind, seat: Seat): ZoneId => zoneOfSeat(kind, seat);

/** A seat's hand of a kind. */
export const hand = (m: EseMachine, kind: HandKind, seat: Seat): readonly CardId[] =>
  zone(m.state, handZone(kind, seat));

export function setPhase(m: EseMachine, phase: Phase): void {
  m.state.g.phase = phase;
  m.state.g.played = 0;
  m.emit({ e: 'phase', phase, seat: m.state.g.active });
}

/** Draws from the top of a deck, as many cards as it has. An empty action deck is first refilled from its discards (3.6). */
export function draw(m: EseMachine, seat: Seat, kind: HandKind, n: number): number {
  const drawn: string[] = [];
  for (let i = 0; i < n; i++) {
    if (kind === 'action' && zone(m.state, 'action').length === 0) refillActions(m);
    const [top] = zone(m.state, kind);
    if (top === undefined) break;
    drawn.push(card(m.state, top).def);
    move(m, top, handZone(kind, seat), { quiet: true });
  }
  if (drawn.length > 0) {
    m.emit({ e: 'drew', to: [seat], seat, kind, defs: drawn });
    m.emit({ e: 'drew', except: [seat], seat, kind, n: drawn.length });
  }
  return drawn.length;
}

function refillActions(m: EseMachine): void {
  const discards = [...zone(m.state, 'actionDiscard')];
  if (discards.length === 0) return;
  for (const id of discards) move(m, id, 'action', { quiet: true });
  shuffleZone(m, 'action');
  m.emit({ e: 'reshuffled', n: discards.length });
}

/** Takes the top of the resource discard into hand (Scavengers). */
export function scavenge(m: EseMachine, seat: Seat): void {
  const top = zone(m.state, 'resourceDiscard').at(-1);
  if (top === undefined) return;
  m.emit({ e: 'scavenged', seat, def: card(m.state, top).def });
  move(m, top, handZone('resource', seat), { quiet: true });
}

/** Where a card goes when it is discarded: race cards under their deck, all others to their deck's discard pile (A1). */
function discardZone(m: EseMachine, id: CardId): ZoneId {
  switch (def(m, id).type) {
    case 'race':
      return 'race';
    case 'homeworld':
      return 'home';
    case 'tactics':
    case 'battle':
    case 'event':
      return 'actionDiscard';
    default:
      return 'resourceDiscard';
  }
}

/** Discards a card with what is attached to it. `from`: the seat that loses it. */
export function discard(m: EseMachine, id: CardId, why: string, from: Seat | undefined = seatHolding(m, id)): void {
  for (const one of attachedTo(m, id)) discard(m, one, why, from);
  m.emit({ e: 'discarded', seat: from, card: id, def: card(m.state, id).def, why });
  delete m.state.g.courses[id];
  // A card that was laid on a fleet must not still be on it when it is played again.
  delete card(m.state, id).on;
  move(m, id, discardZone(m, id), { quiet: true });
}

function seatHolding(m: EseMachine, id: CardId): Seat | undefined {
  return zone(m.state, 'play').includes(id) ? holder(m, id) : undefined;
}

/** Puts a card into play for a seat. If it comes with a race card, that is drawn now, once (A7). */
export function enter(m: EseMachine, id: CardId, seat: Seat, how: string): void {
  move(m, id, 'play', { quiet: true });
  card(m.state, id).ctl = seat;
  m.moves++;
  m.version++;
  m.emit({ e: 'entered', seat, card: id, def: card(m.state, id).def, how });
  if (effectOf(def(m, id), 'attach') !== undefined) recruit(m, seat, id);
}

/** Draws the top race card into play, attached to `host` if given. Returns whether there was one. */
export function recruit(m: EseMachine, seat: Seat, host?: CardId): boolean {
  const [top] = zone(m.state, 'race');
  if (top === undefined) {
    m.emit({ e: 'noRace', seat });
    return false;
  }
  move(m, top, 'play', { quiet: true });
  const race = card(m.state, top);
  race.ctl = seat;
  if (host !== undefined) race.on = host;
  m.moves++;
  m.version++;
  m.emit({
    e: 'recruited',
    seat,
    card: top,
    def: race.def,
    ...(host !== undefined && { host: card(m.state, host).def }),
  });
  return true;
}

/** Gives control of a card in play, with what is attached to it, to another seat. */
export function handOver(m: EseMachine, id: CardId, to: Seat, how: string): void {
  const from = holder(m, id);
  card(m.state, id).ctl = to;
  m.moves++;
  recall(m, id);
  m.emit({ e: 'tookOver', seat: to, from, card: id, def: card(m.state, id).def, how });
}

/** Moves cards from one hand to another; only the two players learn which. */
export function passHand(m: EseMachine, ids: readonly CardId[], from: Seat, to: Seat, how: string): void {
  if (ids.length === 0) return;
  const defs = ids.map((id) => card(m.state, id).def);
  for (const id of ids) {
    const kind: HandKind = hand(m, 'resource', from).includes(id) ? 'resource' : 'action';
    move(m, id, handZone(kind, to), { quiet: true });
  }
  m.emit({ e: 'passed', to: [from, to], seat: to, from, defs, how });
  m.emit({ e: 'passed', except: [from, to], seat: to, from, n: ids.length, how });
}

/** Random cards of a hand. */
export function byChance(m: EseMachine, kind: HandKind, seat: Seat, n: number): CardId[] {
  return shuffle(m.state.rng, [...hand(m, kind, seat)]).slice(0, n);
}

/** Rolls a ten-sided die, publicly. */
export function roll(m: EseMachine, seat: Seat, why: string): number {
  const n = below(m.state.rng, 10) + 1;
  m.emit({ e: 'rolled', seat, sides: 10, n, why });
  return n;
}

/** Puts excess resource cards under their deck, in the order given (3.10). */
export function putUnder(m: EseMachine, seat: Seat, ids: readonly CardId[]): void {
  for (const id of ids) move(m, id, 'resource', { quiet: true });
  if (ids.length > 0) m.emit({ e: 'putUnder', seat, n: ids.length });
}

/** Assigns a fleet to a planet, or recalls it. */
export function assign(m: EseMachine, fleet: CardId, to: CardId | undefined): void {
  const course = assignmentOf(m, fleet);
  if (to === undefined) delete course.to;
  else course.to = to;
  m.version++;
}

/** Recalls fleets, or all of them if none is given; one lost in space stays barred for the turn, even under a new controller (3.8, A44). */
export function recall(m: EseMachine, ...fleets: readonly CardId[]): void {
  const { courses } = m.state.g;
  for (const id of fleets.length > 0 ? fleets : Object.keys(courses))
    if (courses[id]?.barred === true) courses[id] = { barred: true };
    else delete courses[id];
  m.version++;
}

/** A fleet's record in the rounds of assignment, created if missing. */
export function assignmentOf(m: EseMachine, fleet: CardId) {
  const { courses } = m.state.g;
  const known = courses[fleet];
  if (known !== undefined) return known;
  const fresh = {};
  courses[fleet] = fresh;
  return fresh as NonNullable<typeof known>;
}
