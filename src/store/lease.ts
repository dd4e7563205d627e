/** Rows taken under a lease: what one process has taken, no other takes until the lease has run out. */
import type { Db, Run } from './open.ts';

type Ready<T> = { all(wanted: { readonly now: number; readonly limit: number }): T[] };

/** Takes up to `limit` of the rows that are ready at `now`; `take` notes inside the transaction that they are taken. */
export function claimReady<T>(
  db: Db,
  run: Run,
  ready: Ready<T>,
  wanted: { readonly now: number; readonly limit: number },
  take: (tx: Db, rows: readonly T[]) => void,
): Promise<T[]> {
  return run(() => {
    // Looking does not lock; most looks find nothing.
    if (ready.all({ ...wanted, limit: 1 }).length === 0) return [];
    return db.transaction(
      (tx) => {
        const rows = ready.all(wanted);
        take(tx, rows);
        return rows;
      },
      { behavior: 'immediate' },
    );
  });
}
