/** The limits on unfinished tables, checked within the transaction that adds a table or a seat. */
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from './open.ts';
import { seats, tables } from './schema.ts';
import type { Crowded, Limits, NewTable } from './types.ts';

/** SQL condition: the table may still change. */
export const unfinished = inArray(tables.status, ['lobby', 'running']);

/** SQL condition: the person on the seat has not conceded. */
export const playsOn = sql`coalesce(json_valid(${seats.settings}) and json_extract(${seats.settings}, '$.conceded'), 0) = 0`;

/** The limit that a new table would exceed; undefined: none. */
export function crowdedBy(tx: Db, { host, place }: NewTable, limits: Limits): Crowded | undefined {
  if (lobbiesOf(tx, host) >= limits.lobbiesPerPerson) return 'lobbiesPerPerson';
  if (unfinishedOf(tx, host) >= limits.tablesPerPerson) return 'tablesPerPerson';
  if (place.guild === undefined || unfinishedIn(tx, place.guild) < limits.tablesPerServer) return undefined;
  return 'tablesPerServer';
}

/** At how many unfinished tables a person has a seat and has not conceded. */
export function unfinishedOf(tx: Db, user: string): number {
  return number(
    tx
      .select({ count: count() })
      .from(seats)
      .innerJoin(tables, eq(tables.id, seats.table))
      .where(and(eq(seats.user, user), unfinished, playsOn))
      .get(),
  );
}

function lobbiesOf(tx: Db, host: string): number {
  // A host always has a seat, so only the tables where that person has one are searched.
  return number(
    tx
      .select({ count: count() })
      .from(seats)
      .innerJoin(tables, eq(tables.id, seats.table))
      .where(and(eq(seats.user, host), eq(tables.host, host), eq(tables.status, 'lobby')))
      .get(),
  );
}

function unfinishedIn(tx: Db, guild: string): number {
  return number(
    tx
      .select({ count: count() })
      .from(tables)
      .where(and(eq(tables.guild, guild), unfinished))
      .get(),
  );
}

const number = (row: { readonly count: number } | undefined): number => row?.count ?? 0;
