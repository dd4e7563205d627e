/** A deck as a picture: its base and sideboard, the cards by type, and how costs in Yield are spread. */
import type { Deck, DeckProblem } from '#face/deck';
import type { DeckScene, SceneBadge, SceneFigure } from '#face/scene';
import { barsOf, type Entry, groupsOf, meanCost, numberOf, shownAs, total } from '../../kit/deck-scene.ts';
import type { CardDef } from '../cards/format.ts';
import type { CardType } from '../cards/parts.ts';
import { type Currency, currencyOf } from '../cards/price.ts';
import type { Library } from '../library.ts';
import type { Translate } from '../words/catalogue.ts';
import { artOf } from './art.ts';
import { currencyIcons, factionName, priceOf } from './card.ts';

/** Types in the order in which a deck is read, with their signs. */
const TYPES: readonly (readonly [CardType, string])[] = [
  ['unit', 'ship'],
  ['modification', 'structure'],
  ['resource', 'income'],
  ['research', 'research'],
  ['command', 'effect'],
  ['personnel', 'character'],
  ['base', 'starbase'],
];
/** The last bar counts all cards of this cost or more. */
const LAST_BAR = 8;

type Entries = readonly Entry<CardDef>[];

/** The picture of a deck, even with problems: unknown cards show their ids, cards that `problems` name get a sign. */
export function deckScene(
  library: Library,
  t: Translate,
  deck: Deck,
  mark: SceneBadge,
  problems: readonly DeckProblem[] = [],
): DeckScene {
  const entry = (id: string, count: number): Entry<CardDef> => ({
    id,
    count,
    card: library.has(id) ? library.get(id) : undefined,
  });
  const { base = [], sideboard = [] } = deck.extra;
  const main = Object.entries(deck.main).map(([id, count]) => entry(id, count));
  const side = counted(sideboard).map(([id, count]) => entry(id, count));
  const shown = (one: Entry<CardDef>) =>
    shownAs(one, problems, {
      face: (card) => faceOf(library, t, card),
      unknown: (problem) => problem?.text ?? t('scene.unknownCards'),
    });
  const groups = groupsOf(main, TYPES, {
    title: (type) => (type === undefined ? t('scene.unknownCards') : t(`types.${type}`)),
    costOf,
    shown,
  });
  return {
    kind: 'deck',
    title: deck.name,
    fallbackTitle: t('scene.aDeck'),
    subtitle: [t('scene.game'), ...factionOf(library, t, base)].join(' · '),
    mark,
    figures: [
      { icon: 'market', value: String(total(main)), label: t('scene.cards') },
      ...meanOf(t, 'yield', main),
      ...meanOf(t, 'cp', main),
    ],
    sections: [
      { title: t('type.base'), cards: base.map((id) => shown(entry(id, 1))), free: base.length === 0 ? 1 : 0 },
      ...(side.length === 0 ? [] : [{ title: t('scene.sideboard'), cards: side.map(shown), free: 0 }]),
    ],
    groups,
    curve: {
      title: t('scene.byYield'),
      icon: 'yield',
      bars: barsOf(paidIn('yield', main), { first: 1, last: LAST_BAR, costOf }),
    },
    empty: t('scene.emptyDeck'),
    more: t('scene.moreCards', { count: '{count}' }),
  };
}

const costOf = (card: CardDef | undefined): number => numberOf(card?.cost);

/** Ids with how often a list has them, in the order of the list. */
function counted(ids: readonly string[]): readonly (readonly [string, number])[] {
  return [...new Set(ids)].map((id) => [id, ids.filter((one) => one === id).length] as const);
}

/** The faction that a base stands for, if the catalogue knows it. */
function factionOf(library: Library, t: Translate, base: readonly string[]): readonly string[] {
  const [id] = base;
  return id === undefined || !library.has(id) ? [] : [factionName(library, t, library.get(id))];
}

function faceOf(library: Library, t: Translate, card: CardDef) {
  const price = priceOf(t, card);
  return { art: artOf(library, card), ...(price !== undefined && { price }) };
}

const paidIn = (currency: Currency, entries: Entries): Entries =>
  entries.filter(({ card }) => card !== undefined && currencyOf(card) === currency);

function meanOf(t: Translate, currency: Currency, main: Entries): readonly SceneFigure[] {
  const value = meanCost(paidIn(currency, main), costOf);
  return value === undefined ? [] : [{ icon: currencyIcons[currency], value, label: t(`scene.${currency}`) }];
}
