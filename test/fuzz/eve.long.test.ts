/** Games played by chance, with everything that must always hold looked at after every input (S-106, S-107). */
import { describe, expect, test } from 'vitest';
import { chance as chanceOf } from '#bots/play';
import { fuzzGame, type Tally } from './game.ts';
import { randomDeck } from './random-deck.ts';
import { createFuzz } from './setup.ts';

/** Always the same games, so that a change is to blame for what fails; `npm run fuzz` plays others. */
const seed = process.env.FUZZ_SEED ?? 'usual';
const fuzz = createFuzz();

describe(`EVE by chance, seed ${seed}`, () => {
  test('games at tables of two, three and four', () => {
    const tallies = [2, 3, 4].map((seats) => fuzzGame({ ...fuzz, seed: `${seed}-${seats}`, seats }));
    expect(tallies.map((tally) => tally.seats)).toEqual([2, 3, 4]);
    // A game in which people are quick to give up may be short; all three are not.
    const sum = (count: (tally: Tally) => number) => tallies.reduce((total, tally) => total + count(tally), 0);
    expect(sum(({ inputs }) => inputs)).toBeGreaterThan(20);
    expect(sum(({ refused }) => refused)).toBeGreaterThan(0);
  }, 600_000);

  test.each(['core', 'exiled'] as const)(
    'decks by chance out of all cards: legal, and none is left out (%s)',
    (edition) => {
      const { library, game } = fuzz;
      const chance = chanceOf(`${seed} decks`);
      const known = library.cards.filter((card) => card.edition === 'core' || card.edition === edition);
      const missing = new Set(known.map(({ id }) => id));
      // Which decks hold a rare card is chance, too.
      for (let n = 0; n < 3000 && (n < 150 || missing.size > 0); n++) {
        const deck = randomDeck(library, edition, (max) => Math.floor(chance() * max));
        expect(game.checkDeck(deck, edition, 'tournament')).toEqual([]);
        for (const id of [...Object.keys(deck.main), ...Object.values(deck.extra).flat()]) missing.delete(id);
      }
      expect([...missing]).toEqual([]);
    },
  );

  /** With more seats they are played nightly. */
  test('a game with such decks', () => {
    expect(fuzzGame({ ...fuzz, seed: `${seed}-all-2`, seats: 2, from: 'random' })).toMatchObject({ seats: 2 });
  }, 600_000);

  test('the same seed and the same decisions give the same log', () => {
    const [first, second] = [0, 1].map(() => fuzzGame({ ...fuzz, seed: `${seed}-again` }));
    expect(second?.log).toBe(first?.log);
  });
});
