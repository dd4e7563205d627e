/** Choosing the fewest ships that can destroy another one. */

/**
 * The fewest of some ships (given strongest first) that break a shield together: the weakest single one that can, else the
 * strongest and some more; undefined if even all of them cannot.
 */
export function fewest<S extends { readonly attack: number }>(free: readonly S[], shield: number): S[] | undefined {
  let need = Math.max(1, shield);
  const taken: S[] = [];
  let left = free.filter((one) => one.attack > 0);
  while (need > 0) {
    const finisher = left.findLast((one) => one.attack >= need);
    const next = finisher ?? left[0];
    if (next === undefined) return undefined;
    taken.push(next);
    left = left.filter((one) => one !== next);
    need -= next.attack;
  }
  return taken;
}
