/** An EVE deck as a picture: starbase, upgrade and regions, the market by type, and its prices. */
import type { Deck, DeckProblem } from '#face/deck';
import type { DeckScene, SceneBadge } from '#face/scene';
import { barsOf, type Entry, groupsOf, meanCost, numberOf, shownAs, total } from '../../kit/deck-scene.ts';
import type { CardDef } from '../cards/format.ts';
import { editions } from '../editions.ts';
import type { Definition, Library } from '../library.ts';
import type { Translate } from '../words/catalogue.ts';
import { artOf } from './art.ts';
import { raceIcon } from './card.ts';

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
  t: Translate,
  deck: Deck,
  mark: SceneBadge,
  problems: readonly DeckProblem[] = [],
): DeckScene {
  const market = Object.entries(deck.main).map(([id, count]) => ({ id, count, card: known(library, id) }));
  const shown = (one: Entry<Definition>) =>
    shownAs(one, problems, { face: (card) => faceOf(library, t, card), unknown: () => t('scene.unknownCard') });
  const placed = (ids: readonly string[]) => ids.map((id) => shown({ id, count: 1, card: known(library, id) }));
  const { starbase = [], upgrade = [], regions = [] } = deck.extra;
  const groups = groupsOf(market, TYPES, {
    title: (type) => (type === undefined ? t('scene.unknownCards') : t(`scene.types.${type}`)),
    costOf,
    shown,
  });
  return {
    kind: 'deck',
    title: deck.name,
    fallbackTitle: t('scene.deck'),
    subtitle: ['EVE: The Second Genesis', editions[deck.edition]?.name ?? deck.edition].join(' · '),
    mark,
    figures: figuresOf(library, t, starbase[0], market),
    sections: [
      {
        title: t('scene.starbaseAndUpgrade'),
        cards: placed([...starbase, ...upgrade]),
        free: Math.max(0, 1 - starbase.length) + Math.max(0, 1 - upgrade.length),
      },
      { title: t('scene.outerRegions'), cards: placed(regions), free: Math.max(0, REGIONS - regions.length) },
    ],
    groups,
    curve: {
      title: t('scene.cardsByPrice'),
      icon: 'isk',
      bars: barsOf(market, { first: 0, last: LAST_BAR, costOf }),
    },
    empty: t('scene.emptyMarket'),
    more: t('scene.deckMore', { kinds: '{count}' }),
  };
}

function known(library: Library, id: string): Definition | undefined {
  return library.has(id) ? library.get(id) : undefined;
}

const costOf = (card: Definition | undefined): number => numberOf(card?.price);

const faceOf = (library: Library, t: Translate, card: Definition) => ({
  art: artOf(library, card),
  ...(card.price !== undefined && {
    price: {
      icon: 'isk',
      value: String(card.price),
      label: t('scene.price'),
      ...(!card.printed.includes('price') && { house: true }),
    },
  }),
});

function figuresOf(library: Library, t: Translate, starbase: string | undefined, market: readonly Entry<Definition>[]) {
  const race = starbase === undefined ? undefined : known(library, starbase)?.races[0];
  const mean = meanCost(market, costOf);
  return [
    ...(race === undefined ? [] : [{ icon: raceIcon(race), value: race, label: t('scene.race') }]),
    { icon: 'market', value: String(total(market)), label: t('scene.market') },
    ...(mean === undefined ? [] : [{ icon: 'isk', value: mean, label: t('scene.meanPrice') }]),
  ];
}
