import { describe, expect } from 'vitest';
import type { Change, Store } from '#store/types';
import { newTable } from '../rows.ts';
import type { StoreTest } from './site.ts';

export function frameContract(test: StoreTest): void {
  describe('frames', () => {
    const bytes = (...list: number[]) => Uint8Array.from(list);
    const step = (store: Store, table: string, expect: number, frame: Change['frame'], more: Partial<Change> = {}) =>
      store.tables.commit({ table, expect, ...(frame !== undefined && { frame }), ...more });
    const read = async (other: Store, table: string, rev: number) =>
      (await other.frames.upTo(table, rev)).map(({ rev, kind, data }) => [rev, kind, ...data]);

    test('a frame is read with those before it, from the last whole one on, byte by byte', async ({ store, other }) => {
      await store.tables.create(newTable('t1'));
      await step(store, 't1', 1, { kind: 'whole', data: bytes(0, 255, 10) });
      await step(store, 't1', 2, { kind: 'change', data: bytes(1) });
      await step(store, 't1', 3, undefined, { row: { host: 'bob' } });
      await step(store, 't1', 4, { kind: 'change', data: bytes(2) });
      await step(store, 't1', 5, { kind: 'whole', data: bytes(3) });
      await step(store, 't1', 6, { kind: 'change', data: bytes() });
      expect(await read(other, 't1', 5)).toEqual([
        [2, 'whole', 0, 255, 10],
        [3, 'change', 1],
        [5, 'change', 2],
      ]);
      expect(await read(other, 't1', 7)).toEqual([
        [6, 'whole', 3],
        [7, 'change'],
      ]);
      expect(await read(other, 't1', 4)).toEqual([]);
      expect(await read(other, 't1', 8)).toEqual([]);
      expect(await read(other, 't2', 5)).toEqual([]);
      expect(await other.frames.revs('t1')).toEqual([2, 3, 5, 6, 7]);
      expect((await other.tables.find('t1'))?.wholeFrame).toBe(6);
    });

    test('frames that follow no whole one cannot be read', async ({ store, other }) => {
      await store.tables.create(newTable('t1'));
      await step(store, 't1', 1, { kind: 'change', data: bytes(1) });
      expect(await read(other, 't1', 2)).toEqual([]);
    });

    test('a commit that is not stored leaves no frame', async ({ store, other }) => {
      await store.tables.create(newTable('t1'));
      await step(store, 't1', 1, { kind: 'whole', data: bytes(1) });
      expect(await step(store, 't1', 1, { kind: 'whole', data: bytes(2) })).toBe('moved');
      expect(await read(other, 't1', 2)).toEqual([[2, 'whole', 1]]);
    });

    test('many go a part at a time, from the end, so that those that are left can be read', async ({ store }) => {
      await store.tables.create(newTable('long'));
      for (let rev = 1; rev <= 250; rev++)
        await step(store, 'long', rev, { kind: rev === 1 ? 'whole' : 'change', data: bytes(1) });
      await step(
        store,
        'long',
        251,
        { kind: 'change', data: bytes(1) },
        { row: { status: 'finished', finishedAt: 100 } },
      );
      let asked = 0;
      await store.frames.prune(200, () => asked++ > 0);
      const left = await store.frames.revs('long');
      expect(left.length).toBeGreaterThan(0);
      expect(left.length).toBeLessThan(251);
      expect(await store.frames.upTo('long', left.at(-1)!)).toHaveLength(left.length);
      await store.frames.prune(200);
      expect(await store.frames.revs('long')).toEqual([]);
      expect(await store.tables.find('long')).toMatchObject({ wholeFrame: undefined });
    });

    test('they go some time after the end of their game, and the table stays', async ({ store, other }) => {
      for (const id of ['over', 'late', 'running']) {
        await store.tables.create(newTable(id));
        await step(store, id, 1, { kind: 'whole', data: bytes(1) });
      }
      await step(
        store,
        'over',
        2,
        { kind: 'change', data: bytes(1) },
        { row: { status: 'finished', finishedAt: 100 } },
      );
      await step(
        store,
        'late',
        2,
        { kind: 'change', data: bytes(1) },
        { row: { status: 'finished', finishedAt: 200 } },
      );
      await store.frames.prune(200);
      expect(await other.frames.revs('over')).toEqual([]);
      expect(await other.tables.find('over')).toMatchObject({ rev: 3, status: 'finished', wholeFrame: undefined });
      expect(await other.frames.revs('late')).toEqual([2, 3]);
      expect(await other.frames.revs('running')).toEqual([2]);
    });
  });
}
