/** Moves at running tables, what people see of them, and what the program answers for a seat. */

import type { Weighed } from '#face/computer';
import type { Game } from '#face/game';
import type { View } from '#face/view';
import type { Names } from '#face/words';
import type { Answer, Ask, Refusal } from '#kernel/ask';
import type { GameEvent } from '#kernel/event';
import type { Seat } from '#kernel/state';
import type { SeatClock } from '../clock/types.ts';
import type { Millis, TableId, UserId } from '../ids.ts';
import type { LessonShown } from '../lessons/types.ts';
import type { TableInfo } from '../table-types.ts';
import type { Autopilot, Until } from './autopilot-stored.ts';
import type { PlannedMoves } from './planned-moves/types.ts';

export type { Autopilot, Until } from './autopilot-stored.ts';

/** What one input has led to, as one viewer may know it. */
export type LogEntry = {
  readonly rev: number;
  /** Counts the inputs of one rev from 0: a move, then the automatic ones that followed it. */
  readonly n: number;
  readonly at: Millis;
  /** Who moved; undefined for the set-up. */
  readonly seat: Seat | undefined;
  /** `auto`: the seat's autopilot or a computer player. */
  readonly by: 'person' | 'auto' | 'clock';
  readonly events: readonly GameEvent[];
  /** The events in words, except those that are not told. Discord markdown. */
  readonly lines: readonly string[];
};

/** A running or finished table as one person, or a spectator, may see it. */
export type TableView = {
  readonly table: TableInfo;
  readonly game: Game;
  /** The viewer's seat; undefined for spectators. */
  readonly seat: Seat | undefined;
  readonly view: View;
  readonly names: Names;
  /**
   * What has happened since the seat's person last moved or looked, oldest first, the last 50 entries at most; for a seat
   * that is out, from its last move until it was eliminated. For spectators: since the last move of the player whom the
   * table has been waiting for longest.
   */
  readonly since: readonly LogEntry[];
  /** How often other people answered since then so that nothing is told of it: passes and the like. */
  readonly quiet: number;
  /** Whether the seat's person has not been shown this rev yet. Always false for spectators. */
  readonly unseen: boolean;
  /** The seat's autopilot; undefined for spectators. */
  readonly autopilot: Autopilot | undefined;
  /** What the seat's person has set beforehand, and what of it has ended by itself since their last move; undefined for spectators. */
  readonly orders: PlannedMoves | undefined;
  /** When the open ask will be answered automatically as matters stand; undefined: it will not be. */
  readonly answeredAt: Millis | undefined;
  /** The clocks of all people at the table; none if it has no clock or does not run. */
  readonly clocks: readonly SeatClock[];
  /** The lesson that the game is for the seat's person; undefined: it is none. */
  readonly lesson?: LessonShown | undefined;
};

/** A table as everybody sees it, without the news, and its story from where its live message begins: the last 200 inputs. */
export type Telling = { readonly tableView: TableView; readonly narrative: readonly LogEntry[] };

/** A page of the log of a running or finished table. `entries`: newest first. */
export type LogPage = Pick<TableView, 'table' | 'game' | 'names' | 'unseen'> & {
  readonly entries: readonly LogEntry[];
};

/** A person's move. */
export type Move = {
  readonly ask: number;
  /** Unknown data from outside; the game checks it. */
  readonly answer: Answer;
  /** The rev that the person saw, only for the error log: an ask may be answered as long as it is open. */
  readonly rev?: number | undefined;
};

/** What a move led to. */
export type Moved = {
  /** The table afterwards, as the mover sees it; `look.view.asks[0]` is their next ask, if any. */
  readonly tableView: TableView;
  /** What this move and the automatic moves after it have led to. */
  readonly happened: readonly LogEntry[];
};

/** What a computer would do in a person's place: its answer first, then others that it has tried. `by`: its name. */
export type Hint = {
  readonly tableView: TableView;
  readonly ask: Ask;
  readonly by: string;
  readonly weighed: readonly Weighed[];
};

/** What people do at running tables, and what they see. */
export type PlayService = {
  submit(table: TableId, user: UserId, move: Move): Promise<Moved | Refusal>;
  /** What a computer would do, for games against computers alone. It sees no more than the person does. */
  hint(table: TableId, user: UserId): Promise<Hint | Refusal>;
  concede(table: TableId, user: UserId): Promise<Moved | Refusal>;
  /** Ends a running game without a winner. The caller has checked the right to do so. Idempotent. */
  end(table: TableId): Promise<TableInfo | Refusal>;
  /** Lets a computer player take over the seat of `user` for good. The caller has checked the right to do so. Idempotent. */
  standIn(table: TableId, seat: Seat, user: UserId): Promise<TableInfo | Refusal>;
  /**
   * Lets a computer player play for the person, who keeps the seat, for so many `turns` of the game (1 to 99) or until they
   * are back. It accepts no offers of others. Idempotent.
   */
  leaveToComputer(table: TableId, user: UserId, turns?: number): Promise<Moved | Refusal>;
  /** Lets the person play again whose computer player plays for them. Idempotent. */
  comeBack(table: TableId, user: UserId): Promise<Moved | Refusal>;
  /** Wakes a table that has fallen asleep, for somebody who plays there; so does any move. Idempotent. */
  wake(table: TableId, user: UserId): Promise<TableInfo | Refusal>;
  /** Ends a pause of the table's clocks, for somebody who plays there. Idempotent. */
  resume(table: TableId, user: UserId): Promise<TableInfo | Refusal>;
  /** Tells the others, once, that the person on a seat has left the server. */
  hasLeft(table: TableId, seat: Seat, user: UserId): Promise<void>;
  /** The table for the user's seat; for others and for `undefined`, as a spectator. */
  view(table: TableId, user: UserId | undefined): Promise<TableView | Refusal>;
  /** Notes that the user was shown a rev of the table, in a panel or a log. Never rejects: a failure is only logged. */
  markSeen(table: TableId, user: UserId, rev: number): Promise<void>;
  /** The log for the viewer, without inputs of which nothing is told. `before`: only entries older than this one. `limit`: 1 to 100, default 25. */
  log(
    table: TableId,
    user: UserId | undefined,
    page?: { readonly before?: { readonly rev: number; readonly n: number }; readonly limit?: number },
  ): Promise<LogPage | Refusal>;
  /**
   * What everybody may know of the game from a spot on (a written `StorySpot`; absent: the beginning), oldest first: the
   * last `most` inputs, default 200, including those of which nothing is told.
   */
  narrative(table: TableId, from?: string, max?: number): Promise<readonly LogEntry[] | Refusal>;
  /** What a table's live message shows, read once. */
  narration(table: TableId): Promise<Telling | Refusal>;
  /** Changes the seat's autopilot, which at once passes what it now may. `until: undefined` ends a one-off. */
  setAutopilot(
    table: TableId,
    user: UserId,
    change: {
      readonly mode?: 'fast' | 'strict';
      readonly stops?: readonly string[];
      /** Merged into the present ones. */
      readonly standing?: Readonly<Record<string, string>>;
      readonly until?: Until | undefined;
    },
  ): Promise<Moved | Refusal>;
};
