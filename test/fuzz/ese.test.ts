/** Games of Epic Space Empires played by chance, with everything that must always hold looked at. */
import { describe, expect, test } from 'vitest';
import { createEseFuzz } from './setup.ts';

const seed = process.env.FUZZ_SEED ?? `${Date.now()}`;
const play = createEseFuzz();

describe(`Epic Space Empires by chance, seed ${seed}`, () => {
  test.each([0, 1, 2, 3])(
    'game %i',
    (n) => {
      const tally = play(`${seed}-${n}`);
      expect(tally.inputs).toBeGreaterThan(20);
      expect(tally.refused).toBeGreaterThan(0);
    },
    300_000,
  );
});
