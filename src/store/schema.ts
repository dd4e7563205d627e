/**
 * The tables of the database, written once for SQLite and PostgreSQL. After a change here: `npm run migrations`, and commit
 * what it writes.
 */
import { sql } from 'drizzle-orm';
import { leagueSchema } from './schema-leagues.ts';
import { peopleSchema } from './schema-people.ts';
import type { sqliteKit } from './sqlite/kit.ts';

/** The builders of columns and indexes. Typed as SQLite's; PostgreSQL's have the same names where they are used here. */
export type Kit = typeof sqliteKit;

export type Schema = ReturnType<typeof schemaOf>;

/** The tables in one of the two databases. Texts are compared and sorted by their bytes in both. */
export function schemaOf(kit: Kit) {
  const { table, text, integer, bytes, millis, counter, index, uniqueIndex, primaryKey } = kit;
  const tables = table(
    'tables',
    {
      id: text().primaryKey(),
      key: text().notNull(),
      rev: integer().notNull(),
      status: text().notNull(),
      game: text().notNull(),
      edition: text().notNull(),
      ruleset: text(),
      seed: text().notNull(),
      host: text().notNull(),
      options: text().notNull(),
      guild: text(),
      channel: text().notNull(),
      thread: text(),
      lobbyMessage: text('lobby_message'),
      liveMessage: text('live_message'),
      liveFrom: text('live_from'),
      /** Counts the tables of a server from 1. */
      number: integer(),
      /** The version of its game's rules that last moved it; null: none has said so. */
      rules: integer(),
      /** Which of Discord's shards the server is on: its id without the lower 22 bits. Null: no server. */
      spot: millis(),
      /** The rev of its last frame that is stored whole. Null: it has no frames. */
      wholeFrame: integer('whole_frame'),
      /** How the history of a game that is over is kept, see `archives`. Null: as rows. */
      archived: text(),
      openedAt: millis('opened_at').notNull(),
      startedAt: millis('started_at'),
      finishedAt: millis('finished_at'),
      /** When the host last did something in the lobby; null: not since it was opened. */
      hostAt: millis('host_at'),
      /** Since when nothing is done at the table until somebody wakes it; null: it is awake. */
      asleepAt: millis('asleep_at'),
      result: text(),
      /** When its clocks stand still by agreement, as a JSON text. */
      pauses: text(),
      /** Last, so that reading the other columns does not read through it. */
      state: text(),
    },
    (of) => [
      uniqueIndex('tables_key').on(of.key),
      index('tables_thread').on(of.thread),
      index('tables_channel').on(of.channel),
      index('tables_guild').on(of.guild, of.status),
      uniqueIndex('tables_number').on(of.guild, of.number),
      index('tables_host').on(of.host),
      index('tables_unfinished')
        .on(of.status, of.game, of.rules, of.openedAt)
        .where(sql`status in ('lobby', 'running')`),
      index('tables_archived').on(of.archived, of.finishedAt).where(sql`finished_at is not null`),
      index('tables_framed').on(of.finishedAt).where(sql`whole_frame is not null and finished_at is not null`),
    ],
  );

  const seats = table(
    'seats',
    {
      table: text('table_id')
        .notNull()
        .references(() => tables.id),
      seat: integer().notNull(),
      user: text('user_id'),
      bot: text(),
      name: text().notNull(),
      settings: text(),
      waitingSince: millis('waiting_since'),
      movedRev: integer('moved_rev').notNull(),
      deck: text(),
      /** The table's rev that its person was shown last; null: none yet. */
      seenRev: integer('seen_rev'),
      /** The one that they had been shown before that. */
      seenBefore: integer('seen_before'),
      /** The computer player that plays for the person who has the seat. */
      standin: text(),
      standinSince: millis('standin_since'),
      /** It plays until this turn of the game begins; null: until the person is back. */
      standinUntil: integer('standin_until'),
      directAt: millis('direct_at'),
      calls: text(),
      /** Answers that its person has set beforehand, as a JSON text. */
      orders: text(),
      /** What was left of the seat's time when its clock began to run, or since it stopped; null: no clock. */
      allowLeft: millis('allow_left'),
      reserveLeft: millis('reserve_left'),
      /** Since when its clock runs; null: it does not. */
      runningFrom: millis('running_from'),
      /** When a warning was stored that its time is running out. */
      warnedAt: millis('warned_at'),
      /** How often its time was up. */
      missed: integer(),
    },
    (of) => [
      primaryKey({ columns: [of.table, of.seat] }),
      index('seats_user').on(of.user),
      index('seats_waiting').on(of.waitingSince).where(sql`waiting_since is not null`),
    ],
  );

  const inputs = table(
    'inputs',
    {
      table: text('table_id')
        .notNull()
        .references(() => tables.id),
      rev: integer().notNull(),
      n: integer().notNull(),
      seat: integer(),
      user: text('user_id'),
      by: text('moved_by').notNull(),
      ask: integer(),
      input: text().notNull(),
      events: text().notNull(),
      at: millis().notNull(),
      /** The rev with which the move was taken back; null: it stands. */
      undoneBy: integer('undone_by'),
    },
    (of) => [
      primaryKey({ columns: [of.table, of.rev, of.n] }),
      index('inputs_ask').on(of.table, of.seat, of.ask),
      index('inputs_user').on(of.user),
    ],
  );

  /** The states of tables, rev by rev, each packed as what it changes. No ids of people. */
  const frames = table(
    'frames',
    {
      table: text('table_id')
        .notNull()
        .references(() => tables.id),
      rev: integer().notNull(),
      /** `whole`, or `change`: it is read with the frame before it. */
      kind: text().notNull(),
      data: bytes().notNull(),
    },
    (of) => [primaryKey({ columns: [of.table, of.rev] })],
  );

  /** Domain events of tables; rows are added and never changed. No ids of people. */
  const facts = table(
    'facts',
    {
      seq: counter(),
      table: text('table_id')
        .notNull()
        .references(() => tables.id),
      rev: integer().notNull(),
      kind: text().notNull(),
      body: text().notNull(),
      at: millis().notNull(),
    },
    (of) => [index('facts_table').on(of.table, of.seq)],
  );

  /** The inputs and facts of games that are over, each game's in one piece, instead of their rows. No ids of people. */
  const archives = table('archives', {
    table: text('table_id')
      .primaryKey()
      .references(() => tables.id),
    data: bytes().notNull(),
  });

  /** Whose inputs an archive has; it names them by `person`, which counts from 0. */
  const archivePeople = table(
    'archive_people',
    {
      table: text('table_id')
        .notNull()
        .references(() => tables.id),
      person: integer().notNull(),
      user: text('user_id').notNull(),
      /** How many of the inputs are theirs. */
      inputs: integer().notNull(),
    },
    (of) => [primaryKey({ columns: [of.table, of.person] }), index('archive_people_user').on(of.user)],
  );

  /** What a seat has asked the others to agree to. No ids of people but in `args`. */
  const requests = table(
    'requests',
    {
      id: text().primaryKey(),
      table: text('table_id')
        .notNull()
        .references(() => tables.id),
      kind: text().notNull(),
      seat: integer().notNull(),
      /** The seat that it is about; null: the whole table. */
      about: integer(),
      args: text(),
      atRev: integer('at_rev').notNull(),
      /** Counts its changes. */
      rev: integer().notNull(),
      /** `open`, or how it ended. */
      state: text().notNull(),
      openedAt: millis('opened_at').notNull(),
      endsAt: millis('ends_at').notNull(),
      endedAt: millis('ended_at'),
      message: text(),
    },
    (of) => [
      uniqueIndex('requests_open').on(of.table, of.kind).where(sql`state = 'open'`),
      index('requests_table').on(of.table, of.kind, of.openedAt),
    ],
  );

  const requestAnswers = table(
    'request_answers',
    {
      request: text('request_id')
        .notNull()
        .references(() => requests.id),
      seat: integer().notNull(),
      /** 1: agrees, 0: does not. */
      yes: integer().notNull(),
      at: millis().notNull(),
    },
    (of) => [primaryKey({ columns: [of.request, of.seat] })],
  );

  /** Spectators who are told directly how a game goes. */
  const watchers = table(
    'watchers',
    {
      table: text('table_id')
        .notNull()
        .references(() => tables.id),
      user: text('user_id').notNull(),
      /** 1: whenever the table waits for somebody else; 0: only at the end. */
      eachTurn: integer('each_turn').notNull(),
    },
    (of) => [primaryKey({ columns: [of.table, of.user] }), index('watchers_user').on(of.user)],
  );

  /** Who has had a seat, one after the other; only of seats that have changed hands. */
  const tenures = table(
    'tenures',
    {
      table: text('table_id')
        .notNull()
        .references(() => tables.id),
      seat: integer().notNull(),
      /** Counts the tenures of a seat from 0. */
      n: integer().notNull(),
      user: text('user_id'),
      name: text().notNull(),
      fromRev: integer('from_rev').notNull(),
      /** Null: has the seat now. */
      toRev: integer('to_rev'),
      why: text(),
    },
    (of) => [primaryKey({ columns: [of.table, of.seat, of.n] }), index('tenures_user').on(of.user)],
  );

  /** How everybody did in finished games, a row for each seat. */
  const results = table(
    'results',
    {
      table: text('table_id')
        .notNull()
        .references(() => tables.id),
      seat: integer().notNull(),
      user: text('user_id'),
      game: text().notNull(),
      edition: text().notNull(),
      /** How many played. */
      seats: integer().notNull(),
      /** From 1; equal players share one. */
      place: integer().notNull(),
      won: integer().notNull(),
      how: text().notNull(),
      finishedAt: millis('finished_at').notNull(),
    },
    (of) => [primaryKey({ columns: [of.table, of.seat] }), index('results_user').on(of.user, of.finishedAt)],
  );

  const rulesets = table('rulesets', {
    hash: text().primaryKey(),
    game: text().notNull(),
    data: text().notNull(),
  });

  const outbox = table(
    'outbox',
    {
      seq: counter(),
      id: text().notNull(),
      table: text('table_id').notNull(),
      /** The table's, so that one process sends what is for one channel. */
      spot: millis(),
      kind: text().notNull(),
      payload: text().notNull(),
      /** `waiting`, `done`, `dead` or `superseded`. */
      status: text().notNull(),
      claims: integer().notNull(),
      attempts: integer().notNull(),
      due: millis().notNull(),
      leasedUntil: millis('leased_until').notNull(),
      at: millis().notNull(),
      endedAt: millis('ended_at'),
      result: text(),
      why: text(),
    },
    (of) => [
      uniqueIndex('outbox_id').on(of.id),
      index('outbox_waiting').on(of.table, of.seq).where(sql`status = 'waiting'`),
      index('outbox_ended').on(of.endedAt).where(sql`ended_at is not null`),
    ],
  );

  const due = table(
    'due',
    {
      table: text('table_id').notNull(),
      kind: text().notNull(),
      seat: integer().notNull(),
      at: millis().notNull(),
      leasedUntil: millis('leased_until').notNull(),
    },
    (of) => [primaryKey({ columns: [of.table, of.kind, of.seat] }), index('due_at').on(of.at)],
  );

  const notes = table('notes', { key: text().primaryKey(), value: text().notNull() });

  /** What one process at a time does: who does it, and until when nobody else may. */
  const leases = table('leases', { name: text().primaryKey(), holder: text().notNull(), until: millis().notNull() });

  /** When no process of the program ran. */
  const outages = table('outages', { from: millis('from_at').primaryKey(), to: millis('to_at').notNull() });

  return {
    tables,
    seats,
    inputs,
    frames,
    facts,
    archives,
    archivePeople,
    requests,
    requestAnswers,
    watchers,
    tenures,
    results,
    rulesets,
    outbox,
    due,
    notes,
    leases,
    outages,
    ...leagueSchema(kit),
    ...peopleSchema(kit),
  };
}
