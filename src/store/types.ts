/**
 * What the program stores, behind async interfaces that do not mention SQL.
 *
 * What belongs to the layers above is stored as JSON texts, which the store neither interprets nor validates, apart from
 * what its queries need. Several processes may share one store: every change of a table compares its `rev`.
 * All calls reject with a `StoreError` when the storage itself fails; what has resolved is on disk.
 */

import type { ArchiveRepository } from './archive-types.ts';
import type { CalendarRepository, NewCalendar, OutageRepository } from './calendar-types.ts';
import type { DeckRepository } from './deck-types.ts';
import type { NewOutboxRow, OutboxRepository } from './outbox-types.ts';
import type { PendingTextRepository, PeopleRepository, UserRepository } from './person-types.ts';
import type { RequestChange, RequestRepository } from './request-types.ts';
import type { ResultRepository, ResultRow } from './result-types.ts';
import type { PlaceChange, SeatRow, SeatTimes, StandIn, TableRow } from './row-types.ts';
import type { SeasonRepository } from './season-types.ts';
import type { NewAuditRow, ServerRepository } from './server-types.ts';
import type { WatcherRepository } from './watcher-types.ts';

export type * from './archive-types.ts';
export type * from './calendar-types.ts';
export type * from './deck-types.ts';
export type * from './outbox-types.ts';
export type * from './person-types.ts';
export type * from './request-types.ts';
export type * from './result-types.ts';
export type * from './row-types.ts';
export type * from './season-types.ts';
export type * from './server-types.ts';
export type * from './watcher-types.ts';

/** Milliseconds since 1970. */
type Millis = number;

export type NewTable = Omit<
  TableRow,
  | 'hasRequests'
  | 'isWatched'
  | 'number'
  | 'rev'
  | 'rules'
  | 'ruleset'
  | 'startedAt'
  | 'finishedAt'
  | 'result'
  | 'wholeFrame'
  | 'pauses'
> & {
  /** Undefined: the present one is taken when the game begins. */
  readonly ruleset?: string | undefined;
  readonly due?: readonly Omit<DueRow, 'table'>[];
  /** Nothing is stored unless a match of a season stands so. */
  readonly onlyIf?: MatchState;
  /** Stored and sent together with the table; ignored if the table exists already. */
  readonly facts?: Change['facts'];
  readonly outbox?: readonly NewOutboxRow[];
};

/** How a match of a season stands that a table is to be created for. `table`: that of its first game. */
export type MatchState = {
  readonly season: string;
  readonly match: string;
  readonly statuses: readonly string[];
  readonly games?: number;
  readonly table?: string;
};

/**
 * How many unfinished tables there may be: with one person who has not conceded there, in one server, and lobbies hosted
 * by one person.
 */
export type Limits = {
  readonly tablesPerPerson: number;
  readonly tablesPerServer: number;
  readonly lobbiesPerPerson: number;
};

/** The limit that a new table or a new seat would exceed. */
export type Crowded = keyof Limits;

/** One stored input. `input` and `events` are JSON texts. Inputs of one commit share `rev` and are counted by `n` from 0. */
export type InputRow = {
  readonly rev: number;
  readonly n: number;
  readonly seat: number | undefined;
  readonly user: string | undefined;
  readonly by: string;
  readonly ask: number | undefined;
  readonly input: string;
  readonly events: string;
  readonly at: Millis;
};

/**
 * A table's state after a commit, packed. `kind`: `whole`, or `change`, which can only be read with the frame before it.
 * Newer programs may have other kinds.
 */
export type FrameRow = { readonly rev: number; readonly kind: string; readonly data: Uint8Array };

/** A domain event of a table. `body` is a JSON text without ids or names of people. */
export type FactRow = {
  /** Counts the facts of all tables, in the order in which they were stored. */
  readonly seq: number;
  readonly table: string;
  /** The table's rev with which it was stored. */
  readonly rev: number;
  readonly kind: string;
  readonly body: string;
  readonly at: Millis;
};

/** Something to be done at a given time. Unique per table, kind and seat; `seat` -1: the table as a whole. */
export type DueRow = { readonly table: string; readonly kind: string; readonly seat: number; readonly at: Millis };

