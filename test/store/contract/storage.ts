import { describe, expect } from 'vitest';
import { newDeck, newTable, seatRow } from '../rows.ts';
import type { StoreTest } from './site.ts';

export function storageContract(test: StoreTest): void {
  describe('the storage itself', () => {
    test('any text can be stored, but for characters that one of the databases cannot store', async ({
      store,
      other,
    }) => {
      const name = 'Ünï\u0000 🚀 "\u202e\ud800';
      const table = newTable('t1', { seats: [seatRow(0, 'ann', { name })] });
      await store.tables.create(table);
      expect((await other.tables.find('t1'))?.seats[0]?.name).toBe('Ünï 🚀 "\u202e\ufffd');
    });

    test('equal times are told apart by ids, sorted by their characters', async ({ store }) => {
      for (const id of ['b', 'B', 'a', 'Z', 'é', '_']) await store.decks.create(newDeck(id), 9);
      expect((await store.decks.ofOwner('ann')).map(({ id }) => id)).toEqual(['B', 'Z', '_', 'a', 'b', 'é']);
    });

    test('nothing is lost by closing and opening again', async ({ place }) => {
      const first = await place.open();
      await first.tables.create(newTable('t1'));
      await first.tables.commit({ table: 't1', expect: 1, row: { state: 'kept' } });
      await first.close();
      const again = await place.open();
      expect((await again.tables.load('t1'))?.state).toBe('kept');
      await again.close();
    });

    test('what it takes on the disk is told', async ({ store }) => {
      expect(await store.size()).toBeGreaterThan(10_000);
    });

    test('a closed storage rejects', async ({ place }) => {
      const store = await place.open();
      await store.close();
      await expect(store.tables.find('t1')).rejects.toMatchObject({ fault: 'closed' });
    });
  });
}
