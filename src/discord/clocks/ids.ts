/** The presses of clocks, and their arguments. */
import { none, seat, seatPerson } from '../core/codecs.ts';
import { type Specs, table } from '../core/spec.ts';

export const clocksIds = {
  pause: table(none),
  resume: table(none),
  'late.wait': table(seat),
  'late.once': table(seat),
  'late.on': table(seat),
  'late.on.yes': table(seatPerson),
  'opts.clock': table(none),
  'opts.clocked': table(none),
} as const satisfies Specs;
