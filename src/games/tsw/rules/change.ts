/** Every way in which hands, piles, stations and players change; each emits its event. Cards in play: `change-play.ts`. */
import { takeOff } from '#cards/pile';
import { shuffle } from '#kernel/random';
import type { CardId, Seat } from '#kernel/state';
import { alive, card, move, renew, shuffleZone, zone } from '#kernel/zones';
import type { TswEvents, TswMachine } from '../kind.ts';
import { def, defId } from '../library.ts';
import type { Phase, Row } from '../state.ts';
import { detach, leavePlay } from './change-play.ts';
import { commanderOf, deckOf, foeOf, handOf, heapOf, rowOf, rowWith } from './facts.ts';

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
  const life = def(m, id).life ?? 0;
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

/** Puts cards that the opponent does not see on top of their player's draw pile. */
export function putOnTop(m: TswMachine, seat: Seat, ids: readonly CardId[]): void {
  if (ids.length === 0) return;
  const defs = toTop(m, seat, ids);
  m.emit({ e: 'topped', to: [seat], seat, defs });
  m.emit({ e: 'topped', except: [seat], seat, n: ids.length });
}

/** Puts cards that all see, such as those of the discard pile, on top of their player's draw pile. */
export function putOnTopOpenly(m: TswMachine, seat: Seat, ids: readonly CardId[]): void {
  if (ids.length === 0) return;
  m.emit({ e: 'topped', seat, defs: toTop(m, seat, ids) });
}

function toTop(m: TswMachine, seat: Seat, ids: readonly CardId[]): readonly string[] {
  for (const id of ids) move(m, id, deckOf(seat), { quiet: true }, 0);
  return ids.map((id) => card(m.state, id).def);
}

/** Shuffles a player's draw pile and puts cards that were found in it on top. */
export function shuffleUnder(m: TswMachine, seat: Seat, ids: readonly CardId[]): void {
  // What is shuffled with the others could not be told from them any more.
  for (const id of ids) move(m, id, handOf(seat), { quiet: true });
  shuffleZone(m, deckOf(seat));
  putOnTop(m, seat, ids);
}

/** Puts the top cards of a draw pile at its bottom, in an order by chance. */
export function putAtBottom(m: TswMachine, seat: Seat, ids: readonly CardId[]): void {
  for (const id of shuffle(m.state.rng, [...ids])) move(m, id, deckOf(seat), { quiet: true });
}

/** Takes cards of the discard pile, which all see, into their player's hand. */
export function recover(m: TswMachine, seat: Seat, ids: readonly CardId[]): void {
  if (ids.length === 0) return;
  const defs = ids.map((id) => card(m.state, id).def);
  for (const id of ids) move(m, id, handOf(seat), { quiet: true });
  m.emit({ e: 'recovered', seat, defs });
}

/** Takes cards of a player's own row into the hand; the opponent sees those that were flipped. */
export function takeStation(m: TswMachine, seat: Seat, row: Row, ids: readonly CardId[]): void {
  const defs = ids.map((id) => card(m.state, id).def);
  for (const id of ids) move(m, id, handOf(seat), { quiet: true });
  m.emit({ e: 'taken', to: [seat], seat, row, defs });
  m.emit({ e: 'taken', except: [seat], seat, row, n: ids.length });
}

/** Shows a player's hand to another. */
export function showHand(m: TswMachine, seat: Seat, to: Seat): void {
  const defs = zone(m.state, handOf(seat)).map((id) => card(m.state, id).def);
  m.emit({ e: 'handSeen', to: [to], seat, by: to, defs });
  m.emit({ e: 'handSeen', except: [to], seat, by: to });
}

/** A player has one more turn after this one. */
export function addTurn(m: TswMachine, seat: Seat): void {
  const { g } = m.state;
  g.extra = [...(g.extra ?? []), seat];
  m.emit({ e: 'extraTurn', seat });
}

