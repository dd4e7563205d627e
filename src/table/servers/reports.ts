/** What people tell the keeper of the bot about a table: a fault in the rules, or a dispute. */
import type { Refusal } from '#kernel/ask';
import type { Context } from '../context.ts';
import { refuse } from '../refusals.ts';
import type { UserId } from '../types.ts';

/** The longest report, in characters. */
const maxReportLength = 500;
const maxPerDay = 5;
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
  if (text.length === 0 || text.length > maxReportLength) return refuse('report.length', { most: maxReportLength });
  const within = { since: now() - DAY, most: maxPerDay };
  const stored = await store.reports.add({ table, rev: row.rev, user, at: now(), words: text }, within);
  if (!stored) return refuse('report.many', { most: maxPerDay });
  log.info({ table, rev: row.rev, user }, 'somebody has reported something about a table');
  return undefined;
}
