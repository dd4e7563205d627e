/** Games of The Space War played by chance, with everything that must always hold looked at. */
import { describe, expect, test } from 'vitest';
import { fuzzTsw } from './tsw.ts';

/** Always the same games, so that a change is to blame for what fails; `npm run fuzz` plays others. */
const seed = process.env.FUZZ_SEED ?? 'usual';

describe(`The Space War by chance, seed ${seed}`, () => {
  const told: Record<string, number> = {};
  const all = { inputs: 0, refused: 0 };

  test.each([0, 1, 2, 3, 4, 5])('game %i', (n) => {
    const tally = fuzzTsw(`${seed}-${n}`);
    all.inputs += tally.inputs;
    all.refused += tally.refused;
    for (const [e, times] of Object.entries(tally.told)) told[e] = (told[e] ?? 0) + times;
  });

  test('all of them together have met what may go wrong', () => {
    expect(all.inputs).toBeGreaterThan(300);
    expect(all.refused).toBeGreaterThan(0);
    expect(Object.keys(told)).toEqual(
      expect.arrayContaining(['played', 'attacks', 'damaged', 'flipped', 'laid', 'movedTo']),
    );
  });
});
