/** "Enemy ships cannot attack": something is forbidden to objects, continuously or for a time. */
import type { z } from 'zod';
import type { Kind } from '#kernel/kind';
import type { Machine } from '#kernel/machine';
import type { Frame } from '#kernel/state';
import type { Selector, Words } from '../lexicon.ts';
import { shapeFor, type Verb } from '../verb.ts';

export type Forbid<V extends string, Until extends string, W extends Words> = {
  verb: V;
  what: Selector<W>;
  until?: Until | undefined;
};

/** `cannot`: what is forbidden, in words. `last`: starts the prohibition for a time. */
export function forbidVerb<const V extends string, Until extends string, K extends Kind, W extends Words>(
  verb: V,
  parts: { readonly what: z.ZodType<Selector<W>>; readonly until: z.ZodType<Until | undefined> },
  game: {
    readonly meaning: string;
    readonly cannot: string;
    readonly reach: readonly W['noun'][];
    last(m: Machine<K>, frame: Frame, effect: Forbid<NoInfer<V>, NoInfer<Until>, W>): void;
  },
): Verb<Forbid<V, Until, W>, K, W> {
  return {
    shape: shapeFor<Forbid<V, Until, W>>(verb, parts, game.meaning),
    works: 'both',
    reach: game.reach,
    text: ({ what, until }, voice) => `${voice.many(what)} cannot ${game.cannot}${voice.until(until)}`,
    run: (m, frame, { what, until }) => game.last(m, frame, { verb, what, until }),
  };
}
