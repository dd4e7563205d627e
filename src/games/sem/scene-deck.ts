/** A deck as a picture: its base and sideboard, the cards by type, and how costs in Yield are spread. */
import type { Deck, DeckProblem } from '#face/deck';
import type { DeckScene, SceneBadge, SceneDeckCard, SceneFigure } from '#face/scene';
import type { CardDef } from './cards/format.ts';
import type { CardType } from './cards/parts.ts';
import { type Currency, currencyOf } from './cards/price.ts';
import type { Library } from './library.ts';
import { artOf, currencyIcons, factionName, priceOf } from './scene-card.ts';
import type { Say } from './words/catalogue.ts';

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

type Entry = { readonly id: string; readonly count: number; readonly card: CardDef | undefined };

/** The picture of a deck, even with problems: unknown cards show their ids, cards that `problems` name get a sign. */
export function deckScene(
  library: Library,
  say: Say,
  deck: Deck,
  mark: SceneBadge,
  problems: readonly DeckProblem[] = [],
): DeckScene {
  const entry = (id: string, count: number): Entry => ({
    id,
    count,
    card: library.has(id) ? library.get(id) : undefined,
  });
  const { base = [], sideboard = [] } = deck.extra;
  const main = Object.entries(deck.main).map(([id, count]) => entry(id, count));
  const side = counted(sideboard).map(([id, count]) => entry(id, count));
  const shown = (one: Entry) => cardOf(say, one, problems);
  const groups = [...TYPES, [undefined, 'warning'] as const].map(([type, icon]) => {
    const cards = main.filter(({ card }) => card?.type === type).sort(byCost);
    const title = type === undefined ? say('scene.unknownCards') : say(`types.${type}`);
    return { title, icon, count: total(cards), cards: cards.map(shown) };
  });
  return {
    kind: 'deck',
    title: deck.name,
    fallbackTitle: say('scene.aDeck'),
    subtitle: [say('scene.game'), ...factionOf(library, say, base)].join(' · '),
    mark,
    figures: [
      { icon: 'market', value: String(total(main)), label: say('scene.cards') },
      ...meanOf(say, 'yield', main),
      ...meanOf(say, 'cp', main),
    ],
    sections: [
      { title: say('type.base'), cards: base.map((id) => shown(entry(id, 1))), free: base.length === 0 ? 1 : 0 },
      ...(side.length === 0 ? [] : [{ title: say('scene.sideboard'), cards: side.map(shown), free: 0 }]),
    ],
    groups: groups.filter(({ cards }) => cards.length > 0),
    curve: { title: say('scene.byYield'), icon: 'yield', bars: barsOf(main) },
    empty: say('scene.emptyDeck'),
    more: say('scene.moreCards', { count: '{count}' }),
  };
}

const total = (entries: readonly Entry[]): number => entries.reduce((sum, { count }) => sum + count, 0);

/** Ids with how often a list has them, in the order of the list. */
function counted(ids: readonly string[]): readonly (readonly [string, number])[] {
  return [...new Set(ids)].map((id) => [id, ids.filter((one) => one === id).length] as const);
}

/** The faction that a base stands for, if the catalogue knows it. */
function factionOf(library: Library, say: Say, base: readonly string[]): readonly string[] {
  const [id] = base;
  return id === undefined || !library.has(id) ? [] : [factionName(library, say, library.get(id))];
}

function byCost(a: Entry, b: Entry): number {
  const name = ({ card, id }: Entry) => card?.name ?? id;
  return (a.card?.cost ?? 0) - (b.card?.cost ?? 0) || name(a).localeCompare(name(b), 'en');
}

function cardOf(say: Say, { id, count, card }: Entry, problems: readonly DeckProblem[]): SceneDeckCard {
  const problem = problems.find((one) => one.card === id);
  if (card === undefined)
    return { name: id, art: { kind: 'unknown', seed: id }, count, wrong: problem?.text ?? say('scene.unknownCards') };
  const price = priceOf(say, card);
  return {
    name: card.name,
    art: artOf(card),
    count,
    ...(price !== undefined && { price }),
    ...(problem !== undefined && { wrong: problem.text }),
  };
}

const paidIn = (currency: Currency, entries: readonly Entry[]): readonly Entry[] =>
  entries.filter(({ card }) => card !== undefined && currencyOf(card) === currency);

function meanOf(say: Say, currency: Currency, main: readonly Entry[]): readonly SceneFigure[] {
  const paid = paidIn(currency, main);
  const sum = paid.reduce((all, { card, count }) => all + count * (card?.cost ?? 0), 0);
  return paid.length === 0
    ? []
    : [
        {
          icon: currencyIcons[currency],
          value: `Ø ${(sum / total(paid)).toFixed(1)}`,
          label: say(`scene.${currency}`),
        },
      ];
}

function barsOf(main: readonly Entry[]): DeckScene['curve']['bars'] {
  const paid = paidIn('yield', main);
  const count = (fits: (cost: number) => boolean) => total(paid.filter(({ card }) => fits(card?.cost ?? 0)));
  return [
    ...Array.from({ length: LAST_BAR - 1 }, (_, at) => ({
      price: String(at + 1),
      count: count((one) => one === at + 1),
    })),
    { price: `${LAST_BAR}+`, count: count((cost) => cost >= LAST_BAR) },
  ];
}
