// Whatever the format lets through can be shown and played: sets made by chance, in games with everything watched.
import { expect, test } from 'vitest';
import { createOpponents } from '#bots/index';
import { eveGame } from '#games/eve/game';
import { makeLibrary } from '#games/eve/make-library';
import { seedRng } from '#kernel/random';
import { loadSets } from '#sets/load';
import { fuzzGame } from '../fuzz/game.ts';
import { randomSet } from './random-set.ts';

/** Other sets and more of them: `FUZZ_SEED=mine FUZZ_GAMES=50 npx vitest run test/sets/random.long.test.ts`. */
const seed = process.env.FUZZ_SEED ?? 'sets';
const games = Number(process.env.FUZZ_GAMES ?? 2);
const builtIn = loadSets().sets.eve;

test.each(Array.from({ length: games }, (_, n) => `${seed}-${n}`))(
  'a set made by chance, seed %s',
  (name) => {
    const set = randomSet(
      seedRng(name),
      builtIn.flatMap(({ decks }) => decks),
    );
    const sets = [...builtIn, set];
    const game = eveGame(sets);
    const texts = game.cards.filter(({ added }) => added === true).flatMap(({ text }) => text);
    expect(texts.length).toBeGreaterThanOrEqual(set.cards.length);
    for (const text of texts) expect(text).not.toMatch(/undefined|NaN|\[object|\s{2,}|^\s*$/);
    const decks = game.decks.filter(({ id }) => id.startsWith('chance-'));
    const player = createOpponents().admiral!.play;
    const { inputs } = fuzzGame({ game, library: makeLibrary(sets), decks, player, seed: name });
    expect(inputs).toBeGreaterThan(0);
  },
  300_000,
);
