/** Tables, their seats and their inputs. One commit is one transaction that compares the rev. */
import { and, asc, desc, eq, getTableColumns, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Schema } from '../schema.ts';
import { all, allKept, type Db, execute, type Kept, one, oneKept, type Runner, type Steps } from '../steps.ts';
import type { NewTable, TableRepository, TableRow } from '../types.ts';
import { applyChange, Moved, writeSeats } from './commit.ts';
import { writeDue } from './due.ts';
import { addFacts } from './facts.ts';
import { enqueue } from './outbox.ts';
import { crowdedBy, personKey, serverKey } from './room.ts';
import { inputOf, rowOf, seatOf, type TableSelect } from './rows.ts';

export function tableRepository({ dialect, single, read, write }: Runner): TableRepository {
  const { tables, seats, inputs } = dialect.schema;
  const { state: stateColumn, ...columns } = getTableColumns(tables);
  const id = sql.placeholder('id');
  const byId: Kept<TableSelect> = {
    name: 'table',
    build: (db) => db.select(columns).from(tables).where(eq(tables.id, id)),
  };
  const withState: Kept<TableSelect & { state: string | null }> = {
    name: 'table_with_state',
    build: (db) =>
      db
        .select({ ...columns, state: stateColumn })
        .from(tables)
        .where(eq(tables.id, id)),
  };
  const seatsOf: Kept<Schema['seats']['$inferSelect']> = {
    name: 'seats_of_table',
    build: (db) => db.select().from(seats).where(eq(seats.table, id)).orderBy(asc(seats.seat)),
  };
  const inputToAsk: Kept<Schema['inputs']['$inferSelect']> = {
    name: 'input_to_ask',
    build: (db) =>
      db
        .select()
        .from(inputs)
        .where(
          and(eq(inputs.table, id), eq(inputs.seat, sql.placeholder('seat')), eq(inputs.ask, sql.placeholder('ask'))),
        )
        .orderBy(desc(inputs.rev), desc(inputs.n))
        .limit(1),
  };

  function* withSeats(row: TableSelect): Steps<TableRow> {
    return rowOf(row, (yield* allKept(seatsOf, { id: row.id })).map(seatOf));
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
        const row = yield* oneKept(byId, { id });
        if (row !== undefined) found.push(yield* withSeats(row));
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
        const keys = [`table ${table.key}`, personKey(table.host), ...(guild === undefined ? [] : [serverKey(guild)])];
        yield* dialect.lock(tx, keys);
        const known = yield* one(tx.select({ id: tables.id }).from(tables).where(eq(tables.key, table.key)));
        if (known !== undefined) return { id: known.id, created: false };
        const crowded = limits === undefined ? undefined : yield* crowdedBy(dialect, tx, table, limits);
        if (crowded !== undefined) return crowded;
        const number = yield* nextNumber(tx, guild);
        yield* execute(tx.insert(tables).values({ ...newRow(table), number }));
        yield* writeSeats(dialect, tx, table.id, table.seats);
        yield* writeDue(dialect, tx, table.id, table.due ?? []);
        yield* addFacts(dialect, tx, { table: table.id, facts: table.facts ?? [] });
        for (const row of table.outbox ?? []) yield* enqueue(dialect, tx, table.id, row);
        return { id: table.id, created: true };
      }),

    find: (id) =>
      read(function* () {
        const row = yield* oneKept(byId, { id });
        return row === undefined ? undefined : yield* withSeats(row);
      }),

    load: (id) =>
      read(function* () {
        const row = yield* oneKept(withState, { id });
        return row === undefined ? undefined : { row: yield* withSeats(row), state: row.state ?? undefined };
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
      const set = Object.fromEntries(Object.entries(change).map(([key, value]) => [key, value ?? null]));
      if (Object.keys(set).length === 0) return;
      await single((db) => execute(db.update(tables).set(set).where(eq(tables.id, id))));
    },

    ofUser: (user, statuses, limit) => waitedForFirst(eq(seats.user, user), statuses, limit),
    ofGuild: (guild, statuses, limit) => waitedForFirst(eq(tables.guild, guild), statuses, limit),

    list: (statuses) =>
      single((db) =>
        all(
          db
            .select({ id: tables.id, game: tables.game })
            .from(tables)
            .where(inArray(tables.status, [...statuses]))
            .orderBy(asc(tables.openedAt), asc(tables.id)),
        ),
      ),

    at: (place, statuses) =>
      read(function* (tx) {
        const here = or(eq(tables.thread, place), and(eq(tables.channel, place), isNull(tables.thread)));
        const row = yield* one(
          tx
            .select(columns)
            .from(tables)
            .where(and(here, inArray(tables.status, [...statuses])))
            .orderBy(desc(tables.openedAt), desc(tables.id))
            .limit(1),
        );
        return row === undefined ? undefined : yield* withSeats(row);
      }),

    inputs: (id, { before, limit }) =>
      single(function* (db) {
        const older = before && or(lt(inputs.rev, before.rev), and(eq(inputs.rev, before.rev), lt(inputs.n, before.n)));
        const rows = yield* all(
          db
            .select()
            .from(inputs)
            .where(and(eq(inputs.table, id), older))
            .orderBy(desc(inputs.rev), desc(inputs.n))
            .limit(limit),
        );
        return rows.map(inputOf);
      }),

    inputTo: (id, seat, ask) =>
      single(function* () {
        const row = yield* oneKept(inputToAsk, { id, seat, ask });
        return row === undefined ? undefined : inputOf(row);
      }),
  };
}

function newRow(table: NewTable): Schema['tables']['$inferInsert'] {
  const { seats: _seats, due: _due, facts: _facts, outbox: _outbox, place, ...rest } = table;
  return { ...rest, ...place, spot: spotOf(place.guild), rev: 1 };
}

/** A server's id without the lower 22 bits, by which Discord spreads servers over shards; undefined: no such id. */
function spotOf(guild: string | undefined): number | undefined {
  return guild !== undefined && /^\d{1,20}$/.test(guild) ? Number(BigInt(guild) >> 22n) : undefined;
}
