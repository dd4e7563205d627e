/** Leagues and their seasons. A commit is one transaction that compares the season's rev. */

import { and, asc, desc, eq, inArray, isNull, max, notInArray, sql } from 'drizzle-orm';
import { append } from '#kernel/grouped';
import type { Schema } from '../schema.ts';
import { seasonKey } from '../season-key.ts';
import { all, allKept, type Db, execute, type Kept, one, oneKept, type Runner, type Steps } from '../steps.ts';
import type {
  EntryRow,
  MatchResultRow,
  MatchRow,
  MatchSeatRow,
  NewSeason,
  SeasonHead,
  SeasonRepository,
  SeasonRow,
} from '../types.ts';
import { writeDue } from './due.ts';
import { serverKey } from './room.ts';
import { applyDraft, applySeason, attempt } from './season-changes.ts';
import { addAct } from './servers.ts';

const OVER = ['final', 'cancelled'];

export function seasonRepository({ dialect, single, read, write }: Runner): SeasonRepository {
  const { schema } = dialect;
  const { leagues, seasons, entries, matches, matchSeats, matchResults, drafts, trophies, organisers } = schema;

  const id = sql.placeholder('id');
  const leagueAndSeason: Kept<{
    league: Schema['leagues']['$inferSelect'];
    season: Schema['seasons']['$inferSelect'];
  }> = {
    name: 'league_and_season',
    build: (db) =>
      db
        .select({ league: leagues, season: seasons })
        .from(seasons)
        .innerJoin(leagues, eq(leagues.id, seasons.league))
        .where(eq(seasons.id, id)),
  };
  const organisersOf: Kept<Schema['organisers']['$inferSelect']> = {
    name: 'organisers_of_league',
    build: (db) =>
      db
        .select()
        .from(organisers)
        .where(eq(organisers.league, sql.placeholder('league')))
        .orderBy(asc(organisers.user)),
  };
  const entriesOf: Kept<Schema['entries']['$inferSelect']> = {
    name: 'entries_of_season',
    build: (db) => db.select().from(entries).where(eq(entries.season, id)).orderBy(asc(entries.n)),
  };
  const matchRowsOf: Kept<Schema['matches']['$inferSelect']> = {
    name: 'matches_of_season',
    build: (db) =>
      db
        .select()
        .from(matches)
        .where(eq(matches.season, id))
        .orderBy(asc(matches.division), desc(matches.stage), asc(matches.round), asc(matches.n)),
  };
  const idsOfMatches = (db: Db) => db.select({ id: matches.id }).from(matches).where(eq(matches.season, id));
  const matchSeatsOf: Kept<Schema['matchSeats']['$inferSelect']> = {
    name: 'match_seats_of_season',
    build: (db) =>
      db
        .select()
        .from(matchSeats)
        .where(inArray(matchSeats.match, idsOfMatches(db)))
        .orderBy(asc(matchSeats.seat)),
  };
  const matchResultsOf: Kept<Schema['matchResults']['$inferSelect']> = {
    name: 'match_results_of_season',
    build: (db) =>
      db
        .select()
        .from(matchResults)
        .where(inArray(matchResults.match, idsOfMatches(db)))
        .orderBy(asc(matchResults.seq)),
  };
  const draftsOf: Kept<Schema['drafts']['$inferSelect']> = {
    name: 'drafts_of_season',
    build: (db) => db.select().from(drafts).where(eq(drafts.season, id)).orderBy(asc(drafts.division)),
  };

  function* seasonOf(tx: Db, league: string): Steps<string | undefined> {
    const last = tx.select().from(seasons).where(eq(seasons.league, league)).orderBy(desc(seasons.n)).limit(1);
    return (yield* one(last))?.id;
  }

  function* add(tx: Db, { season, act, setDue }: NewSeason): Steps<void> {
    yield* execute(tx.insert(seasons).values(season));
    yield* addAct(dialect, act);
    yield* writeDue(dialect, seasonKey(season.id), setDue);
  }

  return {
    create: (made, max) =>
      write(function* (tx) {
        const { league } = made;
        yield* dialect.lock(tx, [`league ${league.key}`, serverKey(league.guild)]);
        const known = yield* one(tx.select().from(leagues).where(eq(leagues.key, league.key)));
        if (known !== undefined) return { known: (yield* seasonOf(tx, known.id)) ?? '' };
        const namesake = and(eq(leagues.guild, league.guild), eq(leagues.nameKey, league.nameKey));
        if ((yield* one(tx.select().from(leagues).where(namesake))) !== undefined) return 'name-taken' as const;
        const unfinished = yield* all(
          tx
            .select({ owner: leagues.owner })
            .from(seasons)
            .innerJoin(leagues, eq(leagues.id, seasons.league))
            .where(and(eq(leagues.guild, league.guild), notInArray(seasons.status, OVER))),
        );
        if (unfinished.length >= max.server) return 'many' as const;
        if (unfinished.filter(({ owner }) => owner === league.owner).length >= max.owner) return 'many-own' as const;
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

    head: (id) => read(() => headOf(id)),

    find: (id) =>
      read(function* () {
        const head = yield* headOf(id);
        if (head === undefined) return undefined;
        return {
          ...head,
          entries: (yield* allKept(entriesOf, { id })).map(entryRow),
          matches: yield* matchesOf(id),
        };
      }),

    commit: (change) => attempt(write((tx) => applySeason(dialect, tx, change))),

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
            .select({ match: matchSeats.match, user: entries.user, played: matchSeats.user })
            .from(matchSeats)
            .innerJoin(matches, eq(matches.id, matchSeats.match))
            .innerJoin(entries, and(eq(entries.season, matches.season), eq(entries.n, matchSeats.entry)))
            .innerJoin(seasons, eq(seasons.id, matches.season))
            .innerJoin(leagues, eq(leagues.id, seasons.league))
            .where(eq(leagues.guild, guild))
            .orderBy(asc(matchSeats.seat)),
        );
        const usersOf = new Map<string, string[]>();
        for (const { match, user, played } of people) append(usersOf, match, played ?? user);
        // A later result takes the place of the first one of its match.
        const found = new Map(
          rows.map(({ result, settings }) => [result.match, { result: resultRow(result), settings }]),
        );
        return [...found].flatMap(([match, { result, settings }]) => {
          const users = usersOf.get(match) ?? [];
          const { how, won, isRated = false, places } = result;
          return users.length >= 2 ? [{ users, won, how, isRated, places, settings }] : [];
        });
      }),

    drafts: (season) =>
      single(function* () {
        return (yield* allKept(draftsOf, { id: season })).map(({ season: _, ...row }) => row);
      }),

    commitDraft: (change) => attempt(write((tx) => applyDraft(dialect, tx, change))),

    trophiesIn: (season) =>
      single((db) =>
        all(
          db.select().from(trophies).where(eq(trophies.season, season)).orderBy(asc(trophies.kind), asc(trophies.user)),
        ),
      ),

    trophiesOf: (user, guild) =>
      single(function* (db) {
        const rows = db
          .select({ trophy: trophies, league: leagues.name, n: seasons.n })
          .from(trophies)
          .innerJoin(seasons, eq(seasons.id, trophies.season))
          .innerJoin(leagues, eq(leagues.id, seasons.league))
          .where(and(eq(trophies.user, user), eq(leagues.guild, guild)))
          .orderBy(desc(trophies.at), asc(trophies.kind));
        return (yield* all(rows)).map(({ trophy, league, n }) => ({ ...trophy, league, n }));
      }),

    setOrganiser: ({ league, user, organises, act }) =>
      write(function* (tx) {
        const same = and(eq(organisers.league, league), eq(organisers.user, user));
        if (organises) yield* execute(tx.insert(organisers).values({ league, user }).onConflictDoNothing());
        else yield* execute(tx.delete(organisers).where(same));
        yield* addAct(dialect, act);
      }),

    seen: (match, seat, at) =>
      write(function* (tx) {
        const unseen = and(eq(matchSeats.match, match), eq(matchSeats.seat, seat), isNull(matchSeats.seenAt));
        if ((yield* one(tx.select().from(matchSeats).where(unseen))) === undefined) return;
        const season = tx.select({ id: matches.season }).from(matches).where(eq(matches.id, match));
        yield* execute(
          tx
            .update(seasons)
            .set({ rev: sql`${seasons.rev} + 1` })
            .where(inArray(seasons.id, season)),
        );
        yield* execute(tx.update(matchSeats).set({ seenAt: at }).where(unseen));
      }),
  };

  function* headOf(id: string): Steps<SeasonHead | undefined> {
    const found = yield* oneKept(leagueAndSeason, { id });
    if (found === undefined) return undefined;
    const { league, season } = found;
    const organisers = (yield* allKept(organisersOf, { league: league.id })).map(({ user }) => user);
    return { league, organisers, season: seasonRow(season) };
  }

  function* matchesOf(id: string): Steps<readonly MatchRow[]> {
    const rows = yield* allKept(matchRowsOf, { id });
    const seats = yield* allKept(matchSeatsOf, { id });
    const results = yield* allKept(matchResultsOf, { id });
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
      first: row.first ?? undefined,
      seats: seatsOf.get(row.id) ?? [],
      result: resultOf.get(row.id),
    }));
  }
}

