/** Every way in which the state of Epic Space Empires changes; each tells what has happened. */
import { below, shuffle } from '#kernel/random';
import type { CardId, Seat, ZoneId } from '#kernel/state';
import { card, move, shuffleZone, zone } from '#kernel/zones';
import type { HandKind } from './cards/format.ts';
import { attachedTo, holder } from './facts.ts';
import { def, effectOf } from './library.ts';
import type { EseMachine, Phase } from './state.ts';

/** The zone of a seat's hand of a kind. */
export const handZone = (kind: HandKind, seat: Seat): ZoneId => `${kind}:${seat}`;

/** A seat's hand of a kind. */
export const hand = (m: EseMachine, kind: HandKind, seat: Seat): readonly CardId[] =>
  zone(m.state, handZone(kind, seat));

export function setPhase(m: EseMachine, phase: Phase): void {
  m.state.g.phase = phase;
  m.state.g.played = 0;
  m.emit({ e: 'phase', phase, seat: m.state.g.active });
}

/** Draws from the top of a deck; stops where it ends. An empty action deck is made of its discards first (3.6). */
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

/** Where a card goes when it is discarded: race cards under their deck, all others to the pile of their deck (A1). */
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

/** Discards a card with what is attached to it; whoever held it loses it. */
export function discard(m: EseMachine, id: CardId, why: string, from: Seat | undefined = seatHolding(m, id)): void {
  for (const one of attachedTo(m, id)) discard(m, one, why, from);
  m.emit({ e: 'discarded', seat: from, card: id, def: card(m.state, id).def, why });
  delete m.state.g.courses[id];
  // A card that lay on a fleet in battle belongs to it no longer, whenever it is played again.
  delete card(m.state, id).on;
  move(m, id, discardZone(m, id), { quiet: true });
}

function seatHolding(m: EseMachine, id: CardId): Seat | undefined {
  return zone(m.state, 'play').includes(id) ? holder(m, id) : undefined;
}

/** Puts a card into play for a seat. Those that bring a race card along draw it now, once (A7). */
export function enter(m: EseMachine, id: CardId, seat: Seat, how: string): void {
  move(m, id, 'play', { quiet: true });
  card(m.state, id).ctl = seat;
  m.version++;
  m.emit({ e: 'entered', seat, card: id, def: card(m.state, id).def, how });
  if (effectOf(def(m, id), 'attach') !== undefined) recruit(m, seat, id);
}

/** Draws the top race card into play; with a host it is attached to that. Says whether there was one. */
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

/** A card in play goes over to another seat, with what is attached to it. */
export function handOver(m: EseMachine, id: CardId, to: Seat, how: string): void {
  const from = holder(m, id);
  card(m.state, id).ctl = to;
  recall(m, id);
  m.emit({ e: 'tookOver', seat: to, from, card: id, def: card(m.state, id).def, how });
}

/** Cards change hands; only the two learn which. */
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

/** Cards of a hand chosen by chance. */
export function byChance(m: EseMachine, kind: HandKind, seat: Seat, n: number): CardId[] {
  return shuffle(m.state.rng, [...hand(m, kind, seat)]).slice(0, n);
}

/** A roll of ten sides, told to all. */
export function roll(m: EseMachine, seat: Seat, why: string): number {
  const n = below(m.state.rng, 10) + 1;
  m.emit({ e: 'rolled', seat, sides: 10, n, why });
  return n;
}

/** Excess resource cards go under their deck, in the order given (3.10). */
export function putUnder(m: EseMachine, seat: Seat, ids: readonly CardId[]): void {
  for (const id of ids) move(m, id, 'resource', { quiet: true });
  if (ids.length > 0) m.emit({ e: 'putUnder', seat, n: ids.length });
}

/** Sends a fleet to a planet, or calls it back. */
export function assign(m: EseMachine, fleet: CardId, to: CardId | undefined): void {
  const course = assignmentOf(m, fleet);
  if (to === undefined) delete course.to;
  else course.to = to;
  m.version++;
}

/** Fleets come home, all of them if none is named; one lost in space stays barred for the turn, whoever's it is (3.8). */
export function recall(m: EseMachine, ...fleets: readonly CardId[]): void {
  const { courses } = m.state.g;
  for (const id of fleets.length > 0 ? fleets : Object.keys(courses))
    if (courses[id]?.barred === true) courses[id] = { barred: true };
    else delete courses[id];
  m.version++;
}

/** What the rounds of assignment know of a fleet. */
export function assignmentOf(m: EseMachine, fleet: CardId) {
  const { courses } = m.state.g;
  const known = courses[fleet];
  if (known !== undefined) return known;
  const fresh = {};
  courses[fleet] = fresh;
  return fresh as NonNullable<typeof known>;
}
