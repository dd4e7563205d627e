/** Leagues and their seasons. A commit is one transaction that compares the season's rev. */
import { and, asc, count, desc, eq, inArray, isNull, max, notInArray } from 'drizzle-orm';
import type { Schema } from '../schema.ts';
import { seasonPlace } from '../season-place.ts';
import { all, type Db, type Dialect, execute, one, type Runner, type Steps } from '../steps.ts';
import type {
  EntryRow,
  MatchResultRow,
  MatchRow,
  MatchSeatRow,
  NewSeason,
  SeasonChange,
  SeasonRepository,
  SeasonRow,
} from '../types.ts';
import { cleared, Moved } from './commit.ts';
import { writeDue } from './due.ts';
import { enqueue } from './outbox.ts';
import { serverKey } from './room.ts';
import { addAct } from './servers.ts';

const OVER = ['final', 'cancelled'];

export function seasonRepository({ dialect, single, read, write }: Runner): SeasonRepository {
  const { schema } = dialect;
  const { leagues, seasons, entries, matches, matchSeats, matchResults } = schema;

  function* seasonOf(tx: Db, league: string): Steps<string | undefined> {
    const last = tx.select().from(seasons).where(eq(seasons.league, league)).orderBy(desc(seasons.n)).limit(1);
    return (yield* one(last))?.id;
  }

  function* add(tx: Db, { season, act, setDue }: NewSeason): Steps<void> {
    yield* execute(tx.insert(seasons).values(season));
    yield* addAct(dialect, tx, act);
    yield* writeDue(dialect, tx, seasonPlace(season.id), setDue);
  }

  return {
    create: (made, most) =>
      write(function* (tx) {
        const { league } = made;
        yield* dialect.lock(tx, [`league ${league.key}`, serverKey(league.guild)]);
        const known = yield* one(tx.select().from(leagues).where(eq(leagues.key, league.key)));
        if (known !== undefined) return { known: (yield* seasonOf(tx, known.id)) ?? '' };
        const namesake = and(eq(leagues.guild, league.guild), eq(leagues.nameKey, league.nameKey));
        if ((yield* one(tx.select().from(leagues).where(namesake))) !== undefined) return 'name-taken' as const;
        const unfinished = yield* one(
          tx
            .select({ n: count() })
            .from(seasons)
            .innerJoin(leagues, eq(leagues.id, seasons.league))
            .where(and(eq(leagues.guild, league.guild), notInArray(seasons.status, OVER))),
        );
        if ((unfinished?.n ?? 0) >= most) return 'many' as const;
        yield* execute(tx.insert(leagues).values(league));
        yield* add(tx, made);
        return 'created' as const;
      }),

    next: (made) =>
      write(function* (tx) {
        const { league, season } = made;
        yield* dialect.lock(tx, [serverKey(league.guild)]);
        const same = and(eq(seasons.league, league.id), eq(seasons.n, season.n));
        const known = yield* one(tx.select().from(seasons).where(same));
        if (known !== undefined) return { known: known.id };
        yield* add(tx, made);
        return 'created' as const;
      }),

    find: (id) =>
      read(function* (tx) {
        const found = yield* one(
          tx
            .select({ league: leagues, season: seasons })
            .from(seasons)
            .innerJoin(leagues, eq(leagues.id, seasons.league))
            .where(eq(seasons.id, id)),
        );
        if (found === undefined) return undefined;
        const own = tx.select().from(entries).where(eq(entries.season, id)).orderBy(asc(entries.n));
        return {
          league: found.league,
          season: seasonRow(found.season),
          entries: (yield* all(own)).map(entryRow),
          matches: yield* matchesOf(tx, id),
        };
      }),

    commit: async (change) => {
      try {
        return await write((tx) => applySeason(dialect, tx, change));
      } catch (error) {
        if (error instanceof Moved) return error.result === 'settled' ? 'settled' : 'moved';
        throw error;
      }
    },

    setMessage: (id, message) =>
      write(function* (tx) {
        const set = { message: message ?? null };
        yield* execute(tx.update(seasons).set(set).where(eq(seasons.id, id)));
      }),

    ofGuild: (guild) =>
      single(function* (db) {
        const last = db
          .select({ n: max(seasons.n) })
          .from(seasons)
          .where(eq(seasons.league, leagues.id));
        const rows = yield* all(
          db
            .select({ league: leagues, season: seasons })
            .from(seasons)
            .innerJoin(leagues, eq(leagues.id, seasons.league))
            .where(and(eq(leagues.guild, guild), eq(seasons.n, last)))
            .orderBy(desc(leagues.createdAt), asc(leagues.id)),
        );
        return rows.map(({ league, season }) => ({ league, season: seasonRow(season) }));
      }),

    ofLeague: (league) =>
      single(function* (db) {
        const rows = db.select().from(seasons).where(eq(seasons.league, league)).orderBy(asc(seasons.n));
        return (yield* all(rows)).map(seasonRow);
      }),

    outcomes: (guild) =>
      read(function* (tx) {
        const rows = yield* all(
          tx
            .select({ result: matchResults, settings: seasons.settings, season: seasons.id })
            .from(matchResults)
            .innerJoin(matches, eq(matches.id, matchResults.match))
            .innerJoin(seasons, eq(seasons.id, matches.season))
            .innerJoin(leagues, eq(leagues.id, seasons.league))
            .where(and(eq(leagues.guild, guild), eq(matches.status, 'done')))
            .orderBy(asc(matchResults.seq)),
        );
        const people = yield* all(
          tx
            .select({ match: matchSeats.match, user: entries.user })
            .from(matchSeats)
            .innerJoin(matches, eq(matches.id, matchSeats.match))
            .innerJoin(entries, and(eq(entries.season, matches.season), eq(entries.n, matchSeats.entry)))
            .innerJoin(seasons, eq(seasons.id, matches.season))
            .innerJoin(leagues, eq(leagues.id, seasons.league))
            .where(eq(leagues.guild, guild))
            .orderBy(asc(matchSeats.seat)),
        );
        const usersOf = new Map<string, string[]>();
        for (const { match, user } of people) usersOf.set(match, [...(usersOf.get(match) ?? []), user]);
        // A later result takes the place of the first one of its match.
        const found = new Map(
          rows.map(({ result, settings }) => [result.match, { result: resultRow(result), settings }]),
        );
        return [...found].flatMap(([match, { result, settings }]) => {
          const users = usersOf.get(match) ?? [];
          const { how, won, isRated = false } = result;
          return users.length === 2 ? [{ users, won, how, isRated, settings }] : [];
        });
      }),

    seen: (match, seat, at) =>
      single(function* (db) {
        const unseen = and(eq(matchSeats.match, match), eq(matchSeats.seat, seat), isNull(matchSeats.seenAt));
        yield* execute(db.update(matchSeats).set({ seenAt: at }).where(unseen));
      }),
  };

  function* matchesOf(tx: Db, season: string): Steps<readonly MatchRow[]> {
    const ids = tx.select({ id: matches.id }).from(matches).where(eq(matches.season, season));
    const rows = yield* all(
      tx
        .select()
        .from(matches)
        .where(eq(matches.season, season))
        .orderBy(asc(matches.division), desc(matches.stage), asc(matches.round), asc(matches.n)),
    );
    const seats = yield* all(
      tx.select().from(matchSeats).where(inArray(matchSeats.match, ids)).orderBy(asc(matchSeats.seat)),
    );
    const results = yield* all(
      tx.select().from(matchResults).where(inArray(matchResults.match, ids)).orderBy(asc(matchResults.seq)),
    );
    const seatsOf = new Map<string, MatchSeatRow[]>(rows.map(({ id }) => [id, []]));
    for (const row of seats) seatsOf.get(row.match)?.push(seatRow(row));
    // The last one stays.
    const resultOf = new Map(results.map((row) => [row.match, resultRow(row)]));
    return rows.map((row) => ({
      id: row.id,
      division: row.division,
      stage: row.stage,
      round: row.round,
      n: row.n,
      status: row.status,
      table: row.table ?? undefined,
      games: row.games,
      openedAt: row.openedAt ?? undefined,
      doneAt: row.doneAt ?? undefined,
      seats: seatsOf.get(row.id) ?? [],
      result: resultOf.get(row.id),
    }));
  }
}

