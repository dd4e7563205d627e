/** Tables, their seats and their inputs in SQLite. One commit is one transaction that compares the rev. */
import { and, asc, desc, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { addFacts } from './facts.ts';
import type { Db, Run } from './open.ts';
import { enqueue } from './outbox.ts';
import { crowdedBy, unfinishedOf } from './room.ts';
import { due, inputs, rulesets, seats, tables } from './schema.ts';
import type {
  Change,
  CommitResult,
  InputRow,
  NewTable,
  SeatRow,
  TablePlace,
  TableRepository,
  TableRow,
} from './types.ts';

const { state: stateColumn, ...columns } = {
  id: tables.id,
  key: tables.key,
  rev: tables.rev,
  status: tables.status,
  game: tables.game,
  edition: tables.edition,
  ruleset: tables.ruleset,
  seed: tables.seed,
  host: tables.host,
  options: tables.options,
  guild: tables.guild,
  channel: tables.channel,
  thread: tables.thread,
  lobbyMessage: tables.lobbyMessage,
  liveMessage: tables.liveMessage,
  liveFrom: tables.liveFrom,
  number: tables.number,
  openedAt: tables.openedAt,
  startedAt: tables.startedAt,
  finishedAt: tables.finishedAt,
  result: tables.result,
  state: tables.state,
};

type Moved = { readonly moved: CommitResult };
type TableSelect = Omit<typeof tables.$inferSelect, 'state'>;

/** The tables of a SQLite database. */
export function tableRepository(db: Db, run: Run): TableRepository {
  const byId = db
    .select(columns)
    .from(tables)
    .where(eq(tables.id, sql.placeholder('id')))
    .prepare();
  const withState = db
    .select({ ...columns, state: stateColumn })
    .from(tables)
    .where(eq(tables.id, sql.placeholder('id')))
    .prepare();
  const seatsOf = db
    .select()
    .from(seats)
    .where(eq(seats.table, sql.placeholder('id')))
    .orderBy(asc(seats.seat))
    .prepare();
  const toRow = (row: TableSelect): TableRow => rowOf(row, seatsOf.all({ id: row.id }).map(seatOf));

  /** Sorts ids first and reads whole rows only for those returned: there may be many tables. */
  const waitedForFirst = (which: SQL, statuses: readonly string[], limit: number): readonly TableRow[] =>
    db.transaction(() =>
      db
        .select({ id: tables.id })
        .from(seats)
        .innerJoin(tables, eq(tables.id, seats.table))
        .where(and(which, inArray(tables.status, [...statuses])))
        .groupBy(tables.id)
        .orderBy(sql`min(${seats.waitingSince}) is null`, sql`min(${seats.waitingSince})`, desc(tables.openedAt))
        .limit(limit)
        .all()
        .flatMap(({ id }) => byId.get({ id }) ?? [])
        .map(toRow),
    );

  return {
    create: (table, limits) =>
      run(() =>
        db.transaction(
          (tx) => {
            const known = tx.select({ id: tables.id }).from(tables).where(eq(tables.key, table.key)).get();
            if (known !== undefined) return { id: known.id, created: false };
            const crowded = limits === undefined ? undefined : crowdedBy(tx, table, limits);
            if (crowded !== undefined) return crowded;
            tx.insert(tables)
              .values({ ...newRow(table), number: nextNumber(tx, table.place.guild) })
              .run();
            writeSeats(tx, table.id, table.seats);
            writeDue(tx, table.id, table.due ?? []);
            addFacts(tx, { table: table.id, facts: table.facts ?? [] });
            for (const row of table.outbox ?? []) enqueue(tx, table.id, row);
            return { id: table.id, created: true };
          },
          { behavior: 'immediate' },
        ),
      ),

    find: (id) =>
      run(() =>
        db.transaction(() => {
          const row = byId.get({ id });
          return row === undefined ? undefined : toRow(row);
        }),
      ),

    load: (id) =>
      run(() =>
        db.transaction(() => {
          const row = withState.get({ id });
          return row === undefined ? undefined : { row: toRow(row), state: row.state ?? undefined };
        }),
      ),

    commit: (change) =>
      run(() => {
        try {
          return db.transaction((tx) => apply(tx, change), { behavior: 'immediate' });
        } catch (error) {
          if (isMoved(error)) return error.moved;
          throw error;
        }
      }),

    setPlace: (id, change) =>
      run(() => {
        const set = Object.fromEntries(Object.entries(change).map(([key, value]) => [key, value ?? null]));
        if (Object.keys(set).length > 0) db.update(tables).set(set).where(eq(tables.id, id)).run();
      }),

    ofUser: (user, statuses, limit) => run(() => waitedForFirst(eq(seats.user, user), statuses, limit)),
    ofGuild: (guild, statuses, limit) => run(() => waitedForFirst(eq(tables.guild, guild), statuses, limit)),

    at: (place, statuses) =>
      run(() =>
        db.transaction(() => {
          const row = db
            .select(columns)
            .from(tables)
            .where(
              and(
                or(eq(tables.thread, place), and(eq(tables.channel, place), isNull(tables.thread))),
                inArray(tables.status, [...statuses]),
              ),
            )
            .orderBy(desc(tables.openedAt), desc(tables.id))
            .limit(1)
            .get();
          return row === undefined ? undefined : toRow(row);
        }),
      ),

    inputs: (id, { before, limit }) =>
      run(() => {
        const older = before && or(lt(inputs.rev, before.rev), and(eq(inputs.rev, before.rev), lt(inputs.n, before.n)));
        return db
          .select()
          .from(inputs)
          .where(and(eq(inputs.table, id), older))
          .orderBy(desc(inputs.rev), desc(inputs.n))
          .limit(limit)
          .all()
          .map(inputOf);
      }),

    inputTo: (id, seat, ask) =>
      run(() => {
        const row = db
          .select()
          .from(inputs)
          .where(and(eq(inputs.table, id), eq(inputs.seat, seat), eq(inputs.ask, ask)))
          .orderBy(desc(inputs.rev), desc(inputs.n))
          .limit(1)
          .get();
        return row === undefined ? undefined : inputOf(row);
      }),
  };
}

/** Writes a change within a transaction; throws `Moved` to roll it back if what is stored has changed meanwhile. */
function apply(tx: Db, change: Change): CommitResult {
  const { table, expect } = change;
  if (change.settle !== undefined) {
    const { kind, seat, at } = change.settle;
    const gone = tx
      .delete(due)
      .where(and(eq(due.table, table), eq(due.kind, kind), eq(due.seat, seat), eq(due.at, at)))
      .run();
    if (gone.changes === 0) throw { moved: 'settled' } satisfies Moved;
  }
  if (change.room !== undefined && unfinishedOf(tx, change.room.user) >= change.room.tablesPerPerson) {
    throw { moved: 'crowded' } satisfies Moved;
  }
  if (change.ruleset !== undefined) tx.insert(rulesets).values(change.ruleset).onConflictDoNothing().run();
  if (expect !== undefined) {
    const updated = tx
      .update(tables)
      .set({ ...change.row, rev: expect + 1 })
      .where(and(eq(tables.id, table), eq(tables.rev, expect)))
      .run();
    if (updated.changes === 0) throw { moved: 'moved' } satisfies Moved;
  }
  if (change.seats !== undefined) {
    tx.delete(seats).where(eq(seats.table, table)).run();
    writeSeats(tx, table, change.seats);
  }
  for (const { seat, ...patch } of change.patch ?? []) {
    const set = { ...patch, ...('waitingSince' in patch ? { waitingSince: patch.waitingSince ?? null } : {}) };
    tx.update(seats)
      .set(set)
      .where(and(eq(seats.table, table), eq(seats.seat, seat)))
      .run();
  }
  for (const input of change.inputs ?? []) {
    tx.insert(inputs)
      .values({ ...input, table })
      .run();
  }
  addFacts(tx, change);
  for (const { kind, seat } of change.clearDue ?? []) {
    tx.delete(due)
      .where(and(eq(due.table, table), eq(due.kind, kind), eq(due.seat, seat)))
      .run();
  }
  writeDue(tx, table, change.setDue ?? []);
  for (const row of change.outbox ?? []) enqueue(tx, table, row);
  return 'stored';
}

function isMoved(error: unknown): error is Moved {
  return typeof error === 'object' && error !== null && 'moved' in error;
}

function writeSeats(tx: Db, table: string, rows: readonly SeatRow[]): void {
  for (const row of rows) {
    tx.insert(seats)
      .values({ ...row, table })
      .run();
  }
}

function writeDue(tx: Db, table: string, rows: NonNullable<Change['setDue']>): void {
  for (const { kind, seat, at } of rows) {
    tx.insert(due)
      .values({ table, kind, seat, at, leasedUntil: 0 })
      .onConflictDoUpdate({ target: [due.table, due.kind, due.seat], set: { at, leasedUntil: 0 } })
      .run();
  }
}

/** The number of a server's next table; undefined without a server. */
function nextNumber(tx: Db, guild: string | undefined): number | undefined {
  if (guild === undefined) return undefined;
  const last = tx
    .select({ n: sql<number | null>`max(${tables.number})` })
    .from(tables)
    .where(eq(tables.guild, guild))
    .get();
  return (last?.n ?? 0) + 1;
}

function newRow(table: NewTable): typeof tables.$inferInsert {
  const { seats: _seats, due: _due, facts: _facts, outbox: _outbox, place, ...rest } = table;
  return { ...rest, ...place, rev: 1 };
}

function rowOf(row: TableSelect, seatRows: readonly SeatRow[]): TableRow {
  const place: TablePlace = {
    guild: row.guild ?? undefined,
    channel: row.channel,
    thread: row.thread ?? undefined,
    lobbyMessage: row.lobbyMessage ?? undefined,
    liveMessage: row.liveMessage ?? undefined,
    liveFrom: row.liveFrom ?? undefined,
  };
  return {
    id: row.id,
    number: row.number ?? undefined,
    key: row.key,
    rev: row.rev,
    status: row.status,
    game: row.game,
    edition: row.edition,
    ruleset: row.ruleset ?? undefined,
    seed: row.seed,
    host: row.host,
    options: row.options,
    place,
    openedAt: row.openedAt,
    startedAt: row.startedAt ?? undefined,
    finishedAt: row.finishedAt ?? undefined,
    result: row.result ?? undefined,
    seats: seatRows,
  };
}

function seatOf(row: typeof seats.$inferSelect): SeatRow {
  return {
    seat: row.seat,
    user: row.user ?? undefined,
    bot: row.bot ?? undefined,
    name: row.name,
    deck: row.deck ?? undefined,
    settings: row.settings ?? undefined,
    waitingSince: row.waitingSince ?? undefined,
    movedRev: row.movedRev,
  };
}

function inputOf(row: typeof inputs.$inferSelect): InputRow {
  const { table: _table, seat, user, ask, ...rest } = row;
  return { ...rest, seat: seat ?? undefined, user: user ?? undefined, ask: ask ?? undefined };
}
