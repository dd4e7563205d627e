/** Phrases in set files: written as text, stored in rulesets as parsed. */
import { z } from 'zod';
import type { Lexicon, Selector, Words } from './lexicon.ts';

/** Longest phrase that is parsed, in characters. */
const LONGEST = 200;

/**
 * The schema of a phrase in a game's words. `fault`: why a phrase is not allowed here, if it is not. `title`: what messages
 * and the reference call it.
 */
export function phraseSchema<W extends Words>(
  words: Lexicon<W>,
  title: string,
  fault: (selector: Selector<W>) => string | undefined = () => undefined,
): z.ZodType<Selector<W>> {
  const parsed = z.union([
    z.strictObject({ pick: z.literal('ref'), ref: z.enum(words.refs) }),
    z.strictObject({
      pick: z.enum(['target', 'each', 'a']),
      noun: z.enum(words.nouns),
      is: z.array(z.enum(words.traits)),
      subtype: z.string().max(LONGEST).optional(),
      where: z.enum(words.places).optional(),
      atMost: z.strictObject({ stat: z.enum(words.stats), n: z.number() }).optional(),
    }),
  ]);
  const schema = z.unknown().transform((given, context): Selector<W> => {
    if (typeof given === 'object' && given !== null) {
      const stored = parsed.safeParse(given);
      if (stored.success) return stored.data as Selector<W>;
    }
    const read =
      typeof given === 'string'
        ? words.parse(given.slice(0, LONGEST))
        : `say which object in words, such as "${words.example}"`;
    const wrong = typeof read === 'string' ? read : fault(read);
    if (typeof read !== 'string' && wrong === undefined) return read;
    context.addIssue({ code: 'custom', message: wrong ?? '' });
    return z.NEVER;
  });
  return schema.meta({ title, type: 'string' });
}
