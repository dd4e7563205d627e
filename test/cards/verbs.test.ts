// Shared verbs in the words of a toy, and verbs of the toy's own: how they are written, read, checked and carried out.
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { vocabulary } from '#cards/vocabulary';
import type { OpIn } from '#kernel/kind';
import { card, zone } from '#kernel/zones';
import { gardenCalendar } from './toy-garden.ts';
import { type Garden, type GardenCard, height } from './toy-garden-facts.ts';
import { named, playing } from './toy-garden-play.ts';
import { type Effect, gardenVocabulary, verbs } from './toy-garden-verbs.ts';
import { type GardenWords, voice, words } from './toy-garden-words.ts';

const effect = (data: object): Effect => gardenVocabulary.effect.parse(data);
const trigger = (data: object) => gardenCalendar.trigger.parse(data);
const textOf = (...effects: readonly object[]) => gardenVocabulary.text(effects.map(effect), voice);

const cards: Readonly<Record<string, GardenCard>> = {
  rose: { name: 'Rose', kind: 'plant', height: 2 },
  ivy: { name: 'Ivy', kind: 'climbing plant', height: 3 },
  sun: { name: 'Sun', kind: 'tool', holds: [effect({ verb: 'modHeight', n: 1, what: 'your plants' })] },
  glass: { name: 'Glass', kind: 'tool', holds: [effect({ verb: 'shelter', what: 'your climbing plants' })] },
  can: { name: 'Can', kind: 'tool', happens: [effect({ verb: 'draw', n: 2 })] },
  shears: { name: 'Shears', kind: 'tool', happens: [effect({ verb: 'damage', n: 1, what: 'target rival plant' })] },
  rain: {
    name: 'Rain',
    kind: 'tool',
    happens: [effect({ verb: 'modHeight', n: 2, what: 'each own plant', until: 'sunset' })],
  },
  rooster: {
    name: 'Rooster',
    kind: 'tool',
    when: { trigger: trigger({ on: 'dawn' }), do: [effect({ verb: 'draw', n: 1 })] },
  },
  crow: {
    name: 'Crow',
    kind: 'tool',
    when: { trigger: trigger({ on: 'falls', what: 'a rival plant' }), do: [effect({ verb: 'draw', n: 2 })] },
  },
  night: { name: 'Night', kind: 'tool', happens: [effect({ verb: 'sleep', what: 'each rival plant' })] },
  thief: { name: 'Thief', kind: 'tool', happens: [effect({ verb: 'discard', n: 1, who: 'your rival' })] },
};
const { garden, choose } = playing(cards);

