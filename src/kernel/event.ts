/** Events: what has happened, for logs, screens and triggers. Emitted by the helper that changed the state, never elsewhere. */
import type { Seat } from './state.ts';

/**
 * One event. It explains itself: whatever a log line needs (definition ids, seats, amounts) is in it,
 * since the cards may have moved on by the time it is read.
 */
export type GameEvent = {
  /** Kind, a key of the game's words. */
  readonly e: string;
  /** Only these seats may know; absent: everybody, spectators too. */
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
