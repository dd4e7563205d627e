// Seasons and tables in chaos: whatever people do, and whatever goes wrong, the rules hold. `npm run chaos` goes on for longer.
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { friendlyTables } from './friendly.ts';
import { seasons } from './season.ts';
import { everyStory, type Kind, playAgain } from './story.ts';

const stories = new URL('stories/', import.meta.url);

describe('in chaos', () => {
  test.each(readdirSync(stories))('a season keeps every rule that has broken one before: %s', async (file) => {
    const story = JSON.parse(readFileSync(new URL(file, stories), 'utf8')) as Parameters<typeof playAgain>[1];
    const { what } = await playAgain(seasons as unknown as Kind<unknown, unknown>, story, new Set());
    expect(what).toMatch(/ final$/);
  });

  test.each([1, 2])('seasons keep every rule, from seed %i on', async (seed) => {
    await fc.assert(everyStory(seasons, 12), { seed, numRuns: 5, endOnFailure: true });
  });

  test.each([1, 2])('tables keep every rule, from seed %i on', async (seed) => {
    await fc.assert(everyStory(friendlyTables, 20), { seed, numRuns: 6, endOnFailure: true });
  });
});
