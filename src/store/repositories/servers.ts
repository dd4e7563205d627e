/** What is stored about servers. */
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Schema } from '../schema.ts';
import { serverPlace } from '../server-place.ts';
import { all, type Db, type Dialect, execute, one, type Runner, type Steps } from '../steps.ts';
import type { ActRow, NewAct, ServerRepository } from '../types.ts';
import { enqueue } from './outbox.ts';

export function serverRepository({ dialect, single, write }: Runner): ServerRepository {
  const { guilds, bans, audit } = dialect.schema;
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
        yield* addAct(dialect, tx, act);
        for (const row of outbox) yield* enqueue(dialect, tx, serverPlace(guild), row);
      }),

    ban: (guild, user) =>
      single(function* (db) {
        const row = yield* one(db.select().from(bans).where(banOf(guild, user)));
        return row === undefined ? undefined : { user, until: row.until ?? undefined };
      }),

    acts: (guild, { limit, before }) =>
      single(function* (db) {
        const older = before === undefined ? undefined : lt(audit.seq, before);
        const rows = db
          .select()
          .from(audit)
          .where(and(eq(audit.guild, guild), older));
        return (yield* all(rows.orderBy(desc(audit.seq)).limit(limit))).map(actOf);
      }),

    prune: (before) =>
      write(function* (tx) {
        yield* execute(tx.delete(audit).where(lt(audit.at, before)));
        yield* execute(tx.delete(bans).where(lt(bans.until, before)));
      }),
  };
}

/** An act as it is stored. */
export const actOf = (row: Schema['audit']['$inferSelect']): ActRow => ({
  ...row,
  actor: row.actor ?? undefined,
  guild: row.guild ?? undefined,
  table: row.table ?? undefined,
});

/** Adds an act, within the transaction `tx`. */
export function* addAct({ schema }: Dialect, tx: Db, act: NewAct): Steps<void> {
  yield* execute(tx.insert(schema.audit).values(act));
}
