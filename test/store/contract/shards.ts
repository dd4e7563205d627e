import { describe, expect } from 'vitest';
import type { Sender, Store } from '#store/types';
import { newTable } from '../rows.ts';
import type { StoreTest } from './site.ts';

export function shardContract(test: StoreTest): void {
  describe('messages for shards', () => {
    const rows = (from: Store, sender: Sender) => from.outbox.claim(1000, 20, 1000, sender);
    const half = (first: number, overdue = 0): Sender => ({ first, last: first, count: 2, overdue });
    const guildOn = (shard: number): string => String(BigInt(1_000_000 + shard) << 22n);
    const tableOn = (id: string, shard: number | undefined) =>
      newTable(id, {
        place: { ...newTable(id).place, guild: shard === undefined ? undefined : guildOn(shard) },
        outbox: [{ id: `o-${id}`, kind: 'lobby', payload: '{}', at: 500 }],
      });
    const idsOf = (claimed: readonly { readonly id: string }[]) => claimed.map(({ id }) => id).sort();

    test('each claims what is for its own shards; without a server it is for the first', async ({ store, other }) => {
      for (const [id, shard] of [
        ['a', 0],
        ['b', 1],
        ['c', 2],
        ['d', undefined],
      ] as const)
        await store.tables.create(tableOn(id, shard));
      expect(idsOf(await rows(store, half(1)))).toEqual(['o-b']);
      expect(await other.outbox.nextDue(half(0))).toBe(500);
      expect(idsOf(await rows(other, half(0)))).toEqual(['o-a', 'o-c', 'o-d']);
    });

    test('what its own process has left lying is claimed by any', async ({ store, other }) => {
      await store.tables.create(tableOn('a', 0));
      expect(await rows(other, half(1, 499))).toEqual([]);
      expect(idsOf(await rows(other, half(1, 500)))).toEqual(['o-a']);
    });
  });
}
