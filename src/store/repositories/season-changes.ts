/** Writes changes of seasons and of their drafts. */
import { and, eq, gte, inArray, ne } from 'drizzle-orm';
import { seasonKey } from '../season-key.ts';
import { type Db, type Dialect, execute, one, type Steps } from '../steps.ts';
import type { DraftChange, MatchRow, MatchState, SeasonChange } from '../types.ts';
import { cleared, Moved } from './commit.ts';
import { writeDue } from './due.ts';
import { enqueue } from './outbox.ts';
import { addAct } from './servers.ts';

/** What a change has come to. */
export async function attempt(change: Promise<'stored'>): Promise<'stored' | 'moved' | 'settled'> {
  try {
    return await change;
  } catch (error) {
    if (error instanceof Moved) return error.result === 'settled' ? 'settled' : 'moved';
    throw error;
  }
}

type Aside = Pick<SeasonChange, 'settle' | 'setDue' | 'clearDue' | 'outbox'>;

/** Takes what was due off the list; throws `Moved` if somebody else has done it. */
function* settleDue(dialect: Dialect, tx: Db, place: string, settle: Aside['settle']): Steps<void> {
  if (settle === undefined) return;
  const { due } = dialect.schema;
  const { kind, seat, at } = settle;
  const same = and(eq(due.table, place), eq(due.kind, kind), eq(due.seat, seat), eq(due.at, at));
  if ((yield* execute(tx.delete(due).where(same))) === 0) throw new Moved('settled');
}

/** Writes what is due and what is told from now on. */
function* writeAside(dialect: Dialect, tx: Db, place: string, { setDue, clearDue, outbox }: Aside): Steps<void> {
  const { due } = dialect.schema;
  for (const { kind, seat } of clearDue ?? [])
    yield* execute(tx.delete(due).where(and(eq(due.table, place), eq(due.kind, kind), eq(due.seat, seat))));
  yield* writeDue(dialect, place, setDue ?? []);
  for (const row of outbox ?? []) yield* enqueue(dialect, place, row);
}

/** Writes a change of a draft; throws `Moved` if it cannot be made any more. */
export function* applyDraft(dialect: Dialect, tx: Db, change: DraftChange): Steps<'stored'> {
  const { drafts } = dialect.schema;
  const { season, division, expect, state } = change;
  const place = seasonKey(season);
  const own = and(eq(drafts.season, season), eq(drafts.division, division));
  yield* dialect.lockRows(() => tx.select({ rev: drafts.rev }).from(drafts).where(own));
  yield* settleDue(dialect, tx, place, change.settle);
  const update = tx
    .update(drafts)
    .set({ state, rev: expect + 1 })
    .where(and(own, eq(drafts.rev, expect)));
  if ((yield* execute(update)) === 0) throw new Moved('moved');
  yield* writeAside(dialect, tx, place, change);
  return 'stored';
}

/** Whether a match stands so, until the transaction ends. */
export function* standsSo(dialect: Dialect, tx: Db, wanted: MatchState): Steps<boolean> {
  const { seasons, matches } = dialect.schema;
  const { season, match, statuses, games, table } = wanted;
  const isThere = and(eq(seasons.id, season), ne(seasons.status, 'cancelled'));
  yield* dialect.lockRows(() => tx.select({ id: seasons.id }).from(seasons).where(isThere));
  const found = yield* one(
    tx
      .select({ id: matches.id })
      .from(matches)
      .innerJoin(seasons, eq(seasons.id, matches.season))
      .where(
        and(
          ...[isThere, eq(matches.id, match), inArray(matches.status, [...statuses])],
          games === undefined ? undefined : eq(matches.games, games),
          table === undefined ? undefined : eq(matches.table, table),
        ),
      ),
  );
  return found !== undefined;
}

