/** What everybody may know of a table but the board, and how tables are found. */
import type { Refusal } from '#kernel/ask';
import type { Result, Seat } from '#kernel/state';
import type { Millis, TableId, UserId } from './ids.ts';

/**
 * - `lobby`: people gather; - `running`; - `finished`: `result` is set; - `cancelled` in the lobby;
 * - `broken`: its row cannot be read any more; kept for inspection, nothing can be done at it.
 */
export type TableStatus = 'lobby' | 'running' | 'finished' | 'cancelled' | 'broken';

/** Where a table shows itself. All but the channel come into being later; ids of the chat platform. */
export type Place = {
  readonly guild?: string;
  readonly channel: string;
  /** The thread made at the start; absent: the table lives in the channel itself. */
  readonly thread?: string;
  readonly lobbyMessage?: string;
  /** The one live message with buttons. */
  readonly liveMessage?: string;
  /** Where what the live message tells begins, a `StorySpot` as it is written; absent: with the game. */
  readonly liveFrom?: string;
};

/** A taken seat. `seat` counts from 0; in the lobby seats close up when somebody leaves. */
export type SeatInfo = {
  readonly seat: Seat;
  readonly name: string;
  /** `forgotten`: a person who had what is stored about them deleted. */
  readonly who:
    | { readonly kind: 'person'; readonly user: UserId }
    | { readonly kind: 'bot'; readonly bot: string }
    | { readonly kind: 'forgotten' };
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

/** Options of a table, changeable in the lobby by the host. */
export type TableOptions = {
  /** Seats at most; within the game's range. */
  readonly seats: number;
  /** Remind those who are waited for after this time; 0: never. */
  readonly remindAfter: Millis;
  /** The game's own options, handed to its setup. `format` (an id of `Game.deckRules.formats`) is what decks are checked for; without it: the first. */
  readonly game: Readonly<Record<string, string | number | boolean>>;
};

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
  /** The game's name where there is little room. */
  readonly gameShort: string;
  readonly edition: string;
  readonly editionName: string;
  /** What decks are checked for, in words; absent if the game leaves no choice. */
  readonly formatName?: string;
  /** Names of the rules that the table has chosen otherwise than usual; absent: none. */
  readonly ruleNames?: readonly string[];
  readonly minSeats: number;
  /** Whether players bring decks. */
  readonly usesDecks: boolean;
  readonly host: UserId;
  readonly seats: readonly SeatInfo[];
  readonly options: TableOptions;
  readonly place: Place;
  readonly openedAt: Millis;
  readonly startedAt?: Millis;
  readonly finishedAt?: Millis;
  readonly result?: Result;
  /** Seats that owe an answer; empty in lobbies and finished games. Computer players are not listed. */
  readonly waiting: readonly Waiting[];
};

/** Finding tables, `TableService`. */
export type FindingService = {
  info(table: TableId): Promise<TableInfo | Refusal>;
  /** The user's lobbies and running games, those that wait for them first, longest wait first. At most 50. */
  tablesOf(user: UserId): Promise<readonly TableInfo[]>;
  /** The games that the user has played to their end, the last one first. At most 50. */
  finishedOf(user: UserId): Promise<readonly TableInfo[]>;
  /** The lobbies and running games of a server, those that wait for somebody first, longest wait first. At most 200. */
  tablesIn(guild: string): Promise<readonly TableInfo[]>;
  /** The newest unfinished table of a thread, or of a channel without thread; undefined if there is none. */
  tableAt(channelOrThread: string): Promise<TableInfo | undefined>;
};
