/** "Destroy target enemy ship": verbs that do one thing to the objects of a phrase. */
import type { z } from 'zod';
import type { Kind } from '#kernel/kind';
import type { Machine } from '#kernel/machine';
import type { CardId, Frame } from '#kernel/state';
import type { Selector, Words } from '../lexicon.ts';
import { type Hint, shapeFor, type Verb } from '../verb.ts';

export type OnObjects<V extends string, W extends Words> = { verb: V; what: Selector<W> };

/** `says`: the verb's text for objects in words. `run`: what happens to those that are there. */
export function onObjectsVerb<const V extends string, K extends Kind, W extends Words>(
  verb: V,
  parts: { readonly what: z.ZodType<Selector<W>> },
  game: {
    readonly meaning: string;
    readonly reach: readonly W['noun'][];
    readonly hint?: Hint;
    says(objects: string): string;
    objects(m: Machine<K>, frame: Frame, what: Selector<W>): readonly CardId[];
    run(m: Machine<K>, frame: Frame, ids: readonly CardId[]): void;
  },
): Verb<OnObjects<V, W>, K, W> {
  const { meaning, reach, hint } = game;
  return {
    shape: shapeFor<OnObjects<V, W>>(verb, parts, meaning),
    works: 'once',
    reach,
    text: ({ what }, voice) => game.says(voice.one(what)),
    run: (m, frame, { what }) => game.run(m, frame, game.objects(m, frame, what)),
    ...(hint !== undefined && { hint: () => hint }),
  };
}
