/** Calls that were held back: for a delay, quiet hours, or to go out together with others by direct message. */
import { personAtPlace } from '#store/person-place';
import type { DueRow } from '#store/types';
import { endOfQuiet, howToCall, TOGETHER } from './calls.ts';
import { commit, happensAt, tellPerson } from './commit.ts';
import type { Context } from './context.ts';
import { stillWaiting } from './reminders.ts';
import { readSeatCalls, readSettings } from './rows.ts';

/** More tables than anybody can sit at. */
const ALL = 1000;

/** Calls the person on a seat now, if the table still waits for them; in quiet hours, when these are over. */
export function callLate(context: Context, { table, ...due }: DueRow): Promise<void> {
  const { store, locks, now } = context;
  return locks.run(table, async () => {
    const row = await store.tables.find(table);
    const seat = stillWaiting(row, due.seat);
    const change = { table, expect: undefined, settle: due };
    if (row === undefined || seat === undefined) return void (await commit(context, change));
    const settings = readSettings(await store.users.get(seat.user));
    const how = howToCall(settings, readSeatCalls(seat));
    if (how === undefined) return void (await commit(context, change));
    const at = endOfQuiet(settings, now());
    if (at > now()) return void (await commit(context, { ...change, setDue: [{ ...due, at }] }));
    const patch = how === 'direct' ? [{ seat: due.seat, directAt: at }] : [];
    const ways = new Map([[due.seat, { turn: { how, at } }]]);
    await commit(context, happensAt(context, row, { ...change, patch }, { fact: 'called', seat: due.seat }, ways));
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
