/** Generators whose next rolls of a die are known. */
import { below, type Rng, seedRng } from '#kernel/random';

const SIDES = 6;
const TRIES = 1_000_000;
const found = new Map<string, Rng>();

/** A generator whose next rolls are the given ones. */
export function rngFor(rolls: readonly number[]): Rng {
  const key = rolls.join(' ');
  const known = found.get(key) ?? search(rolls);
  found.set(key, known);
  return [...known];
}

function search(rolls: readonly number[]): Rng {
  for (let i = 0; i < TRIES; i++) {
    const rng = seedRng(`rolls ${i}`);
    const tried: Rng = [...rng];
    if (rolls.every((roll) => 1 + below(tried, SIDES) === roll)) return rng;
  }
  throw new Error(`no generator rolls ${rolls.join(', ')}`);
}
