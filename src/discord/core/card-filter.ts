/** What cards must be to be listed, and the words with which people may say so. */
import type { CardInfo } from '#face/card';
import { plainName } from '#search/names';
import { type Comparison, compares, numberOf, type Vocabulary } from '#search/query';
import type { FoundCard } from './library.ts';

/** What cards must be, all of it. Types and races are compared with parts of a card's own, in any language. */
export type Filter = {
  readonly game?: string | undefined;
  readonly types?: readonly string[];
  readonly races?: readonly string[];
  readonly sets?: readonly string[];
  readonly comparisons?: readonly Comparison[];
};
/** The races of a card. */
export const racesOf = (card: CardInfo): readonly string[] =>
  (figureOf(card, RACE) ?? '').split(', ').filter((race) => race !== '');

/** The label of the figure that says a card's race. */
const RACE = 'race';

function figureOf({ figures }: CardInfo, label: string): string | undefined {
  return figures.find((one) => one.label.toLowerCase() === label)?.value;
}

/** A card in each language. */
export type Forms = (found: FoundCard) => readonly CardInfo[];

/** Whether cards are what a filter wants. */
export function acceptance(cards: readonly FoundCard[], inEnglish: (found: FoundCard) => CardInfo, forms: Forms) {
  const typeLines = new Map(
    cards.map((found) => [
      found,
      forms(found)
        .map(({ type }) => plainName(type))
        .join(' / '),
    ]),
  );
  const races = new Map(cards.map((found) => [found, plainName(racesOf(inEnglish(found)).join(' '))]));
  const hasFigure = (found: FoundCard, comparison: Comparison) =>
    inEnglish(found).figures.some(({ label, value }) => {
      const number = figureIdOf(label) === comparison.figure ? numberOf(value) : undefined;
      return number !== undefined && compares(number, comparison);
    });
  return ({ game, types = [], races: wanted = [], sets = [], comparisons = [] }: Filter) => {
    const plainTypes = types.map(plainName);
    const plainRaces = wanted.map(plainName);
    const plainSets = sets.map(plainName);
    return (found: FoundCard): boolean =>
      (game === undefined || found.game.id === game) &&
      plainTypes.every((type) => typeLines.get(found)?.includes(type) === true) &&
      plainRaces.every((race) => races.get(found)?.includes(race) === true) &&
      plainSets.every((set) => `${plainName(found.card.set)} ${plainName(found.card.edition)}`.includes(set)) &&
      comparisons.every((comparison) => hasFigure(found, comparison));
  };
}

/** Labels that mean the same to whoever looks for cards, and short forms of labels. */
const SYNONYMS: Readonly<Record<string, string>> = {
  cost: 'price',
  costs: 'price',
  kosten: 'price',
  atk: 'attack',
  def: 'defense',
  defence: 'defense',
  hp: 'hit points',
  hull: 'hit points',
  vp: 'victory points',
  points: 'victory points',
  shields: 'shield',
  schilde: 'shield',
  bergbau: 'mining',
  schurfen: 'mining',
  handel: 'trade',
  patrouille: 'patrol',
  hinterhalt: 'ambush',
};

const figureIdOf = (label: string): string => SYNONYMS[plainName(label)] ?? plainName(label);

/** What may be said of these cards, in any language. */
export function vocabularyOf(
  cards: readonly FoundCard[],
  inEnglish: (found: FoundCard) => CardInfo,
  forms: Forms,
): Vocabulary {
  const figures = new Map<string, string>();
  const types = new Map<string, string>();
  const races = new Map<string, string>();
  for (const found of cards) {
    const english = inEnglish(found);
    english.figures.forEach(({ label }, i) => {
      for (const card of forms(found)) figures.set(plainName(card.figures[i]?.label ?? label), figureIdOf(label));
    });
    for (const part of forms(found).flatMap(({ type }) => partsOf(type)))
      for (const form of formsOf(plainName(part))) types.set(form, plainName(part));
    for (const race of racesOf(english)) races.set(plainName(race), race);
  }
  for (const [word, figure] of Object.entries(SYNONYMS))
    if ([...figures.values()].includes(figure)) figures.set(word, figure);
  types.delete('any');
  return { figures, types, races };
}

const partsOf = (type: string): readonly string[] => type.split('>').map((part) => part.trim());

/** A kind of cards, and several of them, in English and German. */
const formsOf = (kind: string): readonly string[] => [
  kind,
  ...['s', 'e', 'n', 'en'].map((ending) => kind + ending),
  kind.replace(/y$/, 'ies'),
];
