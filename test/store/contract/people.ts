import { describe, expect } from 'vitest';
import { newTable } from '../rows.ts';
import type { StoreTest } from './site.ts';

const as = (mark: string) => ({
  alias: 'gone-1',
  name: 'Former player',
  mark: { hash: mark, salt: 'salt', at: 1 },
});

export function peopleContract(test: StoreTest): void {
  describe('people', () => {
    test('everybody of whom anything is stored is named once', async ({ store, other }) => {
      await store.tables.create(newTable('one'));
      await store.users.merge('zoe', { confirm: true });
      await other.pendingTexts.add('yan', 'one', 'Hear!');
      const before = await store.people.everybody();
      expect(before).toEqual([...new Set(before)].sort());
      expect(before).toEqual(expect.arrayContaining(['yan', 'zoe']));
      await store.people.forget('zoe', as('digest of zoe'));
      expect(await other.people.everybody()).toEqual(before.filter((id) => id !== 'zoe'));
    });

    test('a deletion is not to be done again unless another database has brought it along', async ({
      store,
      other,
    }) => {
      await store.users.merge('zoe', { confirm: true });
      await store.people.forget('zoe', as('digest of zoe'));
      await store.people.forget('zoe', as('digest of zoe'));
      expect(await other.people.toForgetAgain()).toEqual([]);
      await other.people.forgottenAgain('digest of nobody');
      expect(await store.users.get('zoe')).toBeUndefined();
    });

    test('answers and results are told in order', async ({ store }) => {
      expect(await store.people.course('nobody')).toEqual({ inputs: [], results: [] });
    });
  });
}
