/** The presses about what players ask the others to agree to, and their arguments. */

import { z } from 'zod';
import { requestKinds } from '#table/types';
import { codecOf, ids, none, seatOf, seats } from '../core/codecs.ts';
import { type Specs, table } from '../core/spec.ts';

const kinds = z.enum(requestKinds);
const times = z.int().min(0);

/** What is wanted: its kind, the seat that it is about, and until when, in ms. */
const wish = codecOf(
  z.object({ kind: kinds, about: seats.optional(), until: times.optional() }),
  ({ kind, about, until }) =>
    [kind, about ?? '', ...(until === undefined ? [] : [until.toString(36)])].join('/').replace(/\/$/, ''),
  (written) => {
    const [what, seat = '', time = ''] = written.split('/');
    const kind = kinds.safeParse(what);
    if (!kind.success) return undefined;
    return {
      kind: kind.data,
      about: seatOf(seat),
      until: /^[0-9a-z]{1,9}$/.test(time) ? Number.parseInt(time, 36) : undefined,
    };
  },
);

const request = codecOf(
  z.object({ request: ids }),
  (args) => args.request,
  (written) => ({ request: written }),
);

/** The rev of a move. */
const move = codecOf(
  z.object({ move: z.int().min(0) }),
  (args) => args.move.toString(36),
  (written) => (/^[0-9a-z]{1,6}$/.test(written) ? { move: Number.parseInt(written, 36) } : undefined),
);

export const requestsIds = {
  ask: table(wish),
  'ask.sure': table(wish),
  'ask.yes': table(request),
  'ask.no': table(request),
  undo: table(none),
  'undo.take': table(move),
  'undo.ask': table(move),
  'seat.leave': table(none),
  'standin.me': table(none),
  'seat.back': table(none),
  'seat.offer': table(none),
  'seat.take': table(request),
} as const satisfies Specs;