/** Writes a change of a season; throws `Moved` if it cannot be made any more. */
function* applySeason(dialect: Dialect, tx: Db, change: SeasonChange): Steps<'stored'> {
  const { seasons, entries, due, matchResults } = dialect.schema;
  const { season, expect } = change;
  const place = seasonPlace(season);
  yield* dialect.lockRows(() => tx.select({ id: seasons.id }).from(seasons).where(eq(seasons.id, season)));
  if (change.settle !== undefined) {
    const { kind, seat, at } = change.settle;
    const same = and(eq(due.table, place), eq(due.kind, kind), eq(due.seat, seat), eq(due.at, at));
    if ((yield* execute(tx.delete(due).where(same))) === 0) throw new Moved('settled');
  }
  const unchanged = and(eq(seasons.id, season), eq(seasons.rev, expect));
  const set = { ...cleared(change.row), rev: expect + 1 };
  if ((yield* execute(tx.update(seasons).set(set).where(unchanged))) === 0) throw new Moved('moved');
  if (change.left !== undefined && change.left.length > 0) {
    const gone = and(eq(entries.season, season), inArray(entries.n, [...change.left]));
    yield* execute(tx.delete(entries).where(gone));
  }
  for (const entry of change.entries ?? []) {
    const row = { ...entry, season, lot: entry.lot ?? null, deck: entry.deck ?? null };
    const { season: _, n: __, ...rest } = row;
    const insert = tx.insert(entries).values(row);
    yield* execute(insert.onConflictDoUpdate({ target: [entries.season, entries.n], set: rest }));
  }
  for (const match of change.matches ?? []) yield* writeMatch(dialect, tx, season, match);
  for (const { match, how, won, drawn, at, isRated } of change.results ?? []) {
    const rated = isRated === true ? 1 : 0;
    yield* execute(tx.insert(matchResults).values({ match, how, won: JSON.stringify(won), drawn, at, rated }));
  }
  for (const { kind, seat } of change.clearDue ?? [])
    yield* execute(tx.delete(due).where(and(eq(due.table, place), eq(due.kind, kind), eq(due.seat, seat))));
  yield* writeDue(dialect, tx, place, change.setDue ?? []);
  for (const row of change.outbox ?? []) yield* enqueue(dialect, tx, place, row);
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
  };
  const insert = tx.insert(matches).values({ id, season, division, stage, round, n, ...rest });
  yield* execute(insert.onConflictDoUpdate({ target: matches.id, set: rest }));
  for (const { seat, entry, seenAt } of seats) {
    const row = tx.insert(matchSeats).values({ match: id, seat, entry, seenAt: seenAt ?? null });
    yield* execute(row.onConflictDoUpdate({ target: [matchSeats.match, matchSeats.seat], set: { entry } }));
  }
}

const seasonRow = (row: Schema['seasons']['$inferSelect']): SeasonRow => ({
  ...row,
  startsAt: row.startsAt ?? undefined,
  startedAt: row.startedAt ?? undefined,
  endedAt: row.endedAt ?? undefined,
  message: row.message ?? undefined,
});

const entryRow = ({ season: _, ...row }: Schema['entries']['$inferSelect']): EntryRow => ({
  ...row,
  lot: row.lot ?? undefined,
  deck: row.deck ?? undefined,
});

const seatRow = ({ seat, entry, seenAt }: Schema['matchSeats']['$inferSelect']): MatchSeatRow => ({
  seat,
  entry,
  seenAt: seenAt ?? undefined,
});

const resultRow = ({ how, won, drawn, at, rated }: Schema['matchResults']['$inferSelect']): MatchResultRow => ({
  how,
  won: JSON.parse(won),
  drawn,
  at,
  ...(rated === 1 && { isRated: true as const }),
});
