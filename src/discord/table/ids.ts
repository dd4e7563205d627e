/** The presses about a table's messages, and their arguments. */

import { z } from 'zod';
import { codecOf, none, page, seat } from '../core/codecs.ts';
import { type Specs, table } from '../core/spec.ts';

/** Just before an entry (`told` is 0), or within it, after its newest `told` lines were shown. */
export type LogSpot = { readonly rev: number; readonly n: number; readonly told: number };

/** Three numbers in base 36, joined by dots; the last is left out if it is 0. */
function writeSpot({ rev, n, told }: LogSpot): string {
  return [rev, n, ...(told === 0 ? [] : [told])].map((part) => part.toString(36)).join('.');
}

/** Reads what `writeSpot` wrote; undefined for anything else. */
export function readSpot(written: string): LogSpot | undefined {
  const [, rev, n, told = '0'] = /^([0-9a-z]{1,8})\.([0-9a-z]{1,6})(?:\.([0-9a-z]{1,4}))?$/.exec(written) ?? [];
  if (rev === undefined || n === undefined) return undefined;
  return { rev: Number.parseInt(rev, 36), n: Number.parseInt(n, 36), told: Number.parseInt(told, 36) };
}

/** Ids of options that can be part of a custom id. */
export const OPTION = /^[\w.:~-]{1,48}$/;

/** An answer that a table's message offers: the questions that were open (see `offeredKey`) and the option's id. */
const offered = codecOf(
  z.object({ asked: z.string().regex(/^[0-9a-z]{1,16}$/), option: z.string().regex(OPTION) }),
  (args) => `${args.asked}/${args.option}`,
  (written) => {
    const [asked = '', option = ''] = written.split('/');
    return { asked, option };
  },
);

const spot = codecOf(
  z.object({ from: z.custom<LogSpot>().optional() }),
  ({ from }) => (from === undefined ? '' : writeSpot(from)),
  (written) => ({ from: readSpot(written) }),
);

const callParts = z.enum(['turn', 'after']);
/** What is changed of the calls at a table. */
const callPart = codecOf(
  z.object({ what: callParts }),
  (args) => args.what,
  (written) => ({ what: callParts.catch('turn').parse(written) }),
);

const watchings = z.enum(['turns', 'end', 'off']);
/** What a spectator is told directly. */
const watched = codecOf(
  z.object({ told: watchings }),
  (args) => args.told,
  (written) => ({ told: watchings.catch('off').parse(written) }),
);

export const tableIds = {
  hand: table(none),
  answer: table(offered),
  board: table(none),
  side: table(none),
  seat: table(none),
  log: table(none),
  'log.page': table(spot),
  'log.since': table(spot),
  more: table(none),
  look: table(none),
  'look.page': table(page),
  'look.card': table(page),
  concede: table(none),
  'concede.yes': table(none),
  'concede.no': table(none),
  repost: table(none),
  again: table(none),
  watch: table(none),
  'watch.set': table(watched),
  wake: table(none),
  calls: table(none),
  'calls.set': table(callPart),
  nudge: table(seat),
  hush: table(none),
} as const satisfies Specs;
