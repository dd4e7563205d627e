// Phrases in the words of a game that does not exist: how they are read, printed and named.
import { describe, expect, test } from 'vitest';
import { lexicon } from '#cards/lexicon';

const words = lexicon({
  nouns: { beast: {}, 'wild beast': {}, city: {}, sheep: { plural: 'sheep' } },
  traits: ['other', 'own', 'owned', 'angry', 'Marsh-born'],
  places: { here: 'here', meadow: 'in the meadow' },
  refs: ['me', 'it'],
  stats: ['age'],
  own: 'own',
  owned: 'owned',
  subtyped: 'beast',
  self: { ref: 'me', also: ['this beast'] },
  example: 'target angry beast',
});

describe('a phrase is read', () => {
  test.each([
    ['me', { pick: 'ref', ref: 'me' }],
    ['this beast', { pick: 'ref', ref: 'me' }],
    ['target angry beast', { pick: 'target', noun: 'beast', is: ['angry'] }],
    ['your other wild beasts', { pick: 'each', noun: 'wild beast', is: ['own', 'other'] }],
    ['all cities in the meadow', { pick: 'each', noun: 'city', is: [], where: 'meadow' }],
    ['an angry sheep with age 4 or less', { pick: 'a', noun: 'sheep', is: ['angry'], atMost: { stat: 'age', n: 4 } }],
  ])('%s', (text, selector) => {
    expect(words.parse(text)).toEqual(selector);
  });

  test.each(['target angry Marsh Hound beast', 'an Ibex beast in the meadow', 'each Ibex beast'])(
    'with a subtype of a set: %s',
    (text) => {
      const what = words.parse(text);
      if (typeof what === 'string') throw new Error(what);
      expect(what).toMatchObject({ noun: 'beast', subtype: text.includes('Ibex') ? 'Ibex' : 'Marsh Hound' });
      expect([words.print(what), words.key(what)]).toEqual([text, text]);
      expect(words.parse(words.key(what))).toEqual(what);
    },
  );

  test('with the limit 0, which is printed shorter than stored games name it', () => {
    const what = words.parse('target beast with age 0 or less');
    if (typeof what === 'string') throw new Error(what);
    expect([words.print(what), words.key(what)]).toEqual([
      'target beast with age 0',
      'target beast with age 0 or less',
    ]);
    expect(words.parse('target beast with age 0')).toEqual(what);
    expect(words.parse('target beast with age 3')).toEqual(expect.stringContaining('not understood'));
  });

  test('but no subtype of what has none, and none that begins one of the game’s own words', () => {
    expect(words.parse('target Ibex city')).toContain('"Ibex city" is not a kind of object');
    expect(words.parse('target Marsh beast')).toContain('"Marsh beast" is not a kind of object');
  });

  test('or refused, with what was not understood', () => {
    expect(words.parse('target ship')).toBe(
      '"target ship": "ship" is not a kind of object; known are beast, wild beast, city, sheep',
    );
    expect(words.parse('target beast with height 3 or less')).toContain('"with height 3 or less" is not understood');
  });
});

test('a phrase is printed for one or for many, with the name of its source', () => {
  const yours = words.parse('your other cities');
  if (typeof yours === 'string') throw new Error(yours);
  expect([words.print(yours), words.print(yours, { many: true })]).toEqual([
    'each own other city',
    'your other cities',
  ]);
  const owned = words.parse('each other owned sheep');
  if (typeof owned === 'string') throw new Error(owned);
  expect([words.print(owned), words.print(owned, { many: true })]).toEqual([
    'each other owned sheep',
    'your own other sheep',
  ]);
  expect(words.print({ pick: 'ref', ref: 'me' }, { self: 'this beast' })).toBe('this beast');
  expect(words.print({ pick: 'a', noun: 'beast', is: ['angry'] })).toBe('an angry beast');
});

test('the key of a phrase is the same whatever its source is called', () => {
  expect(words.key({ pick: 'ref', ref: 'me' })).toBe('me');
  expect(words.key({ pick: 'target', noun: 'beast', is: ['angry'], where: 'meadow' })).toBe(
    'target angry beast in the meadow',
  );
});
