/** The arguments of presses that set answers beforehand. */

import { z } from 'zod';
import { codecOf, ids, none, whole } from '../core/codecs.ts';
import { ask, type Specs, table, tableOrAsk } from '../core/spec.ts';

/** How long an order holds. */
const term = z.union([z.enum(['once', 'turn']), z.templateLiteral(['span:', z.string().regex(/^\w{1,20}$/)])]);
/** What it says where its move is not on offer. */
const otherwise = z.enum(['ask', 'pass']);

/** A way to answer the ask of the press, by its number, or the stop at which to pass. */
const order = codecOf(
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

/** A standing question; absent in ids of the time when a game had only one. */
const question = codecOf(
  z.object({ question: ids.optional() }),
  (args) => args.question ?? '',
  (written) => ({ question: written === '' ? undefined : written }),
);

export const plansIds = {
  orders: table(none),
  'order.ways': ask(none),
  'order.way': ask(none),
  'order.plan': table(none),
  'order.yes': tableOrAsk(order),
  'order.drop': table(none),
  settings: table(none),
  'set.mode': table(none),
  'set.stops': table(none),
  'set.standing': table(question),
} as const satisfies Specs;
