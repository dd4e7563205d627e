/** The Space War as it may be for all that a seat knows: decks, hands, face-down station cards, commanders to choose from. */
import type { ReadyDeck } from '#face/deck';
import { redeal } from '#kernel/redeal';
import type { CardId, Seat } from '#kernel/state';
import { zone } from '#kernel/zones';
import { hiddenDecks, unknownCards, unseen } from '../kit/likely-deck.ts';
import { candidatesOf, deckOf, handOf, rowOf } from './rules/facts.ts';
import { rows, type TswState } from './state.ts';

/** A state that agrees with this one in all that the seat knows, and in the rest with the seed. `decks`: all ready decks. */
export function dealTsw(decks: readonly ReadyDeck[], state: TswState, seat: Seat, seed: string): TswState {
  const { g } = state;
  const looksAtStation = g.active === seat && g.phase === 'action';
  return redeal(state, seat, seed, {
    unknowns(copy, _seat, shown, rng) {
      const faceDown = (owner: Seat): readonly CardId[] =>
        rows.flatMap((row) => zone(copy, rowOf(row, owner))).filter((id) => copy.cards[id]?.flipped !== true);
      const hiddenOf = (owner: Seat): readonly CardId[] =>
        [
          ...zone(copy, deckOf(owner)),
          ...(owner === seat ? [] : zone(copy, handOf(owner))),
          ...(owner === seat && looksAtStation ? [] : faceDown(owner)),
        ].filter((id) => !shown.has(id));
      return hiddenDecks(copy, rng, suitable(decks, copy), hiddenOf).flatMap((one) => {
        const main = unknownCards(copy, one, seat, rng);
        if (one.owner === seat) return [main];
        const cards = zone(copy, candidatesOf(one.owner));
        return [main, { cards, stock: unseen(one.deck?.extra.commanders ?? [], [], cards.length, rng) }];
      });
    },
  });
}

const suitable = (decks: readonly ReadyDeck[], { edition }: TswState): readonly ReadyDeck[] =>
  decks.filter((deck) => deck.edition === edition);
