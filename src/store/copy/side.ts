/** A database opened to be copied from or to, whichever of the two kinds it is. */
import type { Schema } from '../schema.ts';
import type { Db } from '../steps.ts';

export type Side = {
  /** The database as people know it: a path, or a URL without its password. */
  readonly name: string;
  /** Its queries are awaited, on SQLite as well. */
  readonly db: Db;
  readonly schema: Schema;
  /** Begins to read what was stored at this moment. */
  beginReading(): Promise<void>;
  beginWriting(): Promise<void>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
  /** Continues counting after the rows that were written with their own numbers. */
  continueCounting(): Promise<void>;
  close(): Promise<void>;
};

/** A reason why a database cannot be copied from or to, for the person who runs the program. */
export class CannotCopy extends Error {}
