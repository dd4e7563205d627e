import { describe, expect } from 'vitest';
import { newTable, seatRow } from '../rows.ts';
import type { StoreTest } from './site.ts';

export function callContract(test: StoreTest): void {
  describe('calls', () => {
    test('settings are stored with the due times that follow from them; undefined fields are removed', async ({
      store,
      other,
    }) => {
      const digest = { table: 'u:ann', kind: 'digest', seat: -1 };
      await store.users.merge('ann', { zone: 'UTC', digest: 1 }, { set: [{ ...digest, at: 50 }] });
      expect(await other.due.claim(60, 10, 1)).toEqual([{ ...digest, at: 50 }]);
      expect(JSON.parse(await other.users.merge('ann', { zone: undefined }, { clear: [digest] }))).toEqual({
        digest: 1,
      });
      expect(await store.due.claim(1000, 10, 1)).toEqual([]);
    });

    test('a due time that is brought forward is found changed by whoever is just settling it', async ({
      store,
      other,
    }) => {
      const due = { kind: 'calls', seat: -1 };
      const by = (at: number) => ({ table: 't1', expect: undefined, dueBy: [{ table: 'u:ann', ...due, at }] });
      const settle = (at: number) => ({ table: 'u:ann', expect: undefined, settle: { ...due, at } });
      await store.tables.create(newTable('t1'));
      await store.tables.commit(by(500));
      expect(await store.due.claim(500, 10, 1000)).toEqual([{ table: 'u:ann', ...due, at: 500 }]);
      // Later, but it must not be lost with what is just being settled.
      await other.tables.commit(by(700));
      expect(await store.tables.commit(settle(500))).toBe('settled');
      expect(await store.due.claim(500, 10, 1000)).toEqual([{ table: 'u:ann', ...due, at: 499 }]);
      await other.tables.commit(by(300));
      expect(await store.tables.commit(settle(300))).toBe('stored');
      expect(await store.due.claim(5000, 10, 1000)).toEqual([]);
    });

    test('a seat’s calls and the time of a direct one are kept, and cleared', async ({ store, other }) => {
      await store.tables.create(newTable('t1', { seats: [seatRow(0, 'ann'), seatRow(1, 'bob')] }));
      const patch = (seat: object) =>
        store.tables.commit({ table: 't1', expect: undefined, patch: [{ seat: 1, ...seat }] });
      await patch({ calls: '{"turn":"dm"}', directAt: 12 });
      expect((await other.tables.find('t1'))?.seats[1]).toMatchObject({ calls: '{"turn":"dm"}', directAt: 12 });
      await patch({ directAt: undefined });
      const [, bob] = (await other.tables.find('t1'))?.seats ?? [];
      expect(bob).toMatchObject({ calls: '{"turn":"dm"}' });
      expect(bob).not.toHaveProperty('directAt');
    });
  });
}
