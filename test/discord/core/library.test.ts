// Looking cards up: exact wins, then beginnings, then words, then likeness.
import { describe, expect, test } from 'vitest';
import { createLibrary, keyOf } from '#discord/core/library';
import type { CardInfo } from '#face/card';
import type { Game } from '#face/game';
import { createGames } from '#games/index';
import { loadSets } from '#sets/load';
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
    expect(names('', { types: ['News'] })).toEqual(['Forsaken Ruins', 'Stubborn Mechanic']);
    expect(names('', { types: ['moon'] })).toEqual(['Ænigma Über']);
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
  test('what nothing answers to has its nearest, within the filter', () => {
    expect(library.nearest('forgotten ruined', {}, 2).map(({ card: near }) => near.name)).toEqual(['Forsaken Ruins']);
    expect(library.nearest('forgotten ruined', { types: ['Ship'] }, 2)).toEqual([]);
    expect(library.nearest('qqqqzzzz', {}, 2)).toEqual([]);
  });
  test('the kind of an answer is told', () => {
    const kinds = ['omen', 'bad', 'ruins', 'stuborn'].map((typed) => library.cards(typed, {}, 1)[0]?.kind);
    expect(kinds).toEqual(['exact', 'start', 'words', 'alike']);
  });
  test('cards of the same name in one game are told apart', () => {
    const library = createLibrary([
      game('eve', [card('Kestrel'), card('Kestrel', { id: 'kestrel-x', edition: 'exiled' }), card('Heron')]),
      game('other', [card('Kestrel')]),
    ]);
    const of = (key: string) => library.sameName(library.card(key)!).map(keyOf);
    expect(of('eve/kestrel')).toEqual(['eve/kestrel-x']);
    expect(of('eve/kestrel-x')).toEqual(['eve/kestrel']);
    expect(of('eve/heron')).toEqual([]);
    expect(of('other/kestrel')).toEqual([]);
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

  const eve = createLibrary(createGames({ eve: loadSets().sets.eve }));
  const first = (typed: string) => eve.topics(typed, undefined, 5)[0]?.topic.id;
  test.each([
    ['warp', 'ships'],
    ['dock', 'ships'],
    ['undocking', 'ships'],
    ['pile', 'pile'],
    ['stack', 'pile'],
    ['ambush', 'commands'],
    ['haul', 'mining'],
    ['money', 'income'],
    ['pilot', 'characters'],
    ['clone', 'characters'],
    ['mulligan', 'goal'],
    ['withdrw', 'battle'],
    ['52 cards', 'decks'],
    ['How do I win?', 'winning'],
    ['what is a tab', 'turn'],
    ['can I attack', 'attack'],
    ['Tournament', 'decks'],
    ['C-7.4', 'playing-cards'],
    ['c11', 'battle'],
    ['X-9.2', 'characters'],
  ])('a newcomer who types “%s” is led to %s', (typed, id) => {
    expect(first(typed)).toBe(id);
  });
  test('a ruling is found by its number', () => {
    expect(eve.topics('r-21', 'eve', 5).map(({ topic }) => topic.text.includes('**R-21** '))).toEqual([true]);
    expect(eve.topics('R 999', 'eve', 5)).toEqual([]);
  });
  test('whatever is typed does no harm', () => {
    for (const typed of ['the', '????', 'C-', 'x'.repeat(10_000), '🚀', 'a b c d e f g'])
      expect(() => eve.topics(typed, undefined, 25)).not.toThrow();
  });
});

describe('the cards of EVE', () => {
  const eve = createLibrary(createGames({ eve: loadSets().sets.eve }));
  const first = (typed: string) => eve.cards(typed, {}, 1)[0]?.card.name;
  test('each is found by its name, by its name with a slip, without marks and with its words turned round', () => {
    const wrong: string[] = [];
    for (const { card: one } of eve.cards('', {}, 1000)) {
      const { name } = one;
      const plain = name.replace(/['’-]/g, '');
      const slip = name.length > 5 ? name.slice(0, 2) + name.slice(3) : name;
      const swapped = name.length > 5 ? name.slice(0, 1) + name.charAt(2) + name.charAt(1) + name.slice(3) : name;
      const turned = name.split(' ').reverse().join(' ');
      for (const typed of [name, name.toUpperCase(), plain, slip, swapped, turned]) {
        if (first(typed) !== name) wrong.push(`${typed}: ${first(typed)}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

const real = createLibrary(createGames({ eve: loadSets().sets.eve }));

test('cards are found by words of their texts, by race and by price', () => {
  const names = (typed: string, filter = {}) => real.byText(typed, filter).map(({ card }) => card.name);
  expect(names('mining').length).toBeGreaterThan(2);
  expect(names('mining', { types: ['ship'] }).every((name) => names('mining').includes(name))).toBe(true);
  expect(names('no such words anywhere')).toEqual([]);
  const dear = real.byText('', { races: ['amarr'], comparisons: [{ figure: 'price', operator: '=', value: 5 }] });
  expect(dear.length).toBeGreaterThan(0);
  for (const { card } of dear) {
    const figures = Object.fromEntries(card.figures.map(({ label, value }) => [label, value]));
    expect(figures).toMatchObject({ Race: expect.stringContaining('Amarr'), Price: '5 ISK' });
  }
  expect(real.races()).toEqual(expect.arrayContaining(['Amarr', 'Caldari', 'Gallente', 'Minmatar']));
});

test('what is like no name comes nowhere near a slip of the pen', () => {
  const best = (typed: string) => real.cards(typed, {}, 1)[0]?.score ?? 0;
  for (const typed of ['death star', 'rifer', 'enterprise', 'millenium falcon'])
    expect(best(typed), typed).toBeLessThan(0.82);
  for (const typed of ['kestrl', 'liberty towr', 'tristen']) expect(best(typed), typed).toBeGreaterThan(0.82);
});
