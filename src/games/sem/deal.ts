/** Shattered Empires as it may be for all that a seat knows: decks and hands are secret, and what the active player has in mind. */
import type { ReadyDeck } from '#face/deck';
import { redeal } from '#kernel/redeal';
import type { Seat } from '#kernel/state';
import { zone } from '#kernel/zones';
import { hiddenDecks, unknownCards } from '../kit/likely-deck.ts';
import { deckOf, handOf } from './rules/facts.ts';
import type { SemState } from './state.ts';

/** A state that agrees with this one in all that the seat knows, and in the rest with the seed. `decks`: all ready decks. */
export function dealSem(decks: readonly ReadyDeck[], state: SemState, seat: Seat, seed: string): SemState {
  const suitable = decks.filter(({ edition }) => edition === state.edition);
  return redeal(state, seat, seed, {
    unknowns(copy, _seat, shown, rng) {
      const hiddenOf = (owner: Seat) =>
        [...zone(copy, deckOf(owner)), ...(owner === seat ? [] : zone(copy, handOf(owner)))].filter(
          (id) => !shown.has(id),
        );
      return hiddenDecks(copy, rng, suitable, hiddenOf).map((one) => unknownCards(copy, one, seat, rng));
    },
    forget({ g }) {
      if (g.active === seat) return;
      g.announced = [];
      g.scrapping = [];
      delete g.ending;
    },
  });
}
