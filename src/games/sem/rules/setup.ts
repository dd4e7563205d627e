/** Set-up (S-3): bases come into play, decks are shuffled, chance picks who begins, all draw. */
import type { Deck } from '#face/deck';
import { below } from '#kernel/random';
import { card, create, shuffleZone } from '#kernel/zones';
import { rule, type SemMachine, type SemStep as Step } from '../kind.ts';
import { draw } from './change.ts';
import { deckOf, playOf, seatsFrom, sideboardOf } from './facts.ts';
import { handMaximum } from './figures.ts';

/** Makes the base, the deck and the sideboard of each player. */
export function layOut(m: SemMachine, decks: readonly Deck[]): void {
  decks.forEach((deck, seat) => {
    for (const base of deck.extra.base ?? []) create(m, base, seat, playOf(seat));
    for (const [name, n] of Object.entries(deck.main)) for (let i = 0; i < n; i++) create(m, name, seat, deckOf(seat));
    for (const name of deck.extra.sideboard ?? [])
      card(m.state, create(m, name, seat, sideboardOf(seat))).special = true;
    shuffleZone(m, deckOf(seat));
  });
}

export const begin: Step = (m, frame) => {
  const { g, seats, rng } = m.state;
  m.emit({ e: 'began', seats });
  g.first = below(rng, seats);
  g.active = g.first;
  m.emit({ e: 'first', seat: g.first });
  for (const seat of seatsFrom(m, g.first)) draw(m, seat, handMaximum(m, seat));
  m.next(frame, rule('turn'));
};
