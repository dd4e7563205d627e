/** Legal decks of EVE by chance, out of all cards there are: ready decks hold no more than half of them. */

import type { Deck } from '#face/deck';
import type { Definition, Library } from '#games/eve/library';

/** A whole number from 0 up to, not including, n. */
type Below = (n: number) => number;

/** Copies of a card: one or two, so that a game meets many different ones. */
const MOST_COPIES = 2;

/** A deck that a tournament of an edition takes: a race by chance, then cards by chance of those that it may play. */
export function randomDeck(library: Library, edition: 'core' | 'exiled', below: Below): Deck {
  const known = library.cards.filter((card) => card.edition === 'core' || card.edition === edition);
  const starbase = any(known.filter(isBase), below);
  const mayPlay = (card: Definition) =>
    card.races.length === 0 || card.races.some((race) => starbase.races.includes(race));
  const legal = known.filter(mayPlay);
  const ofType = (type: Definition['type']) => legal.filter((card) => card.type === type);
  const market = mixed(
    legal.filter(({ type }) => type !== 'outer region' && type !== 'starbase'),
    below,
  );
  const main: Record<string, number> = {};
  for (let cards = 0, i = 0; cards < 52; i++) {
    const card = market[i];
    if (card === undefined) throw new Error(`too few cards for a deck of ${starbase.name}`);
    main[card.id] = 1 + below(MOST_COPIES);
    cards += main[card.id] ?? 0;
  }
  return {
    id: 'random',
    name: 'Random',
    edition,
    extra: {
      starbase: [starbase.id],
      upgrade: [
        any(
          ofType('starbase').filter((card) => card.upgraded),
          below,
        ).id,
      ],
      regions: differentlyNamed(mixed(ofType('outer region'), below))
        .slice(0, 3)
        .map(({ id }) => id),
    },
    main,
  };
}

function isBase(card: Definition): boolean {
  return card.type === 'starbase' && !card.upgraded;
}

function differentlyNamed(cards: readonly Definition[]): Definition[] {
  return [...new Map(cards.map((card) => [card.name, card])).values()];
}

function any<T>(list: readonly T[], below: Below): T {
  const found = list[below(list.length)];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
}

function mixed<T>(list: readonly T[], below: Below): T[] {
  const left = [...list];
  const found: T[] = [];
  while (left.length > 0) found.push(...left.splice(below(left.length), 1));
  return found;
}
