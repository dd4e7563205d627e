/** Writes changes of seasons and of their drafts. */
import { and, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import { deleteRows, insertOrSet, insertRow, updateRows } from '../kept-writes.ts';
import type { Schema } from '../schema.ts';
import { seasonKey } from '../season-key.ts';
import { type Db, type Dialect, execute, executeKept, type KeptEffect, one, type Steps } from '../steps.ts';
import type { DraftChange, MatchRow, MatchState, SeasonChange } from '../types.ts';
import { cleared, Moved } from './commit.ts';
import { clearDue, writeDue } from './due.ts';
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
function* settleDue(dialect: Dialect, place: string, settle: Aside['settle']): Steps<void> {
  if (settle === undefined) return;
  if ((yield* deleteRows(dialect.schema.due, { ...settle, table: place })) === 0) throw new Moved('settled');
}

/** Writes what is due and what is told from now on. */
function* writeAside(dialect: Dialect, place: string, { setDue, clearDue: marks, outbox }: Aside): Steps<void> {
  yield* clearDue(dialect, place, marks ?? []);
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
  yield* settleDue(dialect, place, change.settle);
  const changed = yield* updateRows(drafts, { state, rev: expect + 1 }, { season, division, rev: expect });
  if (changed === 0) throw new Moved('moved');
  yield* writeAside(dialect, place, change);
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
  yield* settleDue(dialect, place, change.settle);
  const set = { ...cleared(change.row), rev: expect + 1 };
  if ((yield* updateRows(seasons, set, { id: season, rev: expect })) === 0) throw new Moved('moved');
  if (change.left !== undefined && change.left.length > 0) {
    const gone = and(eq(entries.season, season), inArray(entries.n, [...change.left]));
    yield* execute(tx.delete(entries).where(gone));
  }
  for (const entry of change.entries ?? []) {
    const { n, ...rest } = { ...entry, ...cleared(entry), secret: entry.secret ? 1 : 0 };
    yield* insertOrSet(entries, { season, n }, rest);
  }
  if (change.removed !== undefined && change.removed.length > 0) {
    const gone = [...change.removed];
    yield* execute(tx.delete(matchSeats).where(inArray(matchSeats.match, gone)));
    yield* execute(tx.delete(matchResults).where(inArray(matchResults.match, gone)));
    yield* execute(tx.delete(matches).where(inArray(matches.id, gone)));
  }
  for (const match of change.matches ?? []) yield* writeMatch(dialect, season, match);
  for (const { match, how, won, drawn, at, isRated, places } of change.results ?? []) {
    const row = { match, how, drawn, at, rated: isRated === true ? 1 : 0 };
    const ranked = places === undefined ? null : JSON.stringify(places);
    yield* insertRow(matchResults, { ...row, won: JSON.stringify(won), places: ranked });
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
  yield* writeAside(dialect, place, change);
  if (change.act !== undefined) yield* addAct(dialect, change.act);
  return 'stored';
}

function* writeMatch(
  { schema: { matches, matchSeats } }: Dialect,
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
  yield* insertOrSet(matches, { id }, rest, { season, division, stage, round, n });
  // A table of more than two may begin with fewer.
  yield* executeKept(dropSeatsFrom(matchSeats), { match: id, seat: seats.length });
  for (const { seat, entry, seenAt = null, user = null } of seats)
    yield* insertOrSet(matchSeats, { match: id, seat }, { entry, user }, { seenAt });
}

/** Deletes the seats of a match from a number on. */
const dropSeatsFrom = (matchSeats: Schema['matchSeats']): KeptEffect => ({
  name: 'drop_match_seats',
  build: (db) =>
    db
      .delete(matchSeats)
      .where(and(eq(matchSeats.match, sql.placeholder('match')), gte(matchSeats.seat, sql.placeholder('seat')))),
});
