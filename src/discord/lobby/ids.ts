/** The arguments of presses on a lobby, and before there is one. */
import { z } from 'zod';
import { codecOf, pages, seatOf, seats, whole } from '../core/codecs.ts';
import { type Opening, readOpening, writeOpening } from './ids-opening.ts';

export const opening = codecOf(
  z.object({ game: z.string().regex(/^[a-z]{1,16}$/), opening: z.custom<Opening>() }),
  (args) => `${args.game}/${writeOpening(args.opening)}`,
  (written) => {
    const end = written.indexOf('/');
    const read = readOpening(written.slice(end + 1));
    return end <= 0 || read === undefined ? undefined : { game: written.slice(0, end), opening: read };
  },
);

/** `seat` undefined: the presser's own. */
export const deckSeat = codecOf(
  z.object({ seat: seats.optional() }),
  (args) => String(args.seat ?? '-'),
  (written) => ({ seat: seatOf(written) }),
);

export const deckSeatPage = codecOf(
  z.object({ seat: seats.optional(), page: pages }),
  (args) => `${args.seat ?? '-'}/${args.page}`,
  (written) => {
    const [where = '', at = ''] = written.split('/');
    return { seat: seatOf(where), page: whole(at) ?? 0 };
  },
);

/** `format`, `seats`, `clock`, `zero`, `remind`, or `rule.` followed by the id of an optional rule. */
export const tableOption = codecOf(
  z.object({ option: z.string().regex(/^[\w.-]{1,60}$/) }),
  ({ option }) => option,
  (option) => ({ option }),
);

export const seatCount = codecOf(
  z.object({ seats }),
  (args) => String(args.seats),
  (written) => ({ seats: whole(written) ?? 0 }),
);
