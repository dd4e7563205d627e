/** The tables of the database for leagues: seasons with their entries, matches and results. */
import { sql } from 'drizzle-orm';
import type { Kit } from './schema.ts';

export function leagueSchema({ table, text, integer, millis, counter, index, uniqueIndex, primaryKey }: Kit) {
  const leagues = table(
    'leagues',
    {
      id: text().primaryKey(),
      key: text().notNull(),
      guild: text().notNull(),
      channel: text().notNull(),
      name: text().notNull(),
      /** The name normalized: names that count as the same have the same key. */
      nameKey: text('name_key').notNull(),
      owner: text().notNull(),
      createdAt: millis('created_at').notNull(),
    },
    (of) => [uniqueIndex('leagues_key').on(of.key), uniqueIndex('leagues_name').on(of.guild, of.nameKey)],
  );

  const seasons = table(
    'seasons',
    {
      id: text().primaryKey(),
      league: text('league_id')
        .notNull()
        .references(() => leagues.id),
      /** Counts the seasons of a league from 1. */
      n: integer().notNull(),
      status: text().notNull(),
      rev: integer().notNull(),
      settings: text().notNull(),
      /** Decides all chance of the season. */
      seed: text().notNull(),
      /** When it is to start; null: when somebody starts it. */
      startsAt: millis('starts_at'),
      startedAt: millis('started_at'),
      endedAt: millis('ended_at'),
      /** The message that shows how it stands. */
      message: text(),
      /** What stands beside entries and matches while it goes on: queue, challenges, disputes and the like, as a JSON text. */
      course: text(),
      /** The ruleset that its tables are set up with; null: the present one. */
      ruleset: text(),
    },
    (of) => [uniqueIndex('seasons_n').on(of.league, of.n), index('seasons_status').on(of.status)],
  );

  const entries = table(
    'entries',
    {
      season: text('season_id')
        .notNull()
        .references(() => seasons.id),
      /** From 1, in the order in which people joined. */
      n: integer().notNull(),
      user: text('user_id').notNull(),
      name: text().notNull(),
      status: text().notNull(),
      /** Drawn at the start; null before. */
      lot: integer(),
      division: integer().notNull(),
      /** The round from which on they play, from 1. */
      fromRound: integer('from_round').notNull(),
      /** The list they play, or before the start which one they have chosen. */
      deck: text(),
      joinedAt: millis('joined_at').notNull(),
      /** JSON: the cards that they have opened or taken, of which their deck is made. */
      pool: text(),
      /** 1: their list is not shown when the season is over. */
      secret: integer(),
      /** Who had the place before them. */
      standsFor: text('stands_for'),
      /** JSON: when they are away, from and to. */
      away: text(),
    },
    (of) => [
      primaryKey({ columns: [of.season, of.n] }),
      uniqueIndex('entries_person').on(of.season, of.user),
      index('entries_user').on(of.user),
    ],
  );

  const matches = table(
    'matches',
    {
      id: text().primaryKey(),
      season: text('season_id')
        .notNull()
        .references(() => seasons.id),
      division: integer().notNull(),
      /** `main`, or `cut` for the knock-out of the best. */
      stage: text().notNull(),
      round: integer().notNull(),
      /** From 1, within its round. */
      n: integer().notNull(),
      status: text().notNull(),
      /** The table of its latest game. */
      table: text('table_id'),
      /** Counts the tables that were opened for it. */
      games: integer().notNull(),
      openedAt: millis('opened_at'),
      doneAt: millis('done_at'),
      /** The seat that begins its first game; null: that is left to the game. */
      first: integer(),
    },
    (of) => [
      uniqueIndex('matches_place').on(of.season, of.division, of.stage, of.round, of.n),
      index('matches_status').on(of.season, of.status),
      index('matches_going').on(of.table).where(sql`status not in ('done', 'void')`),
    ],
  );

  const matchSeats = table(
    'match_seats',
    {
      match: text('match_id')
        .notNull()
        .references(() => matches.id),
      seat: integer().notNull(),
      /** The entry, by its number in the season. */
      entry: integer().notNull(),
      /** When its person said that they are there. */
      seenAt: millis('seen_at'),
      /** Who played it, if somebody else has the place by now. */
      user: text('user_id'),
    },
    (of) => [primaryKey({ columns: [of.match, of.seat] })],
  );

  /** What matches have come to; the last row of a match counts, the others are its history. */
  const matchResults = table(
    'match_results',
    {
      seq: counter(),
      match: text('match_id')
        .notNull()
        .references(() => matches.id),
      how: text().notNull(),
      /** JSON: games won, by seat. */
      won: text().notNull(),
      drawn: integer().notNull(),
      at: millis().notNull(),
      /** 1: it counts for ratings. */
      rated: integer(),
      /** JSON: by seat, from 1; of tables of more than two. */
      places: text(),
    },
    (of) => [index('match_results_match').on(of.match, of.seq)],
  );

  /** Drafts: packs on their way and the cards taken, of one group. */
  const drafts = table(
    'drafts',
    {
      season: text('season_id')
        .notNull()
        .references(() => seasons.id),
      division: integer().notNull(),
      rev: integer().notNull(),
      /** JSON. */
      state: text().notNull(),
    },
    (of) => [primaryKey({ columns: [of.season, of.division] })],
  );

  const trophies = table(
    'trophies',
    {
      season: text('season_id')
        .notNull()
        .references(() => seasons.id),
      user: text('user_id').notNull(),
      kind: text().notNull(),
      at: millis().notNull(),
    },
    (of) => [primaryKey({ columns: [of.season, of.user, of.kind] }), index('trophies_user').on(of.user)],
  );

  /** Those who organise a league besides whoever made it. */
  const organisers = table(
    'organisers',
    {
      league: text('league_id')
        .notNull()
        .references(() => leagues.id),
      user: text('user_id').notNull(),
    },
    (of) => [primaryKey({ columns: [of.league, of.user] }), index('organisers_user').on(of.user)],
  );

  return { leagues, seasons, entries, matches, matchSeats, matchResults, drafts, trophies, organisers };
}
