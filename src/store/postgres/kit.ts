/** Builds the tables of PostgreSQL. */
import { type SQLWrapper, sql } from 'drizzle-orm';
import { bigint, bigserial, customType, index, integer, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Kit } from '../schema.ts';
import { storableText } from '../text.ts';

/** A column's name may be left out: then it is that of its field. */
const named = <T>(build: (name: string) => T, unnamed: () => T) => {
  return (name?: string): T => (name === undefined ? unnamed() : build(name));
};

export const postgresKit = {
  table: pgTable,
  text: customType<{ data: string; driverData: string }>({
    // By bytes, as SQLite sorts, whatever the collation of the database is.
    dataType: () => 'text COLLATE "C"',
    toDriver: storableText,
  }),
  integer,
  bytes: customType<{ data: Uint8Array; driverData: Uint8Array }>({
    dataType: () => 'bytea',
    fromDriver: (bytes) => Buffer.from(bytes),
  }),
  millis: named(
    (name) => bigint(name, { mode: 'number' }),
    () => bigint({ mode: 'number' }),
  ),
  counter: () => bigserial({ mode: 'number' }).primaryKey(),
  index,
  // Not as JSON, which PostgreSQL refuses with escapes that JavaScript writes. Quotation marks in texts are escaped.
  aboutIn: (args: SQLWrapper) => sql`substring(${args} from '"about":"([^"]*)"')`,
  uniqueIndex,
  primaryKey,
} as unknown as Kit;
