/**
 * What the program keeps, behind async interfaces that say nothing of SQL.
 *
 * Rows hold texts (JSON) for whatever belongs to the layers above; the store neither reads nor judges them, but for what
 * every row needs to be found. Several processes may work on one store: every change of a table compares its `rev`.
 * All calls reject with a `StoreError` when the storage itself fails; what has resolved is on disk.
 */

/** Milliseconds since 1970. */
type Millis = number;

export type TablePlace = {
  readonly guild: string | undefined;
  readonly channel: string;
  readonly thread: string | undefined;
  readonly lobbyMessage: string | undefined;
  readonly liveMessage: string | undefined;
  /** Where what the live message tells begins, in the words of whoever sent it. */
  readonly liveFrom?: string | undefined;
};

/** A table's row without its state. `options` and `result` are JSON texts. */
export type TableRow = {
  readonly id: string;
  /** Counts the tables of a server from 1; undefined: it has none, or the table is older than the numbers. */
  readonly number?: number | undefined;
  readonly key: string;
  readonly rev: number;
  readonly status: string;
  readonly game: string;
  readonly edition: string;
  readonly ruleset: string | undefined;
  /** Decides all chance of the game; never shown to anybody. */
  readonly seed: string;
  readonly host: string;
  readonly options: string;
  readonly place: TablePlace;
  readonly openedAt: Millis;
  readonly startedAt: Millis | undefined;
  readonly finishedAt: Millis | undefined;
  readonly result: string | undefined;
  readonly seats: readonly SeatRow[];
};

/** A seat's row. Exactly one of `user` and `bot` is set. `deck` and `settings` are JSON texts. */
export type SeatRow = {
  readonly seat: number;
  readonly user: string | undefined;
  readonly bot: string | undefined;
  readonly name: string;
  readonly deck: string | undefined;
  readonly settings: string | undefined;
  /** Since when the table waits for this seat; undefined: it does not. */
  readonly waitingSince: Millis | undefined;
  /** The rev of the seat's last own move; 0: none yet. */
  readonly movedRev: number;
};

export type NewTable = Omit<TableRow, 'number' | 'rev' | 'ruleset' | 'startedAt' | 'finishedAt' | 'result'> & {
  readonly due?: readonly Omit<DueRow, 'table'>[];
  /** What has brought it about, and what is to be told of it from the first; nothing of it if the table was there already. */
  readonly facts?: Change['facts'];
  readonly outbox?: readonly NewOutboxRow[];
};

/**
 * How many unfinished tables there may be: where one person sits and plays on, in one server, and lobbies that one person
 * hosts.
 */
export type Limits = {
  readonly tablesPerPerson: number;
  readonly tablesPerServer: number;
  readonly lobbiesPerPerson: number;
};

/** The limit that a new table or a new seat would break. */
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

/** Something that has happened at a table. `body` is a JSON text without ids or names of people. */
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

/** Something to be done at a time. One of a kind per table and seat; `seat` -1: the table as a whole. */
export type DueRow = { readonly table: string; readonly kind: string; readonly seat: number; readonly at: Millis };

/** A message that waits to be sent. */
export type OutboxRow = {
  readonly id: string;
  readonly table: string;
  readonly kind: string;
  readonly payload: string;
  /** How often it was claimed, this time included. */
  readonly claims: number;
  /** How often an attempt failed. */
  readonly attempts: number;
  readonly at: Millis;
};

export type NewOutboxRow = {
  readonly id: string;
  readonly kind: string;
  readonly payload: string;
  readonly at: Millis;
  /**
   * Takes the place of the table's rows of the same kind that nobody has claimed yet: given their payloads, oldest
   * first, it answers the payload to store. Runs inside the transaction; must be pure.
   */
  readonly supersede?: (older: readonly string[]) => string;
};

