/** Games played by chance, with everything that must always hold looked at after every input (S-106, S-107). */
import { describe, expect, test } from 'vitest';
import { fuzzGame } from './game.ts';
import { createFuzz } from './setup.ts';

const seed = process.env.FUZZ_SEED ?? `${Date.now()}`;
const fuzz = createFuzz();

describe(`EVE by chance, seed ${seed}`, () => {
  test.each([0, 1, 2])(
    'game %i',
    (n) => {
      const tally = fuzzGame({ ...fuzz, seed: `${seed}-${n}` });
      expect(tally.inputs).toBeGreaterThan(20);
      expect(tally.refused).toBeGreaterThan(0);
    },
    300_000,
  );

  test('the same seed and the same decisions give the same log', () => {
    const [first, second] = [0, 1].map(() => fuzzGame({ ...fuzz, seed: `${seed}-again` }));
    expect(second?.log).toBe(first?.log);
  }, 300_000);
});
