import { describe, expect } from 'vitest';
import type { StoreTest } from './site.ts';

export function leaseContract(test: StoreTest): void {
  describe('leases', () => {
    test('a lease is held by one, renewed by the same one, and free once it is given back or has run out', async ({
      store,
      other,
    }) => {
      const minute = 60_000;
      const first = await Promise.all([
        store.leases.take('digest', 'one', minute),
        other.leases.take('digest', 'two', minute),
      ]);
      expect([...first].sort()).toEqual([false, true]);
      const [holder, late] = first[0] ? ['one', 'two'] : ['two', 'one'];
      expect(await other.leases.take('digest', holder, minute)).toBe(true);
      expect(await store.leases.take('backup', late, minute)).toBe(true);
      await store.leases.release('digest', late);
      expect(await store.leases.take('digest', late, minute)).toBe(false);
      await store.leases.release('digest', holder);
      expect(await store.leases.take('digest', late, 0)).toBe(true);
      expect(await store.leases.take('digest', holder, minute)).toBe(true);
    });

    test('leases that have run out can be cleared away, and none that is held', async ({ store, other }) => {
      await store.leases.take('long over', 'one', -60_000);
      await store.leases.take('held', 'one', 60_000);
      await other.leases.prune(Date.now());
      expect(await other.leases.take('held', 'two', 1)).toBe(false);
      expect(await other.leases.take('long over', 'two', 1)).toBe(true);
    });
  });
}
