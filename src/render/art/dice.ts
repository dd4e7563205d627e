/** Chance for pictures: a seed always gives the same throws, so a card looks the same in every game and on every machine. */
import type { SceneArt } from '#face/art';

/** Throws that depend on nothing but the seed. */
export type Dice = {
  /** A number from `low` (included) to `high` (excluded). */
  readonly between: (low: number, high: number) => number;
  /** A whole number from `low` to `high`, both included. */
  readonly whole: (low: number, high: number) => number;
  /** One of the values; throws if there are none. */
  readonly pick: <T>(values: readonly T[]) => T;
  /** True with the given chance, 0 to 1. */
  readonly chance: (odds: number) => boolean;
};

/** A 32-bit number from a text (FNV-1a). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  return value >>> 0;
}

/** Dice thrown from a seed. */
export function dice(seed: string): Dice {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + next() * (high - low);
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  return {
    between,
    whole,
    pick: (values) => {
      const found = values[whole(0, values.length - 1)];
      if (found === undefined) throw new Error('nothing to pick from');
      return found;
    },
    chance: (odds) => next() < odds,
  };
}

/** A card's place among those that would look like it; without one, by its seed. */
export const nthOf = ({ seed, traits }: SceneArt): number => traits?.nth ?? dice(`place ${seed}`).whole(0, 41);
