/** An EVE deck as a picture: starbase, upgrade and regions, the market by type, and its prices. */
import type { Deck, DeckProblem } from '#face/deck';
import type { DeckScene, SceneBadge, SceneDeckCard } from '#face/scene';
import type { CardDef } from './cards/format.ts';
import { editions } from './editions.ts';
import type { Definition, Library } from './library.ts';
import { artOf, raceIcon } from './scene-card.ts';
import { deckMore, WORDS } from './scene-words.ts';

/** Types in the order in which a deck is read, with their signs. */
const TYPES: readonly (readonly [CardDef['type'], string])[] = [
  ['ship', 'ship'],
  ['location', 'location'],
  ['structure', 'structure'],
  ['character', 'character'],
  ['news', 'news'],
  ['outer region', 'regions'],
  ['starbase', 'starbase'],
];
/** The last bar counts all cards of this price or more. */
const LAST_BAR = 8;
/** How many outer regions a deck has (C-2.2). */
const REGIONS = 3;

/**
 * The picture of a deck, even with problems: unknown cards show their ids. `mark` says whether it is legal; cards that
 * `problems` name get a sign.
 */
export function deckScene(
  library: Library,
  deck: Deck,
  mark: SceneBadge,
  problems: readonly DeckProblem[] = [],
): DeckScene {
  const market = Object.entries(deck.main).map(([id, count]) => ({ id, count, card: known(library, id) }));
  const size = market.reduce((sum, { count }) => sum + count, 0);
  const card = (id: string, count: number) => cardOf(library, id, count, problems);
  const placed = (ids: readonly string[]) => ids.map((id) => card(id, 1));
  const { starbase = [], upgrade = [], regions = [] } = deck.extra;
  const groups = [...TYPES, [undefined, 'warning'] as const].map(([type, icon]) => {
    const cards = market.filter((one) => one.card?.type === type).sort(byPrice);
    return {
      title: type === undefined ? WORDS.unknownCards : WORDS.deckTypes[type],
      icon,
      count: cards.reduce((sum, { count }) => sum + count, 0),
      cards: cards.map(({ id, count }) => card(id, count)),
    };
  });
  return {
    kind: 'deck',
    title: deck.name,
    fallbackTitle: WORDS.deck,
    subtitle: [WORDS.game, editions[deck.edition]?.name ?? deck.edition].join(' · '),
    mark,
    figures: figuresOf(library, starbase[0], market, size),
    sections: [
      {
        title: WORDS.starbaseAndUpgrade,
        cards: placed([...starbase, ...upgrade]),
        free: Math.max(0, 1 - starbase.length) + Math.max(0, 1 - upgrade.length),
      },
      { title: WORDS.outerRegions, cards: placed(regions), free: Math.max(0, REGIONS - regions.length) },
    ],
    groups: groups.filter(({ cards }) => cards.length > 0),
    curve: { title: WORDS.cardsByPrice, icon: 'isk', bars: barsOf(market) },
    empty: WORDS.emptyMarket,
    more: deckMore('{count}'),
  };
}

type Entry = { readonly id: string; readonly count: number; readonly card: Definition | undefined };

function known(library: Library, id: string): Definition | undefined {
  return library.has(id) ? library.get(id) : undefined;
}

function byPrice(a: Entry, b: Entry): number {
  const name = (entry: Entry) => entry.card?.name ?? entry.id;
  return priceOf(a) - priceOf(b) || name(a).localeCompare(name(b), 'en');
}

/** A price to sort and count by; X comes last. */
function priceOf({ card }: Entry): number {
  return card?.price === 'X' ? Number.POSITIVE_INFINITY : (card?.price ?? 0);
}

function cardOf(library: Library, id: string, count: number, problems: readonly DeckProblem[]): SceneDeckCard {
  const card = known(library, id);
  const problem = problems.find((one) => one.card === id);
  const wrong = problem === undefined ? {} : { wrong: problem.text };
  if (card === undefined) return { name: id, art: { kind: 'unknown', seed: id }, count, wrong: WORDS.unknownCard };
  return {
    name: card.name,
    art: artOf(card),
    count,
    ...(card.price === undefined
      ? {}
      : {
          price: {
            icon: 'isk',
            value: String(card.price),
            label: WORDS.price,
            ...(!card.printed.includes('price') && { house: true }),
          },
        }),
    ...wrong,
  };
}

function figuresOf(library: Library, starbase: string | undefined, market: readonly Entry[], size: number) {
  const race = starbase === undefined ? undefined : known(library, starbase)?.races[0];
  const priced = market.filter((entry) => entry.card !== undefined && Number.isFinite(priceOf(entry)));
  const cards = priced.reduce((sum, { count }) => sum + count, 0);
  const sum = priced.reduce((total, entry) => total + entry.count * priceOf(entry), 0);
  return [
    ...(race === undefined ? [] : [{ icon: raceIcon(race), value: race, label: WORDS.race }]),
    { icon: 'market', value: String(size), label: WORDS.market },
    ...(cards === 0 ? [] : [{ icon: 'isk', value: `Ø ${(sum / cards).toFixed(1)}`, label: WORDS.meanPrice }]),
  ];
}

function barsOf(market: readonly Entry[]): DeckScene['curve']['bars'] {
  const count = (fits: (price: number) => boolean) =>
    market.filter((entry) => entry.card !== undefined && fits(priceOf(entry))).reduce((sum, one) => sum + one.count, 0);
  const endless = count((price) => price === Number.POSITIVE_INFINITY);
  return [
    ...Array.from({ length: LAST_BAR }, (_, price) => ({ price: String(price), count: count((one) => one === price) })),
    { price: `${LAST_BAR}+`, count: count((price) => price >= LAST_BAR && Number.isFinite(price)) },
    ...(endless > 0 ? [{ price: 'X', count: endless }] : []),
  ];
}
