/** Builds the tables of SQLite. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { customType, index, integer, primaryKey, sqliteTable, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { storableText } from '../text.ts';

export const sqliteKit = {
  table: sqliteTable,
  text: customType<{ data: string; driverData: string }>({ dataType: () => 'text', toDriver: storableText }),
  integer,
  bytes: customType<{ data: Uint8Array; driverData: Uint8Array }>({
    dataType: () => 'blob',
    fromDriver: (bytes) => Buffer.from(bytes),
  }),
  /** Milliseconds since 1970, and other numbers beyond 32 bits. */
  millis: integer,
  /** A primary key that the database counts up. */
  counter: () => integer().primaryKey({ autoIncrement: true }),
  index,
  /**
   * Whom an act was about, of its arguments in JSON. Nothing in it is bound, so that an index can be of it, and a damaged row
   * does not fail it.
   */
  aboutIn: (args: SQLWrapper): SQL<string | null> => sql`case when json_valid(${args}) then ${args} ->> '$.about' end`,
  uniqueIndex,
  primaryKey,
};
