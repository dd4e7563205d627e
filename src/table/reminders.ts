/** What becomes of a reminder that is due. */
import type { DueRow, SeatRow, TableRow } from '#store/types';
import { reminderAt } from './calls.ts';
import { commit, happensAt } from './commit.ts';
import type { Context } from './context.ts';
import { readSeatCalls, readSettings } from './rows.ts';

/** A seat for which its table still waits, with its person; undefined otherwise. */
export function stillWaiting(
  row: TableRow | undefined,
  seat: number,
): (SeatRow & { readonly user: string }) | undefined {
  const found = row?.status === 'running' ? row.seats.find((one) => one.seat === seat) : undefined;
  return found?.user === undefined || found.waitingSince === undefined ? undefined : { ...found, user: found.user };
}

/** Reminds the person for whom the table still waits, once; in quiet hours, when these are over. */
export function remind(context: Context, { table, ...due }: DueRow): Promise<void> {
  const { store, locks, now } = context;
  return locks.run(table, async () => {
    const row = await store.tables.find(table);
    const seat = stillWaiting(row, due.seat);
    const change = { table, expect: undefined, settle: due };
    if (row === undefined || seat === undefined) return void (await commit(context, change));
    const settings = readSettings(await store.users.get(seat.user));
    const here = readSeatCalls(seat);
    const { half, late } = settings.calls.remind;
    const wanted = here.hushed !== true && (due.kind === 'half' ? half : late);
    const way = wanted ? reminderAt(settings, here, now()) : undefined;
    if (way === undefined) return void (await commit(context, change));
    if (way.at > now()) return void (await commit(context, { ...change, setDue: [{ ...due, at: way.at }] }));
    const reminded = { fact: 'reminded', seat: due.seat } as const;
    const patch = way.how === 'direct' ? [{ seat: due.seat, directAt: now() }] : [];
    await commit(
      context,
      happensAt(context, row, { ...change, patch }, reminded, new Map([[due.seat, { turn: way }]])),
    );
  });
}
