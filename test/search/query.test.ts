/** What people type to find cards, read as conditions and words. */
import { describe, expect, test } from 'vitest';
import { createLibrary, type FoundCard } from '#discord/core/library';
import { createGames } from '#games/index';
import { fromGerman } from '#search/german';
import { namesIn, numberOf, readQuery } from '#search/query';
import { loadSets } from '#sets/load';

const vocabulary = {
  figures: new Map([
    ['price', 'price'],
    ['cost', 'price'],
    ['hit points', 'hit points'],
    ['attack', 'attack'],
  ]),
  types: new Map([
    ['ship', 'ship'],
    ['ships', 'ship'],
    ['commander', 'commander'],
  ]),
  races: new Map([['caldari', 'Caldari']]),
};

/** A query in short: conditions, then words. */
function inShort(typed: string): string {
  const { words, types, races, sets, text, comparisons, unknown } = readQuery(typed, vocabulary);
  return [
    ...types.map((type) => `t:${type}`),
    ...races.map((race) => `r:${race}`),
    ...sets.map((set) => `s:${set}`),
    ...(text === '' ? [] : [`o:${text}`]),
    ...comparisons.map(({ figure, operator, value }) => `${figure}${operator}${value}`),
    ...unknown.map((one) => `?${one}`),
    ...(words === '' ? [] : [`“${words}”`]),
  ].join(' ');
}

test.each([
  ['slasher', '“slasher”'],
  ['t:ship r:caldari price<=2 attack>=3', 't:ship r:caldari price<=2 attack>=3'],
  ['T : Ship  price ≤ 2', 't:Ship price<=2'],
  ['type="star ship" slasher', 't:star ship “slasher”'],
  ['slasher cost:3', 'price=3 “slasher”'],
  ['hit points>=5', 'hit points>=5'],
  ['ship with attack 6', 't:ship attack=6'],
  ['all ships that have an attack of at least 6', 't:ship attack>=6'],
  ['attack 6+', 'attack>=6'],
  ['attack 3 or less', 'attack<=3'],
  ['cost under 3', 'price<3'],
  ['2 attack', 'attack=2'],
  ['commander', 't:commander'],
  ['caldari ships', 't:ship r:Caldari'],
  ['caldari navy', '“caldari navy”'],
  ['text:"draw a card"', 'o:draw a card'],
  ['wings>3', '?wings>3'],
  ['price>many', '?price>many'],
  ['', ''],
])('“%s” is read as %s', (typed, read) => {
  expect(inShort(typed)).toBe(read);
});

test('nothing that is typed throws', () => {
  for (const typed of [
    '<',
    '::',
    '>=3',
    't:',
    '"',
    '[[',
    ']]',
    'price<=',
    '((',
    '\\',
    '🚀:3',
    'constructor:3',
    '__proto__>=1 or more',
    'at least 3 or more of at most',
    'x'.repeat(5000),
    'a:'.repeat(200),
  ])
    expect(() => [inShort(typed), namesIn(typed), fromGerman(typed)]).not.toThrow();
});

test('figures are numbers, however they are printed', () => {
  expect(['3 ISK', 'III', '+2', '3 + 1', '∞', 'none', '−1', 'X', ''].map(numberOf)).toEqual([
    3,
    3,
    2,
    4,
    Number.POSITIVE_INFINITY,
    0,
    -1,
    undefined,
    undefined,
  ]);
});

test('several names stand between commas or in brackets', () => {
  expect(namesIn('slasher, punisher')).toEqual(['slasher', 'punisher']);
  expect(namesIn('[[slasher]] or [[punisher]]')).toEqual(['slasher', 'punisher']);
  expect(namesIn('slasher')).toEqual(['slasher']);
});

describe('among all cards', () => {
  const library = createLibrary(createGames(loadSets().sets));
  const all = (typed: string): readonly FoundCard[] => {
    const query = library.read(typed);
    return library.byText([query.words, query.text].join(' ').trim(), query);
  };
  const figure = ({ card }: FoundCard, label: string) => card.figures.find((one) => one.label === label)?.value;

  test('conditions find what meets them, in English and in German', () => {
    const strong = all('ship with attack 6');
    expect(strong.length).toBeGreaterThan(0);
    for (const found of strong) {
      expect(found.card.type.toLowerCase()).toContain('ship');
      expect(figure(found, 'Attack')).toBe('6');
    }
    const names = (found: readonly FoundCard[]) => found.map(({ card }) => card.name).toSorted();
    expect(names(all('schiffe mit angriff 6'))).toEqual(names(strong));
    expect(all('commander').every(({ card }) => card.type === 'Commander')).toBe(true);
    expect(all('t:fighter hp>=3').length).toBeGreaterThan(0);
  });

  test('German words find cards by their English names, and what they say', () => {
    expect(library.cards('schwere Flotte', {}, 1)[0]?.card.name).toBe('Heavy Fleet');
    expect(library.cards('Drohne', {}, 1)[0]?.card.name).toBe('Drone');
    expect(library.byText('Bergbau', {}).length).toBeGreaterThan(5);
    expect(fromGerman('slasher')).toBeUndefined();
  });

  test('a slip is told from another name', () => {
    const isSlip = (typed: string) => {
      const [first] = library.cards(typed, {}, 1);
      return first !== undefined && library.isSlip(typed, first);
    };
    expect(['kestrl', 'slahser', 'kestrle'].map(isSlip)).toEqual([true, true, true]);
    expect(['rifter', 'jita'].map(isSlip)).toEqual([false, false]);
  });
});
