/** Warnings that something depends on, and what has become of them. */
import type { Seat } from '#kernel/state';
import type { Millis, TableId } from '../ids.ts';

/**
 * `none`: there is none, or it was set aside; `waiting`: it is still to be sent; `failed`: it cannot be sent, or has reached
 * nobody.
 */
export type Warned =
  | { readonly state: 'none' | 'waiting' | 'failed' }
  /** `at`: when. */
  | { readonly state: 'sent'; readonly at: Millis };

/** A warning of a seat that its time is short, or a reminder that it has to come; `at`: when that was decided. */
export type WarningOf = {
  readonly kind: 'warning' | 'come';
  readonly table: TableId;
  readonly seat: Seat;
  readonly at: Millis;
};
