/** Rows claimed under a lease: once a process has claimed a row, no other can until the lease has expired. */
import { type Args, allKept, type Db, type Kept, oneKept, type Runner, type Steps } from '../steps.ts';

/** Claims at most `args.limit` of the rows that are ready; `take` records the lease, within the same transaction. */
export async function claimReady<T>(
  { dialect, single, write }: Runner,
  ready: Kept<T>,
  args: Args & { readonly limit: number },
  take: (tx: Db, rows: readonly T[]) => Steps<unknown>,
): Promise<readonly T[]> {
  // Reading takes no lock, and mostly there is nothing to claim.
  if ((await single(() => oneKept(ready, { ...args, limit: 1 }))) === undefined) return [];
  const locked: Kept<T> = {
    name: `${ready.name}_locked`,
    build: (db) => dialect.skippingLocked(ready.build(db)),
  };
  return write(function* (tx) {
    const rows = yield* allKept(locked, args);
    if (rows.length > 0) yield* take(tx, rows);
    return rows;
  });
}
