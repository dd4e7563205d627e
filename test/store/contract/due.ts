import { describe, expect } from 'vitest';
import type { Store } from '#store/types';
import { newTable } from '../rows.ts';
import type { StoreTest } from './site.ts';

export function dueContract(test: StoreTest): void {
  describe('due times', () => {
    const at = (time: number, seat = 0) => ({ kind: 'remind', seat, at: time });

    test.beforeEach(async ({ store }) => {
      await store.tables.create(newTable('t1'));
    });

    test('fall due once for one process, again when its lease has run out', async ({ store, other }) => {
      await store.tables.commit({ table: 't1', expect: undefined, setDue: [at(500), at(300, 1), at(900, 2)] });
      expect(await store.due.claim(200, 10, 1000)).toEqual([]);
      expect(await store.due.claim(600, 10, 1000)).toEqual([
        { table: 't1', ...at(300, 1) },
        { table: 't1', ...at(500) },
      ]);
      expect(await other.due.claim(1000, 10, 1000)).toEqual([{ table: 't1', ...at(900, 2) }]);
      expect(await other.due.claim(1600, 10, 1000)).toHaveLength(2);
    });

    test('a newer time takes the place of the older, a cleared one is gone', async ({ store }) => {
      await store.tables.commit({ table: 't1', expect: undefined, setDue: [at(500), at(500, 1)] });
      await store.tables.commit({
        table: 't1',
        expect: undefined,
        setDue: [at(800)],
        clearDue: [{ kind: 'remind', seat: 1 }],
      });
      expect(await store.due.claim(700, 10, 1000)).toEqual([]);
      expect(await store.due.claim(800, 10, 1000)).toEqual([{ table: 't1', ...at(800) }]);
    });

    test('is settled by one change only', async ({ store, other }) => {
      await store.tables.commit({ table: 't1', expect: undefined, setDue: [at(500)] });
      const settle = (one: Store, id: string): Promise<string> =>
        one.tables.commit({
          table: 't1',
          expect: undefined,
          settle: at(500),
          outbox: [{ id, kind: 'reminder', payload: '{}', at: 500 }],
        });
      expect((await Promise.all([settle(store, 'a'), settle(other, 'b')])).sort()).toEqual(['settled', 'stored']);
      expect(await store.outbox.claim(500, 10, 10)).toHaveLength(1);
      expect(await store.due.claim(9999, 10, 10)).toEqual([]);
    });
  });
}
