/** Converts intents to outbox rows and back. */
import { z } from 'zod';
import type { ShardRange } from '#core/shards';
import type { NewOutboxRow, Sender } from '#store/types';
import type { Context } from '../context.ts';
import { readJson } from '../open/stored-text.ts';
import type { Claimed, Intent, Outbox, UserId } from '../types.ts';
import { warningId } from './warned.ts';

const table = z.string();
const users = z.array(z.string());
const seat = z.number().int().min(0);
const shape = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('lobby'),
    table,
    fresh: z.literal(true).exactOptional(),
    mention: users.exactOptional(),
    why: z.enum(['full', 'ends-soon']).exactOptional(),
  }),
  z.object({ kind: z.literal('started'), table }),
  z.object({ kind: z.literal('match'), table }),
  z.object({
    kind: z.literal('season'),
    table,
    guild: z.string(),
    season: z.string(),
    fresh: z.literal(true).exactOptional(),
  }),
  z.object({
    kind: z.literal('season-news'),
    table,
    guild: z.string(),
    season: z.string(),
    news: z.object({
      key: z.string(),
      with: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional(),
    }),
    to: z.string().exactOptional(),
    about: z.string().exactOptional(),
  }),
  z.object({
    kind: z.literal('season-role'),
    table,
    guild: z.string(),
    season: z.string(),
    role: z.string(),
    give: users,
    take: users,
  }),
  z.object({ kind: z.literal('live'), table, mention: users, fresh: z.boolean() }),
  z.object({ kind: z.literal('reminder'), table, users }),
  z.object({ kind: z.literal('call'), table, users }),
  z.object({ kind: z.literal('nudge'), table, user: z.string(), by: z.number().int().min(0) }),
  z.object({ kind: z.literal('next'), table, user: z.string() }),
  z.object({ kind: z.literal('last'), table, user: z.string(), direct: z.literal(true).exactOptional() }),
  z.object({ kind: z.literal('calls'), table, user: z.string(), tables: z.array(table) }),
  z.object({ kind: z.literal('digest'), table, user: z.string(), since: z.number() }),
  z.object({ kind: z.literal('finished'), table }),
  z.object({ kind: z.literal('asleep'), table }),
  z.object({ kind: z.literal('watched'), table, over: z.literal(true).exactOptional() }),
  z.object({ kind: z.literal('asked'), table, request: z.string() }),
  z.object({ kind: z.literal('offered'), table, offer: z.string() }),
  z.object({ kind: z.literal('left'), table, seat }),
  z.object({ kind: z.literal('warning'), table, seat, at: z.number() }),
  z.object({ kind: z.literal('come'), table, seat, at: z.number(), by: z.number() }),
  z.object({ kind: z.literal('given'), table, seat }),
  z.object({
    kind: z.literal('late'),
    table,
    seat,
    over: z.enum(['moved', 'given', 'answered', 'replaced', 'ended']).exactOptional(),
  }),
  z.object({
    kind: z.literal('moved-away'),
    table,
    from: z.object({
      channel: z.string(),
      thread: z.string().exactOptional(),
      lobbyMessage: z.string().exactOptional(),
      liveMessage: z.string().exactOptional(),
    }),
  }),
  z.object({
    kind: z.literal('act'),
    table,
    guild: z.string().exactOptional(),
    channel: z.string(),
    text: z.object({
      key: z.string(),
      with: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional(),
    }),
  }),
  z.object({
    kind: z.literal('notice'),
    table,
    user: z.string().exactOptional(),
    text: z.object({
      key: z.string(),
      with: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional(),
    }),
  }),
]);

