/** What effects aim at: the phrases of their targets, each of which is a choice that is made beforehand. */
import { derived } from './derived.ts';
import type { Filter, Lexicon, Words } from './lexicon.ts';
import type { AnyEffect } from './verb.ts';

/** One phrase of some effects. `name`: under which the choice lies in stored games; `effects`: those that aim at it. */
export type Aim<E extends AnyEffect, W extends Words> = {
  readonly name: string;
  readonly what: Filter<W>;
  readonly phrase: string;
  readonly effects: readonly E[];
};

/**
 * The reader of what effects of a game aim at, for lists of effects that never change; the same phrase twice means the same
 * target. `aimOf`: what one of them aims at, if it does.
 */
export function aimsIn<E extends AnyEffect, W extends Words>(
  { key, print }: Pick<Lexicon<W>, 'key' | 'print'>,
  aimOf: (effect: E) => Filter<W> | undefined,
): (effects: readonly E[]) => readonly Aim<E, W>[] {
  return derived((effects: readonly E[]) => {
    const aims = new Map<string, Aim<E, W> & { readonly effects: E[] }>();
    for (const effect of effects) {
      const what = aimOf(effect);
      if (what === undefined) continue;
      const name = key(what);
      const known = aims.get(name);
      if (known !== undefined) known.effects.push(effect);
      else aims.set(name, { name, what, phrase: print(what), effects: [effect] });
    }
    return [...aims.values()];
  });
}
