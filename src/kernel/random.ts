/** The state of the random number generator xoshiro128**: four unsigned 32-bit numbers. */
export type Rng = [number, number, number, number];

/** The generator state for a seed; equal seeds give equal sequences. */
export function seedRng(seed: string): Rng {
  let h = 2166136261;
  const words: number[] = [];
  for (let w = 0; w < 4; w++) {
    for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 16777619);
    h = Math.imul(h ^ (h >>> 15), 2246822519);
    h = Math.imul(h ^ (h >>> 13) ^ w, 3266489917);
    words.push((h ^ (h >>> 16)) >>> 0);
  }
  const [a = 1, b = 2, c = 3, d = 4] = words;
  return (a | b | c | d) === 0 ? [1, 2, 3, 4] : [a, b, c, d];
}

/** A uniformly distributed integer from 0 to `limit - 1`; advances the state. `limit`: from 1 to 2^32. */
export function below(rng: Rng, limit: number): number {
  const fair = 0x100000000 - (0x100000000 % limit);
  for (;;) {
    const n = step(rng);
    if (n < fair) return n % limit;
  }
}

/** Shuffles in place (Fisher-Yates). */
export function shuffle<T>(rng: Rng, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const held = list[i] as T;
    list[i] = list[j] as T;
    list[j] = held;
  }
  return list;
}

function step(rng: Rng): number {
  const result = Math.imul(rotate(Math.imul(rng[1], 5), 7), 9) >>> 0;
  const t = rng[1] << 9;
  rng[2] ^= rng[0];
  rng[3] ^= rng[1];
  rng[1] ^= rng[2];
  rng[0] ^= rng[3];
  rng[2] ^= t;
  rng[3] = rotate(rng[3], 11);
  for (let i = 0; i < 4; i++) rng[i] = (rng[i] as number) >>> 0;
  return result;
}

function rotate(x: number, k: number): number {
  return (x << k) | (x >>> (32 - k));
}
