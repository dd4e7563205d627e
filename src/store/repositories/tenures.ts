/** Who has had a seat that has changed hands. Written by the commits of tables, read by nobody but the person's own data. */
import { and, desc, eq } from 'drizzle-orm';
import { type Db, type Dialect, execute, one, type Steps } from '../steps.ts';
import type { Change, NewTenure } from '../types.ts';

/** Ends the tenure of a seat's person, and begins that of the next one. */
export function* changeHands(
  { schema: { tenures } }: Dialect,
  tx: Db,
  { table, expect = 0 }: Pick<Change, 'table' | 'expect'>,
  { seat, before, after, why }: NewTenure,
): Steps<void> {
  const rev = expect + 1;
  const ofSeat = and(eq(tenures.table, table), eq(tenures.seat, seat));
  const last = yield* one(tx.select({ n: tenures.n }).from(tenures).where(ofSeat).orderBy(desc(tenures.n)).limit(1));
  if (last === undefined) {
    const first = { table, seat, n: 0, user: before.user, name: before.name, fromRev: 1, toRev: rev, why };
    yield* execute(tx.insert(tenures).values(first));
  } else {
    yield* execute(
      tx
        .update(tenures)
        .set({ toRev: rev, why })
        .where(and(ofSeat, eq(tenures.n, last.n))),
    );
  }
  const n = (last?.n ?? 0) + 1;
  yield* execute(tx.insert(tenures).values({ table, seat, n, user: after.user, name: after.name, fromRev: rev }));
}
