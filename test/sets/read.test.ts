// A set file is read by people who do not know the program: every fault has its place, and says what to write instead.
import { describe, expect, test } from 'vitest';
import { faultsIn, setOf, shipLine } from './support.ts';

const card = (lines: string) => setOf('mine', `  - id: pale-beacon\n    name: Pale Beacon\n${lines}`);
const location = (ability: string) =>
  card(`    type: location\n    abilities:\n      - kind: resolve\n        do:\n          - ${ability}\n`);
const news = (ability: string) => location(ability).replace('location', 'news');

describe('faults of words', () => {
  test.each([
    ['type: shp', 'mine.yaml:7:11 cards[0].type (pale-beacon): found "shp". Did you mean "ship"?'],
    [
      'type: news\n    sheild: 2',
      'mine.yaml:8:5 cards[0].sheild (pale-beacon): there is no field "sheild" here. Did you mean "shield"?',
    ],
    [
      'type: news\n    price: Y',
      'mine.yaml:8:12 cards[0].price (pale-beacon): found "Y"; expected a whole number from 0 to 99 or X.',
    ],
    [
      'type: news\n    price: 2.5',
      'mine.yaml:8:12 cards[0].price (pale-beacon): found 2.5; expected a whole number from 0 to 99 or X.',
    ],
    [
      'type: news\n    price: 1e99',
      'mine.yaml:8:12 cards[0].price (pale-beacon): found 1e+99; expected a whole number from 0 to 99 or X.',
    ],
    [
      'type: news\n    limited: maybe',
      'mine.yaml:8:14 cards[0].limited (pale-beacon): found "maybe"; expected true or false.',
    ],
    [
      'type: news\n    races: Amarr',
      'mine.yaml:8:12 cards[0].races (pale-beacon): found "Amarr"; expected a list of: Amarr, Caldari, Gallente or Minmatar.',
    ],
    [
      'type: news\n    printed: [prize]',
      'mine.yaml:8:15 cards[0].printed[0] (pale-beacon): found "prize". Did you mean "price"?',
    ],
    [
      'price: 1',
      'mine.yaml:5:5 cards[0].type (pale-beacon): "type" is missing; expected starbase, outer region, ship, news, structure, location or character.',
    ],
  ])('%s', (lines, expected) => {
    expect(faultsIn(card(`    ${lines}\n`))).toEqual([expected]);
  });

  test('an effect with an unknown verb, field or phrase', () => {
    expect(faultsIn(news('{ verb: damge, n: 1, what: target ship }'))).toEqual([
      'mine.yaml:11:21 cards[0].abilities[0].do[0].verb (pale-beacon): found "damge". Did you mean "damage"?',
    ]);
    expect(faultsIn(news('{ verb: draw, n: 1, whom: you }'))).toEqual([
      'mine.yaml:11:33 cards[0].abilities[0].do[0].whom (pale-beacon): "draw" has no field "whom" here. Did you mean "who"?',
    ]);
    const [phrase] = faultsIn(news('{ verb: destroy, what: traget enmy ship }'));
    expect(phrase).toContain('mine.yaml:11:36 cards[0].abilities[0].do[0].what (pale-beacon): "traget enmy ship"');
    expect(phrase).toContain('Did you mean "target" and "enemy"?');
    expect(faultsIn(news('{ verb: destroy }'))[0]).toContain('"what" is missing; expected a phrase.');
    expect(faultsIn(news('{ verb: frobnicate }'))[0]).toMatch(
      /found "frobnicate"\. Known are draw, extraDraw, .*winGame\.$/,
    );
    expect(faultsIn(news('{ n: 1 }'))[0]).toContain('"verb" is missing');
    expect(faultsIn(news('{ verb: destroy, what: 3 }'))[0]).toContain('say which object in words');
  });

  test('a cost, a condition, a moment, a command', () => {
    const of = (line: string) =>
      faultsIn(
        card(
          `    type: ship\n    shield: 1\n    abilities:\n      - kind: pending\n        ${line}\n        do: [{ verb: draw, n: 1 }]\n`,
        ),
      )
        .filter((one) => !one.includes('say when it happens'))
        .join('\n');
    expect(of('cost: [{ payy: 1 }]')).toContain(
      'mine.yaml:11:18 cards[0].abilities[0].cost[0].payy (pale-beacon): there is no field "payy" here. Did you mean "pay"?',
    );
    expect(of('cost: [{ pay: -1 }]')).toContain(
      'cost[0].pay (pale-beacon): found -1; expected a whole number from 1 to 99 or X.',
    );
    expect(of('cost: [free]')).toContain(
      'cost[0] (pale-beacon): found "free"; expected fields: pay, discard or sacrifice.',
    );
    expect(of('if: { contorl: 2, of: ship }')).toContain('if');
    expect(of('when: { on: turn begin }')).toContain(
      'when.on (pale-beacon): found "turn begin". Did you mean "turn begins"?',
    );
    expect(of('when: turn begins')).toContain('when (pale-beacon): found "turn begins"; expected fields: on.');
  });

  test('several faults are told together, in the order of their lines', () => {
    const found = faultsIn(setOf('mine', `${shipLine('one', ', atack: 1')}${shipLine('Two')}  - 7\n`));
    expect(found.map((line) => line.split(' ')[0])).toEqual(['mine.yaml:5:60', 'mine.yaml:6:11', 'mine.yaml:7:5']);
  });

  test('more faults than anybody reads are counted', () => {
    const found = faultsIn(setOf('mine', shipLine('Bad').repeat(60)));
    expect(found).toHaveLength(51);
    expect(found.at(-1)).toBe('mine.yaml: and 10 more like these.');
  });

  test('decks', () => {
    const deck = (lines: string) =>
      faultsIn(
        setOf(
          'mine',
          shipLine('one'),
          `decks:\n  - { id: d, name: D, edition: core, starbase: a, upgrade: b, regions: [c], ${lines} }\n`,
        ),
      );
    expect(deck('market: { one: 0 }')).toEqual([
      'mine.yaml:7:92 decks[0].market.one (d): found 0; expected a whole number from 1 to 99.',
    ]);
    expect(deck('market: { A b: 1 }')[0]).toContain('"A b" is no card id');
    expect(deck('market: [one]')[0]).toContain('expected card ids, each with a whole number from 1 to 99.');
  });
});

