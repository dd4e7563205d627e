import { describe, expect } from 'vitest';
import type { StoreTest } from './site.ts';

export function userContract(test: StoreTest): void {
  describe('settings and notes', () => {
    test('settings merge by field; notes are kept by key', async ({ store, other }) => {
      expect(await store.users.get('ann')).toBeUndefined();
      await store.users.merge('ann', { notify: 'quiet', confirm: true });
      expect(JSON.parse(await other.users.merge('ann', { confirm: false }))).toEqual({
        notify: 'quiet',
        confirm: false,
      });
      expect(JSON.parse((await store.users.get('ann')) ?? '')).toEqual({ notify: 'quiet', confirm: false });
      expect(await store.notes.get('hash')).toBeUndefined();
      await store.notes.set('hash', 'one');
      await other.notes.set('hash', 'two');
      expect(await store.notes.get('hash')).toBe('two');
    });

    test('settings that two of them change at once are both kept', async ({ store, other }) => {
      const fields = Array.from({ length: 10 }, (_, n) => `field${n}`);
      await Promise.all(fields.map((field, n) => (n % 2 === 0 ? store : other).users.merge('ann', { [field]: n })));
      expect(Object.keys(JSON.parse((await store.users.get('ann')) ?? '{}')).sort()).toEqual(fields);
    });
  });
}
