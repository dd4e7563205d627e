/** "News cost you 1 less." */
import type { z } from 'zod';
import type { Kind } from '#kernel/kind';
import type { Selector, Words } from '../lexicon.ts';
import { type ContinuousVerb, shapeFor } from '../verb.ts';

export type Price<Who extends string, W extends Words> = { verb: 'modPrice'; n: number; for: Selector<W>; who: Who };

/** `who`: whose prices change. What a card then costs is the game's own. */
export function priceVerb<Who extends string, K extends Kind, W extends Words>(
  parts: { readonly n: z.ZodType<number>; readonly for: z.ZodType<Selector<W>>; readonly who: z.ZodType<Who> },
  game: { readonly meaning: string },
): ContinuousVerb<Price<Who, W>, K, W> {
  return {
    shape: shapeFor<Price<Who, W>>('modPrice', parts, game.meaning),
    works: 'continuous',
    text: ({ n, for: cards, who }, voice) =>
      `${voice.many(cards)} cost ${who} ${Math.abs(n)} ${n < 0 ? 'less' : 'more'}`,
    hint: ({ n, who }) => ({ concerns: who === 'you' ? 'its player' : 'its target', worth: -n }),
  };
}
