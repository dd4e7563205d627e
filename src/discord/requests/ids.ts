/** The arguments of presses about what players ask the others to agree to. */
import { z } from 'zod';
import { requestKinds } from '#table/types';
import { codecOf, ids, seatOf, seats } from '../core/codecs.ts';

const kinds = z.enum(requestKinds);
const times = z.int().min(0);

/** What is wanted: its kind, the seat that it is about, and until when, in ms. */
export const wish = codecOf(
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

/** The id of a request. */
export const request = codecOf(
  z.object({ request: ids }),
  (args) => args.request,
  (written) => ({ request: written }),
);