describe('what cards can say', () => {
  test('a shared verb is read and told in the words of the game', () => {
    expect(textOf({ verb: 'draw', n: 1 })).toBe('draw 1 card');
    expect(textOf({ verb: 'discard', n: 2, who: 'your rival', random: true })).toBe(
      'your rival discards 2 cards at random',
    );
    expect(textOf({ verb: 'damage', n: 'X', what: 'target rival climbing plant' })).toBe(
      'X damage to target rival climbing plant',
    );
    expect(textOf({ verb: 'modHeight', n: -1, what: 'all rival plants', until: 'sunset' })).toBe(
      'rival plants have -1 height until sunset',
    );
  });

  test('changes of the same objects for the same time are one sentence', () => {
    const what = 'your plants';
    expect(textOf({ verb: 'modHeight', n: 1, what }, { verb: 'modHeight', n: 2, what })).toBe(
      'your plants have +1 height and +2 height',
    );
    expect(textOf({ verb: 'modHeight', n: 1, what }, { verb: 'modHeight', n: 2, what, until: 'sunset' })).toBe(
      'your plants have +1 height; your plants have +2 height until sunset',
    );
  });

  test('words of another game are refused by the reader and by the compiler', () => {
    expect(gardenVocabulary.effect.safeParse({ verb: 'draw', n: 1, who: 'each opponent' }).success).toBe(false);
    expect(gardenVocabulary.effect.safeParse({ verb: 'takeControl', what: 'target plant' }).success).toBe(false);
    const read = gardenVocabulary.effect.safeParse({ verb: 'sleep', what: 'target enemy ship' });
    expect(read.error?.issues.map(({ message }) => message)).toEqual([
      '"target enemy ship": "enemy ship" is not a kind of object; known are plant, climbing plant, tool',
    ]);
    // @ts-expect-error a ship is no noun of the garden
    words.print({ pick: 'target', noun: 'ship', is: [] });
    // @ts-expect-error nor is this a player of it
    const strange: Effect = { verb: 'draw', n: 1, who: 'each opponent' };
    expect(strange.verb).toBe('draw');
  });

  test('an effect that happens once is none of a continuous ability, and the other way round', () => {
    const misfits = (['draw', 'shelter', 'modHeight'] as const).map((verb) => {
      const one = effect(
        {
          draw: { verb, n: 1 },
          shelter: { verb, what: 'your plants' },
          modHeight: { verb, n: 1, what: 'your plants' },
        }[verb],
      );
      return [gardenVocabulary.misfit(one, true), gardenVocabulary.misfit(one, false)];
    });
    expect(misfits).toEqual([
      ['"draw" happens once and cannot be continuous', undefined],
      [undefined, '"shelter" works only in a continuous ability'],
      [undefined, undefined],
    ]);
  });

  test('the sentences of the reference come from the verbs, in their order', () => {
    const shapes = z.toJSONSchema(gardenVocabulary.effect, { io: 'input', unrepresentable: 'any' }).oneOf ?? [];
    expect(shapes.map(({ description }) => description)).toEqual([
      'The player draws cards. An empty deck has no consequences.',
      'The player throws cards away.',
      'You take cards of a kind out of your compost.',
      'Harm plants. It stays.',
      'Change the height of plants.',
      'Plants sleep, and count no more.',
      'Plants cannot be harmed. Continuous only.',
    ]);
  });

  test('so does what an effect is worth to players who do not know the game', () => {
    const hintOf = (data: object) => gardenVocabulary.hint(effect(data));
    expect(hintOf({ verb: 'draw', n: 2 })).toEqual({ concerns: 'its player', worth: 2 });
    expect(hintOf({ verb: 'damage', n: 3, what: 'target plant' })).toEqual({ concerns: 'its target', worth: -1.5 });
    expect(hintOf({ verb: 'shelter', what: 'your plants' })).toBeUndefined();
  });
});

