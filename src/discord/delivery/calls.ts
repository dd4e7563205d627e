/** Whom a message calls, and whether they are still there to be called. */
import type { Intent, TableInfo } from '#table/types';
import type { AbsenceChecks } from '../absence.ts';
import type { App } from '../app.ts';
import { personOf } from '../present/people.ts';

/** Whom intents call to a table. */
export function calledBy(intents: readonly Intent[]): ReadonlySet<string> {
  return new Set(
    intents.flatMap((intent) => {
      if (intent.kind === 'live') return intent.mention;
      return intent.kind === 'reminder' ? intent.users : [];
    }),
  );
}

/** Those of the users who want to be mentioned. */
export async function wantCalls({ tables }: App, users: readonly string[]): Promise<readonly string[]> {
  const settings = await Promise.all(users.map((user) => tables.settings(user)));
  return users.filter((_, i) => settings[i]?.notify === 'mention');
}

/** Looks whether those who are called are still in the server at all, and notes who is not. */
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
