/** The tables of the SQLite database. After a change here: `npm run migrations`, and commit what it writes. */
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

export const tables = sqliteTable(
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
    openedAt: integer('opened_at').notNull(),
    startedAt: integer('started_at'),
    finishedAt: integer('finished_at'),
    result: text(),
    /** Last, so that reading the other columns does not read through it. */
    state: text(),
  },
  (table) => [
    uniqueIndex('tables_key').on(table.key),
    index('tables_thread').on(table.thread),
    index('tables_channel').on(table.channel),
    index('tables_guild').on(table.guild, table.status),
    uniqueIndex('tables_number').on(table.guild, table.number),
    index('tables_host').on(table.host),
  ],
);

export const seats = sqliteTable(
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
    waitingSince: integer('waiting_since'),
    movedRev: integer('moved_rev').notNull(),
    deck: text(),
  },
  (table) => [primaryKey({ columns: [table.table, table.seat] }), index('seats_user').on(table.user)],
);

export const inputs = sqliteTable(
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
    at: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.table, table.rev, table.n] }),
    index('inputs_ask').on(table.table, table.seat, table.ask),
    index('inputs_user').on(table.user),
  ],
);

/** Domain events of tables; rows are added and never changed. No ids of people. */
export const facts = sqliteTable(
  'facts',
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    table: text('table_id')
      .notNull()
      .references(() => tables.id),
    rev: integer().notNull(),
    kind: text().notNull(),
    body: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [index('facts_table').on(table.table, table.seq)],
);

export const rulesets = sqliteTable('rulesets', {
  hash: text().primaryKey(),
  game: text().notNull(),
  data: text().notNull(),
});

export const outbox = sqliteTable(
  'outbox',
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull(),
    table: text('table_id').notNull(),
    kind: text().notNull(),
    payload: text().notNull(),
    /** `waiting`, `done`, `dead` or `superseded`. */
    status: text().notNull(),
    claims: integer().notNull(),
    attempts: integer().notNull(),
    due: integer().notNull(),
    leasedUntil: integer('leased_until').notNull(),
    at: integer().notNull(),
    endedAt: integer('ended_at'),
    result: text(),
    why: text(),
  },
  (table) => [
    uniqueIndex('outbox_id').on(table.id),
    index('outbox_waiting').on(table.table, table.seq).where(sql`status = 'waiting'`),
    index('outbox_ended').on(table.endedAt).where(sql`ended_at is not null`),
  ],
);

export const due = sqliteTable(
  'due',
  {
    table: text('table_id').notNull(),
    kind: text().notNull(),
    seat: integer().notNull(),
    at: integer().notNull(),
    leasedUntil: integer('leased_until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.table, table.kind, table.seat] }), index('due_at').on(table.at)],
);

export const users = sqliteTable('users', { user: text('user_id').primaryKey(), settings: text().notNull() });

export const notes = sqliteTable('notes', { key: text().primaryKey(), value: text().notNull() });

/** Texts for people who could not be messaged, kept until they next use the bot. */
export const pendingTexts = sqliteTable(
  'pending_texts',
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull(),
    user: text('user_id').notNull(),
    text: text().notNull(),
  },
  (table) => [uniqueIndex('pending_texts_id').on(table.user, table.id)],
);

export const decks = sqliteTable(
  'decks',
  {
    id: text().primaryKey(),
    key: text().notNull(),
    owner: text().notNull(),
    game: text().notNull(),
    name: text().notNull(),
    /** The name normalized: names that count as the same have the same key. */
    nameKey: text('name_key').notNull(),
    rev: integer().notNull(),
    createdAt: integer('created_at').notNull(),
    changedAt: integer('changed_at').notNull(),
    body: text().notNull(),
  },
  (table) => [
    uniqueIndex('decks_key').on(table.key),
    uniqueIndex('decks_name').on(table.owner, table.game, table.nameKey),
  ],
);
