/** Deck lists as people write them: what is read, and what is said of what cannot be. */
import { describe, expect, test } from 'vitest';
import { problemLines } from '#decks/tell';
import { game, lists, problems, random } from './support.ts';

describe('a line names a number of cards', () => {
  test.each([
    '4 Kestrel',
    '4x Kestrel',
    '4 x Kestrel',
    '4× Kestrel',
    '4xKestrel',
    'x4 Kestrel',
    '4Kestrel',
    'Kestrel x4',
    'Kestrel (4)',
    'Kestrel 4',
    '- 4 Kestrel',
    '* 4 kestrel',
    '• 4 KESTREL',
    '**4 Kestrel**',
    '\t4\tKestrel  ',
    '4 Késtrel',
    '4 Kestrel // quick',
    '4 Kestrel ; quick',
    '04 Kestrel',
    '4 Kestrel [kestrel]',
    '4 [kestrel]',
    '\ufeff4 Kestrel\r\n\r\n',
    '3 Kestrel\nKestrel',
    'Market: 4 Kestrel',
    'Market: 2 Kestrel, 2 Kestrel',
    '1. 4x Kestrel',
    '12) 4 Kestrel',
    '3. Kestrel x4',
    '- [ ] 4 Kestrel',
    '- [x] 4 Kestrel',
    '４ Kestrel',
    '４ｘ Kestrel',
    '4 Kestrel (CORE) 12',
    '4 Kestrel [EVE]',
    '4x Kestrel (core) 112a *F*',
    '4 Kestrel <PRM>',
    '#4 Kestrel',
    '# 4 Kestrel',
    '## 4x Kestrel',
    '-- 4 Kestrel',
    '[4 Kestrel]',
    '== 4 Kestrel ==',
    '## Ships: 4 Kestrel',
    '## Mine: 2 Kestrel, 2 Kestrel',
    '# Mine\n## Kestrel\n3 Kestrel',
    '```4 Kestrel',
    '```\n4 Kestrel```',
    '```text\n4 Kestrel\n```',
    'About\nName Grey Swarm\n\nDeck\n4 Kestrel',
    'Name Grey Swarm\n4 Kestrel',
    'Main Deck (4)\n4 Kestrel',
  ])('%j', (text) => {
    const { main, problems: wrong } = lists.read(text);
    expect([main, wrong]).toEqual([{ kestrel: 4 }, []]);
  });

  test.each(['#4 Kestral', '## 4x Kestral', '-- 4 Kestral', '[4 Kestral]', '== 4 Kestral =='])(
    '%j, which is almost a card, is told and kept',
    (line) => {
      const { main, problems: wrong, unread } = lists.read(`# Mine\n2 Kestrel\n${line}`);
      expect([main, unread]).toEqual([{ kestrel: 2 }, [expect.stringContaining('Kestral')]]);
      expect(wrong).toMatchObject([{ rule: 'card', line: 3, text: expect.stringContaining('Kestrel') }]);
    },
  );

  test('a heading that counts the cards under it is none', () => {
    const { main, problems: wrong } = lists.read(
      '# Mine\n## 12 for the first turns\n-- 60 cards --\n[3 spare]\n2 Kestrel',
    );
    expect([main, wrong]).toEqual([{ kestrel: 2 }, []]);
  });

  test('apostrophes, hyphens and blanks in names are free', () => {
    const list = lists.read("Auditor's Gavel\nauditors gavel\n2 Auditor’s Gavel\n1 rust ling");
    expect(list.main).toEqual({ 'auditors-gavel': 4, rustling: 1 });
    expect(list.problems).toEqual([]);
  });

  test('cards go where they belong, whatever heading they stand under', () => {
    const list = lists.read('Market\n1 Amarr\nStain\nEmpiric Tower\nStarbase\n4 Kestrel\nDam Torsad');
    expect(list.extra).toEqual({
      starbase: ['amarr-starbase'],
      regions: ['stain', 'dam-torsad'],
      upgrade: ['empiric-tower'],
    });
    expect(list.main).toEqual({ kestrel: 4 });
  });

  test('the line of each card is known', () => {
    const list = lists.read('# Mine\n\n4 Kestrel\nStain\n2 Kestrel');
    expect([...list.lines]).toEqual([
      ['kestrel', 3],
      ['stain', 4],
    ]);
  });
});

