/** A deck as a picture: its commanders, the cards by type, and what they cost. */
import type { Deck, DeckProblem } from '#face/deck';
import type { DeckScene, SceneBadge, SceneDeckCard } from '#face/scene';
import type { CardType } from './cards/format.ts';
import { editionOf } from './editions.ts';
import type { Definition, Library } from './library.ts';
import { artOf } from './scene-card.ts';
import type { Say } from './words/catalogue.ts';

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

type Entry = { readonly id: string; readonly count: number; readonly card: Definition | undefined };

/** The picture of a deck, even with problems: unknown cards show their ids, cards that `problems` name get a sign. */
export function deckScene(
  library: Library,
  say: Say,
  deck: Deck,
  mark: SceneBadge,
  problems: readonly DeckProblem[] = [],
): DeckScene {
  const edition = editionOf(deck.edition);
  const entry = (id: string, count: number): Entry => ({
    id,
    count,
    card: library.has(id) ? library.get(edition, id) : undefined,
  });
  const main = Object.entries(deck.main).map(([id, count]) => entry(id, count));
  const commanders = (deck.extra.commanders ?? []).map((id) => entry(id, 1));
  const shown = (one: Entry) => cardOf(say, one, problems);
  const groups = [...TYPES, [undefined, 'warning'] as const].map(([type, icon]) => {
    const cards = main.filter(({ card }) => card?.type === type).sort(byCost);
    return {
      title: type === undefined ? say('scene.unknownCards') : say(`types.${type}`),
      icon,
      count: total(cards),
      cards: cards.map(shown),
    };
  });
  return {
    kind: 'deck',
    title: deck.name,
    fallbackTitle: say('scene.aDeck'),
    subtitle: `The Space War · ${say(`edition.${edition}`)}`,
    mark,
    figures: [{ icon: 'market', value: String(total(main)), label: say('scene.cards') }],
    sections: [{ title: say('types.commander'), cards: commanders.map(shown), free: commanders.length === 0 ? 1 : 0 }],
    groups: groups.filter(({ cards }) => cards.length > 0),
    curve: { title: say('scene.byCost'), icon: 'effect', bars: barsOf(main) },
    empty: say('scene.emptyDeck'),
    more: say('scene.moreCards', { count: '{count}' }),
  };
}

const total = (entries: readonly Entry[]): number => entries.reduce((sum, { count }) => sum + count, 0);

/** A cost to sort and count by; X comes last. */
function costOf({ card }: Entry): number {
  return card?.cost === 'X' ? Number.POSITIVE_INFINITY : (card?.cost ?? 0);
}

function byCost(a: Entry, b: Entry): number {
  const name = ({ card, id }: Entry) => card?.name ?? id;
  // X less X is no number.
  return (costOf(a) === costOf(b) ? 0 : costOf(a) - costOf(b)) || name(a).localeCompare(name(b), 'en');
}

function cardOf(say: Say, { id, count, card }: Entry, problems: readonly DeckProblem[]): SceneDeckCard {
  const problem = problems.find((one) => one.card === id);
  if (card === undefined) return { name: id, art: { kind: 'unknown', seed: id }, count, wrong: say('a.card') };
  return {
    name: card.name,
    art: artOf(card),
    count,
    ...(card.cost !== undefined && {
      price: { icon: 'effect', value: String(card.cost), label: say('scene.cost') },
    }),
    ...(problem !== undefined && { wrong: problem.text }),
  };
}

function barsOf(main: readonly Entry[]): DeckScene['curve']['bars'] {
  const count = (fits: (cost: number) => boolean) =>
    total(main.filter((one) => one.card !== undefined && fits(costOf(one))));
  const ofX = count((cost) => cost === Number.POSITIVE_INFINITY);
  return [
    ...Array.from({ length: LAST_BAR }, (_, cost) => ({ price: String(cost), count: count((one) => one === cost) })),
    { price: `${LAST_BAR}+`, count: count((cost) => cost >= LAST_BAR && Number.isFinite(cost)) },
    ...(ofX > 0 ? [{ price: 'X', count: ofX }] : []),
  ];
}
