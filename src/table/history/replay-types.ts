/** Games step by step: what a table looked like after each commit, from a seat, as a spectator, or with all hands open. */
import type { View } from '#face/view';
import type { Refusal } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import type { TableId, UserId } from '../ids.ts';
import type { LogEntry, TableView } from '../play/types.ts';

/** From where a game is seen: from a seat, as a spectator, or with all hands open. */
export type Viewpoint = Seat | 'spectator' | 'open';

/** Which step of a game: its first or last, the one that led to a rev, or the step before or after that. */
export type ReplaySpot =
  | { readonly go: 'first' }
  | { readonly go: 'last' }
  | { readonly go: 'at' | 'back' | 'on'; readonly rev: number };

/** Absent: from the person's own seat, or as a spectator; the last step of a running game, the first of a finished one. */
export type ReplayRequest = { readonly view?: Viewpoint | undefined; readonly spot?: ReplaySpot | undefined };

/** What a viewpoint shows of a moment: the table, and the views of the seats whose hands are open to it. */
export type Moment = { readonly board: View; readonly hands: readonly View[] };

/** Where a turn begins. `line`: as the log tells it to everybody, Discord markdown. */
export type TurnStart = { readonly rev: number; readonly line: string };

/** Where a turn that mattered begins. `line`: as above, undefined for the opening of the game. */
export type PointStart = { readonly rev: number; readonly line: string | undefined };

/** The steps of a game up to now, and where its turns begin: public, and the same for everybody. */
export type GameHistory = { readonly revs: readonly number[]; readonly turns: readonly TurnStart[] };

/** A game seen from one viewpoint. */
export type Viewed = Pick<TableView, 'table' | 'game' | 'names'> & {
  readonly view: Viewpoint;
  /** From where this person may see it. */
  readonly views: readonly Viewpoint[];
};

/** A step of a game. `entries`: what it told this viewpoint, in order. */
export type ReplayStep = Viewed & {
  readonly rev: number;
  /** Counts from 1 to `steps`. */
  readonly step: number;
  readonly steps: number;
  readonly turns: readonly TurnStart[];
  /** Those that changed most, once the game has been judged: that begins when it is first seen again, and nobody waits for it. */
  readonly turning: readonly PointStart[];
  readonly entries: readonly LogEntry[];
  /** Undefined: what the table looked like then is not stored, or cannot be read any more. */
  readonly shown: Moment | undefined;
};

/** An input with what it told, and what was answered if the viewpoint may know that. */
export type RecordedInput = LogEntry & { readonly ask: number | undefined; readonly input?: unknown };

/** A whole game, up to now. `turnEnds`: the rev of the last step of each turn, so that the last one is the game's. */
export type GameRecord = Viewed & {
  readonly inputs: readonly RecordedInput[];
  readonly turns: readonly TurnStart[];
  readonly turnEnds: readonly number[];
  /** Only for a game that is over, with all hands open. */
  readonly seed: string | undefined;
};

/**
 * Seen by whoever sits there: their own seat, or as a spectator, never later than the table. Of a game that is over everybody
 * may see every seat, unless hands stay hidden: somebody else ended it, its match goes on, or the table's options say so.
 * Refusals: `replay.hidden`, `replay.not-yours`, and those of opening a table.
 */
export type ReplayService = {
  replay(table: TableId, user: UserId, request?: ReplayRequest): Promise<ReplayStep | Refusal>;
  gameRecord(table: TableId, user: UserId, view?: Viewpoint): Promise<GameRecord | Refusal>;
  /** What a viewpoint shows after several steps, in their order; undefined for those that are not stored. */
  replayMoments(
    table: TableId,
    user: UserId,
    view: Viewpoint,
    revs: readonly number[],
  ): Promise<readonly (Moment | undefined)[] | Refusal>;
};
