/** "Draw 1 card for each friendly frigate": a verb whose number counts once for each object of a phrase. */
import type { z } from 'zod';
import type { Kind } from '#kernel/kind';
import type { Machine } from '#kernel/machine';
import type { Frame } from '#kernel/state';
import type { Selector, Words } from '../lexicon.ts';
import type { AnyEffect, FieldsOf, Verb, Voice } from '../verb.ts';

export type Per<W extends Words> = { per?: Selector<W> | undefined };

/** " for each friendly frigate"; empty for an effect that counts once. */
function forEach<W extends Words>({ per }: Per<W>, voice: Voice<W>): string {
  return per === undefined ? '' : ` for ${voice.one(per)}`;
}

/**
 * A verb that may say "for each". `amount`: the number of one effect; `count`: how many objects there are. What happens once
 * has its number from then on; a continuous change is counted whenever the figure is asked for (`effective.ts`).
 */
export function withPer<E extends AnyEffect & { n: unknown }, K extends Kind, W extends Words>(
  verb: Verb<E, K, W>,
  per: z.ZodType<Selector<W> | undefined>,
  game: {
    amount(frame: Frame, n: E['n']): number;
    count(m: Machine<K>, frame: Frame, what: Selector<W>): number;
  },
): Verb<E & Per<W>, K, W> {
  const { shape, figure, text, run } = verb;
  const plain = shape as unknown as z.ZodObject;
  return {
    ...verb,
    shape: plain.extend({ per }).meta({ description: plain.description }) as unknown as z.ZodType<E & Per<W>>,
    ...(figure === undefined
      ? { text: (effect, voice) => `${text(effect, voice, '')}${forEach(effect, voice)}` }
      : { figure: (effect, voice) => `${figure(effect, voice)}${forEach(effect, voice)}` }),
    run(m, frame, { per: what, ...op }, reply) {
      const fields = op as unknown as FieldsOf<E> & { readonly n: E['n'] };
      if (what === undefined) return run(m, frame, fields, reply);
      const n = game.amount(frame, fields.n) * game.count(m, frame, what);
      if (n !== 0) run(m, frame, { ...fields, n }, reply);
    },
  };
}
