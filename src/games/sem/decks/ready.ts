/** The ready decks, as tables offer them. */
import type { ReadyDeck } from '#face/deck';
import type { DeckList } from '../cards/format.ts';
import { EDITION } from '../editions.ts';

/** A listed deck; the sideboard is a list of cards, each as often as the deck has it. */
export function deckOf({ id, name, base, main, sideboard, advice }: DeckList): ReadyDeck {
  const side = Object.entries(sideboard).flatMap(([card, n]) => Array.from({ length: n }, () => card));
  return {
    id,
    name,
    edition: EDITION,
    extra: { base: [base], sideboard: side },
    main,
    ...(advice !== undefined && { advice }),
  };
}
