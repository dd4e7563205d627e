/** What seats of a table have asked the others to agree to. */

/** Milliseconds since 1970. */
type Millis = number;

/** A seat's answer to a request. */
export type RequestAnswer = { readonly seat: number; readonly yes: boolean; readonly at: Millis };

/** A request. `state`: `open`, or how it ended. */
export type RequestRow = {
  readonly id: string;
  readonly table: string;
  readonly kind: string;
  /** Whose request it is. */
  readonly seat: number;
  /** The seat that it is about; undefined: the whole table. */
  readonly about: number | undefined;
  /** Further details as JSON text. */
  readonly args: string | undefined;
  /** The table's rev when it was made. */
  readonly atRev: number;
  /** Counts its changes from 1. */
  readonly rev: number;
  readonly state: string;
  readonly openedAt: Millis;
  readonly endsAt: Millis;
  readonly endedAt: Millis | undefined;
  /** The id of the message that shows it. */
  readonly message: string | undefined;
  readonly answers: readonly RequestAnswer[];
};

export type NewRequest = Omit<RequestRow, 'table' | 'rev' | 'message' | 'answers'>;

/**
 * One request within a change of its table: a new one, of which there may be one open of a kind at a table; or an answer to
 * an open one, its end, or both, based on its `expect`ed rev. A seat's later answer replaces its earlier one.
 */
export type RequestChange =
  | { readonly opens: NewRequest }
  | {
      readonly id: string;
      readonly expect: number;
      readonly answer?: RequestAnswer;
      readonly ends?: { readonly state: string; readonly at: Millis };
    };

/** When a request was open. `endedAt` undefined: it is. */
export type RequestTimes = Pick<RequestRow, 'id' | 'seat' | 'openedAt' | 'endsAt' | 'endedAt'>;

export type RequestRepository = {
  find(id: string): Promise<RequestRow | undefined>;
  openAt(table: string): Promise<readonly RequestRow[]>;
  /** The requests of a kind at a table that are over, the latest first. */
  past(table: string, kind: string): Promise<readonly RequestRow[]>;
  /** When requests of a kind were open at a table, the oldest first. */
  times(table: string, kind: string): Promise<readonly RequestTimes[]>;
  last(table: string, kind: string): Promise<RequestRow | undefined>;
  /** Records the message that shows a request; `undefined` if there is none any more. */
  setMessage(id: string, message: string | undefined): Promise<void>;
};
