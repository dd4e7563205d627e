/** What has happened at tables. Facts are added by the commits of tables and never changed. */
import { and, asc, eq, gt, gte, sql } from 'drizzle-orm';
import { insertRows } from '../kept-writes.ts';
import { all, type Dialect, type Runner, type Steps } from '../steps.ts';
import type { Change, FactRepository } from '../types.ts';
import { packedFacts } from './archives.ts';

export function factRepository({ dialect, read }: Runner): FactRepository {
  const { facts } = dialect.schema;
  return {
    of: (table, { after = 0, rev = 0, limit }) =>
      read(function* (tx) {
        const packed = (yield* packedFacts(dialect, tx, table)).filter((fact) => fact.seq > after && fact.rev >= rev);
        const later = yield* all(
          tx
            .select()
            .from(facts)
            .where(and(eq(facts.table, table), gt(facts.seq, after), gte(facts.rev, rev)))
            .orderBy(asc(facts.seq))
            .limit(limit),
        );
        return [...packed, ...later].slice(0, limit);
      }),
  };
}

/** Adds the facts of a change, at the table's present rev. */
export function* addFacts(
  { schema: { facts, tables } }: Dialect,
  { table, facts: added = [] }: Pick<Change, 'table' | 'facts'>,
): Steps<void> {
  const rev = sql<number>`(select ${tables.rev} from ${tables} where ${tables.id} = ${sql.placeholder('at')})`;
  yield* insertRows(
    facts,
    added.map((fact) => ({ ...fact, table, rev })),
    { at: table },
  );
}
