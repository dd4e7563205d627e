/** What can be due at a time. Kinds are stored, so they never change their meaning. */
import type { RequestKind } from '../types.ts';

/**
 * Due kinds: `call` (one that was held back), `remind`, `half` (a reminder at half of the clock's time) and `lapse` (an ask's
 * fallback is given) per seat; `calls` (by direct message), `digest` and `forget-…` (a deletion that was begun) for a person; `continue` for a table whose automatic moves go on;
 * `autostart` for a lobby that begins by itself; `expire` for a lobby that nobody has started; `next-game` for the next game of a match; `offer` for the end of the offer
 * of a seat; `doze` for a table where nobody moves; `request:…` for the end of the open request of a kind. Of a seat's clock:
 * `warn` and `zero`, when its time is short or up, and `recount`, when its person's calendar has changed. `veil`: an ask that
 * was left open for a while is answered automatically, if at all.
 */
export type DueKind =
  | 'call'
  | 'remind'
  | 'half'
  | 'lapse'
  | 'calls'
  | 'digest'
  | 'forget-concede'
  | 'forget-computer'
  | 'continue'
  | 'expire'
  | 'autostart'
  | 'next-game'
  | 'offer'
  | 'doze'
  | 'warn'
  | 'zero'
  | 'recount'
  | 'veil'
  | `request:${RequestKind}`;
/** What is due for a season, in its own place, when a game of a match is over. */
export const recordKind = (match: string): string => `season.record:${match}`;
/** What is due there when somebody cannot be warned, by their seat in the match. */
export const unreachedKind = (match: string, seat: number): string => `season.unreached:${match}:${seat}`;

/** What is due for a season, in its own place, when the next game of a match is to begin. */
export const nextGameKind = (match: string): string => `season.next-game:${match}`;

/** The seat of what is due for a table as a whole. */
export const wholeTable = -1;