describe('a list says what it is', () => {
  test('name, game and edition stand in its head', () => {
    const list = lists.read('# Grey Swarm\nGame: EVE\nEdition: Exiled\n\nMarket (4)\n4 Kestrel');
    expect(list).toMatchObject({ name: 'Grey Swarm', edition: 'exiled', main: { kestrel: 4 }, problems: [] });
  });

  test.each([
    ['Name: Grey Swarm\nEdition: the exiled', 'Grey Swarm', 'exiled'],
    ['== Grey Swarm ==\nedition: CORE SET', 'Grey Swarm', 'core'],
    ['## Market\n# Ships', undefined, undefined],
    ['4 Kestrel\n# no title any more', undefined, undefined],
  ])('%j', (text, name, edition) => {
    expect(lists.read(text)).toMatchObject({ name, edition, problems: [] });
  });

  test('headings of every kind are headings', () => {
    const text =
      'STARBASE:\nOuter Regions (3)\n[Market]\n--- Upgrade ---\n## My own heading\nShips (20)\nNews\nlocations:\n```\n---';
    expect(lists.read(text)).toMatchObject({ problems: [], unread: [], main: {} });
  });

  test('a name that nobody could read is none', () => {
    expect(lists.read('Name:  \u202e\n4 Kestrel').name).toBeUndefined();
    expect([...(lists.read(`# ${'é'.repeat(300)}`).name ?? '')]).toHaveLength(60);
    expect([...(lists.read(`# ${'🚀'.repeat(90)}`).name ?? '')]).toHaveLength(60);
  });
});

describe('what cannot be read is named with its line, its rule and what to do', () => {
  test('an unknown name comes with the nearest ones', () => {
    expect(problems('4 Kestrel\n3 Kestrle')).toEqual([
      { rule: 'card', line: 2, text: 'No card is called “Kestrle”. Did you mean Kestrel?' },
    ]);
    expect(problems('zzzzqqqq')[0]?.text).toBe(
      'No card is called “zzzzqqqq”. Look it up with /card, or take the line out.',
    );
  });

  test.each(['0', '-3', '100', '1e99', '2.5', '1,000', '+'.concat('9'.repeat(80))])('%s is no number', (number) => {
    const [problem, ...others] = problems(`${number} Kestrel`);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ rule: 'number', line: 1 });
    expect(problem?.text).toContain('from 1 to 99');
  });

  test('editions, games and headings that do not exist', () => {
    expect(problems('Edition: Third\nGame: Chess\nAuthor: Ann').map(({ text }) => text)).toEqual([
      'There is no edition “Third” of this game. Write Core Set or The Exiled.',
      'This list is for “Chess”, not for EVE: The Second Genesis. Change its “Game:” line.',
      '“Author:” means nothing in a deck list. Known are Name, Game, Edition, Starbase, Upgrade, Outer regions, Market; put // before a note.',
    ]);
  });

  test('such lines are kept as they stand', () => {
    expect(lists.read('4 Kestrel\n  * 3 Kestrle // ?\n0 Stain').unread).toEqual(['3 Kestrle', '0 Stain']);
  });

  test.each([
    'Sideboard:\n4 Kestrel',
    'Sideboard\n4 Kestrel',
    '## Maybeboard (4)\n4 Kestrel',
    '[Tokens]\n4 Kestrel',
    'Maybeboard: 4 Kestrel',
    'SB: 4 Kestrel',
  ])('cards under a heading for what is not in the deck: %j', (text) => {
    const list = lists.read(`3 Kestrel\n${text}`);
    expect(list.main).toEqual({ kestrel: 3 });
    expect(list.problems).toMatchObject([
      { rule: 'beside', text: expect.stringContaining('“4 Kestrel” stands under') },
    ]);
    expect(lists.read(`4 Stain\n${list.unread.join('\n')}`)).toMatchObject({ main: {}, unread: list.unread });
  });

  test('such a heading ends at the next one, and a line of its own ends at once', () => {
    expect(lists.read('Sideboard\n4 Kestrel\nMarket\n3 Kestrel').main).toEqual({ kestrel: 3 });
    expect(lists.read('SB: 4 Kestrel\n3 Kestrel').main).toEqual({ kestrel: 3 });
  });

  test('a line that is struck out, or that has a number of the list alone', () => {
    expect(problems('~~4 Kestrel~~\n4. Kestrel').map(({ rule, line }) => [rule, line])).toEqual([
      ['struck', 1],
      ['number', 2],
    ]);
  });

  test('all problems are told, and many are counted', () => {
    const wrong = problems(Array.from({ length: 40 }, (_, i) => `4 Nonesuch ${i}`).join('\n'));
    expect(wrong).toHaveLength(40);
    const told = problemLines(wrong, 10, 'en');
    expect(told).toHaveLength(10);
    expect(told[0]).toMatch(/^Line 1: No card is called “Nonesuch 0”/);
    expect(told[9]).toBe('… and 31 more');
  });

  test('a rule is named by its number, and by nothing if it has none', () => {
    const told = problemLines([...problems('~~4 Kestrel~~'), { rule: 'C-2.3', text: 'Too many.' }], 10, 'en');
    expect(told).toEqual([expect.stringMatching(/plainly\.$/), 'Too many. (C-2.3)']);
  });

  test('a card of a name that several bear is asked for by its id', () => {
    const [first, ...others] = game.cards;
    if (first === undefined) throw new Error('no cards');
    const twins = lists.of({
      ...game,
      cards: [first, { ...first, id: 'stain' }, ...others.filter((c) => c.id !== 'stain')],
    });
    expect(twins.read(`2 ${first.name}`).problems[0]?.text).toBe(
      `Several cards are called “${first.name}”. Write “${first.name} [${first.id}]” or “${first.name} [stain]”.`,
    );
    expect(twins.read(`1 ${first.name} [stain]`).extra).toEqual({ regions: ['stain'] });
  });
});

