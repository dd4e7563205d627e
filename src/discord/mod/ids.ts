/** The presses of those who keep order, and their arguments. */
import { none, seat, seatPerson } from '../core/codecs.ts';
import { type Specs, table } from '../core/spec.ts';

export const modIds = {
  report: table(none),
  reported: table(none),
  end: table(none),
  'end.yes': table(none),
  standin: table(seat),
  'standin.yes': table(seatPerson),
  'stuck.no': table(none),
} as const satisfies Specs;
