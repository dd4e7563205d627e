/** What one process at a time does. */
import { and, eq, lte, or } from 'drizzle-orm';
import { execute, type Runner } from '../steps.ts';
import type { LeaseRepository } from '../types.ts';

export function leaseRepository({ dialect, single }: Runner, now: () => number): LeaseRepository {
  const { leases } = dialect.schema;
  return {
    take: (name, holder, forMs) =>
      single(function* (db) {
        const lease = { holder, until: now() + forMs };
        const taken = yield* execute(
          db
            .insert(leases)
            .values({ name, ...lease })
            .onConflictDoUpdate({
              target: leases.name,
              set: lease,
              setWhere: or(eq(leases.holder, holder), lte(leases.until, now())),
            }),
        );
        return taken > 0;
      }),
    prune: (before) =>
      single(function* (db) {
        yield* execute(db.delete(leases).where(lte(leases.until, before)));
      }),
    release: (name, holder) =>
      single(function* (db) {
        yield* execute(db.delete(leases).where(and(eq(leases.name, name), eq(leases.holder, holder))));
      }),
  };
}
