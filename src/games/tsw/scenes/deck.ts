/** A deck as a picture: its commanders, the cards by type, and what they cost. */
import type { Deck, DeckProblem } from '#face/deck';
import type { DeckScene, SceneBadge } from '#face/scene';
import { barsOf, type Entry, groupsOf, numberOf, shownAs, total } from '../../kit/deck-scene.ts';
import type { CardType } from '../cards/format.ts';
import { editionOf } from '../editions.ts';
import type { Definition, Library } from '../library.ts';
import type { Translate } from '../words/catalogue.ts';
import { artOf } from './art.ts';

/** Types in the order in which a deck is read, with their signs. */
const TYPES: readonly (readonly [CardType, string])[] = [
  ['spaceship', 'ship'],
  ['missile', 'target'],
  ['defense', 'shield'],
  ['duration', 'duration'],
  ['event', 'news'],
  ['commander', 'crown'],
];
/** The last bar counts all cards of this cost or more. */
const LAST_BAR = 7;

/** The picture of a deck, even with problems: unknown cards show their ids, cards that `problems` name get a sign. */
export function deckScene(
  library: Library,
  t: Translate,
  deck: Deck,
  mark: SceneBadge,
  problems: readonly DeckProblem[] = [],
): DeckScene {
  const edition = editionOf(deck.edition);
  const entry = (id: string, count: number): Entry<Definition> => ({
    id,
    count,
    card: library.has(id) ? library.get(edition, id) : undefined,
  });
  const main = Object.entries(deck.main).map(([id, count]) => entry(id, count));
  const commanders = (deck.extra.commanders ?? []).map((id) => entry(id, 1));
  const shown = (one: Entry<Definition>) =>
    shownAs(one, problems, { face: (card) => faceOf(library, t, card), unknown: () => t('a.card') });
  const groups = groupsOf(main, TYPES, {
    title: (type) => (type === undefined ? t('scene.unknownCards') : t(`types.${type}`)),
    costOf,
    shown,
  });
  return {
    kind: 'deck',
    title: deck.name,
    fallbackTitle: t('scene.aDeck'),
    subtitle: `The Space War · ${t(`edition.${edition}`)}`,
    mark,
    figures: [{ icon: 'market', value: String(total(main)), label: t('scene.cards') }],
    sections: [{ title: t('types.commander'), cards: commanders.map(shown), free: commanders.length === 0 ? 1 : 0 }],
    groups,
    curve: { title: t('scene.byCost'), icon: 'effect', bars: barsOf(main, { first: 0, last: LAST_BAR, costOf }) },
    empty: t('scene.emptyDeck'),
    more: t('scene.moreCards', { count: '{count}' }),
  };
}

const costOf = (card: Definition | undefined): number => numberOf(card?.cost);

const faceOf = (library: Library, t: Translate, card: Definition) => ({
  art: artOf(library, card),
  ...(card.cost !== undefined && { price: { icon: 'effect', value: String(card.cost), label: t('scene.cost') } }),
});
