// Conditions in the words of a toy: a shared one, and one of the toy's own.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Condition, conditionsOf, control } from '#cards/condition';
import type { Garden, GardenMachine } from './toy-garden-facts.ts';
import { type GardenWords, voice, words } from './toy-garden-words.ts';

type Place = { readonly plants: number };

const dry: Condition<{ dry: true }, Garden, GardenWords, Place> = {
  shape: z.strictObject({ dry: z.literal(true) }).meta({ description: 'It has not rained.' }),
  text: () => 'if it is dry',
  holds: (m) => m.state.lasting.length === 0,
};
const conditions = conditionsOf<Garden, GardenWords, Place>()({
  control: control<Garden, GardenWords, Place>(
    { control: z.number().int().min(1), of: z.enum(words.nouns) },
    {
      meaning: 'You grow so many of these or more.',
      count: (_m, noun, { plants }) => (noun === 'plant' ? plants : 0),
    },
  ),
  dry,
});
const many = conditions.condition.parse({ control: 2, of: 'climbing plant' });
const some = conditions.condition.parse({ control: 2, of: 'plant' });
const m = { state: { lasting: [] } } as unknown as GardenMachine;

test('a condition is told in the words of the game', () => {
  expect(conditions.text(many, voice)).toBe('if you control 2 or more climbing plants');
  expect(conditions.text({ dry: true }, voice)).toBe('if it is dry');
  expect(conditions.condition.safeParse({ control: 2, of: 'ship' }).success).toBe(false);
});

test('what counts is the game’s own', () => {
  expect([1, 2, 3].map((plants) => conditions.holds(m, some, { plants }))).toEqual([false, true, true]);
  expect(conditions.holds(m, many, { plants: 3 })).toBe(false);
  expect(conditions.holds(m, { dry: true }, { plants: 0 })).toBe(true);
});
