/** What people have said of when they are away. Rows are only appended. */
import { and, asc, desc, eq, exists, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Schema } from '../schema.ts';
import { all, allKept, type Db, type Dialect, execute, type Kept, one, type Runner, type Steps } from '../steps.ts';
import type { CalendarRepository, NewCalendar } from '../types.ts';
import { writeDue } from './due.ts';

export function calendarRepository({ dialect, single, write }: Runner): CalendarRepository {
  const { calendars } = dialect.schema;
  const ofSoMany = (count: number): Kept<Schema['calendars']['$inferSelect']> => ({
    name: `calendars_of_${count}`,
    build: (db) => {
      const users = Array.from({ length: count }, (_, n) => sql.placeholder(String(n)));
      return db
        .select()
        .from(calendars)
        .where(inArray(calendars.user, users))
        .orderBy(asc(calendars.user), asc(calendars.from));
    },
  });
  return {
    of: (users) => single(() => allKept(ofSoMany(users.length), { ...users })),
    append: (row) =>
      write(function* (tx) {
        return (yield* appendCalendar(dialect, tx, row)) ? 'stored' : 'moved';
      }),
    prune: (before) =>
      single(function* (db) {
        const newer = alias(calendars, 'newer');
        const replaced = db
          .select()
          .from(newer)
          .where(and(eq(newer.user, calendars.user), gt(newer.from, calendars.from), lte(newer.from, before)));
        yield* execute(db.delete(calendars).where(and(lt(calendars.from, before), exists(replaced))));
      }),
  };
}

/** Appends a row, and has the clocks of all tables counted anew where the person sits; false: it is based on an older row. */
export function* appendCalendar(dialect: Dialect, tx: Db, { user, from, body, basedOn }: NewCalendar): Steps<boolean> {
  const { calendars, seats, tables } = dialect.schema;
  yield* dialect.lock(tx, [`calendar ${user}`]);
  const last = yield* one(
    tx.select().from(calendars).where(eq(calendars.user, user)).orderBy(desc(calendars.from)).limit(1),
  );
  if (last?.body !== basedOn) return false;
  // A row of the very same moment has never held.
  const target = [calendars.user, calendars.from];
  yield* execute(tx.insert(calendars).values({ user, from, body }).onConflictDoUpdate({ target, set: { body } }));
  const sits = yield* all(
    tx
      .select({ table: seats.table, seat: seats.seat })
      .from(seats)
      .innerJoin(tables, eq(tables.id, seats.table))
      .where(and(eq(seats.user, user), eq(tables.status, 'running'))),
  );
  for (const { table, seat } of sits) yield* writeDue(dialect, table, [{ kind: 'recount', seat, at: from }]);
  return true;
}
