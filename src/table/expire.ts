/** Lobbies that nobody starts end by themselves after a time. */
import type { DueRow } from '#store/types';
import { commit, happensAt } from './commit.ts';
import type { Context } from './context.ts';
import { type DueKind, wholeTable } from './subscribers.ts';

/** How long a lobby waits to be started, in ms. */
export const lobbyLasts = 14 * 24 * 60 * 60 * 1000;
/** The due row that ends a lobby, but for its time. */
export const expiry = { kind: 'expire', seat: wholeTable } as const satisfies { kind: DueKind; seat: number };

/** Ends a lobby whose time is over; its message tells so. One that has been started or cancelled is left as it is. */
export async function expire(context: Context, { table, at }: DueRow): Promise<void> {
  const { store, locks } = context;
  await locks.run(table, async () => {
    const row = await store.tables.find(table);
    const settle = { ...expiry, at };
    if (row?.status !== 'lobby') {
      await store.tables.commit({ table, expect: undefined, settle });
      return;
    }
    // Where somebody was faster the due row stays, and the next sweep looks again.
    const change = { table, expect: row.rev, settle };
    await commit(context, happensAt(context, row, change, { fact: 'cancelled', why: 'expired' }));
  });
}
