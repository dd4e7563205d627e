/** Reads and deletes what is stored about one person. Every column that can hold their id or their words is handled here. */
import { and, asc, count, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Db, Run } from './open.ts';
import { playsOn, unfinished } from './room.ts';
import { decks, inputs, outbox, pendingTexts, seats, tables, users } from './schema.ts';
import type { PeopleRepository, PersonTable } from './types.ts';

/** What is stored about people in a SQLite database. */
export function peopleRepository(db: Db, run: Run): PeopleRepository {
  return {
    stored: (user) =>
      run(() =>
        db.transaction((tx) => ({
          settings: tx.select().from(users).where(eq(users.user, user)).get()?.settings,
          pendingTexts: tx
            .select({ text: pendingTexts.text })
            .from(pendingTexts)
            .where(eq(pendingTexts.user, user))
            .orderBy(asc(pendingTexts.seq))
            .all()
            .map(({ text }) => text),
          tables: tablesOf(tx, user),
          moves: tx.select({ count: count() }).from(inputs).where(eq(inputs.user, user)).get()?.count ?? 0,
        })),
      ),

    forget: (user, alias, name) =>
      run(() =>
        db.transaction(
          (tx) => {
            const standing = tablesOf(tx, user).filter(({ stands }) => stands);
            if (standing.length === 0) forget(tx, user, alias, name);
            return standing;
          },
          { behavior: 'immediate' },
        ),
      ),
  };
}

/** The tables where a person has a seat, newest first. */
function tablesOf(tx: Db, user: string): readonly PersonTable[] {
  return tx
    .select({
      id: tables.id,
      game: tables.game,
      status: tables.status,
      openedAt: tables.openedAt,
      seat: seats.seat,
      name: seats.name,
      stands: sql<number>`${unfinished} and ${playsOn}`,
    })
    .from(seats)
    .innerJoin(tables, eq(tables.id, seats.table))
    .where(eq(seats.user, user))
    .orderBy(desc(tables.openedAt), tables.id)
    .all()
    .map((row) => ({ ...row, stands: row.stands === 1 }));
}

function forget(tx: Db, user: string, alias: string, name: string): void {
  tx.delete(decks).where(eq(decks.owner, user)).run();
  tx.delete(users).where(eq(users.user, user)).run();
  tx.delete(pendingTexts).where(eq(pendingTexts.user, user)).run();
  // A new rev: a move in progress at one of these tables fails to commit, and reads the new seats.
  const mine = tx.select({ id: seats.table }).from(seats).where(eq(seats.user, user));
  tx.update(tables)
    .set({ rev: sql`${tables.rev} + 1` })
    .where(and(eq(tables.status, 'running'), inArray(tables.id, mine)))
    .run();
  tx.update(tables).set({ host: alias }).where(eq(tables.host, user)).run();
  // The deck goes with its name and its cards; a running game has its own copy.
  tx.update(seats).set({ user: alias, name, deck: null }).where(eq(seats.user, user)).run();
  tx.update(inputs).set({ user: alias }).where(eq(inputs.user, user)).run();
  const named = sql`instr(${outbox.payload}, ${JSON.stringify(user)}) > 0`;
  const toThem = sql`json_extract(${outbox.payload}, '$.user') = ${user}`;
  tx.delete(outbox)
    .where(and(named, or(isNotNull(outbox.endedAt), toThem)))
    .run();
  // Messages still waiting are for others as well, so only the id in them is replaced.
  tx.update(outbox)
    .set({ payload: sql`replace(${outbox.payload}, ${JSON.stringify(user)}, ${JSON.stringify(alias)})` })
    .where(named)
    .run();
}
