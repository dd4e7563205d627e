/** Events: what has happened, for logs, screens and triggers. Only the helper that changes the state emits them. */
import type { Seat } from './state.ts';

/**
 * One event. It is self-contained: whatever a log line needs (definition ids, seats, amounts) is in it,
 * since the cards may have moved by the time it is read.
 */
export type GameEvent = {
  /** The kind of event, a key of the game's words. */
  readonly e: string;
  /** Only these seats may know; absent: everybody, including spectators. */
  readonly to?: readonly Seat[];
  /** Everybody but these seats. */
  readonly except?: readonly Seat[];
  readonly [field: string]: unknown;
};

/** Whether a seat (undefined: a spectator) may know of an event. */
export function mayKnow(event: GameEvent, seat: Seat | undefined): boolean {
  if (event.to !== undefined) return seat !== undefined && event.to.includes(seat);
  if (event.except !== undefined) return seat === undefined || !event.except.includes(seat);
  return true;
}