/** The outbox row for an intent, to be stored with a table's change. It is merged with earlier unclaimed ones of its kind. */
export function outboxRow(context: Pick<Context, 'newId' | 'now'>, intent: Intent): NewOutboxRow {
  const row = { id: context.newId(20), kind: intent.kind, payload: JSON.stringify(intent), at: context.now() };
  switch (intent.kind) {
    case 'live':
      return { ...row, supersede: (older) => JSON.stringify(older.map(read).reduce(withLive, intent)) };
    case 'reminder':
      return { ...row, supersede: (older) => JSON.stringify(older.map(read).reduce(withReminded, intent)) };
    case 'call':
      return { ...row, supersede: (older) => JSON.stringify(older.map(read).reduce(withCalled, intent)) };
    case 'calls':
      return { ...row, supersede: (older) => JSON.stringify(older.map(read).reduce(withTables, intent)) };
    case 'digest':
      return { ...row, supersede: (older) => JSON.stringify(older.map(read).reduce(withDigest, intent)) };
    case 'lobby':
      return { ...row, supersede: (older) => JSON.stringify(older.map(read).reduce(withLobby, intent)) };
    case 'watched':
      return { ...row, supersede: (older) => JSON.stringify(older.map(read).reduce(withWatched, intent)) };
    case 'warning':
    case 'come':
      return { ...row, id: warningId(intent) };
    case 'season':
      return { ...row, supersede: (older) => JSON.stringify(older.map(read).reduce(withSeason, intent)) };
    case 'started':
    case 'match':
    case 'season-news':
    case 'season-role':
    case 'finished':
    case 'left':
    case 'asked':
    case 'asleep':
    case 'offered':
    case 'notice':
    case 'act':
    case 'moved-away':
    case 'nudge':
    case 'next':
    case 'last':
    case 'given':
    case 'late':
      return row;
    default:
      return intent satisfies never;
  }
}

function withLive(intent: Extract<Intent, { kind: 'live' }>, older: Intent | undefined): typeof intent {
  if (older?.kind !== 'live') return intent;
  return { ...intent, mention: union(older.mention, intent.mention), fresh: older.fresh || intent.fresh };
}

function withLobby(intent: Extract<Intent, { kind: 'lobby' }>, older: Intent | undefined): typeof intent {
  return older?.kind === 'lobby' ? { ...older, ...intent } : intent;
}

function withReminded(intent: Extract<Intent, { kind: 'reminder' }>, older: Intent | undefined): typeof intent {
  return older?.kind === 'reminder' ? { ...intent, users: union(older.users, intent.users) } : intent;
}

function withCalled(intent: Extract<Intent, { kind: 'call' }>, older: Intent | undefined): typeof intent {
  return older?.kind === 'call' ? { ...intent, users: union(older.users, intent.users) } : intent;
}

function withTables(intent: Extract<Intent, { kind: 'calls' }>, older: Intent | undefined): typeof intent {
  return older?.kind === 'calls' ? { ...intent, tables: union(older.tables, intent.tables) } : intent;
}

function withDigest(intent: Extract<Intent, { kind: 'digest' }>, older: Intent | undefined): typeof intent {
  return older?.kind === 'digest' ? { ...intent, since: Math.min(older.since, intent.since) } : intent;
}

function withSeason(intent: Extract<Intent, { kind: 'season' }>, older: Intent | undefined): typeof intent {
  return older?.kind === 'season' ? { ...older, ...intent } : intent;
}

function withWatched(intent: Extract<Intent, { kind: 'watched' }>, older: Intent | undefined): typeof intent {
  return older?.kind === 'watched' ? { ...older, ...intent } : intent;
}

function union(a: readonly UserId[], b: readonly UserId[]): readonly UserId[] {
  return [...new Set([...a, ...b])];
}

function read(payload: string): Intent | undefined {
  return shape.safeParse(readJson(payload)).data;
}

/** After how long a message is sent by any process, since the one whose shards it is for seems to be gone, ms. */
const takeoverAfter = 30_000;

/** The outbox as senders see it. */
export function createOutbox(context: Context, listeners: Set<() => void>): Outbox {
  const { store, now, log } = context;
  const senderOf = (shards: ShardRange): Sender => ({ ...shards, overdue: now() - takeoverAfter });
  return {
    async claim(limit, lease, shards) {
      const rows = await store.outbox.claim(now(), limit, lease, shards && senderOf(shards));
      const claimed: Claimed[] = [];
      for (const { id, payload, claims, attempts, at } of rows) {
        const intent = read(payload);
        if (intent !== undefined) claimed.push({ id, intent, attempts, again: claims > 1, at });
        else {
          log.error({ id, payload }, 'a message in the outbox cannot be read; it is put aside');
          await store.outbox.dead(id, 'unreadable');
        }
      }
      return claimed;
    },
    done: (id, result) => store.outbox.done(id, result),
    retry: (id, due, why) => store.outbox.retry(id, due, why),
    dead: (id, why) => store.outbox.dead(id, why),
    onNew(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    behind: async (id) => (await store.outbox.behind(id)).flatMap((payload) => read(payload) ?? []),
    nextDue: (shards) => store.outbox.nextDue(shards && senderOf(shards)),
  };
}
