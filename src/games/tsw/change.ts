/** Every way in which the state of The Space War changes; each emits its event. */
import { takeOff } from '#cards/pile';
import { addLasting } from '#kernel/lasting';
import type { CardId, Seat } from '#kernel/state';
import { alive, card, move, ref, renew, zone } from '#kernel/zones';
import { commanderOf, deckOf, foeOf, handOf, heapOf, holder, rowOf, rowWith } from './facts.ts';
import { defense } from './figures.ts';
import type { TswEvents, TswMachine } from './kind.ts';
import { def as printed } from './library.ts';
import type { Deeds, Phase, Row } from './state.ts';

export function setPhase(m: TswMachine, phase: Phase): void {
  m.state.g.phase = phase;
  m.emit({ e: 'phase', phase, seat: m.state.g.active });
}

/** Draws from the top of a player's deck; a draw that cannot be made is ignored (T-5.2). */
export function draw(m: TswMachine, seat: Seat, n: number): void {
  const drawn = zone(m.state, deckOf(seat)).slice(0, n);
  if (drawn.length === 0) return;
  const defs = drawn.map((id) => card(m.state, id).def);
  for (const id of drawn) move(m, id, handOf(seat), { quiet: true });
  m.emit({ e: 'drew', to: [seat], seat, defs });
  m.emit({ e: 'drew', except: [seat], seat, n: drawn.length });
}

/** Turns up the commander that a player has chosen; its life points are the player's (T-3.4). */
export function reveal(m: TswMachine, id: CardId, seat: Seat): void {
  move(m, id, commanderOf(seat), { quiet: true });
  const life = printed(m, id).life ?? 0;
  m.state.g.life[seat] = life;
  m.emit({ e: 'revealed', seat, def: card(m.state, id).def, life });
}

/** Discards cards of a player's hand. The discard pile is public (T-1.4). */
export function discard(m: TswMachine, seat: Seat, ids: readonly CardId[], why: TswEvents['discarded']['why']): void {
  for (const id of ids) {
    move(m, id, heapOf(seat), { quiet: true });
    m.emit({ e: 'discarded', seat, card: id, def: card(m.state, id).def, why });
  }
}

/** Takes cards that were searched for into their player's hand; the opponent does not see them. */
export function find(m: TswMachine, seat: Seat, ids: readonly CardId[]): void {
  const defs = ids.map((id) => card(m.state, id).def);
  for (const id of ids) move(m, id, handOf(seat), { quiet: true });
  m.emit({ e: 'found', to: [seat], seat, defs });
  m.emit({ e: 'found', except: [seat], seat, n: ids.length });
}

/** Discards cards of the top of a player's draw pile, as many as there are. */
export function mill(m: TswMachine, seat: Seat, n: number): void {
  const milled = zone(m.state, deckOf(seat)).slice(0, n);
  if (milled.length === 0) return;
  for (const id of milled) move(m, id, heapOf(seat), { quiet: true });
  m.emit({ e: 'milled', seat, defs: milled.map((id) => card(m.state, id).def) });
}

/**
 * Lays a card face down into a row of its owner's station. It gets a new id: the old one may have been seen, when the card
 * was in play or was returned to the hand.
 */
export function layDown(m: TswMachine, id: CardId, row: Row): void {
  const { def, own: seat } = card(m.state, id);
  move(m, renew(m, id), rowOf(row, seat), { quiet: true });
  m.emit({ e: 'laid', to: [seat], seat, row, def });
  m.emit({ e: 'laid', except: [seat], seat, row });
}

/** Moves a station card to another row; it stays as it lies. */
export function shift(m: TswMachine, id: CardId, row: Row): void {
  const from = rowWith(m, id);
  const { flipped, own: seat } = card(m.state, id);
  if (from === undefined) return;
  move(m, id, rowOf(row, seat), { quiet: true });
  if (flipped === true) card(m.state, id).flipped = true;
  m.emit({ e: 'shifted', seat, from, row });
}

/** Flips station cards of a player, which their opponent or another seat has chosen. */
export function flip(m: TswMachine, seat: Seat, ids: readonly CardId[], by: Seat): void {
  if (ids.length === 0) return;
  for (const id of ids) card(m.state, id).flipped = true;
  m.emit({ e: 'flipped', seat, by, defs: ids.map((id) => card(m.state, id).def) });
}

/** Takes life points from a commander; at 0 the player has lost at once (T-12.1). */
export function loseLife(m: TswMachine, seat: Seat, n: number): void {
  if (n <= 0) return;
  const left = Math.max(0, (m.state.g.life[seat] ?? 0) - n);
  m.state.g.life[seat] = left;
  m.emit({ e: 'lifeLost', seat, n, left });
  if (left === 0) m.finish([foeOf(seat)], 'life');
}

export function gainActions(m: TswMachine, n: number): void {
  const { g } = m.state;
  g.actions += n;
  m.emit({ e: 'gained', seat: g.active, n });
}

/** Spends actions of the active player. The event is that of what they are spent on. */
export function spend(m: TswMachine, n: number): void {
  m.state.g.actions = Math.max(0, m.state.g.actions - n);
  m.version++;
}

/** Pays the upkeep of a duration card of the active player. */
export function keep(m: TswMachine, id: CardId, cost: number): void {
  spend(m, cost);
  m.emit({ e: 'kept', seat: m.state.g.active, card: id, def: card(m.state, id).def, cost });
}

