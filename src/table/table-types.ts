/** The public facts of a table, without the board, and how tables are found. */
import type { Refusal } from '#kernel/ask';
import type { Result, Seat } from '#kernel/state';
import type { Millis, TableId, UserId } from './ids.ts';
import type { LeagueGame, TableOptions } from './open/options.ts';

export type { LeagueGame, MatchSoFar, TableOptions } from './open/options.ts';
export { takeBackRules } from './open/options.ts';

/**
 * - `lobby`: people gather; - `running`; - `finished`: `result` is set; - `cancelled` in the lobby;
 * - `broken`: its row can no longer be read; it is kept for inspection, but cannot be used.
 */
export type TableStatus = 'lobby' | 'running' | 'finished' | 'cancelled' | 'broken';

/** Where a table's messages are, as ids of the chat platform. All but the channel are created later. */
export type TableChannel = {
  readonly guild?: string;
  readonly channel: string;
  /** The thread that was created at the start; absent: the table stays in the channel itself. */
  readonly thread?: string;
  readonly lobbyMessage?: string;
  /** The one live message with buttons. */
  readonly liveMessage?: string;
  /** Where the live message's story begins, as a written `StorySpot`; absent: at the beginning of the game. */
  readonly liveFrom?: string;
};

/** An occupied seat. `seat` counts from 0; in the lobby, seats are renumbered when somebody leaves. */
export type SeatInfo = {
  readonly seat: Seat;
  readonly name: string;
  /** `forgotten`: a person whose data was deleted. */
  readonly who:
    | { readonly kind: 'person'; readonly user: UserId }
    | { readonly kind: 'bot'; readonly bot: string }
    | { readonly kind: 'forgotten' };
  /** A computer player plays for the person at present. */
  readonly standIn?: { readonly since: Millis };
  /** Id (as `chooseDeck` takes it) and name of the chosen deck; absent until chosen. Of a person's own deck others may know the name alone. */
  readonly deck?: { readonly id: string; readonly name: string };
};

/** A seat that owes an answer, and since when. */
export type Waiting = {
  readonly seat: Seat;
  readonly user: UserId | undefined;
  readonly name: string;
  readonly since: Millis;
};

/** When the player of a seat is away, so that their clock stands still. */
export type AwayAt = NonNullable<LeagueGame['away']>[number];

/** All public facts of a table but the board. */
export type TableInfo = {
  readonly id: TableId;
  /** Counts the tables of a server from 1; absent where there is no server, and at tables older than the numbers. */
  readonly number?: number | undefined;
  readonly status: TableStatus;
  /** Counts stored changes. */
  readonly rev: number;
  readonly game: string;
  readonly gameName: string;
  /** The game's short name. */
  readonly gameShort: string;
  readonly edition: string;
  readonly editionName: string;
  /** The display name of the format; absent if the game has only one. */
  readonly formatName?: string;
  /** Names of the optional rules that differ from the default; absent: none. */
  readonly ruleNames?: readonly string[];
  readonly minSeats: number;
  /** Whether players bring decks. */
  readonly usesDecks: boolean;
  readonly host: UserId;
  readonly seats: readonly SeatInfo[];
  readonly options: TableOptions;
  readonly place: TableChannel;
  readonly openedAt: Millis;
  readonly startedAt?: Millis;
  readonly finishedAt?: Millis;
  /** Until when its clocks stand still by agreement, or stood still last. */
  readonly pausedUntil?: Millis | undefined;
  /** Since when the table has been asleep, as nobody has moved for very long. */
  readonly asleepAt?: Millis;
  readonly result?: Result;
  /** Seats that owe an answer; empty in lobbies and finished games. Computer players are not listed. */
  readonly waiting: readonly Waiting[];
};

/** What somebody was shown of a table: its rev, and the number of an ask that was open. */
export type Shown = { readonly rev: number; readonly ask: number };

/** `isLesson`: it is for its own people alone. */
export type Whereabouts = {
  readonly guild: string | undefined;
  readonly channel: string;
  readonly thread: string | undefined;
  readonly people: readonly UserId[];
  readonly isLesson: boolean;
};

/** Finding tables, `TableService`. */
export type FindingService = {
  info(table: TableId): Promise<TableInfo | Refusal>;
  /** Where a table is and who sits there, whether its game can be read or not; undefined: there is no such table. */
  whereabouts(table: TableId): Promise<Whereabouts | undefined>;
  /** The user's lobbies and running games, those that wait for them first, longest wait first. At most 50. */
  tablesOf(user: UserId): Promise<readonly TableInfo[]>;
  /** The games that the user has played to their end, the last one first. At most 50. */
  finishedOf(user: UserId): Promise<readonly TableInfo[]>;
  /** The lobbies and running games of a server, those that wait for somebody first, longest wait first. At most 200. */
  tablesIn(guild: string): Promise<readonly TableInfo[]>;
  /**
   * To when a table was set back, by a restored backup, since somebody was shown it: the time of its last stored move, or of its
   * start or opening if there is none. Undefined: it has not been set back behind what was shown.
   */
  setBackTo(table: TableId, shown: Shown): Promise<Millis | undefined | Refusal>;
  /** The newest unfinished table of a thread, or of a channel without thread; undefined if there is none. */
  tableAt(channelOrThread: string): Promise<TableInfo | undefined>;
  /** The same of finished tables. */
  lastTableAt(channelOrThread: string): Promise<TableInfo | undefined>;
};

/** Whether hints are given to a seat: where it plays against computers alone, and nothing is counted. */
export const isLesson = ({ options }: TableInfo): boolean => options.lesson !== undefined;

export function mayHaveHints({ seats, options, status }: TableInfo, seat: Seat): boolean {
  const others = seats.filter((one) => one.seat !== seat);
  return status === 'running' && options.league === undefined && others.every(({ who }) => who.kind === 'bot');
}