/** Writes a change of a season; throws `Moved` if it cannot be made any more. */
export function* applySeason(dialect: Dialect, tx: Db, change: SeasonChange): Steps<'stored'> {
  const { seasons, entries, matches, matchSeats, matchResults, drafts, trophies, rulesets } = dialect.schema;
  const { season, expect } = change;
  const place = seasonKey(season);
  yield* dialect.lockRows(() => tx.select({ id: seasons.id }).from(seasons).where(eq(seasons.id, season)));
  yield* settleDue(dialect, tx, place, change.settle);
  const unchanged = and(eq(seasons.id, season), eq(seasons.rev, expect));
  const set = { ...cleared(change.row), rev: expect + 1 };
  if ((yield* execute(tx.update(seasons).set(set).where(unchanged))) === 0) throw new Moved('moved');
  if (change.left !== undefined && change.left.length > 0) {
    const gone = and(eq(entries.season, season), inArray(entries.n, [...change.left]));
    yield* execute(tx.delete(entries).where(gone));
  }
  for (const entry of change.entries ?? []) {
    const row = { ...entry, ...cleared(entry), season, secret: entry.secret ? 1 : 0 };
    const { season: _, n: __, ...rest } = row;
    const insert = tx.insert(entries).values(row);
    yield* execute(insert.onConflictDoUpdate({ target: [entries.season, entries.n], set: rest }));
  }
  if (change.removed !== undefined && change.removed.length > 0) {
    const gone = [...change.removed];
    yield* execute(tx.delete(matchSeats).where(inArray(matchSeats.match, gone)));
    yield* execute(tx.delete(matchResults).where(inArray(matchResults.match, gone)));
    yield* execute(tx.delete(matches).where(inArray(matches.id, gone)));
  }
  for (const match of change.matches ?? []) yield* writeMatch(dialect, tx, season, match);
  for (const { match, how, won, drawn, at, isRated, places } of change.results ?? []) {
    const row = { match, how, drawn, at, rated: isRated === true ? 1 : 0 };
    const ranked = places === undefined ? null : JSON.stringify(places);
    yield* execute(tx.insert(matchResults).values({ ...row, won: JSON.stringify(won), places: ranked }));
  }
  if (change.ruleset !== undefined) yield* execute(tx.insert(rulesets).values(change.ruleset).onConflictDoNothing());
  for (const draft of change.drafts ?? [])
    yield* execute(
      tx
        .insert(drafts)
        .values({ ...draft, season, rev: 1 })
        .onConflictDoNothing(),
    );
  if (change.trophiesAnew === true) yield* execute(tx.delete(trophies).where(eq(trophies.season, season)));
  for (const trophy of change.trophies ?? [])
    yield* execute(
      tx
        .insert(trophies)
        .values({ ...trophy, season })
        .onConflictDoNothing(),
    );
  yield* writeAside(dialect, tx, place, change);
  if (change.act !== undefined) yield* addAct(dialect, tx, change.act);
  return 'stored';
}

function* writeMatch(
  { schema: { matches, matchSeats } }: Dialect,
  tx: Db,
  season: string,
  { seats, ...match }: Omit<MatchRow, 'result'>,
): Steps<void> {
  const { id, division, stage, round, n, status, games } = match;
  const rest = {
    status,
    games,
    table: match.table ?? null,
    openedAt: match.openedAt ?? null,
    doneAt: match.doneAt ?? null,
    first: match.first ?? null,
  };
  const insert = tx.insert(matches).values({ id, season, division, stage, round, n, ...rest });
  yield* execute(insert.onConflictDoUpdate({ target: matches.id, set: rest }));
  // A table of more than two may begin with fewer.
  yield* execute(tx.delete(matchSeats).where(and(eq(matchSeats.match, id), gte(matchSeats.seat, seats.length))));
  for (const { seat, entry, seenAt, user = null } of seats) {
    const row = tx.insert(matchSeats).values({ match: id, seat, entry, seenAt: seenAt ?? null, user });
    yield* execute(row.onConflictDoUpdate({ target: [matchSeats.match, matchSeats.seat], set: { entry, user } }));
  }
}
