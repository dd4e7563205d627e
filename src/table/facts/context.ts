/** What those need to know who derive something from the facts of a commit. */
import type { Seat } from '#kernel/state';
import type { SeatRow, TableRow } from '#store/types';
import type { RoutesBySeat } from '../calls/calls.ts';
import type { Millis, UserId } from '../types.ts';

/** The table around the facts. */
export type FactContext = {
  /** As it was before the commit. */
  readonly row: TableRow;
  /** As they are after it. */
  readonly seats: readonly SeatRow[];
  readonly gameName: string;
  /** When people are reminded of their move; 0: never. */
  readonly remindAfter: Millis;
  /** How people are told what the facts mean for them, by seat; whoever is not listed is not told. */
  readonly routes: RoutesBySeat;
  /** Seats that are asked what may be answered for them after a while, so that nobody is called to it before. */
  readonly hiddenTiming?: ReadonlySet<Seat>;
  /** How much time the clocks that have just begun to run have left, in ms, by seat. */
  readonly left?: ReadonlyMap<Seat, Millis>;
  /** People who are invited to a lobby. */
  readonly invited?: readonly UserId[];
  /** Seats whose time was up, and about which nothing is to be decided any more since this commit. */
  readonly settled?: readonly Seat[];
  readonly now: Millis;
};
