// Looking cards up: exact wins, then beginnings, then words, then likeness.
import { describe, expect, test } from 'vitest';
import { createLibrary, keyOf } from '#discord/library';
import type { CardInfo, Game } from '#kernel/game';
import { tinyGame } from '#test/tiny-game';

const card = (name: string, change: Partial<CardInfo> = {}): CardInfo => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  aliases: [],
  type: 'Ship > Frigate',
  set: 'Core',
  edition: 'core',
  figures: [],
  text: [],
  textOrigin: 'printed',
  nameOrigin: 'printed',
  keywords: [],
  rulings: [],
  ...change,
});
const game = (id: string, cards: readonly CardInfo[]): Game => ({
  ...tinyGame(),
  id,
  name: id,
  cards,
  rulebook: [
    { id: 'battle', title: 'Battles', text: 'Fight.' },
    { id: 'income', title: 'Income', text: 'Earn.' },
  ],
});
const library = createLibrary([
  game('eve', [
    card('Omen'),
    card('Omen Navy Issue'),
    card('Bad Omen'),
    card('Women of the Fleet'),
    card('Stubborn Mechanic', { type: 'News', aliases: ['mech'] }),
    card('Mechanised Infantry'),
    card('Forsaken Ruins', { type: 'News' }),
    card('Ænigma Über', { type: 'Location > Moon' }),
  ]),
  game('other', [card('Omen')]),
]);
const names = (typed: string, filter = {}) => library.cards(typed, filter, 25).map(({ card: found }) => found.name);

describe('cards', () => {
  test('an exact name comes first and does not hide the others', () => {
    expect(names('omen')).toEqual(['Omen', 'Omen', 'Omen Navy Issue', 'Bad Omen', 'Women of the Fleet']);
  });
  test('a beginning comes before the beginning of a word', () => {
    expect(names('ome').slice(0, 4)).toEqual(['Omen', 'Omen', 'Omen Navy Issue', 'Bad Omen']);
  });
  test('a nickname finds its card, and the name of another counts more', () => {
    expect(names('mech').slice(0, 2).sort()).toEqual(['Mechanised Infantry', 'Stubborn Mechanic']);
    expect(names('mech')[0]).toBe('Stubborn Mechanic');
  });
  test('slips of the finger are forgiven', () => {
    expect(names('forsakn ruin')[0]).toBe('Forsaken Ruins');
    expect(names('stuborn mechanik')[0]).toBe('Stubborn Mechanic');
  });
  test('accents and case do not matter', () => {
    expect(names('UBER')[0]).toBe('Ænigma Über');
  });
  test('filters narrow by game and type', () => {
    expect(library.cards('omen', { game: 'other' }, 25)).toHaveLength(1);
    expect(names('', { type: 'News' })).toEqual(['Forsaken Ruins', 'Stubborn Mechanic']);
    expect(names('', { type: 'moon' })).toEqual(['Ænigma Über']);
  });
  test('nonsense finds nothing, and whatever is typed does no harm', () => {
    expect(names('qqqqzzzz')).toEqual([]);
    for (const typed of ['', ' ', '((((', '\\', '*', '🚀', 'x'.repeat(500)]) expect(() => names(typed)).not.toThrow();
  });
  test('a key leads back to its card', () => {
    const [found] = library.cards('forsaken', {}, 1);
    expect(library.card(keyOf(found!))?.card.name).toBe('Forsaken Ruins');
    expect(library.card('eve/nothing')).toBeUndefined();
  });
  test('types are listed once', () => {
    expect(library.types('eve')).toEqual(['Location', 'News', 'Ship']);
  });
});

describe('rules', () => {
  test('chapters are found by title', () => {
    expect(library.topics('batt', 'eve', 5).map(({ topic }) => topic.id)).toEqual(['battle']);
    expect(library.topics('', undefined, 25)).toHaveLength(4);
    expect(library.topic('eve', 'income')?.topic.title).toBe('Income');
    expect(library.topic('eve', 'nothing')).toBeUndefined();
  });
});
