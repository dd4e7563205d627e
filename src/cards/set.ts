/** Shapes that the set files of all games share. */
import { z } from 'zod';

/** An id of a set, a card or a deck. */
export const slug = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower case letters, digits and single hyphens, such as "pale-beacon"')
  .refine((id) => !(id in {}), 'this word has a meaning of its own in the program; choose another');

/** Characters allowed in texts besides letters, digits and spaces: none that have a meaning in Markdown or on screens. */
const marks = String.raw`'’‘"“”.,:;!?()&+/–—…\-`;

/** Text shown to people: a single line of at most `most` characters, with a letter or digit. `also`: further characters. */
export const line = (max: number, also = '') =>
  z
    .string()
    .max(max)
    .regex(new RegExp(String.raw`^[\p{M} ${marks}${also}]*[\p{L}\p{N}][\p{L}\p{M}\p{N} ${marks}${also}]*$`, 'u'), {
      error: 'a single line of letters, digits, blanks and common punctuation',
    });

/** What a set is called, and which game it is for. */
export const setHead = <const G extends string>(game: G) => ({
  set: slug.meta({ description: 'Names the set; no two sets have the same.' }),
  name: line(60).meta({ description: 'The name as people see it on the cards.' }),
  game: z.literal(game).meta({ description: 'The game that the cards are for.' }),
});
