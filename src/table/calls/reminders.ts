/** What becomes of a reminder that is due. */
import type { DueRow, SeatRow, TableRow } from '#store/types';
import { doDue, findRowIfAny } from '../change/change-table.ts';
import { happensAt } from '../change/commit.ts';
import { pausedUntil } from '../clock/pauses.ts';
import type { Context } from '../context.ts';
import { readSeatCalls, type SeatCalls } from '../open/rows.ts';
import { readSettings } from '../people/settings-stored.ts';
import type { UserSettings } from '../types.ts';
import { type CallRoute, reminderAt } from './calls.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A seat for which its table still waits, with its person; undefined otherwise. */
export function stillWaiting(
  row: TableRow | undefined,
  seat: number,
): (SeatRow & { readonly user: string }) | undefined {
  const found = row?.status === 'running' ? row.seats.find((one) => one.seat === seat) : undefined;
  return found?.user === undefined || found.waitingSince === undefined ? undefined : { ...found, user: found.user };
}

/** Reminds the person for whom the table still waits, once; in quiet hours, when these are over. */
export function remind(context: Context, due: DueRow): Promise<void> {
  return callWaiting(context, due, 'reminded', (settings, here) => {
    const { half, late } = settings.calls.remind;
    const wanted = here.hushed !== true && (due.kind === 'half' ? half : late);
    return wanted ? reminderAt(settings, here, context.now()) : undefined;
  });
}

/**
 * Settles a due call of a seat: told now as `fact`, due again after a pause or at the later time that `wayOf` gives, or dropped where the table
 * waits no more or the person does not want it.
 */
export function callWaiting(
  context: Context,
  due: DueRow,
  fact: 'called' | 'reminded',
  wayOf: (settings: UserSettings, here: SeatCalls) => CallRoute | undefined,
): Promise<void> {
  const { store, now } = context;
  const { table, ...again } = due;
  return doDue(context, due, findRowIfAny, async (row) => {
    const seat = stillWaiting(row, due.seat);
    if (row === undefined || seat === undefined) return undefined;
    const change = { table, expect: undefined };
    const paused = pausedUntil(row, now());
    // Somebody may end the pause before its time.
    if (paused !== undefined) return { ...change, setDue: [{ ...again, at: Math.min(paused, now() + DAY) }] };
    const way = wayOf(readSettings(await store.users.get(seat.user)), readSeatCalls(seat));
    if (way === undefined) return undefined;
    if (way.at > now()) return { ...change, setDue: [{ ...again, at: way.at }] };
    const patch = way.how === 'direct' ? [{ seat: due.seat, directAt: now() }] : [];
    const routes = new Map([[due.seat, { turn: way }]]);
    return happensAt(context, row, { ...change, patch }, { fact, seat: due.seat }, routes);
  });
}
