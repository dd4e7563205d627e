/** When people are away, `TableService.away`. */
import type { Refusal } from '#kernel/ask';
import type { Millis, UserId } from '../ids.ts';
import type { TableInfo } from '../table-types.ts';

/** What a person has set of when they are away. */
export type Away = {
  /** The name of their time zone. */
  readonly zone: string | undefined;
  /** When they sleep, in minutes after midnight of their zone. */
  readonly sleep: { readonly from: number; readonly to: number } | undefined;
  /** Vacations that are not over, the first one first. */
  readonly vacations: readonly { readonly from: Millis; readonly to: Millis }[];
  /** Days of vacation that are left this year. */
  readonly daysLeft: number;
  /** Whether a day of vacation is drawn when their time is up. */
  readonly automatic: boolean;
};

/** What has been set, and where it counts: tables whose clocks it stops, and those that take no account of it. */
export type AwaySet = {
  readonly away: Away;
  readonly stops: readonly TableInfo[];
  readonly disregards: readonly TableInfo[];
};

/**
 * All calls change from now on only: what was before stays as it counted then. Refusals: `away.no-zone`, `away.zone`,
 * `away.date`, `away.past`, `away.order`, `away.far`, `away.days`, `away.row`, `away.sleep`.
 */
export type AwayService = {
  of(user: UserId): Promise<Away | Refusal>;
  /** Whole days, `2026-07-01`, in the person's zone; the first may be today, and then begins now. */
  vacation(user: UserId, from: string, to: string): Promise<AwaySet | Refusal>;
  /** Ends a vacation that has begun, and takes back those to come. */
  cancel(user: UserId): Promise<AwaySet | Refusal>;
  /** Minutes after midnight, at most ten hours; undefined: no hours of sleep. Holds from the next wait on. */
  sleep(user: UserId, hours: { readonly from: number; readonly to: number } | undefined): Promise<AwaySet | Refusal>;
  zone(user: UserId, zone: string): Promise<AwaySet | Refusal>;
  automatic(user: UserId, on: boolean): Promise<AwaySet | Refusal>;
};
