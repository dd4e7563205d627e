/** When people are away, and when the program was. */

/** Milliseconds since 1970. */
type Millis = number;

/** What a person has said of when they are away: holds from `from` until their next row. `body` is a JSON text. */
export type CalendarRow = { readonly user: string; readonly from: Millis; readonly body: string };

/** A calendar to append. `basedOn`: the body of the latest row as it was read; undefined: there was none. */
export type NewCalendar = CalendarRow & { readonly basedOn: string | undefined };

/** From `from` up to `to`, no process of the program ran. */
export type Outage = { readonly from: Millis; readonly to: Millis };

export type CalendarRepository = {
  /** All rows of these people, the oldest first. */
  of(users: readonly string[]): Promise<readonly CalendarRow[]>;
  /**
   * Appends a row, and a due time of the kind `recount` at every running table for each seat of the person. `moved`: the row
   * was not based on the latest one.
   */
  append(row: NewCalendar): Promise<'stored' | 'moved'>;
  /** Deletes rows that were replaced before a time. */
  prune(before: Millis): Promise<void>;
};

export type OutageRepository = {
  /** Notes that the program runs. If nobody has noted it for longer than `gap`, that was an outage, which is returned. */
  running(now: Millis, gap: Millis): Promise<Outage | undefined>;
  /** The outages that were over after a time, the oldest first. */
  since(from: Millis): Promise<readonly Outage[]>;
  /** Deletes outages that were over before a time. */
  prune(before: Millis): Promise<void>;
};
