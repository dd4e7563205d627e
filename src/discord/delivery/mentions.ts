/** Whom a table's messages mention, and whether those people are still in the server. */
import type { OutgoingMessage, TableInfo } from '#table/types';
import type { AbsenceChecks } from '../core/absence.ts';
import type { App } from '../core/app.ts';
import type { Payload } from '../core/components.ts';
import { personOf } from '../core/people.ts';

/** A new message that makes no noise if it mentions nobody. */
export const quietly = (message: Payload): Payload =>
  message.mention.length === 0 ? { ...message, silent: true } : message;

/** The users whom pending intents will mention. */
export function mentionedIn(messages: readonly OutgoingMessage[]): ReadonlySet<string> {
  return new Set(
    messages.flatMap((message) => {
      if (message.kind === 'live') return message.mention;
      return message.kind === 'reminder' || message.kind === 'call' ? message.users : [];
    }),
  );
}

/** Checks whether the people mentioned are still in the server, and records those who are not. */
export async function noticeAbsent(
  { tables }: App,
  absence: AbsenceChecks,
  table: TableInfo,
  called: readonly string[],
): Promise<void> {
  for (const seat of table.seats) {
    const user = personOf(seat);
    if (user === undefined || !called.includes(user)) continue;
    if (await absence.hasLeft(table.place.guild, user)) await tables.hasLeft(table.id, seat.seat, user);
  }
}
