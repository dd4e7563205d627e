/** The presses about a lobby, and before there is one, and their arguments. */

import { z } from 'zod';
import { codecOf, none, pages, seat, seatOf, seats, whole } from '../core/codecs.ts';
import { nowhere, type Specs, table } from '../core/spec.ts';

/** The options of the command. `key`: id of the command's interaction; it opens one lobby, however often it is pressed. */
export type Opening = {
  readonly key: string;
  readonly seats?: number | undefined;
  readonly computers?: number | undefined;
  readonly speed?: string | undefined;
  readonly edition?: string | undefined;
  readonly format?: string | undefined;
  readonly open?: boolean | undefined;
  readonly autostart?: boolean | undefined;
};

const WRITTEN = /^(\d{1,20})\/(\d{0,2})\/(\d{0,2})\/([a-z]{0,8})\/([\w-]{0,16})\/([\w-]{0,16})(?:\/([a-z]{0,8}))?$/;

/** What is or is not wanted, by a letter each. Ids of before there were any have no such part. */
const OPEN = 'o';
const AUTOSTART = 'a';

function writeOpening({ key, seats, computers, speed, edition, format, open, autostart }: Opening): string {
  const flags = `${open === true ? OPEN : ''}${autostart === true ? AUTOSTART : ''}`;
  return [key, seats ?? '', computers ?? '', speed ?? '', edition ?? '', format ?? '', flags].join('/');
}

/** Undefined for what was not written by `writeOpening`. */
function readOpening(written: string): Opening | undefined {
  const found = WRITTEN.exec(written);
  if (found === null) return undefined;
  const [, key = '', seats, computers, speed, edition, format, flags = ''] = found;
  return {
    key,
    seats: numberIn(seats),
    computers: numberIn(computers),
    speed: textIn(speed),
    edition: textIn(edition),
    format: textIn(format),
    ...(flags.includes(OPEN) && { open: true }),
    ...(flags.includes(AUTOSTART) && { autostart: true }),
  };
}

const textIn = (part: string | undefined): string | undefined => (part === '' ? undefined : part);
const numberIn = (part: string | undefined): number | undefined =>
  part === undefined || part === '' ? undefined : Number.parseInt(part, 10);

const opening = codecOf(
  z.object({ game: z.string().regex(/^[a-z]{1,16}$/), opening: z.custom<Opening>() }),
  (args) => `${args.game}/${writeOpening(args.opening)}`,
  (written) => {
    const end = written.indexOf('/');
    const read = readOpening(written.slice(end + 1));
    return end <= 0 || read === undefined ? undefined : { game: written.slice(0, end), opening: read };
  },
);

/** `seat` undefined: the presser's own. */
const deckSeat = codecOf(
  z.object({ seat: seats.optional() }),
  (args) => String(args.seat ?? '-'),
  (written) => ({ seat: seatOf(written) }),
);

const deckSeatPage = codecOf(
  z.object({ seat: seats.optional(), page: pages }),
  (args) => `${args.seat ?? '-'}/${args.page}`,
  (written) => {
    const [where = '', at = ''] = written.split('/');
    return { seat: seatOf(where), page: whole(at) ?? 0 };
  },
);

/** `format`, `seats`, `clock`, `zero`, `remind`, or `rule.` followed by the id of an optional rule. */
const tableOption = codecOf(
  z.object({ option: z.string().regex(/^[\w.-]{1,60}$/) }),
  ({ option }) => option,
  (option) => ({ option }),
);

const seatCount = codecOf(
  z.object({ seats }),
  (args) => String(args.seats),
  (written) => ({ seats: whole(written) ?? 0 }),
);

export const lobbyIds = {
  join: table(none),
  leave: table(none),
  deck: table(none),
  'deck.page': table(deckSeatPage),
  'deck.set': table(deckSeat),
  'deck.bot': table(seat),
  opts: table(none),
  'opts.set': table(tableOption),
  bot: table(seatCount),
  bots: table(none),
  'bot.as': table(seat),
  'bot.remove': table(seat),
  start: table(none),
  cancel: table(none),
  'play.which': nowhere(none),
  play: nowhere(opening),
} as const satisfies Specs;
