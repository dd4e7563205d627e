/** The limits on unfinished tables, checked within the transaction that adds a table or a seat. */
import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Schema } from '../schema.ts';
import { type Db, type Dialect, one, type Steps } from '../steps.ts';
import type { Crowded, Limits, NewTable } from '../types.ts';

/** SQL condition: the table may still change. */
export const unfinished = ({ tables }: Schema): SQL => inArray(tables.status, ['lobby', 'running']);

/** The same in literals, by which the databases find the index of unfinished tables. */
export const isUnfinished = ({ tables }: Schema): SQL => sql`${tables.status} in ('lobby', 'running')`;

/** SQL condition: the person on the seat has not conceded. Compares texts, since damaged settings must not fail here. */
export const playsOn = ({ seats }: Schema): SQL => {
  const settings = sql`coalesce(${seats.settings}, '')`;
  return sql`replace(${settings}, '"conceded":true', '') = ${settings}`;
};

/** The keys under which one change at a time is made to the numbers that are limited here. */
export const personLockKey = (user: string): string => `tables of person ${user}`;
export const serverKey = (guild: string): string => `tables of server ${guild}`;

/** The limit that a new table would exceed; undefined: none. */
export function* crowdedBy(
  dialect: Dialect,
  tx: Db,
  { host, place }: NewTable,
  limits: Limits,
): Steps<Crowded | undefined> {
  if ((yield* lobbiesOf(dialect, tx, host)) >= limits.lobbiesPerPerson) return 'lobbiesPerPerson';
  if ((yield* unfinishedOf(dialect, tx, host)) >= limits.tablesPerPerson) return 'tablesPerPerson';
  if (place.guild === undefined) return undefined;
  return (yield* unfinishedIn(dialect, tx, place.guild)) >= limits.tablesPerServer ? 'tablesPerServer' : undefined;
}

/** At how many unfinished tables a person has a seat and has not conceded. */
export function* unfinishedOf({ schema }: Dialect, tx: Db, user: string): Steps<number> {
  const { seats, tables } = schema;
  const found = yield* one(
    tx
      .select({ count: count() })
      .from(seats)
      .innerJoin(tables, eq(tables.id, seats.table))
      .where(and(eq(seats.user, user), unfinished(schema), playsOn(schema))),
  );
  return found?.count ?? 0;
}

function* lobbiesOf({ schema: { seats, tables } }: Dialect, tx: Db, host: string): Steps<number> {
  // A host always has a seat, so only the tables where that person has one are searched.
  const found = yield* one(
    tx
      .select({ count: count() })
      .from(seats)
      .innerJoin(tables, eq(tables.id, seats.table))
      .where(and(eq(seats.user, host), eq(tables.host, host), eq(tables.status, 'lobby'))),
  );
  return found?.count ?? 0;
}

function* unfinishedIn({ schema }: Dialect, tx: Db, guild: string): Steps<number> {
  const { tables } = schema;
  const found = yield* one(
    tx
      .select({ count: count() })
      .from(tables)
      .where(and(eq(tables.guild, guild), unfinished(schema))),
  );
  return found?.count ?? 0;
}