/** Everything that one step of a table changes, stored entirely or not at all. */
export type Change = {
  readonly table: string;
  /** The rev that the change is based on; the row gets `expect + 1`. Undefined: the table's own row does not change. */
  readonly expect: number | undefined;
  /** Only what changes. */
  readonly row?: {
    readonly status?: string;
    readonly host?: string;
    readonly hostAt?: Millis;
    /** `undefined`: it wakes. */
    readonly asleepAt?: Millis | undefined;
    readonly edition?: string;
    readonly ruleset?: string;
    readonly rules?: number;
    readonly options?: string;
    readonly startedAt?: Millis;
    readonly finishedAt?: Millis;
    readonly result?: string;
    readonly pauses?: string;
    readonly state?: string;
  };
  /** Where its messages are from now on; `undefined` clears a field. */
  readonly place?: PlaceChange;
  /** Replaces all seats. */
  readonly seats?: readonly SeatRow[];
  /** Changes single seats; omitted fields keep their values. */
  readonly patch?: readonly SeatPatch[];
  readonly inputs?: readonly InputRow[];
  /** The moves from this rev on are taken back by this change; they stay stored, and are not listed any more. */
  readonly undoFrom?: number;
  /** The state once more, for looking back; stored under the new rev. */
  readonly frame?: Omit<FrameRow, 'rev'>;
  readonly facts?: readonly Pick<FactRow, 'kind' | 'body' | 'at'>[];
  readonly outbox?: readonly NewOutboxRow[];
  /** The act of a moderator or of the keeper that this change is. */
  readonly act?: NewAuditRow;
  /** How everybody did, with the commit that ends the game. */
  readonly results?: readonly ResultRow[];
  /** A ruleset to store unless its hash is known already. */
  readonly ruleset?: RulesetRow;
  /** A person who takes the seat of another one; recorded with who had it before. */
  readonly tenure?: NewTenure;
  /** Requests that it opens, answers or ends; if one of them has changed meanwhile, nothing is stored. */
  readonly requests?: readonly RequestChange[];
  readonly setDue?: readonly Omit<DueRow, 'table'>[];
  readonly clearDue?: readonly { readonly kind: string; readonly seat: number }[];
  /**
   * Due times of people (`personPlace`) that come no later than this. One that is stored already gets earlier by at least a
   * millisecond, so that whoever is just doing what it stands for finds it unsettled.
   */
  readonly dueBy?: readonly DueRow[];
  /** Nothing is stored if this person is already at the limit of unfinished tables. */
  readonly room?: { readonly user: string } & Pick<Limits, 'tablesPerPerson'>;
  /** A due row that this change settles and deletes: if it is gone or has another time, nothing is stored. */
  readonly settle?: Omit<DueRow, 'table'>;
  /** A new row of a person's calendar; nothing is stored if it is not based on the latest one. */
  readonly calendar?: NewCalendar;
};

/** A seat changes hands. `why`: one of a few words. */
export type NewTenure = {
  readonly seat: number;
  readonly before: Pick<SeatRow, 'user' | 'name'>;
  readonly after: Pick<SeatRow, 'user' | 'name'>;
  readonly why: string;
};

export type SeatPatch = {
  readonly seat: number;
  readonly settings?: string;
  /** `undefined` clears it. */
  readonly waitingSince?: Millis | undefined;
  readonly movedRev?: number;
  /** `undefined` ends it. */
  readonly standIn?: StandIn | undefined;
  /** `undefined` clears it. */
  readonly directAt?: Millis | undefined;
  /** `undefined` clears it. */
  readonly calls?: string | undefined;
  /** `undefined` clears it. */
  readonly orders?: string | undefined;
} & SeatTimes;

/**
 * `moved`: the table's rev, or a request's, is not what was expected; `settled`: the due row was gone; `crowded`: there was no `room`. In all
 * three cases nothing is stored.
 */
export type CommitResult = 'stored' | 'moved' | 'settled' | 'crowded';

export type RulesetRow = { readonly hash: string; readonly game: string; readonly data: string };

export type TableRepository = {
  /**
   * Stores a new table at rev 1 under the next number of its server. Returns the existing table if the key is taken, or
   * the limit that the host or server has reached, or that its match stands otherwise. Rejects if the id is taken.
   */
  create(
    table: NewTable,
    limits?: Limits,
  ): Promise<{ readonly id: string; readonly created: boolean } | Crowded | 'outdated'>;
  /** A table without its state. */
  find(id: string): Promise<TableRow | undefined>;
  /** The table that was created under a key. */
  byKey(key: string): Promise<TableRow | undefined>;
  /** A table with its state (undefined before the start), read together. */
  load(id: string): Promise<{ readonly row: TableRow; readonly state: string | undefined } | undefined>;
  commit(change: Change): Promise<CommitResult>;
  /** Changes place fields only, without raising the rev; `undefined` clears a field. */
  setPlace(id: string, change: PlaceChange): Promise<void>;
  /** Notes that the user was shown a rev of a table where they sit, without raising the rev. An older rev changes nothing. */
  markSeen(id: string, user: string, rev: number): Promise<void>;
  /** Tables in `statuses` where the user sits: those waiting for them first, longest first, then the newest. */
  ofUser(user: string, statuses: readonly string[], limit: number): Promise<readonly TableRow[]>;
  /** Tables of a server in `statuses`: those that wait for somebody first, longest first, then the newest. */
  ofGuild(guild: string, statuses: readonly string[], limit: number): Promise<readonly TableRow[]>;
  /** All tables in `statuses`, the oldest first. */
  list(statuses: readonly string[]): Promise<readonly Pick<TableRow, 'id' | 'game'>[]>;
  /** Under which versions of their game's rules running tables were last moved, and how many under each. */
  rulesInUse(): Promise<readonly { readonly game: string; readonly rules: number; readonly tables: number }[]>;
  /** The newest table in `statuses` of a thread, or of a channel if it has no thread. */
  at(channelOrThread: string, statuses: readonly string[]): Promise<TableRow | undefined>;
  /** Stored inputs that have not been taken back, newest first; `before`: only those older than that one; `from`: of this rev or later. */
  inputs(
    id: string,
    range: {
      readonly before?: { readonly rev: number; readonly n: number };
      readonly from?: number;
      readonly limit: number;
    },
  ): Promise<readonly InputRow[]>;
  /** A seat's latest input for an ask, unless it has been taken back. */
  inputTo(id: string, seat: number, ask: number): Promise<InputRow | undefined>;
};