const seasonRow = (row: Schema['seasons']['$inferSelect']): SeasonRow => ({
  ...row,
  startsAt: row.startsAt ?? undefined,
  startedAt: row.startedAt ?? undefined,
  endedAt: row.endedAt ?? undefined,
  message: row.message ?? undefined,
  course: row.course ?? undefined,
  ruleset: row.ruleset ?? undefined,
});

const entryRow = ({ season: _, ...row }: Schema['entries']['$inferSelect']): EntryRow => ({
  ...row,
  lot: row.lot ?? undefined,
  deck: row.deck ?? undefined,
  pool: row.pool ?? undefined,
  secret: row.secret === 1,
  standsFor: row.standsFor ?? undefined,
  away: row.away ?? undefined,
});

const seatRow = ({ seat, entry, seenAt, user }: Schema['matchSeats']['$inferSelect']): MatchSeatRow => ({
  seat,
  entry,
  seenAt: seenAt ?? undefined,
  user: user ?? undefined,
});

const resultRow = ({ how, won, drawn, at, rated, places }: Schema['matchResults']['$inferSelect']): MatchResultRow => ({
  how,
  won: JSON.parse(won),
  drawn,
  at,
  ...(rated === 1 && { isRated: true as const }),
  ...(places !== null && { places: JSON.parse(places) }),
});
