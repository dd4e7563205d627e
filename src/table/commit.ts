/** Stores the facts of a table, and everything derived from them, in one transaction. */
import type { Change, CommitResult, Crowded, NewTable, TableRow } from '#store/types';
import type { Context } from './context.ts';
import { type Fact, factRow } from './facts.ts';
import { outboxRow } from './intents.ts';
import { dueTimes, type FactContext, notifications, outcome } from './subscribers.ts';

/** A change of a table with its facts and everything that is derived from them. */
export function withFacts(context: Context, change: Change, facts: readonly Fact[], around: FactContext): Change {
  const { setDue = [], clearDue = [] } = dueTimes(facts, around);
  const row = outcome(facts, around);
  return {
    ...change,
    row: change.row === undefined && row === undefined ? undefined : { ...change.row, ...row },
    facts: facts.map((fact) => factRow(fact, around.now)),
    setDue: [...setDue, ...(change.setDue ?? [])],
    clearDue: [...clearDue, ...(change.clearDue ?? [])],
    outbox: notifications(facts, around).map((intent) => outboxRow(context, intent)),
  };
}

/** What is stored and sent with a new table, derived from its first facts. */
export function firstFacts(
  context: Context,
  facts: readonly Fact[],
  around: FactContext,
): Pick<NewTable, 'facts' | 'outbox'> {
  return {
    facts: facts.map((fact) => factRow(fact, around.now)),
    outbox: notifications(facts, around).map((intent) => outboxRow(context, intent)),
  };
}

/** A change with a single fact that is not a move: in the lobby, or by the clock. */
export function happensAt(context: Context, row: TableRow, change: Change, fact: Fact): Change {
  const now = context.now();
  const { seats } = row;
  const gameName = context.games.get(row.game)?.name ?? row.game;
  return withFacts(context, change, [fact], { row, seats, gameName, remindAfter: 0, quiet: new Set(), now });
}

/** Commits a change, and notifies the senders if there are new messages. */
export async function commit({ store, notifyOutbox, log }: Context, change: Change): Promise<CommitResult> {
  const result = await store.tables.commit(change);
  const { table, expect } = change;
  log.debug({ table, ...(expect !== undefined && { rev: expect + 1 }), result }, 'a change of a table');
  if (result === 'stored' && (change.outbox ?? []).length > 0) notifyOutbox();
  return result;
}

/** Stores a new table within the limits; as `TableRepository.create`. */
export async function create(
  { store, limits, log }: Context,
  table: NewTable,
): Promise<{ readonly id: string; readonly created: boolean } | Crowded> {
  const result = await store.tables.create(table, limits);
  if (typeof result !== 'string' && result.created) log.debug({ table: result.id, rev: 1 }, 'a new table');
  return result;
}
