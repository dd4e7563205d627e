/** Seasons and tables in chaos, other ones each night; what fails is played again with `CHAOS_SEED`. */
import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { test } from 'vitest';
import { friendlyTables } from './friendly.ts';
import { seasons } from './season.ts';
import { everyStory } from './story.ts';

const seed = Number(process.env.CHAOS_SEED ?? randomInt(2 ** 31));

test(
  `seasons keep every rule, seed ${seed}`,
  () => fc.assert(everyStory(seasons, 12), { seed, numRuns: 100 }),
  1_800_000,
);

test(
  `tables keep every rule, seed ${seed}`,
  () => fc.assert(everyStory(friendlyTables, 20), { seed, numRuns: 60 }),
  1_800_000,
);
