/** A summary of a database, so that whoever copies or restores one can check that it is the right one. */
import type { DatabaseFile } from '#core/sqlite';

export type Contents = {
  readonly tables: number;
  readonly running: number;
  /** Time of the last move or start, ms since 1970; undefined: nothing has been played yet. */
  readonly lastMove: number | undefined;
};

/** Summarizes a database of any version. */
export function contentsOf(file: DatabaseFile): Contents {
  const number = (sql: string): number => Number(file.prepare(sql).pluck().get() ?? 0);
  return {
    tables: number('SELECT count(*) FROM tables'),
    running: number(`SELECT count(*) FROM tables WHERE status = 'running'`),
    // Of games that have been over for long there are no rows.
    lastMove:
      Math.max(
        number('SELECT max(at) FROM inputs'),
        number(`SELECT max(finished_at) FROM tables WHERE status = 'finished'`),
      ) || undefined,
  };
}

/** The summary as part of a sentence; `bytes`: size of the file. */
export function describeContents({ tables, running, lastMove }: Contents, bytes: number): string {
  const size = bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
  const count = `${tables} ${tables === 1 ? 'table' : 'tables'}, ${running} of them running`;
  const last = lastMove === undefined ? 'nothing played yet' : `last move ${new Date(lastMove).toISOString()}`;
  return `${size}, ${count}, ${last}`;
}