describe('hostile texts get an answer soon', () => {
  test.each<[string, string]>([
    ['100 kB', '4 Kestrel\n'.repeat(10_000)],
    ['a line of a million characters', 'x'.repeat(1_000_000)],
    ['10,000 lines', '\n'.repeat(10_000)],
    ['10,000 old line ends', 'a\r'.repeat(9_000)],
  ])('%s', (_name, text) => {
    const list = lists.read(text);
    expect(list.tooLong).toBe(true);
    expect(list.problems).toMatchObject([{ rule: 'size' }]);
  });

  test('a deck of more cards than anybody can hold', () => {
    const list = lists.read(Array.from({ length: 20 }, () => '99 Kestrel').join('\n'));
    expect(list.main).toEqual({ kestrel: 495 });
    expect(list.problems).toHaveLength(15);
    expect(list.problems[0]).toMatchObject({ rule: 'size', line: 6 });
  });

  test('one long line among others', () => {
    expect(problems(`4 Kestrel\n${'x'.repeat(201)}`)).toMatchObject([{ rule: 'line', line: 2 }]);
  });

  test('the worst that the bounds let through', () => {
    const worst = ['-', '=', '[', '(', '1', ' ', 'x', ':', '*', '#', 'é', '\u202e', '\0', '4 '].map((one) =>
      Array.from({ length: 90 }, () => one.repeat(200 / one.length)).join('\n'),
    );
    for (const text of worst) expect(Array.isArray(lists.read(text.slice(0, 20_000)).problems)).toBe(true);
    const unknown = Array.from({ length: 600 }, (_, i) => `unknown ${i} ${'ab '.repeat(7)}`).join('\n');
    expect(lists.read(unknown.slice(0, 20_000)).problems.length).toBeGreaterThan(500);
  });

  test('a line of blanks, marks or digits between two words is read as quickly as any other', () => {
    const ends = ['4', '4 a', 'a:', '#', '# a', '-- ', '[a', 'a x', 'x4', 'a (', 'Market', '1e1', '+'];
    const fillings = [' ', '\t', '1', '.', ':', '-', '=', '(', ')', '[', 'x', 'a', '1 ', 'x ', ' //', '**', 'card'];
    const lines = ends.flatMap((start) =>
      fillings.map((filling) => `${start}${filling.repeat(190 / filling.length)}b`.slice(0, 200)),
    );
    for (let from = 0; from < lines.length; from += 90) {
      const list = lists.read(lines.slice(from, from + 90).join('\n'));
      expect(list.tooLong).toBe(false);
      expect(list.main).toEqual({});
    }
    expect(lists.read(`4 Kestrel\n4 a${' '.repeat(100)}b`)).toMatchObject({
      main: { kestrel: 4 },
      problems: [{ rule: 'card', line: 2 }],
    });
  });

  test('noise never throws, and what is unread stays unread when it is read again', () => {
    const pick = random('noise 1');
    const pieces = [
      '4',
      ' ',
      'x',
      'Kestrel',
      '\n',
      '#',
      ':',
      '//',
      ';',
      '[',
      ']',
      'Stain',
      '\u0000',
      '\u202e',
      '𝕶',
      '\ud800',
    ];
    for (let n = 0; n < 200; n++) {
      const text = Array.from({ length: 40 }, () => pick(pieces)).join('');
      const { unread } = lists.read(text);
      expect(lists.read(unread.join('\n')).unread, JSON.stringify(text)).toEqual(unread);
    }
  });
});

test('names of objects in the language are names like others', () => {
  expect(problems('constructor\n__proto__\ntoString')).toHaveLength(3);
  expect(lists.read('4 Kestrel').main).toEqual({ kestrel: 4 });
});
