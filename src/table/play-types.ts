/** Moves at running tables, what people see of them, and what the program answers for a seat. */
import type { Answer, Ask, Refusal } from '#kernel/ask';
import type { GameEvent } from '#kernel/event';
import type { Game, Names, View } from '#kernel/game';
import type { Seat } from '#kernel/state';
import type { Millis, TableId, UserId } from './ids.ts';
import type { TableInfo } from './table-types.ts';

/** What happened by one input, as one viewer may know it. */
export type LogEntry = {
  readonly rev: number;
  /** Counts the inputs of one rev from 0: a move, then the automatic ones that it brought about. */
  readonly n: number;
  readonly at: Millis;
  /** Who moved; undefined for the set-up. */
  readonly seat: Seat | undefined;
  /** `auto`: the seat's autopilot or a computer player. */
  readonly by: 'person' | 'auto' | 'clock';
  readonly events: readonly GameEvent[];
  /** The events in words; those that are not told are left out. Discord markdown. */
  readonly lines: readonly string[];
};

/** A running or finished table as one person, or a spectator, may see it. */
export type Look = {
  readonly table: TableInfo;
  readonly game: Game;
  /** The seat of the person who looks; undefined for spectators. */
  readonly seat: Seat | undefined;
  readonly view: View;
  readonly names: Names;
  /**
   * What there is to tell since the seat's last own move, oldest first, the last 50 entries at most; for a seat that is out, up
   * to what took it out. For spectators: since the last own move of whoever is waited for longest (what a public message may
   * tell).
   */
  readonly since: readonly LogEntry[];
  /** The seat's autopilot; undefined for spectators. */
  readonly autopilot: Autopilot | undefined;
};

/** A page of the log of a running or finished table. `entries`: newest first. */
export type LogPage = Pick<Look, 'table' | 'game' | 'names'> & { readonly entries: readonly LogEntry[] };

/**
 * What the program may answer for a seat, looking at nothing but that seat's own view.
 * - `fast`: passes windows in which nothing can be done, and uneventful windows at stops not in `stops`; takes single options.
 * - `strict`: never answers for the seat.
 */
export type Autopilot = {
  readonly mode: 'fast' | 'strict';
  /** Stop ids (`Game.words.stops`) at which `fast` does not pass while the seat could do something. */
  readonly stops: readonly string[];
  /** Answers for good to the game's standing question (`Words.standing`), by its id; absent: the usual one. */
  readonly standing?: Readonly<Record<string, string>>;
  /** A one-off: pass windows until the own turn, or until one is concerned. Ends by itself. Absent: none. */
  readonly until?: Until;
};

/** Until when to pass: the own turn, something that concerns the seat, or the end of a stretch (`Words.spans`). */
export type Until = 'turn' | 'targeted' | `span:${string}`;

/** A person's move. */
export type Move = {
  readonly ask: number;
  /** Unknown data from outside; the game checks it. */
  readonly answer: Answer;
  /** The rev that the person saw; for the log of errors only: an ask that is still open may be answered. */
  readonly rev?: number | undefined;
};

/** What a move led to. */
export type Moved = {
  /** The table afterwards, as the mover sees it; `look.view.asks[0]` is their next ask, if any. */
  readonly look: Look;
  /** What this very move and the automatic moves after it have brought about. */
  readonly happened: readonly LogEntry[];
};

/** Decides by what the seat sees alone. `random` gives numbers from 0 to under 1; `game` is the table's. */
export type Player = (view: View, ask: Ask, random: () => number, game: Game) => Answer;

/** A computer player: its name, how it plays in at most 100 characters, and its decisions. */
export type Computer = { readonly name: string; readonly about: string; readonly play: Player };

/** What people do at running tables, and what they see. */
export type PlayService = {
  submit(table: TableId, user: UserId, move: Move): Promise<Moved | Refusal>;
  concede(table: TableId, user: UserId): Promise<Moved | Refusal>;
  /** Ends a running game without a winner. Whoever calls answers for the right to it. May be repeated. */
  end(table: TableId): Promise<TableInfo | Refusal>;
  /** Lets a computer player take over the seat of `user` for good. Whoever calls answers for the right to it. May be repeated. */
  standIn(table: TableId, seat: Seat, user: UserId): Promise<TableInfo | Refusal>;
  /** Has the others told, once, that the person on a seat has left the server. */
  hasLeft(table: TableId, seat: Seat, user: UserId): Promise<void>;
  /** The table for the user's seat; for others and for `undefined`, as a spectator. */
  look(table: TableId, user: UserId | undefined): Promise<Look | Refusal>;
  /** The log for the viewer; inputs of which there is nothing to tell are left out. `before`: only entries older than this one. `limit` 1 to 100, default 25. */
  log(
    table: TableId,
    user: UserId | undefined,
    page?: { readonly before?: { readonly rev: number; readonly n: number }; readonly limit?: number },
  ): Promise<LogPage | Refusal>;
  /**
   * What everybody may know of what has happened from a spot on (as `StorySpot` is written; absent: the beginning), oldest
   * first; the last `most` inputs of it, default 200. Inputs of which there is nothing to tell are among them.
   */
  story(table: TableId, from?: string, most?: number): Promise<readonly LogEntry[] | Refusal>;
  /** Changes the seat's autopilot at once; windows that it would pass now are passed. `until: undefined` ends a one-off. */
  setAutopilot(
    table: TableId,
    user: UserId,
    change: {
      readonly mode?: 'fast' | 'strict';
      readonly stops?: readonly string[];
      /** Merged into what is there. */
      readonly standing?: Readonly<Record<string, string>>;
      readonly until?: Until | undefined;
    },
  ): Promise<Moved | Refusal>;
};
