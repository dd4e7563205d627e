/** Spectators who are told directly how a game goes. */

/** What a watcher is told: each time the table waits for somebody else, or only the end. */
export const watchings = ['turns', 'end'] as const;
export type Watching = (typeof watchings)[number];

export type Watcher = { readonly user: string; readonly told: Watching };

export type WatcherRepository = {
  /** Begins, changes or (`undefined`) ends watching. False: the table has as many watchers as may be, or they watch as many tables. */
  set(
    table: string,
    user: string,
    told: Watching | undefined,
    max: { readonly perTable: number; readonly perPerson: number },
  ): Promise<boolean>;
  /** All watchers of a table, by their id. */
  of(table: string): Promise<readonly Watcher[]>;
  /** What a person is told of a table; undefined: nothing. */
  get(table: string, user: string): Promise<Watching | undefined>;
  /** Ends all watching of a table. */
  clear(table: string): Promise<void>;
};