describe('texts that people will read', () => {
  test.each([
    ['"two\\nlines"'],
    ['"@everyone"'],
    ['"**bold**"'],
    ['"<b>"'],
    ['"\\u202Eevil"'],
    ['"—"'],
    ['""'],
    ['"`x`"'],
  ])('a card is not called %s', (name) => {
    expect(faultsIn(setOf('mine', `  - { id: a, name: ${name}, type: news }\n`))[0]).toContain(
      'expected a single line',
    );
  });
  test.each([['“Sunrise” & Sons (II)'], ["O'Hara’s Rest"], ['Ænigma Über 7'], ['Что-то'], ['三号']])(
    'but may be called %s',
    (name) => {
      expect(faultsIn(setOf('mine', `  - { id: a, name: ${JSON.stringify(name)}, type: news }\n`))).toEqual([]);
    },
  );
  test('a message repeats only a piece of what it found, on one line', () => {
    const [line] = faultsIn(setOf('mine', `  - { id: a, name: A, type: "${'x'.repeat(10_000)}\\u0007\\e[31m" }\n`));
    expect(line?.length).toBeLessThan(300);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the very thing that must not be there
    expect(line).not.toMatch(/[\u0000-\u001f]/);
  });
});

describe('faults of the writing', () => {
  test.each([
    ['', 'mine.yaml: the file is empty.'],
    ['# only a comment\n', 'mine.yaml: the file is empty.'],
    ['just text', 'mine.yaml:1:1: found "just text"; expected fields with values.'],
    ['- 1\n- 2\n', 'mine.yaml:1:1: found a list; expected fields with values.'],
    [
      'set: a\nset: b\n',
      'mine.yaml:2:1: this is not YAML as it is written: the same field stands here twice; leave one out.',
    ],
    [
      'set: a\n---\nset: b\n',
      'mine.yaml:2:1: this is not YAML as it is written: a line "---" begins a second document; a file is one set.',
    ],
    [
      'set: !!js/function x\n',
      'mine.yaml:1:6: this is not YAML as it is written: a word with "!" in front is a tag, which set files do not use; put text in quotes.',
    ],
    [
      'set: !mine x\n',
      'mine.yaml:1:6: this is not YAML as it is written: a word with "!" in front is a tag, which set files do not use; put text in quotes.',
    ],
  ])('%j', (text, expected) => {
    expect(faultsIn(text)).toEqual([expected]);
  });
  test('JSON with a fault', () => {
    expect(faultsIn('{"set": "torn",\n "name": ', 'torn.json')[0]).toMatch(/^torn\.json:2:\d+: this is not YAML/);
  });
  test('an indentation by tabs', () => {
    expect(faultsIn('set: a\ncards:\n\t- id: x\n')[0]).toMatch(/^mine\.yaml:3:1: .*(tab|Tab)/);
  });
});

