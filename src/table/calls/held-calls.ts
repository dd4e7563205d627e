/** Calls that were held back: for a delay, quiet hours, or to go out together with others by direct message. */
import { personAtPlace } from '#store/person-key';
import type { DueRow } from '#store/types';
import { tellPerson } from '../change/commit.ts';
import type { Context } from '../context.ts';
import { callRoute, endOfQuiet, TOGETHER } from './calls.ts';
import { callWaiting } from './reminders.ts';

/** More tables than anybody can sit at. */
const ALL = 1000;

/** Calls the person on a seat now, if the table still waits for them; in quiet hours, when these are over. */
export function callLate(context: Context, due: DueRow): Promise<void> {
  return callWaiting(context, due, 'called', (settings, here) => {
    const how = callRoute(settings, here);
    return how === undefined ? undefined : { how, at: endOfQuiet(settings, context.now()) };
  });
}

/**
 * Sends a person one direct message for all tables that have called them since the first of these calls, as far as they still
 * wait. Calls that are to come later are due again.
 */
export async function callTogether(context: Context, { table: place, ...due }: DueRow): Promise<void> {
  const { store, now } = context;
  const user = personAtPlace(place) ?? '';
  const rows = await store.tables.ofUser(user, ['running'], ALL);
  const calls = rows.flatMap(({ id, seats }) =>
    seats.flatMap(({ user: one, waitingSince, directAt }) =>
      one === user && waitingSince !== undefined && directAt !== undefined ? [{ id, directAt }] : [],
    ),
  );
  const from = due.at - TOGETHER;
  const tables = calls.filter(({ directAt }) => directAt >= from && directAt <= now()).map(({ id }) => id);
  const later = calls.map(({ directAt }) => directAt).filter((at) => at > now());
  await tellPerson(
    context,
    user,
    { settle: due, setDue: later.length === 0 ? [] : [{ ...due, at: Math.min(...later) + TOGETHER }] },
    tables.length === 0 ? [] : [{ kind: 'calls', table: place, user, tables }],
  );
}
