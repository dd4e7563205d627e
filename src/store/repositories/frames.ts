/** The states that tables have had. Frames are added by the commits of tables and never changed. */
import { and, asc, desc, eq, getTableColumns, gte, inArray, isNotNull, lt, lte } from 'drizzle-orm';
import { insertRow } from '../kept-writes.ts';
import { pause } from '../pause.ts';
import { all, type Dialect, execute, one, type Runner, type Steps } from '../steps.ts';
import type { Change, FrameRepository } from '../types.ts';

/** How many frames are deleted in one transaction: it must not keep anybody waiting. */
const BATCH = 200;

export function frameRepository({ dialect, single, write }: Runner): FrameRepository {
  const { frames, tables } = dialect.schema;
  return {
    upTo: (table, rev) =>
      single(function* (db) {
        const untilThen = and(eq(frames.table, table), lte(frames.rev, rev));
        const whole = db
          .select({ rev: frames.rev })
          .from(frames)
          .where(and(untilThen, eq(frames.kind, 'whole')))
          .orderBy(desc(frames.rev))
          .limit(1);
        const { table: _, ...columns } = getTableColumns(frames);
        const found = yield* all(
          db
            .select(columns)
            .from(frames)
            .where(and(untilThen, gte(frames.rev, whole)))
            .orderBy(asc(frames.rev)),
        );
        return found.at(-1)?.rev === rev ? found : [];
      }),

    revs: (table) =>
      single(function* (db) {
        const rows = yield* all(
          db.select({ rev: frames.rev }).from(frames).where(eq(frames.table, table)).orderBy(asc(frames.rev)),
        );
        return rows.map(({ rev }) => rev);
      }),

    async prune(before, stopped = () => false) {
      const over = and(isNotNull(tables.wholeFrame), isNotNull(tables.finishedAt), lt(tables.finishedAt, before));
      // From the end, so that what is left of a table's frames can always be read.
      const pruned = () =>
        write(function* (tx) {
          const table = yield* one(tx.select({ id: tables.id }).from(tables).where(over).limit(1));
          if (table === undefined) return false;
          const of = eq(frames.table, table.id);
          const last = tx.select({ rev: frames.rev }).from(frames).where(of).orderBy(desc(frames.rev)).limit(BATCH);
          const deleted = yield* execute(tx.delete(frames).where(and(of, inArray(frames.rev, last))));
          if (deleted < BATCH)
            yield* execute(tx.update(tables).set({ wholeFrame: null }).where(eq(tables.id, table.id)));
          return true;
        });
      while (!stopped() && (await pruned())) await pause();
    },
  };
}

/** Stores the state of a commit, if it has one. */
export function* addFrame(
  { schema: { frames } }: Dialect,
  { table, rev, frame }: Pick<Change, 'table' | 'frame'> & { readonly rev: number },
): Steps<void> {
  if (frame !== undefined) yield* insertRow(frames, { ...frame, table, rev });
}
