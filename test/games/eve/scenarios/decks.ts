/** Decks of fixtures for stories that begin at the beginning. */
import type { Deck } from '#face/deck';

/** Thirteen plain ships, four of each: a market of 52. */
const market = Object.fromEntries(Array.from({ length: 13 }, (_, i) => [`ship-${i % 5}-${(i % 9) + 1}`, 4]));

/** A legal deck; `change` puts other things in their place. */
export function deck(change: Partial<Deck['extra']> = {}, main: Readonly<Record<string, number>> = market): Deck {
  return {
    id: 'plain',
    name: 'Plain',
    edition: 'core',
    extra: {
      starbase: ['amarr-starbase'],
      upgrade: ['amarr-tower'],
      regions: ['metropolis', 'stain', 'heaven'],
      ...(change as Deck['extra']),
    },
    main,
  };
}

export const plainMarket: Readonly<Record<string, number>> = market;