test('a file may name the schema that editors check it by', () => {
  const set = { $schema: './card-set.schema.json', set: 'mine', name: 'Mine', game: 'eve' };
  expect(faultsIn(JSON.stringify(set), 'mine.json')).toEqual([]);
  expect(faultsIn(JSON.stringify({ ...set, $schema: 3 }), 'mine.json')[0]).toContain('no field "$schema"');
});

describe('files made to do harm', () => {
  test('laughter without end', () => {
    const rows = [...'bcdefghi'].map(
      (name, i) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[i]}`).join(',')}]`,
    );
    expect(faultsIn(`a: &a [x]\n${rows.join('\n')}\n`)).toEqual([
      'mine.yaml: its values are repeated too often (more than 1000 uses of "*").',
    ]);
  });
  test('values within values', () => {
    for (const text of ['['.repeat(20_000), '{"a":'.repeat(20_000), 'a:\n'.repeat(3), '- '.repeat(20_000)])
      expect(faultsIn(text).join('\n')).toMatch(/nested too deeply|expected fields|not YAML|no field/);
  });
  test('faults without number, each with long texts in it', () => {
    const strange = Array.from({ length: 60_000 }, (_, i) => `key${i}: 1`).join('\n');
    const found = faultsIn(`set: a\n${strange}\nname: A\ngame: eve\n`);
    expect(found[0]).toBe(
      'mine.yaml:2:1 key0: there is no field "key0" here. Known are set, name, game, cards, decks.',
    );
    expect(found).toHaveLength(51);
    expect(found.at(-1)).toBe('mine.yaml: and 59950 more like these.');
    const phrases = Array.from(
      { length: 1900 },
      (_, i) =>
        `  - { id: a${i}, name: A, type: news, abilities: [{ kind: resolve, do: [{ verb: destroy, what: ${'targe enemi shp '.repeat(60)}}] }] }\n`,
    );
    expect(faultsIn(setOf('mine', phrases.join('')))).toHaveLength(51);
  });
  test('a value that holds itself', () => {
    expect(faultsIn('&a [*a]\n')).toEqual(['mine.yaml:1:4: found a list; expected fields with values.']);
    expect(faultsIn('&a\nset: *a\n')[0]).toContain('mine.yaml:');
  });
  test('names of the language’s own', () => {
    const found = faultsIn(
      '__proto__: { set: x }\nconstructor: 1\nset: p\nname: P\ngame: eve\ncards: [{ id: constructor, name: A, type: news }]\n',
    );
    expect(found.join('\n')).toContain('no field "__proto__"');
    expect(found.join('\n')).toContain('no field "constructor"');
    expect(found.join('\n')).toContain('this word has a meaning of its own in the program');
    expect(({} as { set?: string }).set).toBeUndefined();
  });
  test('long texts in the place of short ones', () => {
    const long = `${'a '.repeat(300_000)}!`;
    for (const field of [
      `name: "${long}"`,
      `id: "${'a-'.repeat(300_000)}"`,
      `abilities: [{ kind: resolve, do: [{ verb: destroy, what: "${'other '.repeat(100_000)}" }] }]`,
    ])
      expect(faultsIn(setOf('mine', `  - { type: news, ${field} }\n`)).length).toBeGreaterThan(0);
  });
  test('anchors and aliases in reason are fine', () => {
    expect(
      faultsIn(
        setOf(
          'mine',
          '  - &a { id: one, name: One, type: ship, shield: 1, price: &p 3 }\n  - { id: two, name: Two, type: news, price: *p }\n',
        ),
      ),
    ).toEqual([]);
  });
});
