/** The tables of the database that are about people and servers, whatever the table that they play at. */
import type { Kit } from './schema.ts';

export function peopleSchema(kit: Kit) {
  const { table, text, integer, millis, counter, index, uniqueIndex, primaryKey, aboutIn } = kit;
  const users = table('users', { user: text('user_id').primaryKey(), settings: text().notNull() });

  /** Texts for people who could not be messaged, kept until they next use the bot. */
  const pendingTexts = table(
    'pending_texts',
    {
      seq: counter(),
      id: text().notNull(),
      user: text('user_id').notNull(),
      text: text().notNull(),
    },
    (of) => [uniqueIndex('pending_texts_id').on(of.user, of.id)],
  );

  /** What people have said of when they are away; rows are added and never changed. */
  const calendars = table(
    'calendars',
    { user: text('user_id').notNull(), from: millis('from_at').notNull(), body: text().notNull() },
    (of) => [primaryKey({ columns: [of.user, of.from] })],
  );

  const decks = table(
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
      createdAt: millis('created_at').notNull(),
      changedAt: millis('changed_at').notNull(),
      body: text().notNull(),
    },
    (of) => [uniqueIndex('decks_key').on(of.key), uniqueIndex('decks_name').on(of.owner, of.game, of.nameKey)],
  );

  /** What people have told the keeper of the bot about a table. */
  const reports = table(
    'reports',
    {
      seq: counter(),
      table: text('table_id').notNull(),
      rev: integer().notNull(),
      user: text('user_id').notNull(),
      at: millis().notNull(),
      words: text().notNull(),
    },
    (of) => [index('reports_user').on(of.user, of.at)],
  );

  /** Whose data was deleted, as digests with a salt, so that it can be deleted again after an older backup was restored. */
  const forgotten = table('forgotten', {
    hash: text().primaryKey(),
    salt: text().notNull(),
    at: millis().notNull(),
    /** 1: it comes from a database that a backup has replaced, and has to be done again. */
    pending: integer().notNull(),
  });

  /** What those who manage a server have set there. */
  const guilds = table('guilds', {
    guild: text().primaryKey(),
    settings: text().notNull(),
    /** Since when the bot has not been there any more; null: it is. */
    goneAt: millis('gone_at'),
  });

  /** Who may not play in a server. */
  const bans = table(
    'bans',
    {
      guild: text().notNull(),
      user: text('user_id').notNull(),
      /** Null: until they are let in again. */
      until: millis(),
    },
    (of) => [primaryKey({ columns: [of.guild, of.user] })],
  );

  /** What moderators and the keeper of the bot have done; rows are added and never changed. */
  const audit = table(
    'audit',
    {
      seq: counter(),
      at: millis().notNull(),
      /** Null: the keeper of the bot. */
      actor: text(),
      guild: text(),
      table: text('table_id'),
      what: text().notNull(),
      args: text().notNull(),
      /** The season of a league that it was about. */
      season: text('season_id'),
    },
    (of) => [
      index('audit_guild').on(of.guild, of.seq),
      index('audit_season').on(of.season, of.seq),
      index('audit_actor').on(of.actor),
      index('audit_about').on(aboutIn(of.args)),
    ],
  );

  return { users, pendingTexts, calendars, decks, reports, forgotten, guilds, bans, audit };
}
