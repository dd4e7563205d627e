/** What has happened at tables, in SQLite. Facts are added by the commits of tables and never changed. */
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db, Run } from './open.ts';
import { facts, tables } from './schema.ts';
import type { Change, FactRepository } from './types.ts';

/** The facts of a SQLite database. */
export function factRepository(db: Db, run: Run): FactRepository {
  return {
    of: (table, { after = 0, limit }) =>
      run(() =>
        db
          .select()
          .from(facts)
          .where(and(eq(facts.table, table), gt(facts.seq, after)))
          .orderBy(asc(facts.seq))
          .limit(limit)
          .all(),
      ),
  };
}

/** Adds the facts of a change, at the table's present rev. */
export function addFacts(tx: Db, { table, facts: added = [] }: Pick<Change, 'table' | 'facts'>): void {
  const rev = sql<number>`(select ${tables.rev} from ${tables} where ${tables.id} = ${table})`;
  for (const fact of added)
    tx.insert(facts)
      .values({ ...fact, table, rev })
      .run();
}
