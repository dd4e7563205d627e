/** Games of each kind by chance, other ones each night; what fails is played again with `FUZZ_SEED`. */
import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { fuzzGame } from './game.ts';
import { fuzzSem } from './sem.ts';
import { createEseFuzz, createFuzz } from './setup.ts';
import { fuzzTsw } from './tsw.ts';

const seed = process.env.FUZZ_SEED ?? randomInt(2 ** 40).toString(36);
const eve = createFuzz();
const playEse = createEseFuzz();

const kinds: readonly (readonly [string, (seed: string, n: number) => { readonly inputs: number }])[] = [
  ['EVE', (own, n) => fuzzGame({ ...eve, seed: own, seats: 2 + (n % 3) })],
  ['EVE with decks by chance', (own, n) => fuzzGame({ ...eve, seed: own, seats: 2 + (n % 3), from: 'random' })],
  ['Epic Space Empires', playEse],
  ['The Space War', fuzzTsw],
  ['Shattered Empires', (own) => fuzzSem(own)],
];

test.each(kinds)(
  `thirty games of %s by chance, seed ${seed}`,
  (_, play) => {
    for (let n = 0; n < 30; n += 1) expect(play(`${seed}-${n}`, n).inputs).toBeGreaterThan(0);
  },
  1_800_000,
);
