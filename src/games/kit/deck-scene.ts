/** What the pictures of several games' decks have alike: cards by type and cost, how costs are spread. */
import type { DeckProblem } from '#face/deck';
import type { DeckScene, SceneDeckCard } from '#face/scene';

type Named = { readonly name: string; readonly type: string };

/** Some copies of a card in a deck. `card`: undefined if the game does not know it. */
export type Entry<Card extends Named> = {
  readonly id: string;
  readonly count: number;
  readonly card: Card | undefined;
};

export const total = (entries: readonly { readonly count: number }[]): number =>
  entries.reduce((sum, { count }) => sum + count, 0);

/** What a card costs, to sort and count by; without bound for X, which comes last. */
type CostOf<Card> = (card: Card | undefined) => number;

/** A printed cost as a number. */
export const numberOf = (cost: number | 'X' | undefined): number =>
  cost === 'X' ? Number.POSITIVE_INFINITY : (cost ?? 0);

/** The cards by type, each type by cost and name; those that are not known last. */
export function groupsOf<Card extends Named>(
  entries: readonly Entry<Card>[],
  types: readonly (readonly [type: Card['type'], icon: string])[],
  {
    title,
    costOf,
    shown,
  }: {
    readonly title: (type: Card['type'] | undefined) => string;
    readonly costOf: CostOf<Card>;
    readonly shown: (entry: Entry<Card>) => SceneDeckCard;
  },
): DeckScene['groups'] {
  return [...types, [undefined, 'warning'] as const]
    .map(([type, icon]) => {
      const cards = entries.filter(({ card }) => card?.type === type).sort(byCost(costOf));
      return { title: title(type), icon, count: total(cards), cards: cards.map(shown) };
    })
    .filter(({ cards }) => cards.length > 0);
}

const byCost =
  <Card extends Named>(costOf: CostOf<Card>) =>
  (a: Entry<Card>, b: Entry<Card>): number => {
    const [one, other] = [costOf(a.card), costOf(b.card)];
    const name = ({ card, id }: Entry<Card>) => card?.name ?? id;
    // X less X is no number.
    return (one === other ? 0 : one - other) || name(a).localeCompare(name(b), 'en');
  };

/** An entry as it is shown. `unknown`: what is said of a card that the game does not know. */
export function shownAs<Card extends Named>(
  { id, count, card }: Entry<Card>,
  problems: readonly DeckProblem[],
  {
    face,
    unknown,
  }: {
    readonly face: (card: Card) => Pick<SceneDeckCard, 'art' | 'price'>;
    readonly unknown: (problem: DeckProblem | undefined) => string;
  },
): SceneDeckCard {
  const problem = problems.find((one) => one.card === id);
  if (card === undefined) return { name: id, art: { kind: 'unknown', seed: id }, count, wrong: unknown(problem) };
  return { name: card.name, count, ...face(card), ...(problem !== undefined && { wrong: problem.text }) };
}

/** The mean of costs, of cards that have one; undefined if none has. */
export function meanCost<Card extends Named>(
  entries: readonly Entry<Card>[],
  costOf: CostOf<Card>,
): string | undefined {
  const priced = entries.filter(({ card }) => card !== undefined && Number.isFinite(costOf(card)));
  const sum = priced.reduce((all, { card, count }) => all + count * costOf(card), 0);
  return priced.length === 0 ? undefined : `Ø ${(sum / total(priced)).toFixed(1)}`;
}

/** How many cards cost how much: a bar for each cost from `first`, one for `last` or more, one for X if there are such cards. */
export function barsOf<Card extends Named>(
  entries: readonly Entry<Card>[],
  { first, last, costOf }: { readonly first: number; readonly last: number; readonly costOf: CostOf<Card> },
): DeckScene['curve']['bars'] {
  const count = (fits: (cost: number) => boolean) =>
    total(entries.filter(({ card }) => card !== undefined && fits(costOf(card))));
  const ofX = count((cost) => cost === Number.POSITIVE_INFINITY);
  const costs = Array.from({ length: last - first }, (_, i) => first + i);
  return [
    ...costs.map((cost) => ({ price: String(cost), count: count((one) => one === cost) })),
    { price: `${last}+`, count: count((cost) => cost >= last && Number.isFinite(cost)) },
    ...(ofX > 0 ? [{ price: 'X', count: ofX }] : []),
  ];
}
