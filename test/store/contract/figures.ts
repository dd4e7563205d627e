import { describe, expect } from 'vitest';
import { newTable, seatRow } from '../rows.ts';
import type { StoreTest } from './site.ts';

export function figureContract(test: StoreTest): void {
  describe('figures', () => {
    test('what there is to do is counted', async ({ store, other }) => {
      expect(await store.figures()).toEqual({
        tables: {},
        asksWaiting: 0,
        outboxWaiting: 0,
        oldestOutbox: undefined,
        oldestDue: undefined,
      });
      await store.tables.create(newTable('t1', { seats: [seatRow(0, 'ann', { waitingSince: 5 }), seatRow(1, 'bob')] }));
      await store.tables.create(newTable('t2', { status: 'running' }));
      await store.tables.commit({
        table: 't1',
        expect: undefined,
        setDue: [{ kind: 'remind', seat: 0, at: 900 }],
        outbox: [300, 200].map((at) => ({ id: `m${at}`, kind: 'notice', payload: '{}', at })),
      });
      expect(await other.figures()).toEqual({
        tables: { lobby: 1, running: 1 },
        asksWaiting: 1,
        outboxWaiting: 2,
        oldestOutbox: 200,
        oldestDue: 900,
      });
    });
  });
}
