/** Tables, their seats and their inputs. One commit is one transaction that compares the rev. */
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { updateRows } from '../kept-writes.ts';
import type { Schema } from '../schema.ts';
import {
  all,
  allKept,
  type Db,
  execute,
  executeKept,
  type Kept,
  type KeptEffect,
  one,
  oneKept,
  type Runner,
  type Steps,
} from '../steps.ts';
import type { NewTable, TableRepository, TableRow } from '../types.ts';
import { packedMoves } from './archives.ts';
import { applyChange, cleared, Moved, writeSeats } from './commit.ts';
import { writeDue } from './due.ts';
import { addFacts } from './facts.ts';
import { enqueue } from './outbox.ts';
import { crowdedBy, isUnfinished, personLockKey, serverKey } from './room.ts';
import { inputOf, rowOf, seatOf, type TableSelect } from './rows.ts';
import { standsSo } from './season-changes.ts';

const unfinishedStatuses: readonly string[] = ['lobby', 'running'];

export function tableRepository({ dialect, single, read, write }: Runner): TableRepository {
  const { tables, seats, inputs } = dialect.schema;
  // Columns behind the state are left out, since reading them reads through it.
  const { state: stateColumn, archived: _, ...own } = getTableColumns(tables);
  const columns = {
    ...own,
    hasRequests:
      sql<boolean>`exists (select 1 from requests where requests.table_id = tables.id and requests.state = 'open')`.mapWith(
        Boolean,
      ),
    isWatched: sql<boolean>`exists (select 1 from watchers where watchers.table_id = tables.id)`.mapWith(Boolean),
  };
  const id = sql.placeholder('id');
  /** A row for each seat, in one query: what is read by one query was stored at one moment. */
  const tableAndSeats: Kept<TableAndSeat> = {
    name: 'table_and_seats',
    build: (db) =>
      db
        .select({ table: columns, seat: seats })
        .from(tables)
        .leftJoin(seats, eq(seats.table, tables.id))
        .where(eq(tables.id, id))
        .orderBy(asc(seats.seat)),
  };
  const idByKey: Kept<{ id: string }> = {
    name: 'id_by_key',
    build: (db) =>
      db
        .select({ id: tables.id })
        .from(tables)
        .where(eq(tables.key, sql.placeholder('key'))),
  };
  const earlier = alias(seats, 'earlier');
  const tableAndSeatsAndState: Kept<TableAndSeat & { state: string | null }> = {
    name: 'table_and_seats_and_state',
    build: (db) => {
      const before = db
        .select({ seat: earlier.seat })
        .from(earlier)
        .where(and(eq(earlier.table, tables.id), lt(earlier.seat, seats.seat)));
      // The state comes with the first seat alone: it is long.
      const state = sql<string | null>`case when not exists ${before} then ${stateColumn} end`;
      return db
        .select({ table: columns, seat: seats, state })
        .from(tables)
        .leftJoin(seats, eq(seats.table, tables.id))
        .where(eq(tables.id, id))
        .orderBy(asc(seats.seat));
    },
  };
  const inputToAsk: Kept<Schema['inputs']['$inferSelect']> = {
    name: 'input_to_ask',
    build: (db) =>
      db
        .select()
        .from(inputs)
        .where(
          and(
            eq(inputs.table, id),
            eq(inputs.seat, sql.placeholder('seat')),
            eq(inputs.ask, sql.placeholder('ask')),
            isNull(inputs.undoneBy),
          ),
        )
        .orderBy(desc(inputs.rev), desc(inputs.n))
        .limit(1),
  };

  const rev = sql.placeholder('rev');
  const inputsWithin: Kept<Schema['inputs']['$inferSelect']> = {
    name: 'inputs_within',
    build: (db) => {
      const earlier = or(lt(inputs.rev, rev), and(eq(inputs.rev, rev), lt(inputs.n, sql.placeholder('n'))));
      return db
        .select()
        .from(inputs)
        .where(and(eq(inputs.table, id), isNull(inputs.undoneBy), gte(inputs.rev, sql.placeholder('from')), earlier))
        .orderBy(desc(inputs.rev), desc(inputs.n))
        .limit(sql.placeholder('limit'));
    },
  };
  const seen: KeptEffect = {
    name: 'seen',
    build: (db) =>
      db
        .update(seats)
        .set({ seenBefore: sql`${seats.seenRev}`, seenRev: sql`${rev}` })
        .where(
          and(
            eq(seats.table, id),
            eq(seats.user, sql.placeholder('user')),
            or(isNull(seats.seenRev), lt(seats.seenRev, rev)),
          ),
        ),
  };

  function* tableOf(id: string): Steps<TableRow | undefined> {
    return putTogether(yield* allKept(tableAndSeats, { id }));
  }

  /** Sorts ids first and reads whole rows only for those returned: there may be many tables. */
  const waitedForFirst = (which: SQL, statuses: readonly string[], limit: number): Promise<readonly TableRow[]> =>
    read(function* (tx) {
      const ids = yield* all(
        tx
          .select({ id: tables.id })
          .from(seats)
          .innerJoin(tables, eq(tables.id, seats.table))
          .where(and(which, inArray(tables.status, [...statuses])))
          .groupBy(tables.id)
          .orderBy(sql`min(${seats.waitingSince}) is null`, sql`min(${seats.waitingSince})`, desc(tables.openedAt))
          .limit(limit),
      );
      const found: TableRow[] = [];
      for (const { id } of ids) {
        const row = yield* tableOf(id);
        if (row !== undefined) found.push(row);
      }
      return found;
    });

  /** The number of a server's next table; undefined without a server. */
  function* nextNumber(tx: Db, guild: string | undefined): Steps<number | undefined> {
    if (guild === undefined) return undefined;
    const last = yield* one(
      tx
        .select({ n: sql<number | null>`max(${tables.number})` })
        .from(tables)
        .where(eq(tables.guild, guild)),
    );
    return (last?.n ?? 0) + 1;
  }

  return {
    create: (table, limits) =>
      write(function* (tx) {
        const { guild } = table.place;
        const keys = [
          `table ${table.key}`,
          personLockKey(table.host),
          ...(guild === undefined ? [] : [serverKey(guild)]),
        ];
        yield* dialect.lock(tx, keys);
        const known = yield* one(tx.select({ id: tables.id }).from(tables).where(eq(tables.key, table.key)));
        if (known !== undefined) return { id: known.id, created: false };
        if (table.onlyIf !== undefined && !(yield* standsSo(dialect, tx, table.onlyIf))) return 'outdated';
        const crowded = limits === undefined ? undefined : yield* crowdedBy(dialect, tx, table, limits);
        if (crowded !== undefined) return crowded;
        const number = yield* nextNumber(tx, guild);
        yield* execute(tx.insert(tables).values({ ...newRow(table), number }));
        yield* writeSeats(dialect, tx, table.id, table.seats);
        yield* writeDue(dialect, table.id, table.due ?? []);
        yield* addFacts(dialect, { table: table.id, facts: table.facts ?? [] });
        for (const row of table.outbox ?? []) yield* enqueue(dialect, table.id, row);
        return { id: table.id, created: true };
      }),

    find: (id) => single(() => tableOf(id)),

    byKey: (key) =>
      read(function* () {
        const row = yield* oneKept(idByKey, { key });
        return row === undefined ? undefined : yield* tableOf(row.id);
      }),

    load: (id) =>
      single(function* () {
        const rows = yield* allKept(tableAndSeatsAndState, { id });
        const row = putTogether(rows);
        return row === undefined ? undefined : { row, state: rows[0]?.state ?? undefined };
      }),

    async commit(change) {
      try {
        return await write((tx) => applyChange(dialect, tx, change));
      } catch (error) {
        if (error instanceof Moved) return error.result;
        throw error;
      }
    },

    async setPlace(id, change) {
      const set = cleared(change);
      if (Object.keys(set).length === 0) return;
      await single(() => updateRows(tables, set, { id }));
    },

    async markSeen(id, user, rev) {
      await single(() => executeKept(seen, { id, user, rev }));
    },

    ofUser: (user, statuses, limit) => waitedForFirst(eq(seats.user, user), statuses, limit),
    ofGuild: (guild, statuses, limit) => waitedForFirst(eq(tables.guild, guild), statuses, limit),

    list: (statuses) =>
      single((db) =>
        all(
          db
            .select({ id: tables.id, game: tables.game })
            .from(tables)
            .where(
              and(
                inArray(tables.status, [...statuses]),
                statuses.every((one) => unfinishedStatuses.includes(one)) ? isUnfinished(dialect.schema) : undefined,
              ),
            )
            .orderBy(asc(tables.openedAt), asc(tables.id)),
        ),
      ),

    rulesInUse: () =>
      single((db) =>
        all(
          db
            .select({ game: tables.game, rules: sql<number>`${tables.rules}`, tables: count() })
            .from(tables)
            .where(and(isUnfinished(dialect.schema), eq(tables.status, 'running'), isNotNull(tables.rules)))
            .groupBy(tables.game, tables.rules)
            .orderBy(asc(tables.game), asc(tables.rules)),
        ),
      ),

    at: (place, statuses) =>
      read(function* (tx) {
        const here = or(eq(tables.thread, place), and(eq(tables.channel, place), isNull(tables.thread)));
        const newest = yield* one(
          tx
            .select({ id: tables.id })
            .from(tables)
            .where(and(here, inArray(tables.status, [...statuses])))
            .orderBy(desc(tables.openedAt), desc(tables.id))
            .limit(1),
        );
        return newest === undefined ? undefined : yield* tableOf(newest.id);
      }),

    inputs: (id, { before, from = 0, limit }) =>
      single(function* (db) {
        const { rev, n } = before ?? afterAll;
        const rows = yield* allKept(inputsWithin, { id, rev, n, from, limit });
        if (rows.length > 0) return rows.map(inputOf);
        // Either all inputs of a table are rows, or none.
        const packed = yield* packedMoves(dialect, db, id);
        const within = packed.filter((one) => one.rev >= from && (one.rev < rev || (one.rev === rev && one.n < n)));
        return within.slice(-limit).reverse();
      }),

    inputTo: (id, seat, ask) =>
      single(function* (db) {
        const row = yield* oneKept(inputToAsk, { id, seat, ask });
        if (row !== undefined) return inputOf(row);
        return (yield* packedMoves(dialect, db, id)).findLast((one) => one.seat === seat && one.ask === ask);
      }),
  };
}

/** A spot after all inputs; the rev is the greatest that the column can have. */
const afterAll = { rev: 0x7fffffff, n: 0 };

type TableAndSeat = { readonly table: TableSelect; readonly seat: Schema['seats']['$inferSelect'] | null };

/** A table from its rows, one for each seat; undefined: there is none. */
function putTogether(rows: readonly TableAndSeat[]): TableRow | undefined {
  const [first] = rows;
  return first && rowOf(first.table, rows.flatMap(({ seat }) => seat ?? []).map(seatOf));
}

function newRow(table: NewTable): Schema['tables']['$inferInsert'] {
  const { seats: _seats, due: _due, facts: _facts, outbox: _outbox, place, ...rest } = table;
  return { ...rest, ...place, spot: spotOf(place.guild), rev: 1 };
}

/** A server's id without the lower 22 bits, by which Discord spreads servers over shards; undefined: no such id. */
function spotOf(guild: string | undefined): number | undefined {
  return guild !== undefined && /^\d{1,20}$/.test(guild) ? Number(BigInt(guild) >> 22n) : undefined;
}
