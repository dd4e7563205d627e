// Numbers that effects find out, in the words of a toy: "for each" and "that many".
import { describe, expect, test } from 'vitest';
import { card, zone } from '#kernel/zones';
import { type GardenCard, type GardenMachine, height } from './toy-garden-facts.ts';
import { named, playing } from './toy-garden-play.ts';
import { type Effect, gardenVocabulary } from './toy-garden-verbs.ts';
import { voice } from './toy-garden-words.ts';

const effect = (data: object): Effect => gardenVocabulary.effect.parse(data);
const textOf = (...effects: readonly object[]) => gardenVocabulary.text(effects.map(effect), voice);
const tool = (...happens: readonly object[]): GardenCard => ({
  name: 'Tool',
  kind: 'tool',
  happens: happens.map(effect),
});

const target = 'target rival plant';
const cards: Readonly<Record<string, GardenCard>> = {
  rose: { name: 'Rose', kind: 'plant', height: 2 },
  oak: { name: 'Oak', kind: 'plant', height: 9 },
  reed: {
    name: 'Reed',
    kind: 'plant',
    height: 1,
    holds: [effect({ verb: 'modHeight', n: 2, what: 'this', per: 'each other own plant' })],
  },
  fair: tool({ verb: 'draw', n: 2, per: 'each own plant' }),
  dung: tool({ verb: 'modHeight', n: 1, what: 'each own plant', per: 'each own plant', until: 'sunset' }),
  rummage: tool({ verb: 'discard', n: 2, random: true }, { verb: 'draw', n: 'that many' }),
  feast: tool({ verb: 'discard', n: 1, who: 'everybody' }, { verb: 'damage', n: 'that many', what: target }),
  slip: tool({ verb: 'discard', n: 2 }, { verb: 'draw', n: 0 }, { verb: 'damage', n: 'that many', what: target }),
  guess: tool({ verb: 'damage', n: 'that many', what: target }),
};
const { garden, choose } = playing(cards);
const held = (m: GardenMachine, seat: number) => zone(m.state, `hand:${seat}`).length;
const harmOf = (m: GardenMachine, name: string) => card(m.state, named(m, name)).harm ?? 0;

describe('"for each"', () => {
  test('is said after the effect, and after the figure of a change', () => {
    expect(textOf({ verb: 'draw', n: 2, per: 'each own plant' })).toBe('draw 2 cards for each own plant');
    const what = 'your plants';
    const perTool = { verb: 'modHeight', n: 1, what, per: 'each rival tool' };
    expect(textOf(perTool, { verb: 'modHeight', n: 2, what, until: 'sunset' })).toBe(
      'your plants have +1 height for each rival tool; your plants have +2 height until sunset',
    );
  });

  test('counts the objects when the effect happens', () => {
    const laid = { garden: [['rose', 'oak'], ['rose']], hands: [['fair']], deck: 9 };
    expect(held(choose(garden(laid), 'fair'), 0)).toBe(4);
  });

  test('of nothing does nothing at all', () => {
    const m = choose(garden({ garden: [[], ['rose']], hands: [['dung']] }), 'dung');
    expect(m.state.lasting).toEqual([]);
  });

  test('a change for a time keeps the number of the moment at which it began', () => {
    const m = choose(garden({ garden: [['rose', 'oak']], hands: [['dung', 'rose']] }), 'dung');
    expect(height(choose(m, 'rose'), named(m, 'oak'))).toBe(11);
  });

  test('a continuous change is counted whenever the figure is asked for', () => {
    const m = garden({ garden: [['reed', 'rose']], hands: [['oak']] });
    expect(height(m, named(m, 'reed'))).toBe(3);
    const grown = choose(m, 'oak');
    expect(height(grown, named(grown, 'reed'))).toBe(5);
  });
});

describe('"that many"', () => {
  test('is said as such, for damage as "that much"', () => {
    expect(textOf({ verb: 'draw', n: 'that many' })).toBe('draw that many cards');
    expect(textOf({ verb: 'damage', n: 'that many', what: target })).toBe(`that much damage to ${target}`);
  });

  test('is what the effect before has done, not what it says', () => {
    const m = choose(garden({ hands: [['rummage', 'rose']], deck: 9 }), 'rummage');
    expect([held(m, 0), zone(m.state, 'compost:0').length]).toEqual([1, 2]);
  });

  test('is known after a question too', () => {
    const asked = choose(
      garden({
        garden: [[], ['oak']],
        hands: [
          ['feast', 'rose', 'rose'],
          ['rose', 'oak'],
        ],
      }),
      'feast',
    );
    const m = choose(choose(asked, 'rose'), 'rose');
    expect(harmOf(m, 'oak')).toBe(2);
  });

  test('adds up all players of one effect', () => {
    const m = choose(garden({ garden: [[], ['oak']], hands: [['feast', 'rose'], ['rose']] }), 'feast');
    expect([held(m, 0), held(m, 1), harmOf(m, 'oak')]).toEqual([0, 0, 2]);
  });

  test('is 0 after an effect that has done nothing, whatever was done before it', () => {
    const laid = { garden: [[], ['oak']], hands: [['slip', 'rose', 'rose']], deck: 9 };
    expect(harmOf(choose(garden(laid), 'slip'), 'oak')).toBe(0);
  });

  test('is not known from another card', () => {
    const laid = { garden: [['rose'], ['oak']], hands: [['fair', 'guess']], deck: 9 };
    const m = choose(garden(laid), 'fair');
    expect([held(m, 0), harmOf(choose(m, 'guess'), 'oak')]).toEqual([3, 0]);
  });
});
