/** All sets of some things, the empty one first and the whole last: each number stands for a set by its binary digits. */
export function subsetsOf<T>(things: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: 2 ** things.length }, (_, n) => things.filter((_one, i) => (n >> i) % 2 === 1));
}
