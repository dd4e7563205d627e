// Names are found as people type them: in part, out of order, without marks, with slips.
import { describe, expect, test } from 'vitest';
import { type MatchKind, nameIndex, nearestWords, plainName } from '#search/names';

const names = [
  'Omen',
  'Omen Navy Issue',
  'Bad Omen',
  'Women of the Fleet',
  'Stubborn Mechanic',
  'Mechanised Infantry',
  'Forsaken Ruins',
  'Ænigma Über',
  'Sansha’s Nation',
  'The Khanid Kingdom',
  'Force-Field Array',
  'Veteran’s Premature Retirement',
];
const aliases: Readonly<Record<string, readonly string[]>> = {
  'Stubborn Mechanic': ['mech', 'The Old Wrench'],
  'Veteran’s Premature Retirement': ['VPR'],
  'The Khanid Kingdom': ['TKK', 'Khanid Kingdom'],
};
const index = nameIndex(names.map((name) => ({ item: name, name, aliases: aliases[name] ?? [] })));
const found = (typed: string, limit = 25) => index.find(typed, limit).map(({ item }) => item);
const first = (typed: string): readonly [string, MatchKind] | undefined => {
  const [best] = index.find(typed, 1);
  return best === undefined ? undefined : [best.item, best.kind];
};

describe('by its letters', () => {
  test('a whole name, then beginnings, then words, then what is alike', () => {
    expect(found('omen')).toEqual(['Omen', 'Omen Navy Issue', 'Bad Omen', 'Women of the Fleet']);
    expect(index.find('omen', 25).map(({ kind }) => kind)).toEqual(['exact', 'start', 'words', 'alike']);
  });
  test('an alias met whole goes before the beginning of a name', () => {
    expect(found('mech').slice(0, 2)).toEqual(['Stubborn Mechanic', 'Mechanised Infantry']);
    expect(first('vpr')).toEqual(['Veteran’s Premature Retirement', 'exact']);
  });
  test('an abbreviation answers only whole, a long alias by its parts', () => {
    expect(found('vp')).toEqual([]);
    expect(first('old wre')).toEqual(['Stubborn Mechanic', 'words']);
  });
  test.each([
    ['sanshas nation', 'Sansha’s Nation'],
    ["sansha's nation", 'Sansha’s Nation'],
    ['SANSHA S NATION', 'Sansha’s Nation'],
    ['force field array', 'Force-Field Array'],
    ['forcefield array', 'Force-Field Array'],
    ['enigma', undefined],
    ['aenigma uber', 'Ænigma Über'],
    ['ÆNIGMA  ÜBER!', 'Ænigma Über'],
    ['khanid kingdom', 'The Khanid Kingdom'],
  ])('%s is the whole name of %s', (typed, name) => {
    expect(index.exact(typed)).toEqual(name === undefined ? [] : [name]);
  });
  test('the words may come in any order', () => {
    expect(first('infantry mech')).toEqual(['Mechanised Infantry', 'words']);
    expect(first('fleet women')).toEqual(['Women of the Fleet', 'words']);
  });
});

describe('with slips', () => {
  test.each([
    ['forsakn ruin', 'Forsaken Ruins'],
    ['fosraken', 'Forsaken Ruins'],
    ['stuborn mechanik', 'Stubborn Mechanic'],
    ['mechanic stuborn', 'Stubborn Mechanic'],
    ['ruins forskaen', 'Forsaken Ruins'],
    ['veterns premature retirment', 'Veteran’s Premature Retirement'],
    ['kanid', 'The Khanid Kingdom'],
    ['mehcanised', 'Mechanised Infantry'],
  ])('%s is %s', (typed, name) => {
    expect(first(typed)).toEqual([name, 'alike']);
  });
  test('what is like nothing finds nothing, and yet the nearest can be named', () => {
    expect(found('qqqqzzzz')).toEqual([]);
    expect(index.nearest('qqqqzzzz', 3)).toEqual([]);
    expect(found('forgotten ruined')).toEqual([]);
    expect(index.nearest('forgotten ruined', 1)).toEqual(['Forsaken Ruins']);
  });
});

describe('order and bounds', () => {
  test('equal names keep the order in which they were given', () => {
    const twins = nameIndex([
      { item: 2, name: 'Kestrel' },
      { item: 1, name: 'Kestrel' },
      { item: 3, name: 'Heron' },
    ]);
    expect(twins.find('kes', 9).map(({ item }) => item)).toEqual([2, 1]);
    expect(twins.exact('kestrel')).toEqual([2, 1]);
    expect(twins.find('', 9).map(({ item }) => item)).toEqual([3, 2, 1]);
  });
  test('a filter does not eat into the limit', () => {
    expect(index.find('', 2, (item) => item.startsWith('F')).map(({ item }) => item)).toEqual([
      'Force-Field Array',
      'Forsaken Ruins',
    ]);
  });
  test('whatever is typed does no harm', () => {
    for (const typed of ['((((', '\\', '*', '🚀', '\0', '\uD800', '’’’']) expect(found(typed)).toEqual([]);
    expect(found('  ')).toHaveLength(names.length);
    for (const typed of ['x'.repeat(1_000_000), 'a '.repeat(100_000), 'omen '.repeat(1000)])
      expect(found(typed).length).toBeLessThanOrEqual(names.length);
    expect(plainName('É'.repeat(1000))).toHaveLength(100);
  });
  test('an empty index answers nothing', () => {
    expect(nameIndex([]).find('omen', 5)).toEqual([]);
    expect(nameIndex([]).nearest('omen', 5)).toEqual([]);
  });
});

test('a wrong word of a list is told its neighbours', () => {
  const verbs = ['modAttack', 'modShield', 'modCommand', 'draw', 'discard', 'destroy', 'damage'];
  expect(nearestWords('modAtack', verbs)[0]).toBe('modAttack');
  expect(nearestWords('mod_shield', verbs)[0]).toBe('modShield');
  expect(nearestWords('destory', verbs)[0]).toBe('destroy');
  expect(nearestWords('qqq', verbs)).toEqual([]);
});
