/** Abilities that have triggered, in a toy: who puts them in order, who aims them, and what happens then. */
import { describe, expect, test } from 'vitest';
import { phraseSchema } from '#cards/phrase-schema';
import type { Ask, Option } from '#kernel/ask';
import { card, zone } from '#kernel/zones';
import { gardenCalendar } from './toy-garden.ts';
import type { GardenCard, GardenMachine } from './toy-garden-facts.ts';
import { asked, named, playing } from './toy-garden-play.ts';
import { gardenVocabulary } from './toy-garden-verbs.ts';
import { words } from './toy-garden-words.ts';

const target = 'target rival plant';
const targetKey = words.key(phraseSchema(words, 'phrase').parse(target));
const effect = (data: object) => gardenVocabulary.effect.parse(data);

/** A tool with an ability at dawn. */
const atDawn = (name: string, ...effects: readonly object[]): GardenCard => ({
  name,
  kind: 'tool',
  when: { trigger: gardenCalendar.trigger.parse({ on: 'dawn' }), do: effects.map(effect) },
});
/** One that harms a plant when another falls. */
const whenFalls = (name: string, what: string): GardenCard => ({
  name,
  kind: 'tool',
  when: {
    trigger: gardenCalendar.trigger.parse({ on: 'falls', what }),
    do: [effect({ verb: 'damage', n: 1, what: target })],
  },
});
const wasp = atDawn('Wasp', { verb: 'damage', n: 1, what: target });

const cards: Readonly<Record<string, GardenCard>> = {
  rose: { name: 'Rose', kind: 'plant', height: 2 },
  oak: { name: 'Oak', kind: 'plant', height: 9 },
  rooster: atDawn('Rooster', { verb: 'draw', n: 1 }),
  lark: atDawn('Lark', { verb: 'draw', n: 2 }),
  wind: atDawn('Wind', { verb: 'discard', n: 1, random: true }),
  wasp,
  mole: { ...wasp, name: 'Mole', when: { ...wasp.when!, mayRest: true } },
  crow: whenFalls('Crow', 'a rival plant'),
  thorn: whenFalls('Thorn', 'an own plant'),
  shears: { name: 'Shears', kind: 'tool', happens: [effect({ verb: 'damage', n: 2, what: target })] },
};
const { garden, choose, reply } = playing(cards);

const optionsOf = ({ choice }: Ask): readonly Option[] =>
  choice.kind === 'choose' || choice.kind === 'order' ? choice.options : [];
const hand = (m: GardenMachine) => zone(m.state, 'hand:0').length;
/** The second seat passes, so that the day of the first begins with its tools in the garden. */
const dawnFor = (mine: readonly string[], theirs: readonly string[] = []) =>
  choose(choose(garden({ garden: [mine, theirs], deck: 9 }), 'pass'), 'pass');
/** Puts the abilities in order by the names of their cards. */
function inOrder(m: GardenMachine, ...names: readonly string[]): GardenMachine {
  const ids = names.map((name) => optionsOf(asked(m)).find((one) => one.card === named(m, name))?.id ?? '');
  return reply(m, { order: ids });
}
const aims = (m: GardenMachine, way: string, name: string) =>
  reply(m, { pick: [way], with: { [targetKey]: { pick: [named(m, name)] } } });

