/** A deck that is written out and read again is the same deck. */
import { describe, expect, test } from 'vitest';
import { deckName, freeName, nameKey } from '#decks/names';
import type { Deck } from '#face/deck';
import { game, lists, random } from './support.ts';

/** The deck that its own text is read as, with what went wrong. */
function again(deck: Deck, unread: readonly string[] = [], of = lists) {
  const { name, edition, extra, main, problems, unread: left } = of.read(of.print(deck, unread));
  return { deck: { id: deck.id, name, edition, extra, main }, problems, unread: left };
}

describe('round trip', () => {
  test.each(game.decks.map((deck) => [deck.name, deck] as const))('%s', (_name, deck) => {
    // What to do with a ready deck is no part of its list.
    const { advice: _, ...list } = deck;
    expect(again(deck)).toEqual({ deck: list, problems: [], unread: [] });
  });

  test('decks at random, legal or not', () => {
    const names = [
      'A',
      'Market',
      '#1',
      'Edition: x',
      'Deck: a // b',
      '// note',
      '== x ==',
      '4 Kestrel',
      '[stain]',
      'Ships (20)',
      'a  b',
      '**b**',
      '- 4',
      '👩‍🚀 ace',
      'Ünïcode',
      "O'Neill; twice",
    ];
    for (let n = 0; n < 300; n++) {
      const seed = `round trip ${n}`;
      const pick = random(seed);
      const counts = [1, 2, 3, 4, 5, 17];
      const chosen = Array.from({ length: pick([0, 1, 8, 40]) }, () => pick(game.cards).id);
      const placed = new Map<string, string[]>();
      const main: Record<string, number> = {};
      for (const card of new Set(chosen)) {
        const section = game.deckRules.place(card, undefined) ?? '';
        if (section === 'main') main[card] = pick(counts);
        else
          placed.set(section, [...(placed.get(section) ?? []), ...Array.from({ length: pick([1, 1, 2]) }, () => card)]);
      }
      const deck = {
        id: 'any',
        name: deckName(pick(names)) ?? '',
        edition: pick(game.editions).id,
        extra: Object.fromEntries(placed),
        main,
      };
      const unread = pick([[], ['3 Kestrle'], ['0 Stain', 'Author: Ann', 'Edition: Third']]);
      const { problems, ...rest } = again(deck, unread);
      expect(rest, seed).toEqual({ deck, unread });
      expect(problems.length, seed).toBe(unread.length);
    }
  });

  test('cards whose names mislead', () => {
    const [card] = game.cards.filter((one) => game.deckRules.place(one.id, undefined) === 'main');
    if (card === undefined) throw new Error('no cards');
    const odd = [
      '7th Fleet',
      '4 Winds',
      'Market',
      'x2',
      'Twin',
      'Twin',
      'A // B',
      '# Hash',
      '(4)',
      'Edition: Core',
      '[stain]',
      '***',
    ];
    const cards = odd.map((name, i) => ({ ...card, id: `odd-${i}`, name, aliases: [] }));
    const rules = { ...game.deckRules, place: () => 'main' };
    const of = { ...lists, ...lists.of({ ...game, cards, deckRules: rules }) };
    const deck: Deck = {
      id: 'any',
      name: 'Odd',
      edition: 'core',
      extra: {},
      main: Object.fromEntries(cards.map(({ id }, i) => [id, i + 1])),
    };
    expect(again(deck, [], of)).toEqual({ deck, problems: [], unread: [] });
  });

  test('cards that are gone are kept as lines that name no card', () => {
    const deck: Deck = {
      id: 'any',
      name: 'Old',
      edition: 'core',
      extra: { regions: ['lost-world'] },
      main: { lost: 2 },
    };
    const { unread, problems } = again(deck);
    expect(unread).toEqual(['1 [lost-world]', '2 [lost]']);
    expect(problems).toHaveLength(2);
  });
});

test('a list is written to be read by people', () => {
  const [deck] = game.decks;
  if (deck === undefined) throw new Error('no deck');
  const text = lists.print({ ...deck, main: { kestrel: 4, veldspar: 2, heron: 1 } }, ['3 Kestrle']);
  expect(text).toBe(
    [
      `# ${deck.name}`,
      'Game: EVE: The Second Genesis',
      'Edition: Core Set',
      '',
      'Starbase',
      '1 Amarr',
      '',
      'Upgrade',
      '1 Empiric Tower',
      '',
      'Outer regions',
      '1 Dam Torsad',
      '1 Metropolis',
      '1 Stain',
      '',
      'Market',
      '// Ship (5)',
      '1 Heron',
      '4 Kestrel',
      '// Location (2)',
      '2 Veldspar',
      '',
      '// Lines that name no card:',
      '3 Kestrle',
      '',
    ].join('\n'),
  );
});

describe('verdicts', () => {
  const [deck] = game.decks;
  if (deck === undefined) throw new Error('no deck');

  test('every ready deck is legal in every format of its edition', () => {
    for (const one of game.decks)
      expect(lists.check(one, one.edition, []).map(({ problems }) => problems)).toEqual([[], []]);
  });

  test('faults of the rules come with the line of their card, unread lines first', () => {
    const text = `${lists.print(deck)}\n5 Kestrel\n3 Kestrle`;
    const read = lists.read(text);
    const [casual, tournament] = lists.check(
      { ...deck, ...read, name: 'x', edition: 'core' },
      'core',
      read.unread,
      read,
    );
    const line = text.split('\n').indexOf('5 Kestrel') + 1;
    expect(casual).toMatchObject({
      format: 'casual',
      problems: [
        { rule: 'card', line: line + 1 },
        { rule: 'C-2.4', line },
      ],
    });
    expect(tournament?.problems.map((problem) => [problem.rule, problem.line])).toEqual([
      ['card', line + 1],
      ['C-2.3', line],
      ['C-2.4', line],
    ]);
  });

  test('lines that were kept are faults later on as well', () => {
    const [casual] = lists.check(deck, 'core', ['3 Kestrle']);
    expect(casual?.problems).toEqual([{ rule: 'card', text: 'No card is called “Kestrle”. Did you mean Kestrel?' }]);
  });
});

describe('names of decks', () => {
  test.each([
    [' Grey   Swarm ', 'Grey Swarm'],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['👩‍🚀', '👩‍🚀'],
    ['', undefined],
    ['   ', undefined],
    ['x'.repeat(61), undefined],
    ['a\nb', undefined],
    ['a\u202eb', undefined],
    ['\u200b', undefined],
    ['\ud800', undefined],
    ['x'.repeat(1_000_000), undefined],
  ])('%j', (typed, name) => {
    expect(deckName(typed)).toBe(name);
  });

  test('case and width do not tell two names apart', () => {
    expect(nameKey('Grey SWARM')).toBe(nameKey('grey swarm'));
    expect(nameKey('ＡＢ')).toBe(nameKey('ab'));
    expect(nameKey('Grey')).not.toBe(nameKey('Gray'));
  });

  test('a free name counts on, and never grows too long', () => {
    expect(freeName('Swarm', new Set())).toBe('Swarm');
    expect(freeName('Swarm', new Set(['swarm', 'swarm 2']))).toBe('Swarm 3');
    const long = 'x'.repeat(60);
    expect(freeName(long, new Set([long]))).toBe(`${'x'.repeat(58)} 2`);
  });
});