/**
 * Lays a card face down into a row of its owner's station, whose log tells them which (W2). It gets a new id: the old one
 * may have been seen, when the card was in play or was returned to the hand (W5).
 */
export function layDown(m: TswMachine, id: CardId, row: Row): void {
  const { def: laid, own: seat } = card(m.state, id);
  if (zone(m.state, 'play').includes(id)) detach(m, id);
  move(m, renew(m, id), rowOf(row, seat), { quiet: true });
  m.emit({ e: 'laid', to: [seat], seat, row, def: laid });
  m.emit({ e: 'laid', except: [seat], seat, row });
}

/** Moves a station card to another row; it stays as it lies (W3). */
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
  const before = m.state.g.life[seat] ?? 0;
  const left = Math.max(0, before - n);
  m.state.g.life[seat] = left;
  m.emit({ e: 'lifeLost', seat, n: before - left, left });
  if (left === 0) lose(m, seat, 'life');
}

/** A player has lost, and so the opponent has won (T-12). */
export function lose(m: TswMachine, seat: Seat, how: 'life' | 'concede'): void {
  m.state.out.push(seat);
  m.finish([foeOf(seat)], how);
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

/** Takes a card that is played out of the hand or the station; it waits on the pile (T-6.3). */
export function play(m: TswMachine, id: CardId, told: Omit<TswEvents['played'], 'card' | 'def' | 'row'>): void {
  const row = rowWith(m, id);
  move(m, id, 'pile', { quiet: true });
  const played = card(m.state, id);
  if (told.x !== undefined) played.x = told.x;
  countPlay(m, told.seat);
  m.emit({ e: 'played', ...told, card: id, def: played.def, ...(row !== undefined && { row }) });
}

function countPlay({ state: { g } }: TswMachine, seat: Seat): void {
  g.played = [0, 1].map((one) => (g.played?.[one] ?? 0) + (one === seat ? 1 : 0));
}

/** Counters a card that is being played: it does nothing and goes to its owner's discard pile (T-6.6). */
export function counter(m: TswMachine, item: number): void {
  const countered = takeOff(m, item);
  const id = countered?.card === undefined ? undefined : alive(m.state, countered.card);
  if (countered === undefined || id === undefined) return;
  move(m, id, heapOf(card(m.state, id).own), { quiet: true });
  m.emit({ e: 'countered', seat: countered.seat, card: id, def: defId(m, id) });
}

/** Makes an attack on the pile fail. A missile is destroyed all the same (T-8.9). */
export function foil(m: TswMachine, item: number): void {
  const foiled = takeOff(m, item);
  const id = foiled?.card === undefined ? undefined : alive(m.state, foiled.card);
  if (foiled === undefined || id === undefined) return;
  m.emit({ e: 'foiled', seat: foiled.seat, card: id, def: defId(m, id) });
  if (def(m, id).type === 'missile') leavePlay(m, id, 'spent');
}

/** Takes an event that has resolved to its owner's discard pile (T-6.5). */
export function finishEvent(m: TswMachine, id: CardId, seat: Seat): void {
  move(m, id, heapOf(card(m.state, id).own), { quiet: true });
  m.emit({ e: 'resolved', seat, card: id, def: defId(m, id) });
}

/** A card that is about to enter play cannot, and goes to its owner's discard pile. */
export function fizzle(m: TswMachine, id: CardId): void {
  const { def: face, own } = card(m.state, id);
  move(m, id, heapOf(own), { quiet: true });
  m.emit({ e: 'fizzled', seat: own, card: id, def: face });
}

/** Turns a flipped station card face down again, in its row (T-10.3) and in its place (W6). */
export function turnDown(m: TswMachine, id: CardId): void {
  const row = rowWith(m, id);
  const { own: seat, flipped } = card(m.state, id);
  if (row === undefined || flipped !== true) return;
  delete card(m.state, id).flipped;
  m.emit({ e: 'stationRepaired', seat, row, def: defId(m, id) });
}
