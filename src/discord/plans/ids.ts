/** The arguments of presses that set answers beforehand. */
import { z } from 'zod';
import { codecOf, whole } from '../core/codecs.ts';

/** How long an order holds. */
const term = z.union([z.enum(['once', 'turn']), z.templateLiteral(['span:', z.string().regex(/^\w{1,20}$/)])]);
/** What it says where its deed is not on offer. */
const otherwise = z.enum(['ask', 'pass']);

/** A way to answer the ask of the press, by its number, or the stop at which to pass. */
export const order = codecOf(
  z.object({
    what: z.union([z.int().min(0), z.string().regex(/^[\w.-]{1,40}$/)]),
    times: term,
    otherwise,
  }),
  ({ what, times, otherwise: other }) => `${what}/${times}/${other}`,
  (written) => {
    const [what = '', times = '', other = ''] = written.split('/');
    const read = { times: term.safeParse(times).data, otherwise: otherwise.safeParse(other).data };
    if (read.times === undefined || read.otherwise === undefined) return undefined;
    return { what: whole(what) ?? what, times: read.times, otherwise: read.otherwise };
  },
);
