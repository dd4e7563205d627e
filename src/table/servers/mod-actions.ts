/** What moderators do, as it is stored and told. */
import { z } from 'zod';
import type { Message } from '#kernel/ask';
import type { AuditRow, Change, NewAuditRow, NewOutboxRow, TableRow } from '#store/types';
import type { Context } from '../context.ts';
import { outboxRow } from '../messages/index.ts';
import { readJson } from '../open/stored-text.ts';
import {
  type AuditEntry,
  type AuditKind,
  actKinds,
  type Member,
  type Millis,
  type OwnAct,
  type UserId,
} from '../types.ts';
import { readServer } from './settings.ts';

const shape = z.object({
  reason: z.string().catch(''),
  about: z.string().optional().catch(undefined),
  until: z.number().optional().catch(undefined),
});

/** An act by a member. `name`: of whom it is about, for what is told. */
export type ModAction = {
  readonly what: AuditKind;
  readonly reason: string;
  readonly about?: UserId | undefined;
  readonly name?: string | undefined;
  readonly until?: Millis | undefined;
  /** The channel to which a table is moved. */
  readonly channel?: string | undefined;
};

export function newAuditEntry(
  { now }: Context,
  by: Member,
  { what, reason, about, until, channel }: ModAction,
  table?: TableRow,
): NewAuditRow {
  const more = { ...(about !== undefined && { about }), ...(until !== undefined && { until }) };
  const args = { reason, ...more, ...(channel !== undefined && { channel }) };
  return { at: now(), actor: by.user, guild: by.guild, table: table?.id, what, args: JSON.stringify(args) };
}

/** The act of whoever keeps the bot, who has set a table back. */
export function rewound({ now }: Context, { id, place }: TableRow, why: string): NewAuditRow {
  const args = JSON.stringify({ reason: why });
  return { at: now(), actor: undefined, guild: place.guild, table: id, what: 'rewind', args };
}

/** An act as it is stored; undefined for one of a newer version of the program. */
export function readAct({ seq, at, actor, table, what, args }: AuditRow): AuditEntry | undefined {
  const known = actKinds.find((kind) => kind === what);
  const read = shape.safeParse(readJson(args)).data ?? { reason: '' };
  return known === undefined
    ? undefined
    : { seq, at, actor, table, what: known, about: read.about, until: read.until, reason: read.reason };
}

/** An act as it is told to a person who did it or whom it was about, with nobody else in it. */
export function ownAct({ at, actor, guild, table, what, args }: AuditRow, user: UserId): OwnAct {
  const { reason, until } = shape.safeParse(readJson(args)).data ?? { reason: '' };
  return { at, part: actor === user ? 'by' : 'about', guild, table, what, reason, until };
}

/** What the server's log channel is told of an act; nothing if it has none. */
export async function logged(
  context: Context,
  by: Member,
  action: ModAction,
  table?: TableRow,
): Promise<readonly NewOutboxRow[]> {
  const { log } = readServer(await context.store.servers.settings(by.guild));
  if (log === undefined) return [];
  const text = wordsOf(`mod.log.${action.what}`, by, action, table);
  return [outboxRow(context, { kind: 'act', table: table?.id ?? '', guild: by.guild, channel: log, text })];
}

/** A change of a table as the act of a moderator: stored with it, told at the table and in the log channel. */
export async function withAudit(
  context: Context,
  change: Change,
  by: Member,
  action: ModAction,
  table: TableRow,
): Promise<Change> {
  const told = outboxRow(context, {
    kind: 'notice',
    table: table.id,
    text: wordsOf(`mod.${action.what}`, by, action, table),
  });
  const outbox = [...(change.outbox ?? []), told, ...(await logged(context, by, action, table))];
  return { ...change, act: newAuditEntry(context, by, action, table), outbox };
}

function wordsOf(
  key: string,
  by: Member,
  { reason, about, name, until, channel }: ModAction,
  table?: TableRow,
): Message {
  return {
    key,
    with: {
      who: by.name,
      reason,
      ...(table !== undefined && { table: table.id }),
      ...(name !== undefined && { name }),
      ...(about !== undefined && { about }),
      ...(until !== undefined && { until: Math.floor(until / 1000) }),
      ...(channel !== undefined && { channel }),
    },
  };
}
