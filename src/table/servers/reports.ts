/** What people tell the keeper of the bot about a table: a fault in the rules, or a dispute. */
import type { Refusal } from '#kernel/ask';
import type { Context } from '../context.ts';
import { refuse } from '../refusals.ts';
import type { UserId } from '../types.ts';

/** The longest report, in characters. */
const longestReport = 500;
const mostADay = 5;
const DAY = 24 * 60 * 60 * 1000;

/** Stores what somebody says about a table. Returns undefined once it is stored. */
export async function report(
  { store, now, log }: Context,
  table: string,
  user: UserId,
  words: string,
): Promise<Refusal | undefined> {
  const row = await store.tables.find(table);
  if (row === undefined) return refuse('table.unknown');
  const text = words.trim();
  if (text.length === 0 || text.length > longestReport) return refuse('report.length', { most: longestReport });
  const within = { since: now() - DAY, most: mostADay };
  const stored = await store.reports.add({ table, rev: row.rev, user, at: now(), words: text }, within);
  if (!stored) return refuse('report.many', { most: mostADay });
  log.info({ table, rev: row.rev, user }, 'somebody has reported something about a table');
  return undefined;
}
