/** Games of Epic Space Empires played by chance, with everything that must always hold looked at. */
import { describe, expect, test } from 'vitest';
import { createOpponents } from '#bots/index';
import { createGames } from '#games/index';
import { loadEse } from '#sets/ese';
import { fuzzEse } from './ese.ts';

const seed = process.env.FUZZ_SEED ?? `${Date.now()}`;
const cards = { eve: [], ese: loadEse() };
const game = createGames(cards)[1]!;
const { admiral } = createOpponents(cards);

describe(`Epic Space Empires by chance, seed ${seed}`, () => {
  test.each([0, 1, 2, 3])(
    'game %i',
    (n) => {
      const tally = fuzzEse(game, admiral!.play, `${seed}-${n}`);
      expect(tally.inputs).toBeGreaterThan(20);
      expect(tally.refused).toBeGreaterThan(0);
    },
    300_000,
  );
});