describe('the order', () => {
  test('is asked of the leading seat if abilities of different cards have triggered', () => {
    const { seat, role, prompt, choice } = asked(dawnFor(['rooster', 'wind']));
    expect([seat, role, prompt.key, choice.kind]).toEqual([0, 'choice', 'ask.order', 'order']);
  });

  test('decides what goes on the pile first, which happens last', () => {
    const m = dawnFor(['rooster', 'wind']);
    expect(hand(inOrder(m, 'rooster', 'wind'))).toBe(1);
    expect(hand(inOrder(m, 'wind', 'rooster'))).toBe(0);
  });

  test('is that in which they triggered if the leading seat does not decide', () => {
    const m = dawnFor(['wind', 'rooster']);
    expect(asked(m).fallback).toEqual({ order: optionsOf(asked(m)).map(({ id }) => id) });
    expect(optionsOf(asked(m)).map(({ note }) => note?.def)).toEqual(['wind', 'rooster']);
  });

  test('of copies of a card makes no difference: nobody is asked', () => {
    const m = dawnFor(['rooster', 'rooster']);
    expect([asked(m).stop, hand(m)]).toEqual(['action', 2]);
  });

  test('may be passed over where the game says that it makes no difference', () => {
    expect(asked(dawnFor(['rooster', 'lark'])).role).toBe('window');
  });

  test('of abilities of both players is the leading seat’s, and each aims their own', () => {
    const mine = ['crow', 'oak', 'rose'];
    const theirs = ['rose', 'thorn', 'oak', 'rose'];
    const m = choose(garden({ garden: [mine, theirs], hands: [['shears']] }), 'shears');
    expect([asked(m).seat, optionsOf(asked(m)).map(({ about }) => about)]).toEqual([0, [0, 1]]);
    const ordered = inOrder(m, 'thorn', 'crow');
    expect([asked(ordered).seat, asked(ordered).prompt.with?.def]).toEqual([1, 'thorn']);
    const aimed = reply(ordered, asked(ordered).fallback);
    expect([asked(aimed).seat, asked(aimed).prompt.with?.def]).toEqual([0, 'crow']);
  });
});

describe('targets', () => {
  test('are chosen by the player whose ability it is', () => {
    const m = dawnFor(['wasp'], ['rose', 'oak']);
    const { seat, prompt } = asked(m);
    expect([seat, prompt]).toEqual([0, { key: 'ask.trigger', with: { def: 'wasp', ability: 0 } }]);
    const stung = aims(m, 'go', 'oak');
    expect([card(stung.state, named(stung, 'oak')).harm, card(stung.state, named(stung, 'rose')).harm]).toEqual([
      1,
      undefined,
    ]);
  });

  test('are not asked for if there is one alone', () => {
    const m = dawnFor(['wasp'], ['oak']);
    expect([asked(m).stop, card(m.state, named(m, 'oak')).harm]).toEqual(['action', 1]);
  });

  test('that do not exist leave the ability out, and the others happen', () => {
    const m = inOrder(dawnFor(['wasp', 'rooster']), 'wasp', 'rooster');
    expect([asked(m).stop, hand(m), m.state.pile]).toEqual(['action', 1, []]);
  });

  test('are the first ones if their player does not decide', () => {
    const m = dawnFor(['wasp'], ['oak', 'rose']);
    const stung = reply(m, asked(m).fallback);
    expect(card(stung.state, named(stung, 'oak')).harm).toBe(1);
  });

  test('can be given in another way that says something besides', () => {
    const m = dawnFor(['mole'], ['rose', 'oak']);
    expect(optionsOf(asked(m)).map(({ id, verb }) => [id, verb])).toEqual([
      ['go', 'target'],
      ['rest', 'aimAndRest'],
    ]);
    const asleep = ['go', 'rest'].map((way) => {
      const dug = aims(m, way, 'oak');
      expect(card(dug.state, named(dug, 'oak')).harm).toBe(1);
      return card(dug.state, named(dug, 'mole')).asleep;
    });
    expect(asleep).toEqual([undefined, true]);
  });

  test('are asked for one ability after the other, in their order', () => {
    const m = inOrder(dawnFor(['wasp', 'mole'], ['rose', 'oak']), 'mole', 'wasp');
    expect(asked(m).prompt.with?.def).toBe('mole');
    const next = aims(m, 'go', 'oak');
    expect(asked(next).prompt.with?.def).toBe('wasp');
    expect(card(next.state, named(next, 'oak')).harm).toBeUndefined();
    const done = aims(next, 'go', 'oak');
    expect(card(done.state, named(done, 'oak')).harm).toBe(2);
  });
});

test('what triggers while abilities happen is gathered after them', () => {
  const m = dawnFor(['wasp', 'crow'], ['rose', 'oak']);
  const harmed = choose(choose(aims(m, 'go', 'rose'), 'pass'), 'pass');
  const fallen = aims(harmed, 'go', 'rose');
  expect([zone(fallen.state, 'compost:1').length, card(fallen.state, named(fallen, 'oak')).harm]).toEqual([1, 1]);
});
