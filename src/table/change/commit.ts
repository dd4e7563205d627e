/** Stores the facts of a table, and everything derived from them, in one transaction. */
import { personKey } from '#store/person-key';
import { seasonOfKey } from '#store/season-key';
import type { Change, CommitResult, Crowded, DueRow, NewTable, TableRow } from '#store/types';
import { nobodyIsTold, type RoutesBySeat } from '../calls/calls.ts';
import type { Context } from '../context.ts';
import { duesOf, messagesOf, results, rowOf } from '../facts/consequences.ts';
import type { FactContext } from '../facts/context.ts';
import { type Fact, factRow } from '../facts/index.ts';
import { outboxRow } from '../messages/index.ts';
import { readOptions } from '../open/options.ts';
import type { OutgoingMessage, UserId } from '../types.ts';

/** A change of a table with its facts and everything that is derived from them. */
export function withFacts(context: Context, change: Change, facts: readonly Fact[], factContext: FactContext): Change {
  const { setDue = [], clearDue = [], dueBy = [] } = duesOf(facts, factContext);
  const row = rowOf(facts, factContext);
  return {
    ...change,
    row: change.row === undefined && row === undefined ? undefined : { ...change.row, ...row },
    facts: facts.map((fact) => factRow(fact, factContext.now)),
    results: results(facts, factContext),
    setDue: [...setDue, ...(change.setDue ?? [])],
    clearDue: [...clearDue, ...(change.clearDue ?? [])],
    dueBy,
    outbox: messagesOf(facts, factContext).map((message) => outboxRow(context, message)),
  };
}

/** What is stored and sent with a new table, derived from its first facts. */
export function firstFacts(
  context: Context,
  facts: readonly Fact[],
  factContext: FactContext,
): Pick<NewTable, 'facts' | 'outbox'> {
  return {
    facts: facts.map((fact) => factRow(fact, factContext.now)),
    outbox: messagesOf(facts, factContext).map((message) => outboxRow(context, message)),
  };
}

/** A change with facts that are not moves: in the lobby, by the clock, or agreed on. `ways`: how those are told whom it concerns. */
export function happensAt(
  context: Context,
  row: TableRow,
  change: Change,
  facts: Fact | readonly Fact[],
  routes: RoutesBySeat = nobodyIsTold,
  now = context.now(),
): Change {
  const { seats } = row;
  const gameName = context.games.get(row.game)?.name ?? row.game;
  const remindAfter = readOptions(row)?.remindAfter ?? 0;
  return withFacts(context, change, [facts].flat(), { row, seats, gameName, remindAfter, routes, now });
}

/** Stores what was due for a person as done, and what they are told by direct message; nothing if another process was faster. */
export async function tellPerson(
  context: Context,
  user: UserId,
  done: Pick<Change, 'settle' | 'setDue'>,
  messages: readonly OutgoingMessage[],
): Promise<void> {
  const outbox = messages.map((message) => outboxRow(context, message));
  await commit(context, { ...done, table: personKey(user), expect: undefined, outbox });
}

/** Commits a change, and notifies the senders if there are new messages. */
export async function commit(context: Context, change: Change): Promise<CommitResult> {
  const { store, notifyOutbox, log } = context;
  const result = await store.tables.commit(change);
  if (result === 'stored') for (const due of change.dueBy ?? []) atOnce(context, due);
  const { table, expect } = change;
  log.debug({ table, ...(expect !== undefined && { rev: expect + 1 }), result }, 'a change of a table');
  if (result === 'stored' && (change.outbox ?? []).length > 0) notifyOutbox();
  return result;
}

/** Has a league go on in the background, not only with the next sweep. */
export function atOnce({ leaguesAtOnce, later, dueForLeagues, now }: Context, due: DueRow): void {
  if (leaguesAtOnce && seasonOfKey(due.table) !== undefined && due.at <= now()) later(() => dueForLeagues(due));
}

/** Stores a new table within the limits; as `TableRepository.create`. */
export async function create(
  context: Context,
  table: Omit<NewTable, 'onlyIf'>,
): Promise<{ readonly id: string; readonly created: boolean } | Crowded> {
  const result = await createIf(context, table);
  if (result === 'outdated') throw new Error('a table without conditions cannot be outdated');
  return result;
}

/** The same for a table of a match, which has to stand so. */
export async function createIf(
  { store, limits, log }: Context,
  table: NewTable,
): Promise<{ readonly id: string; readonly created: boolean } | Crowded | 'outdated'> {
  const result = await store.tables.create(table, limits);
  if (typeof result !== 'string' && result.created) log.debug({ table: result.id, rev: 1 }, 'a new table');
  return result;
}
