/** Every way in which cards in play change; each emits its event. */
import { addLasting } from '#kernel/lasting';
import type { CardId, Seat } from '#kernel/state';
import { card, move, ref, zone } from '#kernel/zones';
import type { TswEvents, TswMachine } from '../kind.ts';
import { def, defId } from '../library.ts';
import type { ActionsTaken } from '../state.ts';
import { foeOf, handOf, heapOf, holder } from './facts.ts';
import { baseAttack, defense, ownAttack } from './figures.ts';
import { isAffected } from './standing.ts';

/** Pays the upkeep of a duration card of the active player. */
export function keep(m: TswMachine, id: CardId, cost: number): void {
  m.state.g.actions = Math.max(0, m.state.g.actions - cost);
  const one = card(m.state, id);
  one.kept = (one.kept ?? 0) + 1;
  m.emit({ e: 'kept', seat: m.state.g.active, card: id, def: defId(m, id), cost });
}

/** Puts a card into play under a player's control, into their home zone if no other is said. `x`: if it is not what was paid. */
export function enter(
  m: TswMachine,
  id: CardId,
  seat: Seat,
  how: TswEvents['entered']['how'],
  { at = seat, on, x: given }: { readonly at?: Seat; readonly on?: CardId; readonly x?: number } = {},
): void {
  const { x = given, as } = card(m.state, id);
  move(m, id, 'play', { quiet: true });
  const entered = card(m.state, id);
  if (seat !== entered.own) entered.ctl = seat;
  entered.at = at;
  entered.entered = m.state.g.turn;
  if (x !== undefined) entered.x = x;
  if (as !== undefined) entered.as = as;
  if (on !== undefined) entered.on = on;
  const { counters } = def(m, id);
  if (counters !== undefined) entered.counters = counters;
  m.emit({ e: 'entered', seat, card: id, def: defId(m, id), how });
}

/** Takes a card out of play, to its owner's discard pile, with what is attached to it; one that has gone already stays. */
export function leavePlay(m: TswMachine, id: CardId, how: TswEvents['leftPlay']['how']): void {
  if (!zone(m.state, 'play').includes(id)) return;
  const seat = holder(m, id);
  const face = defId(m, id);
  const { at = seat, own } = card(m.state, id);
  detach(m, id);
  move(m, id, heapOf(own), { quiet: true });
  m.emit({ e: 'leftPlay', seat, card: id, def: face, how, zone: at });
}

/** What is attached to a card that leaves play goes to the discard pile. */
export function detach(m: TswMachine, host: CardId): void {
  for (const id of zone(m.state, 'play').filter((one) => card(m.state, one).on === host)) leavePlay(m, id, 'hostGone');
}

/**
 * Deals damage to a card in play; counters may take it first (W33). It stays; when it reaches the defense value, the card is
 * destroyed (T-8.2), unless its text says that it survives.
 */
export function hurt(m: TswMachine, id: CardId, n: number): void {
  if (defense(m, id) === undefined || n <= 0) return;
  const hit = card(m.state, id);
  const absorbed = isAffected(m, 'absorb', id) ? Math.min(n, hit.counters ?? 0) : 0;
  if (absorbed > 0) removeCounters(m, id, absorbed);
  const dealt = n - absorbed;
  if (dealt > 0) {
    hit.damage = (hit.damage ?? 0) + dealt;
    m.emit({ e: 'damaged', seat: holder(m, id), card: id, def: defId(m, id), n: dealt });
  }
  if (isAffected(m, 'survive', id)) survive(m, id);
  settle(m, id);
}

/** A card that damage would destroy stays with 1 defense, paralyzed. */
function survive(m: TswMachine, id: CardId): void {
  const hit = card(m.state, id);
  const max = (defense(m, id) ?? 0) - 1;
  if ((hit.damage ?? 0) <= max) return;
  hit.damage = max;
  m.emit({ e: 'survived', seat: holder(m, id), card: id, def: defId(m, id) });
  paralyze(m, id);
}

/** Destroys a card whose damage has reached its defense value, by whatever has changed. */
function settle(m: TswMachine, id: CardId): void {
  const max = defense(m, id);
  if (max !== undefined && (card(m.state, id).damage ?? 0) >= max) leavePlay(m, id, 'destroyed');
}