describe('what verbs do', () => {
  test('drawing is as the game draws: an empty deck has no consequences here', () => {
    const m = choose(garden({ hands: [['can']], deck: 1 }), 'can');
    expect(zone(m.state, 'hand:0')).toHaveLength(1);
    expect(m.state.out).toEqual([]);
  });

  test('a player who discards is asked, and the answer is for the stored game', () => {
    const asked = choose(garden({ hands: [['thief'], ['rose', 'ivy', 'can']] }), 'thief');
    expect(asked.state.open?.asks.map(({ seat, prompt }) => [seat, prompt.key])).toEqual([[1, 'throw']]);
    expect(asked.state.frames.at(-1)?.rest.map(({ op }) => op)).toEqual(['garden.discarded']);
    const m = choose(asked, 'ivy');
    expect(zone(m.state, 'hand:1').map((id) => card(m.state, id).def)).toEqual(['rose', 'can']);
  });

  test('nobody is asked who has nothing to choose from', () => {
    const m = choose(garden({ hands: [['thief'], ['rose']] }), 'thief');
    expect(m.state.open?.asks.map(({ seat }) => seat)).toEqual([0]);
    expect(zone(m.state, 'hand:1')).toEqual([]);
  });

  test('damage stays, and what it does is the game’s own', () => {
    const first = choose(garden({ garden: [[], ['rose']], hands: [['shears', 'shears']] }), 'shears');
    expect(card(first.state, named(first, 'rose')).harm).toBe(1);
    const m = choose(first, 'shears');
    expect(zone(m.state, 'compost:1')).toHaveLength(1);
  });

  test('a continuous change counts for what its phrase names, while its card is there', () => {
    const m = garden({ garden: [['rose', 'sun', 'sun'], ['rose']] });
    const [mine, theirs] = zone(m.state, 'garden').filter((id) => card(m.state, id).def === 'rose');
    expect([height(m, mine!), height(m, theirs!)]).toEqual([4, 2]);
  });

  test('a change for a time is for what was there, and ends', () => {
    const m = choose(garden({ garden: [['rose'], []], hands: [['rain', 'ivy']] }), 'rain');
    const later = choose(m, 'ivy');
    expect([height(later, named(later, 'rose')), height(later, named(later, 'ivy'))]).toEqual([4, 3]);
    const ended = choose(later, 'pass');
    expect(height(ended, named(ended, 'rose'))).toBe(2);
  });

  test('a verb of the game’s own is one object: file format, text, op and hint follow', () => {
    expect(textOf({ verb: 'sleep', what: 'target plant' })).toBe('target plant sleeps');
    const m = choose(garden({ garden: [['rose'], ['rose', 'ivy']], hands: [['night']] }), 'night');
    expect(zone(m.state, 'garden').map((id) => card(m.state, id).asleep ?? false)).toEqual([false, true, true]);
  });

  test('and so is one that is only continuous, which has no op', () => {
    const m = choose(garden({ garden: [[], ['ivy', 'glass']], hands: [['shears']] }), 'shears');
    expect(card(m.state, named(m, 'ivy')).harm).toBeUndefined();
    expect(Object.keys(gardenVocabulary.ops)).toEqual([
      'garden.draw',
      'garden.discard',
      'garden.discarded',
      'garden.recover',
      'garden.recovered',
      'garden.damage',
      'garden.modHeight',
      'garden.sleep',
    ]);
  });

  test('a verb stands under its own name', () => {
    const { draw } = verbs;
    // @ts-expect-error the verb is called draw
    const renamed = vocabulary<Garden, GardenWords>()('garden', { take: draw });
    expect(Object.keys(renamed.ops)).toEqual(['garden.take']);
  });

  test('ops are typed by the verbs', () => {
    const right: OpIn<Garden> = { op: 'garden.discarded', seat: 1 };
    // @ts-expect-error the op wants a seat
    const bare: OpIn<Garden> = { op: 'garden.discarded' };
    // @ts-expect-error a verb that is only continuous has no op
    const none: OpIn<Garden> = { op: 'garden.shelter', what: { pick: 'ref', ref: 'this' } };
    expect([right.op, bare.op, none.op]).toHaveLength(3);
  });
});

describe('moments', () => {
  test('are read and told in the words of the game', () => {
    expect(gardenCalendar.text(trigger({ on: 'dawn' }), voice)).toBe('at dawn');
    expect(gardenCalendar.text(trigger({ on: 'falls', what: 'a rival plant' }), voice)).toBe(
      'when a rival plant falls',
    );
    expect(gardenCalendar.trigger.safeParse({ on: 'turn begins' }).success).toBe(false);
    expect(gardenCalendar.trigger.safeParse({ on: 'falls', what: 'an enemy ship' }).success).toBe(false);
  });

  test('a point of a turn sets off the abilities of the player whose turn it is', () => {
    const laid = { garden: [['rooster'], ['rooster']], hands: [[], []], deck: 2 };
    const dawns = choose(choose(garden(laid), 'pass'), 'pass');
    expect([zone(dawns.state, 'hand:0').length, dawns.state.waiting]).toEqual([1, []]);
  });

  test('something that happens to a card sets off those that wait for such a card', () => {
    const laid = {
      garden: [
        ['crow', 'rose'],
        ['rose', 'crow'],
      ],
      hands: [['shears', 'shears']],
      deck: 3,
    };
    const harmed = choose(garden(laid), 'shears');
    expect(zone(harmed.state, 'hand:0')).toHaveLength(1);
    const fallen = choose(harmed, 'shears');
    expect([zone(fallen.state, 'hand:0').length, zone(fallen.state, 'hand:1').length]).toEqual([2, 0]);
  });

  test('an event of which no moment hears is passed over', () => {
    expect([gardenCalendar.hears({ e: 'dawn', seat: 0 }), gardenCalendar.hears({ e: 'drew', seat: 0, n: 1 })]).toEqual([
      true,
      false,
    ]);
  });
});
