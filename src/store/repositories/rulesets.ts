/** Rulesets by hash; the tables' commits add them. */
import { eq } from 'drizzle-orm';
import { one, type Runner } from '../steps.ts';
import type { RulesetRepository } from '../types.ts';

export function rulesetRepository({ dialect, single }: Runner): RulesetRepository {
  const { rulesets } = dialect.schema;
  return { get: (hash) => single((db) => one(db.select().from(rulesets).where(eq(rulesets.hash, hash)))) };
}
