/** What seats have asked the others to agree to. Requests are written by the commits of their tables. */
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Schema } from '../schema.ts';
import { all, allKept, type Db, type Dialect, execute, type Kept, one, type Runner, type Steps } from '../steps.ts';
import type { Change, RequestChange, RequestRepository, RequestRow, RequestTimes } from '../types.ts';

/** A literal, not a bound parameter: otherwise the databases do not use the partial index. */
const isOpen = ({ requests }: Schema) => sql`${requests.state} = 'open'`;

export function requestRepository({ dialect, single, read }: Runner): RequestRepository {
  const { requests, requestAnswers } = dialect.schema;
  const { id, seat, openedAt, endsAt, endedAt } = requests;
  const timesOfKind: Kept<Omit<RequestTimes, 'endedAt'> & { endedAt: number | null }> = {
    name: 'request_times',
    build: (db) =>
      db
        .select({ id, seat, openedAt, endsAt, endedAt })
        .from(requests)
        .where(and(eq(requests.table, sql.placeholder('table')), eq(requests.kind, sql.placeholder('kind'))))
        .orderBy(asc(openedAt), id),
  };

  function* withAnswers(db: Db, row: Schema['requests']['$inferSelect']): Steps<RequestRow> {
    const answers = yield* all(
      db.select().from(requestAnswers).where(eq(requestAnswers.request, row.id)).orderBy(asc(requestAnswers.seat)),
    );
    return {
      ...row,
      about: row.about ?? undefined,
      args: row.args ?? undefined,
      endedAt: row.endedAt ?? undefined,
      message: row.message ?? undefined,
      answers: answers.map(({ seat, yes, at }) => ({ seat, yes: yes === 1, at })),
    };
  }

  return {
    find: (id) =>
      read(function* (tx) {
        const row = yield* one(tx.select().from(requests).where(eq(requests.id, id)));
        return row && (yield* withAnswers(tx, row));
      }),
    openAt: (table) =>
      read(function* (tx) {
        const open = and(eq(requests.table, table), isOpen(dialect.schema));
        const rows = yield* all(tx.select().from(requests).where(open).orderBy(asc(requests.openedAt), requests.id));
        const found: RequestRow[] = [];
        for (const row of rows) found.push(yield* withAnswers(tx, row));
        return found;
      }),
    past: (table, kind) =>
      read(function* (tx) {
        const over = and(eq(requests.table, table), eq(requests.kind, kind), sql`${requests.state} <> 'open'`);
        const rows = yield* all(
          tx.select().from(requests).where(over).orderBy(desc(requests.openedAt), desc(requests.id)),
        );
        const found: RequestRow[] = [];
        for (const row of rows) found.push(yield* withAnswers(tx, row));
        return found;
      }),
    times: (table, kind) =>
      single(function* () {
        const found = yield* allKept(timesOfKind, { table, kind });
        return found.map((row) => ({ ...row, endedAt: row.endedAt ?? undefined }));
      }),
    last: (table, kind) =>
      read(function* (tx) {
        const ofKind = and(eq(requests.table, table), eq(requests.kind, kind));
        const row = yield* one(
          tx.select().from(requests).where(ofKind).orderBy(desc(requests.openedAt), desc(requests.id)).limit(1),
        );
        return row && (yield* withAnswers(tx, row));
      }),
    setMessage: (id, message) =>
      single(function* (db) {
        yield* execute(
          db
            .update(requests)
            .set({ message: message ?? null })
            .where(eq(requests.id, id)),
        );
      }),
  };
}

/** Writes the requests of a change; false if one of them is not as the change expects it. */
export function* changeRequests(dialect: Dialect, tx: Db, { table, requests = [] }: Change): Steps<boolean> {
  for (const change of requests) {
    if (!(yield* 'opens' in change ? open(dialect, tx, table, change.opens) : patch(dialect, tx, change))) return false;
  }
  return true;
}

function* open(
  { schema: { requests } }: Dialect,
  tx: Db,
  table: string,
  row: Extract<RequestChange, { opens: unknown }>['opens'],
): Steps<boolean> {
  const added = yield* execute(
    tx
      .insert(requests)
      .values({ ...row, table, rev: 1 })
      .onConflictDoNothing(),
  );
  return added > 0;
}

function* patch(
  { schema }: Dialect,
  tx: Db,
  { id, expect, answer, ends }: Exclude<RequestChange, { opens: unknown }>,
): Steps<boolean> {
  const { requests, requestAnswers } = schema;
  const changed = yield* execute(
    tx
      .update(requests)
      .set({ rev: expect + 1, ...(ends !== undefined && { state: ends.state, endedAt: ends.at }) })
      .where(and(eq(requests.id, id), eq(requests.rev, expect), isOpen(schema))),
  );
  if (changed === 0) return false;
  if (answer === undefined) return true;
  const given = { yes: answer.yes ? 1 : 0, at: answer.at };
  yield* execute(
    tx
      .insert(requestAnswers)
      .values({ request: id, seat: answer.seat, ...given })
      .onConflictDoUpdate({ target: [requestAnswers.request, requestAnswers.seat], set: given }),
  );
  return true;
}
