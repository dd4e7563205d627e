// Messages are filled by typed places, fail loudly, and never take what people typed for markup or for a word of their own.
import { afterEach, describe, expect, expectTypeOf, test } from 'vitest';
import { catalogue, MessageFault, onFault } from '#words/catalogue';
import { markdown, markdownList } from '#words/markdown';
import type { Filling, PlacesOf } from '#words/places';

const en = {
  plain: 'Nothing to fill.',
  greet: 'Hello, {name}: {n, plural, one {# card} other {# cards}}.',
  seat: '{n, number}. {name}{deck, select, none {} other { plays {deck}}}',
  range: '{same, select, true {{most, number}} other {{least, number} to {most, number}}}',
  end: '{how, select, conquest {{name} is left} other {{name} leads}}',
} as const;
const { translatorIn } = catalogue({ en }, 'markdown');
const t = translatorIn('en-GB');

const throwing = (fault: MessageFault) => {
  throw fault;
};
afterEach(() => onFault(throwing));

describe('places', () => {
  test('are typed by the text of the message', () => {
    expectTypeOf<PlacesOf<(typeof en)['greet']>['name']>().toEqualTypeOf<Filling>();
    expectTypeOf<PlacesOf<(typeof en)['greet']>['n']>().toEqualTypeOf<number>();
    expectTypeOf<PlacesOf<(typeof en)['seat']>['deck']>().toEqualTypeOf<Filling | undefined>();
    expectTypeOf<PlacesOf<(typeof en)['range']>['same']>().toEqualTypeOf<boolean>();
    expectTypeOf<PlacesOf<(typeof en)['end']>['how']>().toEqualTypeOf<'conquest' | 'other'>();
    // @ts-expect-error: a place is missing
    expect(() => t('greet', { name: 'Ann' })).toThrow(MessageFault);
    // @ts-expect-error: a place is misnamed
    expect(() => t('greet', { name: 'Ann', count: 1 })).toThrow(MessageFault);
    expect(() => Reflect.apply(t, undefined, ['greet'])).toThrow(MessageFault);
    // @ts-expect-error: a text of somebody's is no word of a selection
    t('end', { how: 'conquest' as string, name: 'Ann' });
    expect(t('plain')).toBe('Nothing to fill.');
  });

  test('that may be left out are left out, whatever the others are called', () => {
    expect(t('seat', { n: 1, name: 'Ann', deck: undefined })).toBe('1. Ann');
    for (const deck of ['none', 'other', 'undefined', 'true', '']) {
      expect(t('seat', { n: 1, name: 'Ann', deck })).toBe(`1. Ann plays ${deck}`);
    }
    expect(t.any('seat', { n: 1, name: 'Ann' })).toBe('1. Ann');
  });

  test('are read within selections', () => {
    expect(t('range', { same: true, least: 2, most: 2 })).toBe('2');
    expect(t('range', { same: false, least: 2, most: 6 })).toBe('2 to 6');
    expect(t('end', { how: 'conquest', name: 'Ann' })).toBe('Ann is left');
  });
});

describe('a message that cannot be filled', () => {
  test('is reported once, and says what it can', () => {
    const faults: MessageFault[] = [];
    onFault((fault) => faults.push(fault));
    expect(t.any('greet', { name: 'Ann' })).toContain('Hello, Ann');
    expect(t.any('greet', {})).toContain('Hello, ?');
    expect(faults.map(({ message }) => message)).toEqual([
      expect.stringContaining('greet'),
      expect.stringContaining('greet'),
    ]);
  });

  test('is an error where nobody has asked for reports', () => {
    expect(() => t.any('greet', { n: 1 })).toThrow('the message greet cannot be said');
    expect(() => catalogue({ en: { empty: '{text}' } }, 'none').translatorIn('en')('empty', { text: '' })).toThrow(
      'empty',
    );
  });
});

describe('texts of people', () => {
  const hostile = '[My hand](https://evil.example) **x** ||y|| <@1> @everyone # h\n> q `c` :e: \u202Etxt\u200B';
  test('mean nothing as markdown', () => {
    const said = t('greet', { name: hostile, n: 1 });
    expect(said.replace(/\\./g, '')).not.toMatch(/[[\]()*|<>@#`~]/);
    expect(said).not.toMatch(/[\n\u202E\u200B]/);
    expect(said.replaceAll('\\', '')).toContain('[My hand](https://evil.example) **x** ||y|| <@1> @everyone # h > q');
  });

  test('begin no list and no heading', () => {
    for (const start of ['# a', '-# a', '- a', '+ a', '1. a', '> a', '>>> a']) {
      expect(translatorIn('en')('end', { how: 'other', name: start })).toMatch(/^(\\|\d+\\)/);
    }
  });

  test('are whole in labels, in one line', () => {
    expect(t.plain('greet', { name: '[a](b)\n\u202Ec', n: 2 })).toBe('Hello, [a](b) c: 2 cards.');
  });

  test('stay apart from what the program writes', () => {
    const who = markdownList([markdown('<@1>'), '**Ann**']);
    expect(t('greet', { name: who, n: 1 })).toBe('Hello, <@1>, \\*\\*Ann\\*\\*: 1 card.');
    expect(t.plain('greet', { name: '*Ann*', n: 1 })).toBe('Hello, *Ann*: 1 card.');
  });
});
