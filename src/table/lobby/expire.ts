/** Closes lobbies that nobody starts in time. */
import type { DueRow } from '#store/types';
import { commit, happensAt } from '../change/commit.ts';
import type { Context } from '../context.ts';
import { type DueKind, wholeTable } from '../due/kinds.ts';
import type { Millis } from '../types.ts';

const day = 24 * 60 * 60 * 1000;
/** How long a lobby waits to be started, in ms. */
const lobbyLasts = 14 * day;
/** How long before that those who sit there are told, in ms. */
const warnedBefore = day;
/** The due row that warns of a lobby's end, and then closes it, without its time. */
const expiry = { kind: 'expire', seat: wholeTable } as const satisfies { kind: DueKind; seat: number };

/** When a new lobby is first looked at. */
export const lobbyExpiry = (openedAt: Millis) => ({ ...expiry, at: openedAt + lobbyLasts - warnedBefore });

/** Warns of the end of a lobby, and closes one that has expired; its message says so. One that has been started or cancelled is left as it is. */
export async function expire(context: Context, { table, at }: DueRow): Promise<void> {
  const { store, locks, now } = context;
  await locks.run(table, async () => {
    const row = await store.tables.find(table);
    const settle = { ...expiry, at };
    if (row?.status !== 'lobby') {
      await store.tables.commit({ table, expect: undefined, settle });
      return;
    }
    // If somebody was faster, the due row stays, and the next sweep checks again.
    const end = row.openedAt + lobbyLasts;
    if (now() < end) {
      const change = { table, expect: undefined, settle, setDue: [{ ...expiry, at: end }] };
      await commit(context, happensAt(context, row, change, { fact: 'lobby-ends-soon' }));
      return;
    }
    const change = { table, expect: row.rev, settle };
    await commit(context, happensAt(context, row, change, { fact: 'cancelled', why: 'expired' }));
  });
}
