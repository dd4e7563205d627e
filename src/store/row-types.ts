/** Tables and their seats, as they are stored. */

/** Milliseconds since 1970. */
type Millis = number;

export type TablePlace = {
  readonly guild: string | undefined;
  readonly channel: string;
  readonly thread: string | undefined;
  readonly lobbyMessage: string | undefined;
  readonly liveMessage: string | undefined;
  /** Where the live message's story begins, in a format of the sender's. */
  readonly liveFrom?: string | undefined;
};

/** Fields of a place to change; `undefined` clears one. */
export type PlaceChange = { readonly [K in keyof TablePlace]?: TablePlace[K] | undefined };

/** A table's row without its state. `options` and `result` are JSON texts. */
export type TableRow = {
  readonly id: string;
  /** Counts the tables of a server from 1; undefined: no server, or the table was stored before tables had numbers. */
  readonly number?: number | undefined;
  readonly key: string;
  readonly rev: number;
  readonly status: string;
  readonly game: string;
  readonly edition: string;
  readonly ruleset: string | undefined;
  /** The version of the game's rules that last moved it; undefined: not known. */
  readonly rules?: number | undefined;
  /** Seeds all randomness of the game; never shown to anybody. */
  readonly seed: string;
  readonly host: string;
  readonly options: string;
  readonly place: TablePlace;
  readonly openedAt: Millis;
  readonly startedAt: Millis | undefined;
  /** When the host last changed something in the lobby; undefined: not since it was opened. */
  readonly hostAt?: Millis | undefined;
  /** Since when the table has been asleep; undefined: it is awake. */
  readonly asleepAt?: Millis | undefined;
  readonly finishedAt: Millis | undefined;
  readonly result: string | undefined;
  /** The rev of its last frame that is stored whole; undefined: it has no frames. */
  readonly wholeFrame?: number | undefined;
  /** When the clocks stand still by agreement, as a JSON text. */
  readonly pauses?: string | undefined;
  readonly seats: readonly SeatRow[];
  /** Whether a request is open at the table. */
  readonly hasRequests?: true | undefined;
  /** There are spectators who are told directly how it goes. */
  readonly isWatched?: true | undefined;
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
  /** The rev of the seat's last move; 0: none yet. */
  readonly movedRev: number;
  /** When the person was or is to be called by direct message, as long as the table waits for them. */
  readonly directAt?: Millis | undefined;
  /** How calls to this seat differ from the person's settings, as JSON text. */
  readonly calls?: string | undefined;
  /** Answers that its person has set beforehand, and how the last of them ended, as JSON text. */
  readonly orders?: string | undefined;
  /** The table's rev that its person was shown last, and the one before that; absent: none. */
  readonly seenRev?: number | undefined;
  readonly seenBefore?: number | undefined;
  /** The computer player that plays for the person at present. */
  readonly standIn?: StandIn | undefined;
} & SeatTimes;

/** A computer player that plays for a person, who keeps the seat. */
export type StandIn = {
  readonly computer: string;
  readonly since: Millis;
  /** It plays until this turn of the game begins; undefined: until the person is back. */
  readonly untilTurn?: number | undefined;
};

/** A seat's clock. All undefined: it has none. */
export type SeatTimes = {
  /** What was left of its times when it began to run; of a clock that stands, what is left. */
  readonly allowLeft?: Millis | undefined;
  readonly reserveLeft?: Millis | undefined;
  /** Since when it runs; undefined: it does not. */
  readonly runningFrom?: Millis | undefined;
  /** When a warning was stored that its time is running out. */
  readonly warnedAt?: Millis | undefined;
  /** How often its time was up. */
  readonly missed?: number | undefined;
};
