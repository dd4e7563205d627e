/** Rows claimed under a lease: once a process has claimed a row, no other can until the lease has expired. */
import type { Db, Run } from './open.ts';

type Ready<T> = { all(wanted: { readonly now: number; readonly limit: number }): T[] };

/** Claims up to `limit` of the rows that are ready at `now`; `take` records the lease, within the same transaction. */
export function claimReady<T>(
  db: Db,
  run: Run,
  ready: Ready<T>,
  wanted: { readonly now: number; readonly limit: number },
  take: (tx: Db, rows: readonly T[]) => void,
): Promise<T[]> {
  return run(() => {
    // Reading takes no lock, and mostly there is nothing to claim.
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