/** Everything that one step of a table changes, stored as a whole or not at all. */
export type Change = {
  readonly table: string;
  /** The rev that the change is based on; the row gets `expect + 1`. Undefined: the table's own row does not change. */
  readonly expect: number | undefined;
  /** Only what changes. */
  readonly row?: {
    readonly status?: string;
    readonly host?: string;
    readonly edition?: string;
    readonly ruleset?: string;
    readonly options?: string;
    readonly startedAt?: Millis;
    readonly finishedAt?: Millis;
    readonly result?: string;
    readonly state?: string;
  };
  /** All seats anew. */
  readonly seats?: readonly SeatRow[];
  /** Changes of single seats; fields left out stay. */
  readonly patch?: readonly SeatPatch[];
  readonly inputs?: readonly InputRow[];
  readonly facts?: readonly Pick<FactRow, 'kind' | 'body' | 'at'>[];
  readonly outbox?: readonly NewOutboxRow[];
  /** A ruleset to keep if its hash is not known yet. */
  readonly ruleset?: RulesetRow;
  readonly setDue?: readonly Omit<DueRow, 'table'>[];
  readonly clearDue?: readonly { readonly kind: string; readonly seat: number }[];
  /** Nothing is stored if this person sits at so many unfinished tables already. */
  readonly room?: { readonly user: string } & Pick<Limits, 'tablesPerPerson'>;
  /** A due row that this change settles: if it is not there any more (exactly so), nothing is stored. */
  readonly settle?: Omit<DueRow, 'table'>;
};

export type SeatPatch = {
  readonly seat: number;
  readonly settings?: string;
  /** `undefined` clears it. */
  readonly waitingSince?: Millis | undefined;
  readonly movedRev?: number;
};

/**
 * `moved`: the table's rev is not what was expected; `settled`: the due row was gone; `crowded`: there was no `room`. Nothing
 * is stored then.
 */
export type CommitResult = 'stored' | 'moved' | 'settled' | 'crowded';

export type RulesetRow = { readonly hash: string; readonly game: string; readonly data: string };

export type TableRepository = {
  /**
   * Stores a new table at rev 1 under the next number of its server unless its host or server has as many as may be, or answers the id of the one that has the
   * key already. Rejects on a taken id.
   */
  create(table: NewTable, limits?: Limits): Promise<{ readonly id: string; readonly created: boolean } | Crowded>;
  /** A table without its state. */
  find(id: string): Promise<TableRow | undefined>;
  /** A table with its state (undefined before the start), both of one moment. */
  load(id: string): Promise<{ readonly row: TableRow; readonly state: string | undefined } | undefined>;
  commit(change: Change): Promise<CommitResult>;
  /** Changes place fields only, without counting as a change; `undefined` clears a field. */
  setPlace(id: string, change: { readonly [K in keyof TablePlace]?: TablePlace[K] | undefined }): Promise<void>;
  /** Tables in `statuses` where the user sits: those waiting for them first, longest first, then the newest. */
  ofUser(user: string, statuses: readonly string[], limit: number): Promise<readonly TableRow[]>;
  /** Tables of a server in `statuses`: those that wait for somebody first, longest first, then the newest. */
  ofGuild(guild: string, statuses: readonly string[], limit: number): Promise<readonly TableRow[]>;
  /** The newest table in `statuses` of a thread, or of a channel if it has no thread. */
  at(channelOrThread: string, statuses: readonly string[]): Promise<TableRow | undefined>;
  /** Stored inputs, newest first; `before`: only those older than this one. */
  inputs(
    id: string,
    range: { readonly before?: { readonly rev: number; readonly n: number }; readonly limit: number },
  ): Promise<readonly InputRow[]>;
  /** The latest input of a seat to an ask. */
  inputTo(id: string, seat: number, ask: number): Promise<InputRow | undefined>;
};

export type FactRepository = {
  /** The facts of a table that were stored after `seq` (default: all), oldest first, at most `limit`. */
  of(table: string, range: { readonly after?: number; readonly limit: number }): Promise<readonly FactRow[]>;
};

export type OutboxRepository = {
  /** Leases due rows until `now + lease`, oldest first, for each table only its oldest waiting row. */
  claim(now: Millis, limit: number, lease: Millis): Promise<readonly OutboxRow[]>;
  done(id: string, result: string | undefined): Promise<void>;
  retry(id: string, due: Millis, why: string): Promise<void>;
  dead(id: string, why: string): Promise<void>;
  /** When the next row can be claimed (due and not leased); undefined: nothing waits. */
  nextDue(): Promise<Millis | undefined>;
  /** Payloads of the rows of the same table that wait behind a row, oldest first. */
  behind(id: string): Promise<readonly string[]>;
  /** Forgets rows that were done or dead before a time. Answers how many. */
  prune(before: Millis): Promise<number>;
};

