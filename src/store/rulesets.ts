/** Rulesets in SQLite. */
import { eq } from 'drizzle-orm';
import type { Db, Run } from './open.ts';
import { rulesets } from './schema.ts';
import type { RulesetRepository } from './types.ts';

/** Rulesets by hash; the tables' commits add them. */
export function rulesetRepository(db: Db, run: Run): RulesetRepository {
  return { get: (hash) => run(() => db.select().from(rulesets).where(eq(rulesets.hash, hash)).get()) };
}
