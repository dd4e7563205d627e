/** Closes lobbies that nobody starts in time. */
import type { DueRow } from '#store/types';
import { commit, happensAt } from './commit.ts';
import type { Context } from './context.ts';
import { type DueKind, wholeTable } from './subscribers.ts';

/** How long a lobby waits to be started, in ms. */
export const lobbyLasts = 14 * 24 * 60 * 60 * 1000;
/** The due row that closes a lobby, without its time. */
export const expiry = { kind: 'expire', seat: wholeTable } as const satisfies { kind: DueKind; seat: number };

/** Closes a lobby that has expired; its message says so. One that has been started or cancelled is left as it is. */
export async function expire(context: Context, { table, at }: DueRow): Promise<void> {
  const { store, locks } = context;
  await locks.run(table, async () => {
    const row = await store.tables.find(table);
    const settle = { ...expiry, at };
    if (row?.status !== 'lobby') {
      await store.tables.commit({ table, expect: undefined, settle });
      return;
    }
    // If somebody was faster, the due row stays, and the next sweep checks again.
    const change = { table, expect: row.rev, settle };
    await commit(context, happensAt(context, row, change, { fact: 'cancelled', why: 'expired' }));
  });
}
