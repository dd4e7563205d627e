/** Games of Epic Space Empires played by chance, with everything that must always hold looked at. */
import { describe, expect, test } from 'vitest';
import { createEseFuzz } from './setup.ts';

/** Always the same games, so that a change is to blame for what fails; `npm run fuzz` plays others. */
const seed = process.env.FUZZ_SEED ?? 'usual';
const play = createEseFuzz();

describe(`Epic Space Empires by chance, seed ${seed}`, () => {
  const all = { inputs: 0, refused: 0 };
  test.each([0, 1, 2, 3])(
    'game %i',
    (n) => {
      const tally = play(`${seed}-${n}`);
      // A game of two may end with the first attack.
      expect(tally.inputs).toBeGreaterThan(0);
      all.inputs += tally.inputs;
      all.refused += tally.refused;
    },
    300_000,
  );

  test('all of them together have been long enough to meet what may go wrong', () => {
    expect(all.inputs).toBeGreaterThan(100);
    expect(all.refused).toBeGreaterThan(0);
  });
});