/** Takes a card that is played out of the hand or the station; it waits on the pile (T-6.3). */
export function play(m: TswMachine, id: CardId, told: Omit<TswEvents['played'], 'card' | 'def' | 'row'>): void {
  const row = rowWith(m, id);
  move(m, id, 'pile', { quiet: true });
  const played = card(m.state, id);
  if (told.x !== undefined) played.x = told.x;
  m.emit({ e: 'played', ...told, card: id, def: played.def, ...(row !== undefined && { row }) });
}

/** Counters a card that is being played: it does nothing and goes to its owner's discard pile (T-6.6). */
export function counter(m: TswMachine, item: number): void {
  const countered = takeOff(m, item);
  const id = countered?.card === undefined ? undefined : alive(m.state, countered.card);
  if (countered === undefined || id === undefined) return;
  const { def, own } = card(m.state, id);
  move(m, id, heapOf(own), { quiet: true });
  m.emit({ e: 'countered', seat: countered.seat, card: id, def });
}

/** Makes an attack on the pile fail. A missile is destroyed all the same (T-8.9). */
export function foil(m: TswMachine, item: number): void {
  const foiled = takeOff(m, item);
  const id = foiled?.card === undefined ? undefined : alive(m.state, foiled.card);
  if (foiled === undefined || id === undefined) return;
  m.emit({ e: 'foiled', seat: foiled.seat, card: id, def: card(m.state, id).def });
  if (printed(m, id).type === 'missile') leavePlay(m, id, 'spent');
}

/** Takes an event that has resolved to its owner's discard pile (T-6.5). */
export function finishEvent(m: TswMachine, id: CardId, seat: Seat): void {
  const { def, own } = card(m.state, id);
  move(m, id, heapOf(own), { quiet: true });
  m.emit({ e: 'resolved', seat, card: id, def });
}

/** Puts a card into play in a player's home zone, under their control. */
export function enter(m: TswMachine, id: CardId, seat: Seat, how: TswEvents['entered']['how']): void {
  const { x } = card(m.state, id);
  move(m, id, 'play', { quiet: true });
  const entered = card(m.state, id);
  if (seat !== entered.own) entered.ctl = seat;
  entered.at = seat;
  entered.entered = m.state.g.turn;
  if (x !== undefined) entered.x = x;
  m.emit({ e: 'entered', seat, card: id, def: entered.def, how });
}

/** Takes a card out of play, to its owner's discard pile. */
export function leavePlay(m: TswMachine, id: CardId, how: TswEvents['leftPlay']['how']): void {
  const seat = holder(m, id);
  const { def, own } = card(m.state, id);
  move(m, id, heapOf(own), { quiet: true });
  m.emit({ e: 'leftPlay', seat, card: id, def, how });
}

/** Deals damage to a card in play. It stays; when it reaches the defense value, the card is destroyed (T-8.2). */
export function hurt(m: TswMachine, id: CardId, n: number): void {
  const most = defense(m, id);
  if (most === undefined || n <= 0) return;
  const hit = card(m.state, id);
  hit.damage = (hit.damage ?? 0) + n;
  m.emit({ e: 'damaged', seat: holder(m, id), card: id, def: hit.def, n });
  if (hit.damage >= most) leavePlay(m, id, 'destroyed');
}

/** Paralyzes a card (T-11.1). */
export function paralyze(m: TswMachine, id: CardId): void {
  const still = card(m.state, id);
  if (still.paralyzed === true) return;
  still.paralyzed = true;
  m.emit({ e: 'paralyzed', seat: holder(m, id), card: id, def: still.def });
}

/** Returns a card that lies open to its owner's hand. */
export function returnToHand(m: TswMachine, id: CardId): void {
  const { def, own } = card(m.state, id);
  move(m, id, handOf(own), { quiet: true });
  m.emit({ e: 'returned', seat: own, card: id, def });
}

/** Lets nobody attack a card until the turn ends, by an effect. */
export function protect(m: TswMachine, id: CardId, effect: object): void {
  addLasting(m, { you: holder(m, id), on: [ref(m.state, id)], mod: { effect }, until: 'turn' });
  m.emit({ e: 'protected', seat: holder(m, id), card: id, def: card(m.state, id).def });
}

/** Removes damage and paralysis from a card (T-10.1). */
export function repair(m: TswMachine, id: CardId, most: number): void {
  const mended = card(m.state, id);
  const n = Math.min(most, mended.damage ?? 0);
  const left = (mended.damage ?? 0) - n;
  const freed = mended.paralyzed === true;
  if (left > 0) mended.damage = left;
  else delete mended.damage;
  delete mended.paralyzed;
  m.emit({ e: 'repaired', seat: holder(m, id), card: id, def: mended.def, n, ...(freed && { freed }) });
}

/** Turns a flipped station card face down again, in its row (T-10.3). */
export function turnDown(m: TswMachine, id: CardId): void {
  const row = rowWith(m, id);
  const { def, own: seat } = card(m.state, id);
  if (row === undefined) return;
  delete card(m.state, id).flipped;
  m.emit({ e: 'stationRepaired', seat, row, def });
}

/** Moves a card in play to the other zone. */
export function cross(m: TswMachine, id: CardId): void {
  const one = card(m.state, id);
  const to = foeOf(one.at ?? holder(m, id));
  one.at = to;
  record(m, id, { moved: true });
  m.emit({ e: 'movedTo', seat: holder(m, id), card: id, def: one.def, zone: to });
}

/** Records what a card has done this turn. */
export function record(m: TswMachine, id: CardId, deed: Omit<Deeds, 'turn'>): void {
  const one = card(m.state, id);
  const { turn } = m.state.g;
  one.did = { ...(one.did?.turn === turn ? one.did : undefined), ...deed, turn };
  m.version++;
}
