/** What is stored about servers. */
import { and, desc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { insertRow } from '../kept-writes.ts';
import type { Schema } from '../schema.ts';
import { serverPlace } from '../server-place.ts';
import { all, type Dialect, execute, one, type Runner, type Steps } from '../steps.ts';
import type { AuditRow, NewAuditRow, ServerRepository } from '../types.ts';
import { enqueue } from './outbox.ts';

export function serverRepository({ dialect, single, write }: Runner): ServerRepository {
  const { guilds, bans, audit, tables } = dialect.schema;
  const banOf = (guild: string, user: string) => and(eq(bans.guild, guild), eq(bans.user, user));
  return {
    settings: (guild) =>
      single(function* (db) {
        const row = yield* one(db.select().from(guilds).where(eq(guilds.guild, guild)));
        return row?.settings;
      }),

    change: ({ guild, settings, ban, letIn, act, outbox = [] }) =>
      write(function* (tx) {
        if (settings !== undefined) {
          const row = tx.insert(guilds).values({ guild, settings });
          yield* execute(row.onConflictDoUpdate({ target: guilds.guild, set: { settings } }));
        }
        if (ban !== undefined) {
          const until = ban.until ?? null;
          const row = tx.insert(bans).values({ guild, user: ban.user, until });
          yield* execute(row.onConflictDoUpdate({ target: [bans.guild, bans.user], set: { until } }));
        }
        if (letIn !== undefined) yield* execute(tx.delete(bans).where(banOf(guild, letIn)));
        yield* addAct(dialect, act);
        for (const row of outbox) yield* enqueue(dialect, serverPlace(guild), row);
      }),

    ban: (guild, user) =>
      single(function* (db) {
        const row = yield* one(db.select().from(bans).where(banOf(guild, user)));
        return row === undefined ? undefined : { user, until: row.until ?? undefined };
      }),

    acts: (of, { limit, before }) =>
      single(function* (db) {
        const older = before === undefined ? undefined : lt(audit.seq, before);
        const about =
          'season' in of ? eq(audit.season, of.season) : and(eq(audit.guild, of.guild), isNull(audit.season));
        const rows = db.select().from(audit).where(and(about, older));
        return (yield* all(rows.orderBy(desc(audit.seq)).limit(limit))).map(actOf);
      }),

    gone: (guild, at, outbox) =>
      write(function* (tx) {
        const row = tx.insert(guilds).values({ guild, settings: '{}', goneAt: at });
        const news = row.onConflictDoUpdate({
          target: guilds.guild,
          set: { goneAt: at },
          setWhere: isNull(guilds.goneAt),
        });
        if ((yield* execute(news)) === 0) return false;
        for (const one of outbox) yield* enqueue(dialect, serverPlace(guild), one);
        return true;
      }),

    back: (guild) =>
      write(function* (tx) {
        const wasGone = and(eq(guilds.guild, guild), isNotNull(guilds.goneAt));
        return (yield* execute(tx.update(guilds).set({ goneAt: null }).where(wasGone))) > 0;
      }),

    goneSince: (before) =>
      single(function* (db) {
        return (yield* all(db.select({ guild: guilds.guild }).from(guilds).where(lt(guilds.goneAt, before)))).map(
          (row) => row.guild,
        );
      }),

    erase: (guild) =>
      write(function* (tx) {
        yield* execute(tx.delete(bans).where(eq(bans.guild, guild)));
        yield* execute(tx.delete(guilds).where(eq(guilds.guild, guild)));
        const nowhere = { guild: null, channel: '', thread: null, lobbyMessage: null, liveMessage: null };
        yield* execute(tx.update(tables).set(nowhere).where(eq(tables.guild, guild)));
      }),

    playing: (statuses) =>
      single(function* (db) {
        const found = yield* all(
          db
            .selectDistinct({ guild: tables.guild })
            .from(tables)
            .where(and(isNotNull(tables.guild), inArray(tables.status, [...statuses]))),
        );
        return found.flatMap(({ guild }) => guild ?? []);
      }),

    prune: (before) =>
      write(function* (tx) {
        yield* execute(tx.delete(audit).where(lt(audit.at, before)));
        yield* execute(tx.delete(bans).where(lt(bans.until, before)));
      }),
  };
}

/** An act as it is stored. */
export const actOf = (row: Schema['audit']['$inferSelect']): AuditRow => ({
  ...row,
  actor: row.actor ?? undefined,
  guild: row.guild ?? undefined,
  table: row.table ?? undefined,
  season: row.season ?? undefined,
});

/** Adds an act, within the transaction `tx`. */
export function* addAct({ schema }: Dialect, act: NewAuditRow): Steps<void> {
  yield* insertRow(schema.audit, act);
}
