/** Questions of every kind, for tests of the panel. */

import { translatorIn } from '#discord/words';
import type { Choice, Option } from '#kernel/ask';
import { options } from '../fixtures.ts';

export const t = translatorIn('en');
export const target = (count: number): Option[] => options(count, (i) => ({ about: i % 4 }));
/** Ships that each fire at one of some targets; every third one may split its fire. */
export const volley = (ships: number, marks: number): Choice => ({
  kind: 'choose',
  min: 1,
  max: 1,
  options: [
    {
      id: 'fire',
      verb: 'fire',
      needs: Array.from({ length: ships }, (_, i) => ({
        name: `ship${i}`,
        prompt: { key: 'at' },
        of: { id: `ship${i}` },
        choice:
          i % 3 === 2
            ? { kind: 'distribute', options: options(marks), min: 0, max: 4, most: 4, spread: 2 }
            : { kind: 'choose', options: [...options(marks), { id: 'none' }], min: 1, max: 1 },
      })),
    },
    { id: 'hold', verb: 'hold' },
  ],
});
/** One of each kind of choice, small and large, by what it is. */
export const choices: Readonly<Record<string, Choice>> = {
  'a target for each of two ships': volley(2, 3),
  'a target for each of ten ships': volley(10, 8),
  'a target for each of forty ships': volley(40, 14),
  'a yes or no': { kind: 'choose', options: options(2), min: 1, max: 1 },
  'a hand of 40 under three verbs, with targets and X': {
    kind: 'choose',
    min: 1,
    max: 1,
    options: [
      ...options(40, (i) => ({
        verb: ['play', 'warp', 'activate'][i % 3]!,
        card: `c${i}`,
        ...(i % 5 === 0 ? { confirm: { key: 'sure' } } : {}),
        needs: [
          { name: 'x', prompt: { key: 'x' }, choice: { kind: 'number', min: 0, max: i * 3 } },
          {
            name: 'region',
            prompt: { key: 'region' },
            choice: { kind: 'choose', options: target(16), min: 1, max: 1 },
          },
          { name: 'ships', prompt: { key: 'ships' }, choice: { kind: 'choose', options: target(30), min: 0, max: 3 } },
        ],
      })),
      { id: 'end', verb: 'end' },
    ],
  },
  'one thing with a target': {
    kind: 'choose',
    min: 1,
    max: 1,
    options: [
      {
        id: 'only',
        verb: 'aim',
        needs: [{ name: 'at', prompt: { key: 'at' }, choice: { kind: 'choose', options: target(3), min: 1, max: 1 } }],
      },
    ],
  },
  'twelve verbs': {
    kind: 'choose',
    min: 1,
    max: 1,
    options: options(60, (i) => ({ verb: `verb${i % 12}` })),
  },
  'at most one of 60': { kind: 'choose', options: options(60), min: 0, max: 1 },
  '3 of 60': { kind: 'choose', options: options(60), min: 3, max: 3 },
  'any of 40': { kind: 'choose', options: options(40), min: 0, max: 40 },
  'all of 7': { kind: 'choose', options: options(7), min: 7, max: 7 },
  'a small number': { kind: 'number', min: 0, max: 3 },
  'a number of 20': { kind: 'number', min: -5, max: 15 },
  'a large number': { kind: 'number', min: 0, max: 5000 },
  'an order of 4': { kind: 'order', options: options(4) },
  'an order of 60': { kind: 'order', options: options(60) },
  'damage on 3': { kind: 'distribute', options: options(3), min: 5, max: 5, most: 5, spread: 3 },
  'damage on 16': { kind: 'distribute', options: options(16), min: 0, max: 30, most: 12, spread: 4 },
  'large amounts on 30': { kind: 'distribute', options: options(30), min: 0, max: 400, most: 99, spread: 30 },
};
