/** Every way in which hands, decks, queues and purses change; each emits its event. Cards in play: `change-play.ts`. */
import { addLasting } from '#kernel/lasting';
import type { CardId, Seat } from '#kernel/state';
import { card, move, shuffleZone, zone } from '#kernel/zones';
import type { SemEvents, SemMachine } from '../kind.ts';
import type { Phase } from '../state.ts';
import { barracksOf, deckOf, handOf, playOf, progressOf, queueOf, removedOf, scrapyardOf } from './facts.ts';
import { commandMaximum } from './figures.ts';

const defOf = (m: SemMachine, id: CardId): string => card(m.state, id).def;

export function setPhase(m: SemMachine, phase: Phase): void {
  m.state.g.phase = phase;
  m.emit({ e: 'phase', phase, seat: m.state.g.active });
}

/** Draws cards; when the deck runs out, the scrapyard is shuffled and becomes the deck (S-4.2). */
export function draw(m: SemMachine, seat: Seat, n: number): void {
  const drawn: string[] = [];
  for (let i = 0; i < n; i++) {
    if (zone(m.state, deckOf(seat)).length === 0) reshuffle(m, seat);
    const [top] = zone(m.state, deckOf(seat));
    if (top === undefined) break;
    move(m, top, handOf(seat), { quiet: true });
    drawn.push(defOf(m, top));
  }
  if (drawn.length === 0) return;
  m.emit({ e: 'drew', to: [seat], seat, defs: drawn });
  m.emit({ e: 'drew', except: [seat], seat, n: drawn.length });
}

function reshuffle(m: SemMachine, seat: Seat): void {
  const scrapped = [...zone(m.state, scrapyardOf(seat))];
  if (scrapped.length === 0) return;
  for (const id of scrapped) move(m, id, deckOf(seat), { quiet: true });
  shuffleZone(m, deckOf(seat));
  m.emit({ e: 'reshuffled', seat, n: scrapped.length });
}

/** Discards cards of a player's hand. The scrapyard is public. */
export function discard(m: SemMachine, seat: Seat, ids: readonly CardId[], why: SemEvents['discarded']['why']): void {
  for (const id of ids) {
    move(m, id, scrapyardOf(seat), { quiet: true });
    m.emit({ e: 'discarded', seat, card: id, def: defOf(m, id), why });
  }
}

/** Scraps cards of the top of a player's own deck, as many as there are. */
export function mill(m: SemMachine, seat: Seat, n: number): void {
  const milled = zone(m.state, deckOf(seat)).slice(0, n);
  if (milled.length === 0) return;
  for (const id of milled) move(m, id, scrapyardOf(seat), { quiet: true });
  m.emit({ e: 'milled', seat, defs: milled.map((id) => defOf(m, id)) });
}

/** Takes cards that were searched for out of the deck, shows them, and shuffles. */
export function find(m: SemMachine, seat: Seat, ids: readonly CardId[]): void {
  const defs = ids.map((id) => defOf(m, id));
  for (const id of ids) move(m, id, handOf(seat), { quiet: true });
  shuffleZone(m, deckOf(seat));
  m.emit({ e: 'searched', seat, defs });
}

/** Takes cards of the scrapyard, which all see, into their player's hand. */
export function recover(m: SemMachine, seat: Seat, ids: readonly CardId[]): void {
  for (const id of ids) {
    move(m, id, handOf(seat), { quiet: true });
    m.emit({ e: 'unscrapped', seat, def: defOf(m, id) });
  }
}

/** Puts a project into its player's queue. */
export function enqueue(m: SemMachine, seat: Seat, id: CardId): void {
  move(m, id, queueOf(seat), { quiet: true });
  m.emit({ e: 'queued', seat, card: id, def: defOf(m, id) });
}

/** Command points come back to the maximum, however many were left until then (S-4.4, S-R-24). */
export function resetCommand(m: SemMachine, seat: Seat): void {
  m.state.g.cp[seat] = commandMaximum(m, seat);
  m.version++;
}

export function spend(m: SemMachine, seat: Seat, n: number): void {
  m.state.g.cp[seat] = Math.max(0, (m.state.g.cp[seat] ?? 0) - n);
  m.version++;
}

/** Puts Yield on projects; what is left over is lost. */
export function allocate(m: SemMachine, seat: Seat, amounts: ReadonlyMap<CardId, number>, lost: number): void {
  for (const [id, n] of amounts) card(m.state, id).progress = progressOf(m, id) + n;
  const defs = [...amounts.keys()].map((id) => defOf(m, id));
  m.emit({ e: 'allocated', seat, cards: [...amounts.keys()], defs, amounts: [...amounts.values()], lost });
}

/** More Yield until the end of the turn. */
export function addYield(m: SemMachine, seat: Seat, n: number): void {
  addLasting(m, { you: seat, mod: { effect: { verb: 'moreYield', n } }, until: 'turn' });
  m.emit({ e: 'moreYield', seat, n });
}

/** Puts Yield on a project by an effect of a card, or removes it (below 0), as much as there is. */
export function addProgress(m: SemMachine, id: CardId, n: number, by?: string): void {
  const before = progressOf(m, id);
  const after = Math.max(0, before + n);
  if (after > 0) card(m.state, id).progress = after;
  else delete card(m.state, id).progress;
  const { own: seat, def } = card(m.state, id);
  m.emit({ e: 'progress', seat, card: id, def, n: after - before, ...(by !== undefined && { by }) });
}

/** Pays for a card of the hand and puts it where it has come to. */
function playTo(m: SemMachine, seat: Seat, id: CardId, cost: number, to: string): void {
  spend(m, seat, cost);
  move(m, id, to, { quiet: true });
}

/** A resource or research comes into play. */
export function lay(m: SemMachine, seat: Seat, id: CardId, cost: number): void {
  playTo(m, seat, id, cost, playOf(seat));
  m.emit({ e: 'entered', seat, card: id, def: defOf(m, id), how: 'played' });
}

/** Hired personnel wait at the base. */
export function hire(m: SemMachine, seat: Seat, id: CardId, cost: number): void {
  playTo(m, seat, id, cost, barracksOf(seat));
  m.emit({ e: 'hired', seat, card: id, def: defOf(m, id), cost });
}

/** A command is played; it lies open until it has resolved. */
export function playCommand(
  m: SemMachine,
  seat: Seat,
  id: CardId,
  cost: number,
  aimedAt: Pick<SemEvents['played'], 'targets' | 'targetDefs'>,
): void {
  playTo(m, seat, id, cost, 'played');
  m.emit({ e: 'played', seat, card: id, def: defOf(m, id), cost, ...aimedAt });
}

/** A command that has resolved, or was cancelled, goes to the scrapyard. */
export function putAway(m: SemMachine, id: CardId): void {
  move(m, id, scrapyardOf(card(m.state, id).own), { quiet: true });
}

/** Scraps a project of the queue for a command point; its progress is lost (S-R-26). */
export function scrapProject(m: SemMachine, seat: Seat, id: CardId): void {
  spend(m, seat, 1);
  move(m, id, card(m.state, id).special === true ? removedOf(seat) : scrapyardOf(seat), { quiet: true });
  m.emit({ e: 'scrapped', seat, card: id, def: defOf(m, id) });
}