/** Paralyzes a card (T-11.1). */
export function paralyze(m: TswMachine, id: CardId): void {
  const still = card(m.state, id);
  if (still.paralyzed === true) return;
  still.paralyzed = true;
  m.emit({ e: 'paralyzed', seat: holder(m, id), card: id, def: defId(m, id) });
}

/** Puts counters on a card; on a paralyzed one there come none (T-11.1). */
export function addCounters(m: TswMachine, id: CardId, n: number): void {
  const one = card(m.state, id);
  if (one.paralyzed === true) return;
  one.counters = (one.counters ?? 0) + n;
  m.emit({ e: 'counters', seat: holder(m, id), card: id, def: defId(m, id), n, total: one.counters });
}

/** Removes counters from a card, as many as there are. */
export function removeCounters(m: TswMachine, id: CardId, n: number): void {
  const one = card(m.state, id);
  const left = Math.max(0, (one.counters ?? 0) - n);
  if (left > 0) one.counters = left;
  else delete one.counters;
  m.emit({ e: 'counters', seat: holder(m, id), card: id, def: defId(m, id), n: -n, total: left });
}

/** Exchanges the attack and defense values of a card while it is in play; X and what is counted stay as they are now. */
export function swapFigures(m: TswMachine, id: CardId): void {
  const one = card(m.state, id);
  if (def(m, id).attack === 'X') one.x = ownAttack(m, id);
  if (one.swapped === true) delete one.swapped;
  else one.swapped = true;
  m.emit({ e: 'swapped', seat: holder(m, id), card: id, def: defId(m, id), n: baseAttack(m, id) });
  settle(m, id);
}

/** Gives a player control of a card until the turn ends. It stays where it is. */
export function takeControl(m: TswMachine, id: CardId, seat: Seat): void {
  const one = card(m.state, id);
  one.ctl = seat;
  one.borrowed = true;
  m.emit({ e: 'borrowed', seat, card: id, def: defId(m, id), from: one.own });
}

/** Gives cards back of which somebody has had control for the turn. */
export function giveBack(m: TswMachine): void {
  for (const id of zone(m.state, 'play')) {
    const one = card(m.state, id);
    if (one.borrowed !== true) continue;
    delete one.borrowed;
    delete one.ctl;
    m.emit({ e: 'givenBack', seat: one.own, card: id, def: defId(m, id) });
  }
}

/** Makes a card that is about to enter play a copy of another. */
export function becomeCopy(m: TswMachine, id: CardId, of: CardId): void {
  card(m.state, id).as = defId(m, of);
  m.version++;
}

/** Returns a card that lies open to its owner's hand. */
export function returnToHand(m: TswMachine, id: CardId): void {
  const { own } = card(m.state, id);
  detach(m, id);
  move(m, id, handOf(own), { quiet: true });
  m.emit({ e: 'returned', seat: own, card: id, def: card(m.state, id).def });
}

/** Lets nobody attack a card until the turn ends, by an effect. */
export function protect(m: TswMachine, id: CardId, effect: object): void {
  addLasting(m, { you: holder(m, id), on: [ref(m.state, id)], mod: { effect }, until: 'turn' });
  m.emit({ e: 'protected', seat: holder(m, id), card: id, def: defId(m, id) });
}

/** Removes damage and paralysis from a card, if there is any (T-10.1). */
export function repair(m: TswMachine, id: CardId, max: number): void {
  const mended = card(m.state, id);
  const n = Math.min(max, mended.damage ?? 0);
  const left = (mended.damage ?? 0) - n;
  const freed = mended.paralyzed === true;
  if (n === 0 && !freed) return;
  if (left > 0) mended.damage = left;
  else delete mended.damage;
  delete mended.paralyzed;
  m.emit({ e: 'repaired', seat: holder(m, id), card: id, def: defId(m, id), n, ...(freed && { freed }) });
}

/** Moves a card in play to the other zone. */
export function cross(m: TswMachine, id: CardId): void {
  const one = card(m.state, id);
  const to = foeOf(one.at ?? holder(m, id));
  one.at = to;
  record(m, id, { moved: true });
  m.emit({ e: 'movedTo', seat: holder(m, id), card: id, def: defId(m, id), zone: to });
}

/** Records what a card has done this turn. */
export function record(m: TswMachine, id: CardId, move: Omit<ActionsTaken, 'turn'>): void {
  const one = card(m.state, id);
  const { turn } = m.state.g;
  one.did = { ...(one.did?.turn === turn ? one.did : undefined), ...move, turn };
  m.version++;
}
