/** Lobbies that nobody starts end by themselves after a time. */
import type { DueRow } from '#store/types';
import type { Context } from './context.ts';
import { outboxRow } from './intents.ts';
import { type DueKind, wholeTable } from './record.ts';

/** How long a lobby waits to be started, in ms. */
export const lobbyLasts = 14 * 24 * 60 * 60 * 1000;
/** The due row that ends a lobby, but for its time. */
export const expiry = { kind: 'expire', seat: wholeTable } as const satisfies { kind: DueKind; seat: number };

/** Ends a lobby whose time is over; its message tells so. One that has been started or cancelled is left as it is. */
export async function expire(context: Context, { table, at }: DueRow): Promise<void> {
  const { store, locks, now, toldOutbox } = context;
  await locks.run(table, async () => {
    const row = await store.tables.find(table);
    const settle = { ...expiry, at };
    if (row?.status !== 'lobby') {
      await store.tables.commit({ table, expect: undefined, settle });
      return;
    }
    const result = await store.tables.commit({
      table,
      expect: row.rev,
      settle,
      row: { status: 'cancelled', finishedAt: now(), result: JSON.stringify({ winners: [], how: 'expired' }) },
      outbox: [outboxRow(context, { kind: 'lobby', table })],
    });
    // Somebody was faster: the row stays, and the next sweep looks again.
    if (result === 'stored') toldOutbox();
  });
}
