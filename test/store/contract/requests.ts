import { describe, expect } from 'vitest';
import type { Change, NewRequest, Store } from '#store/types';
import { newTable, seatRow } from '../rows.ts';
import type { StoreTest } from './site.ts';

export function requestContract(test: StoreTest): void {
  describe('requests', () => {
    const request = (id: string, more: Partial<NewRequest> = {}): NewRequest => ({
      id,
      kind: 'end',
      seat: 0,
      about: undefined,
      args: undefined,
      atRev: 1,
      state: 'open',
      openedAt: 1000,
      endsAt: 2000,
      endedAt: undefined,
      ...more,
    });
    const change = (through: Store, requests: NonNullable<Change['requests']>) =>
      through.tables.commit({ table: 't1', expect: undefined, requests });
    const yes = (seat: number) => ({ seat, yes: true, at: 1500 });

    const opened = async (store: Store) => {
      await store.tables.create(newTable('t1', { seats: [seatRow(0, 'ann'), seatRow(1, 'bob')] }));
    };

    test('are found with their answers, and the table says that there are any', async ({ store, other }) => {
      await opened(store);
      expect((await store.tables.find('t1'))?.hasRequests).toBeUndefined();
      expect(await change(store, [{ opens: request('r1', { about: 1, args: '{"until":5}' }) }])).toBe('stored');
      expect((await other.tables.find('t1'))?.hasRequests).toBe(true);
      expect((await other.tables.load('t1'))?.row.hasRequests).toBe(true);
      expect(await change(store, [{ id: 'r1', expect: 1, answer: yes(1) }])).toBe('stored');
      await store.requests.setMessage('r1', 'm1');
      const found = {
        ...request('r1', { about: 1, args: '{"until":5}' }),
        table: 't1',
        rev: 2,
        message: 'm1',
        answers: [yes(1)],
      };
      expect(await other.requests.find('r1')).toEqual(found);
      expect(await other.requests.openAt('t1')).toEqual([found]);
      expect(await other.requests.last('t1', 'end')).toEqual(found);
      const ends = { state: 'agreed', at: 1600 };
      expect(await change(store, [{ id: 'r1', expect: 2, ends }])).toBe('stored');
      expect(await other.requests.find('r1')).toMatchObject({ state: 'agreed', endedAt: 1600, rev: 3 });
      expect(await other.requests.openAt('t1')).toEqual([]);
      expect((await other.tables.find('t1'))?.hasRequests).toBeUndefined();
    });

    test('of a kind are open once at a table, also through two processes at once', async ({ store, other }) => {
      await opened(store);
      const results = await Promise.all([
        change(store, [{ opens: request('r1') }]),
        change(other, [{ opens: request('r2') }]),
      ]);
      expect([...results].sort()).toEqual(['moved', 'stored']);
      expect(await change(store, [{ opens: request('r3', { kind: 'skip' }) }])).toBe('stored');
      const [first] = await store.requests.openAt('t1');
      await change(store, [{ id: first?.id ?? '', expect: 1, ends: { state: 'refused', at: 1 } }]);
      expect(await change(store, [{ opens: request('r4', { openedAt: 3000 }) }])).toBe('stored');
      expect((await store.requests.last('t1', 'end'))?.id).toBe('r4');
    });

    test('take one of two answers that are based on the same rev, and none when they are over', async ({
      store,
      other,
    }) => {
      await opened(store);
      await change(store, [{ opens: request('r1') }]);
      const results = await Promise.all([
        change(store, [{ id: 'r1', expect: 1, answer: yes(0) }]),
        change(other, [{ id: 'r1', expect: 1, answer: yes(1) }]),
      ]);
      expect([...results].sort()).toEqual(['moved', 'stored']);
      expect((await store.requests.find('r1'))?.answers).toHaveLength(1);
      await change(store, [{ id: 'r1', expect: 2, ends: { state: 'lapsed', at: 2000 } }]);
      expect(await change(store, [{ id: 'r1', expect: 3, answer: yes(1) }])).toBe('moved');
    });

    test('that have changed meanwhile leave nothing of the whole change', async ({ store }) => {
      await opened(store);
      await change(store, [{ opens: request('r1') }]);
      const late = {
        table: 't1',
        expect: 1,
        row: { status: 'finished' },
        requests: [{ id: 'r1', expect: 7, ends: { state: 'agreed', at: 1 } }],
      };
      expect(await store.tables.commit(late)).toBe('moved');
      expect(await store.tables.find('t1')).toMatchObject({ status: 'lobby', rev: 1 });
    });
  });
}
