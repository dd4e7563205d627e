/** The arguments of presses on a table's messages. */
import { z } from 'zod';
import { codecOf, ids, seatOf, seats } from '../core/codecs.ts';
import { type LogSpot, readSpot, writeSpot } from './ids-log-spot.ts';

/** Ids of options that can be part of a custom id. */
export const OPTION = /^[\w.:~-]{1,48}$/;

/** An answer that a table's message offers: the questions that were open (see `offeredKey`) and the option's id. */
export const offered = codecOf(
  z.object({ asked: z.string().regex(/^[0-9a-z]{1,16}$/), option: z.string().regex(OPTION) }),
  (args) => `${args.asked}/${args.option}`,
  (written) => {
    const [asked = '', option = ''] = written.split('/');
    return { asked, option };
  },
);

export const spot = codecOf(
  z.object({ from: z.custom<LogSpot>().optional() }),
  ({ from }) => (from === undefined ? '' : writeSpot(from)),
  (written) => ({ from: readSpot(written) }),
);

export const seatPerson = codecOf(
  z.object({ seat: seats, person: ids }),
  (args) => `${args.seat}/${args.person}`,
  (written) => {
    const [where = '', person = ''] = written.split('/');
    const read = seatOf(where);
    return read === undefined ? undefined : { seat: read, person };
  },
);

/** The rev of a move. */
export const move = codecOf(
  z.object({ move: z.int().min(0) }),
  (args) => args.move.toString(36),
  (written) => (/^[0-9a-z]{1,6}$/.test(written) ? { move: Number.parseInt(written, 36) } : undefined),
);

/** A standing question; absent in ids of the time when a game had only one. */
export const question = codecOf(
  z.object({ question: ids.optional() }),
  (args) => args.question ?? '',
  (written) => ({ question: written === '' ? undefined : written }),
);

const callParts = z.enum(['turn', 'after']);
/** What is changed of the calls at a table. */
export const callPart = codecOf(
  z.object({ what: callParts }),
  (args) => args.what,
  (written) => ({ what: callParts.catch('turn').parse(written) }),
);

const watchings = z.enum(['turns', 'end', 'off']);
/** What a spectator is told directly. */
export const watched = codecOf(
  z.object({ told: watchings }),
  (args) => args.told,
  (written) => ({ told: watchings.catch('off').parse(written) }),
);
