/** What the descriptions of several games' card files have alike, where cards have abilities. */
import type { Fault, ReferenceSection } from '#face/sets';

/** The reference of a format. `onCards`: sections about parts of a card besides its abilities. */
export function abilityReference(
  phraseLines: readonly string[],
  onCards: readonly ReferenceSection[] = [],
): readonly ReferenceSection[] {
  const abilities = ['cards', 'abilities'];
  return [
    { title: 'A set', of: 'fields', at: [] },
    { title: 'A card', of: 'fields', at: ['cards'] },
    ...onCards,
    { title: 'An ability', of: 'fields', at: abilities },
    { title: 'Moments: `when`', of: 'variants', at: [...abilities, 'when'], key: 'on' },
    { title: 'Conditions: `if`', of: 'variants', at: [...abilities, 'if'] },
    { title: 'Costs: `cost`', of: 'variants', at: [...abilities, 'cost'] },
    { title: 'Effects: `do`', of: 'effects', at: [...abilities, 'do'] },
    { title: 'Phrases', of: 'text', lines: phraseLines },
    { title: 'A deck', of: 'fields', at: ['decks'] },
  ];
}

/** Says of the figure of a card that it does nothing there. */
export const unusedFigure = (card: number, field: string, type: string): Fault => ({
  path: ['cards', card, field],
  text: `no rule looks at this figure of a ${type}.`,
});

/** The effects of a card's abilities, as its file has them. */
export const effectsByAbility = (card: unknown): readonly (readonly unknown[])[] =>
  listIn(card, 'abilities').map((ability) => listIn(ability, 'do'));

function listIn(value: unknown, field: string): readonly unknown[] {
  const list = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[field] : [];
  return Array.isArray(list) ? list : [];
}

/** Words of the format one after the other, as code. */
export const wordList = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ');
