/** What people have told the keeper of the bot about tables. */
import { and, count, desc, eq, gt } from 'drizzle-orm';
import { all, execute, one, type Runner } from '../steps.ts';
import type { ReportRepository } from '../types.ts';

export function reportRepository({ dialect, single, write }: Runner): ReportRepository {
  const { reports } = dialect.schema;
  return {
    add: (report, within) =>
      write(function* (tx) {
        const recent = and(eq(reports.user, report.user), gt(reports.at, within.since));
        const before = yield* one(tx.select({ count: count() }).from(reports).where(recent));
        if ((before?.count ?? 0) >= within.most) return false;
        yield* execute(tx.insert(reports).values(report));
        return true;
      }),
    latest: (max) => single((db) => all(db.select().from(reports).orderBy(desc(reports.seq)).limit(max))),
  };
}