export type FactRepository = {
  /** The facts of a table that were stored after `seq` or at revs from `rev` on (default: all), oldest first, at most `limit`. */
  of(
    table: string,
    range: { readonly after?: number; readonly rev?: number; readonly limit: number },
  ): Promise<readonly FactRow[]>;
};

/** The states that tables have had. Tables that began under an earlier program have none from before. */
export type FrameRepository = {
  /** The frame of a rev after those that it is read with, from the last whole one on; empty if it has none. */
  upTo(table: string, rev: number): Promise<readonly FrameRow[]>;
  /** The revs that have a frame, in order. */
  revs(table: string): Promise<readonly number[]>;
  /** Deletes the frames of tables that were over before a time, few at a time with pauses, until it is `stopped`. */
  prune(before: Millis, stopped?: () => boolean): Promise<void>;
};

export type DueRepository = {
  /** Leases rows due at `now` until `now + lease`, earliest first. */
  claim(now: Millis, limit: number, lease: Millis): Promise<readonly DueRow[]>;
};

export type NoteRepository = {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string): Promise<void>;
};

/** What one process at a time does, such as registering the commands. */
export type LeaseRepository = {
  /** Takes a lease, or renews one's own, for `forMs` from now; false: another holder has it. */
  take(name: string, holder: string, forMs: number): Promise<boolean>;
  /** Gives a lease back; ignored if another holder has it. */
  release(name: string, holder: string): Promise<void>;
  /** Deletes leases that ran out before a time: those of processes that were killed. */
  prune(before: Millis): Promise<void>;
};

/** What somebody has told the keeper of the bot about a table. `rev`: how the table stood. */
export type NewReport = {
  readonly table: string;
  readonly rev: number;
  readonly user: string;
  readonly at: Millis;
  readonly words: string;
};

export type ReportRepository = {
  /** Stores a report, unless its person has made the `most` since a time; returns whether it was stored. */
  add(report: NewReport, within: { readonly since: Millis; readonly most: number }): Promise<boolean>;
  /** The latest reports, newest first. */
  latest(max: number): Promise<readonly (NewReport & { readonly seq: number })[]>;
};

export type RulesetRepository = { get(hash: string): Promise<RulesetRow | undefined> };

/** How much there is to do. */
export type StoreFigures = {
  /** Numbers of tables by status; of those that are over, as they were within the last hour. */
  readonly tables: Readonly<Record<string, number>>;
  /** Seats for which a table waits. */
  readonly asksWaiting: number;
  /** Messages that are not sent yet. */
  readonly outboxWaiting: number;
  /** When the oldest of them was stored. */
  readonly oldestOutbox: Millis | undefined;
  /** The earliest of all due times, past or to come. */
  readonly oldestDue: Millis | undefined;
};

export type Store = {
  readonly people: PeopleRepository;
  readonly tables: TableRepository;
  readonly decks: DeckRepository;
  readonly frames: FrameRepository;
  readonly facts: FactRepository;
  readonly archives: ArchiveRepository;
  readonly results: ResultRepository;
  readonly outbox: OutboxRepository;
  readonly requests: RequestRepository;
  readonly due: DueRepository;
  readonly users: UserRepository;
  readonly calendars: CalendarRepository;
  readonly outages: OutageRepository;
  readonly notes: NoteRepository;
  readonly leases: LeaseRepository;
  readonly pendingTexts: PendingTextRepository;
  readonly rulesets: RulesetRepository;
  readonly reports: ReportRepository;
  readonly seasons: SeasonRepository;
  readonly servers: ServerRepository;
  readonly watchers: WatcherRepository;
  figures(): Promise<StoreFigures>;
  /** Bytes that the database takes on its disk. */
  size(): Promise<number>;
  /** Writes a complete, consistent copy to a new file while the store stays in use. */
  backup(file: string): Promise<void>;
  /**
   * Resolves once the database file has been deleted or replaced under the open store, to a line for the person who runs
   * the program. From then on every call rejects. The line names a copy of the store's content, if one could be made.
   */
  readonly lost: Promise<string>;
  close(): Promise<void>;
};
