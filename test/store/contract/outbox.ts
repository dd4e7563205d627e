import { describe, expect } from 'vitest';
import type { Store } from '#store/types';
import { newTable } from '../rows.ts';
import type { StoreTest } from './site.ts';

export function outboxContract(test: StoreTest): void {
  describe('outbox', () => {
    const put = (from: Store, table: string, id: string, payload = '[]', merge = false): Promise<unknown> =>
      from.tables.commit({
        table,
        expect: undefined,
        outbox: [
          {
            id,
            kind: 'live',
            payload,
            at: 100,
            ...(merge
              ? {
                  merge: (older: readonly string[]) =>
                    JSON.stringify([...older, payload].flatMap((text) => JSON.parse(text) as string[])),
                }
              : {}),
          },
        ],
      });
    const ids = async (from: Store, now: number, limit = 10, lease = 1000): Promise<string[]> =>
      (await from.outbox.claim(now, limit, lease)).map((row) => row.id);

    test.beforeEach(async ({ store }) => {
      await store.tables.create(newTable('t1'));
      await store.tables.create(newTable('t2'));
    });

    test('a claimed row is not given to anybody else while its lease lasts', async ({ store, other }) => {
      await put(store, 't1', 'a');
      await put(store, 't2', 'b');
      expect(await other.outbox.claim(100, 10, 1000)).toEqual([
        { id: 'a', table: 't1', kind: 'live', payload: '[]', claims: 1, attempts: 0, at: 100 },
        { id: 'b', table: 't2', kind: 'live', payload: '[]', claims: 1, attempts: 0, at: 100 },
      ]);
      expect(await ids(store, 1099)).toEqual([]);
      expect(await ids(store, 1100)).toEqual(['a', 'b']);
    });

    test('two senders at once never hold the same row', async ({ store, other }) => {
      for (let n = 0; n < 6; n++) {
        await store.tables.create(newTable(`m${n}`));
        await put(store, `m${n}`, `m${n}`);
      }
      const taken = (await Promise.all([ids(store, 100, 4), ids(other, 100, 4)])).flat();
      expect(taken).toHaveLength(6);
      expect(new Set(taken).size).toBe(6);
    });

    test('the rows of one table go out in order', async ({ store }) => {
      await put(store, 't1', 'a');
      await put(store, 't1', 'b');
      expect(await ids(store, 100)).toEqual(['a']);
      expect(await ids(store, 100)).toEqual([]);
      await store.outbox.retry('a', 400, 'busy');
      expect(await ids(store, 399)).toEqual([]);
      expect(await store.outbox.nextDue()).toBe(400);
      const [again] = await store.outbox.claim(400, 10, 1000);
      expect(again).toMatchObject({ id: 'a', claims: 2, attempts: 1 });
      await store.outbox.done('a', 'message 1');
      expect(await ids(store, 400)).toEqual(['b']);
      await store.outbox.dead('b', 'gone');
      expect(await ids(store, 99999)).toEqual([]);
      expect(await store.outbox.nextDue()).toBeUndefined();
    });

    test('a newer row takes the place of those that nobody has claimed, and only of those', async ({ store }) => {
      await put(store, 't1', 'a', '["ann"]', true);
      await put(store, 't1', 'b', '["bob"]', true);
      await put(store, 't2', 'x', '["xan"]', true);
      const [first] = await store.outbox.claim(100, 1, 1000);
      expect(first).toMatchObject({ id: 'b', payload: '["ann","bob"]' });
      await put(store, 't1', 'c', '["cyd"]', true);
      await store.outbox.retry('b', 100, 'later');
      expect((await store.outbox.claim(100, 10, 1000)).map((row) => [row.id, row.payload])).toEqual([
        ['b', '["ann","bob"]'],
        ['x', '["xan"]'],
      ]);
      await store.outbox.done('b', undefined);
      expect(await store.outbox.claim(100, 10, 1000)).toMatchObject([{ id: 'c', payload: '["cyd"]' }]);
    });

    test('what waits behind a row is told, of its own table alone', async ({ store }) => {
      await put(store, 't1', 'a', '["ann"]');
      await put(store, 't1', 'b', '["bob"]');
      await put(store, 't2', 'c', '["cyd"]');
      await put(store, 't1', 'd', '["dan"]');
      await store.outbox.dead('b', 'gone');
      expect(await store.outbox.behind('a')).toEqual(['["dan"]']);
      expect(await store.outbox.behind('d')).toEqual([]);
      expect(await store.outbox.behind('never seen')).toEqual([]);
    });

    test('ended rows are forgotten after a time; the end of an unknown row is no error', async ({ store }) => {
      await put(store, 't1', 'a');
      await put(store, 't2', 'b');
      await store.outbox.done('a', undefined);
      await store.outbox.done('never seen', undefined);
      expect(await store.outbox.prune(0)).toBe(0);
      expect(await store.outbox.prune(Number.MAX_SAFE_INTEGER)).toBe(1);
      expect(await ids(store, 100)).toEqual(['b']);
    });

    test('many of them are forgotten a part at a time', async ({ store }) => {
      const many = Array.from({ length: 900 }, (_, n) => ({ id: `m${n}`, kind: 'notice', payload: '{}', at: n }));
      await store.tables.create(newTable('t1'));
      await store.tables.commit({ table: 't1', expect: undefined, outbox: many });
      for (const { id } of many) await store.outbox.done(id, undefined);
      const first = await store.outbox.prune(Number.MAX_SAFE_INTEGER, () => true);
      expect(first).toBeGreaterThan(0);
      expect(first).toBeLessThan(many.length);
      expect(first + (await store.outbox.prune(Number.MAX_SAFE_INTEGER))).toBe(many.length);
    });

    test('messages of one table come in the order of its commits, whoever commits', async ({ store, other }) => {
      const commits = Array.from({ length: 12 }, async (_, n) => {
        const from = n % 2 === 0 ? store : other;
        await from.tables.commit({
          table: 't1',
          expect: undefined,
          facts: [{ kind: 'said', body: `${n}`, at: n }],
          outbox: [{ id: `m${n}`, kind: 'notice', payload: `${n}`, at: 100 }],
        });
      });
      await Promise.all(commits);
      const told: string[] = [];
      for (let n = 0; n < 12; n++) {
        const [next] = await (n % 3 === 0 ? store : other).outbox.claim(200, 5, 1000);
        told.push(next?.payload ?? '');
        await store.outbox.done(next?.id ?? '', undefined);
      }
      expect(told).toEqual((await store.facts.of('t1', { limit: 20 })).map(({ body }) => body));
      expect(new Set(told).size).toBe(12);
    });
  });
}
