/** "Your ships have +1 attack": a figure goes up or down, continuously or for a time. */
import type { z } from 'zod';
import type { Kind } from '#kernel/kind';
import type { Machine } from '#kernel/machine';
import type { Frame } from '#kernel/state';
import type { Selector, Words } from '../lexicon.ts';
import { shapeFor, type Verb, type Voice } from '../verb.ts';
import { signed } from './amount.ts';

export type Change<V extends string, Until extends string, W extends Words> = {
  verb: V;
  n: number;
  what: Selector<W>;
  until?: Until | undefined;
};

/** `figure`: its name in texts. `last`: starts the change for a time. */
export function changeVerb<const V extends string, Until extends string, K extends Kind, W extends Words>(
  verb: V,
  parts: {
    readonly n: z.ZodType<number>;
    readonly what: z.ZodType<Selector<W>>;
    readonly until: z.ZodType<Until | undefined>;
  },
  game: {
    readonly meaning: string;
    readonly figure: string;
    readonly reach: readonly W['noun'][];
    last(m: Machine<K>, frame: Frame, effect: Change<NoInfer<V>, NoInfer<Until>, W>): void;
  },
): Verb<Change<V, Until, W>, K, W> {
  return {
    shape: shapeFor<Change<V, Until, W>>(verb, parts, game.meaning),
    works: 'both',
    reach: game.reach,
    figure: ({ n }) => `${signed(n)} ${game.figure}`,
    text: changesText,
    run: (m, frame, { n, what, until }) => game.last(m, frame, { verb, n, what, until }),
    hint: ({ n }) => ({ concerns: 'its target', worth: n / 2 }),
  };
}

/** "Your ships have +1 attack and +1 shield until end of turn": the text of changes that are said together. */
export function changesText<W extends Words>(
  { what, until }: { readonly what: Selector<W>; readonly until?: string | undefined },
  voice: Voice<W>,
  figures: string,
): string {
  return `${voice.many(what)} ${what.pick === 'each' ? 'have' : 'has'} ${figures}${voice.until(until)}`;
}