export type DueRepository = {
  /** Leases rows due at `now` until `now + lease`, earliest first. */
  claim(now: Millis, limit: number, lease: Millis): Promise<readonly DueRow[]>;
};

export type UserRepository = {
  /** The user's settings as JSON text. */
  get(user: string): Promise<string | undefined>;
  /** Merges top-level fields of a JSON object into the settings; answers the whole. */
  merge(user: string, change: Readonly<Record<string, unknown>>): Promise<string>;
};

export type NoteRepository = {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string): Promise<void>;
};

export type PendingText = { readonly id: string; readonly text: string };

/** Texts that wait for a person's next contact, a queue for each. */
export type PendingTextRepository = {
  /** Puts a text at the end, unless one with that id waits already. */
  add(user: string, id: string, text: string): Promise<void>;
  /** Takes the oldest, at most so many, out for good and in one step: no text is taken twice. */
  take(user: string, most: number): Promise<readonly PendingText[]>;
};

export type RulesetRepository = { get(hash: string): Promise<RulesetRow | undefined> };

/** A deck that a person has built. `body` is a JSON text. */
export type DeckRow = {
  readonly id: string;
  readonly owner: string;
  readonly game: string;
  readonly name: string;
  /** What two names that count as the same have in common; one of a kind for each owner and game. */
  readonly nameKey: string;
  readonly rev: number;
  readonly createdAt: Millis;
  readonly changedAt: Millis;
  readonly body: string;
};

/** `key` names what makes the deck: the same key never makes two. */
export type NewDeckRow = Omit<DeckRow, 'rev'> & { readonly key: string };

/** Why a deck was not stored: another of the owner bears the name; the owner has as many as may be. */
export type DeckClash = 'name' | 'many';

export type DeckRepository = {
  /** Stores a new deck at rev 1 unless it clashes; with a key that has made one already, that one is answered. */
  create(deck: NewDeckRow, most: number): Promise<{ readonly id: string; readonly created: boolean } | DeckClash>;
  find(id: string): Promise<DeckRow | undefined>;
  /** All decks of a person, the last changed first. */
  ofOwner(owner: string): Promise<readonly DeckRow[]>;
  /** Changes a deck that is at `rev`, which goes up by one. `moved`: it is not there at that rev. */
  update(
    id: string,
    rev: number,
    change: Partial<Pick<DeckRow, 'name' | 'nameKey' | 'body'>> & Pick<DeckRow, 'changedAt'>,
  ): Promise<'stored' | 'moved' | 'name'>;
  /** Forgets a deck; answers whether it was there. */
  remove(id: string): Promise<boolean>;
};

/** A table where a person has a seat. `stands`: it is not over, and they have not given up there. */
export type PersonTable = {
  readonly id: string;
  readonly game: string;
  readonly status: string;
  readonly openedAt: Millis;
  readonly seat: number;
  readonly name: string;
  readonly stands: boolean;
};

/** What is stored about a person, but for their decks. `moves` counts their stored inputs. */
export type StoredPerson = {
  readonly settings: string | undefined;
  readonly pendingTexts: readonly string[];
  readonly tables: readonly PersonTable[];
  readonly moves: number;
};

export type PeopleRepository = {
  stored(user: string): Promise<StoredPerson>;
  /**
   * Forgets a person: decks, settings and texts go; where they had a seat, they are `alias` under `name` from now on. If
   * tables stand in the way, these are answered and nothing is changed. Again, it finds nothing more to do.
   */
  forget(user: string, alias: string, name: string): Promise<readonly PersonTable[]>;
};

export type Store = {
  readonly people: PeopleRepository;
  readonly tables: TableRepository;
  readonly decks: DeckRepository;
  readonly facts: FactRepository;
  readonly outbox: OutboxRepository;
  readonly due: DueRepository;
  readonly users: UserRepository;
  readonly notes: NoteRepository;
  readonly pendingTexts: PendingTextRepository;
  readonly rulesets: RulesetRepository;
  /** Writes a whole, consistent copy to a new file while work goes on. */
  backup(file: string): Promise<void>;
  /**
   * Resolves when the database file was deleted or replaced under the open store, to a line for the person who runs the
   * program. From then on every call rejects; what the store held lies in a copy that the line names, where one could be made.
   */
  readonly lost: Promise<string>;
  close(): Promise<void>;
};
