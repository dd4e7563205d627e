// Seasons and tables in chaos: whatever people do, and whatever goes wrong, the rules hold. `npm run chaos` goes on for longer.
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { friendlyTables } from './friendly.ts';
import { seasons } from './season.ts';
import { everyStory } from './story.ts';

describe('in chaos', () => {
  test.each([1, 2, 3, 4])('seasons keep every rule, from seed %i on', async (seed) => {
    await fc.assert(everyStory(seasons, 12), { seed, numRuns: 5, endOnFailure: true });
  });

  test.each([1, 2])('tables keep every rule, from seed %i on', async (seed) => {
    await fc.assert(everyStory(friendlyTables, 20), { seed, numRuns: 6, endOnFailure: true });
  });
});
