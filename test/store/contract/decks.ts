import { describe, expect } from 'vitest';
import { newDeck } from '../rows.ts';
import type { StoreTest } from './site.ts';

export function deckContract(test: StoreTest): void {
  describe('decks', () => {
    test('a new deck is found at rev 1, by its id and among its owner’s, the last changed first', async ({
      store,
      other,
    }) => {
      const { key: _key, ...deck } = newDeck('d1');
      expect(await store.decks.create(newDeck('d1'), 9)).toEqual({ id: 'd1', created: true });
      expect(await store.decks.create(newDeck('d2', { changedAt: 2000 }), 9)).toEqual({ id: 'd2', created: true });
      expect(await store.decks.create(newDeck('d3', { owner: 'bob' }), 9)).toEqual({ id: 'd3', created: true });
      expect(await other.decks.find('d1')).toEqual({ ...deck, rev: 1 });
      expect((await other.decks.ofOwner('ann')).map(({ id }) => id)).toEqual(['d2', 'd1']);
      expect(await store.decks.find('nothing')).toBeUndefined();
      expect(await store.decks.ofOwner('nobody')).toEqual([]);
    });

    test('one key makes one deck, also from two processes at once', async ({ store, other }) => {
      const made = await Promise.all([
        store.decks.create(newDeck('d1', { key: 'press' }), 9),
        other.decks.create(newDeck('d2', { key: 'press' }), 9),
      ]);
      expect(new Set(made.map((one) => typeof one === 'object' && one.id)).size).toBe(1);
      expect(await store.decks.ofOwner('ann')).toHaveLength(1);
    });

    test('a name is given once to each owner and game', async ({ store, other }) => {
      await store.decks.create(newDeck('d1', { nameKey: 'swarm' }), 9);
      expect(await other.decks.create(newDeck('d2', { nameKey: 'swarm' }), 9)).toBe('name');
      for (const elsewhere of [{ owner: 'bob' }, { game: 'vast' }])
        expect(
          await store.decks.create(newDeck(JSON.stringify(elsewhere), { nameKey: 'swarm', ...elsewhere }), 9),
        ).toMatchObject({ created: true });
      await store.decks.create(newDeck('d4'), 9);
      const renamed = { name: 'Swarm', nameKey: 'swarm', changedAt: 3000 };
      expect(await store.decks.update('d4', 1, renamed)).toBe('name');
      expect(await store.decks.update('d1', 1, { ...renamed, name: 'SWARM' })).toBe('stored');
      expect((await store.decks.find('d4'))?.rev).toBe(1);
    });

    test('nobody has more than may be', async ({ store }) => {
      await store.decks.create(newDeck('d1'), 1);
      expect(await store.decks.create(newDeck('d2'), 1)).toBe('many');
      expect(await store.decks.create(newDeck('d1'), 1)).toEqual({ id: 'd1', created: false });
      expect(await store.decks.create(newDeck('d3', { owner: 'bob' }), 1)).toMatchObject({ created: true });
    });

    test('of two changes based on one rev one is stored', async ({ store, other }) => {
      await store.decks.create(newDeck('d1'), 9);
      const results = await Promise.all([
        store.decks.update('d1', 1, { body: '{"by":"store"}', changedAt: 2000 }),
        other.decks.update('d1', 1, { body: '{"by":"other"}', changedAt: 2001 }),
      ]);
      expect([...results].sort()).toEqual(['moved', 'stored']);
      const by = results[0] === 'stored' ? 'store' : 'other';
      expect(await store.decks.find('d1')).toMatchObject({ rev: 2, body: `{"by":"${by}"}`, name: 'Deck d1' });
      expect(await store.decks.update('nothing', 1, { body: '{}', changedAt: 1 })).toBe('moved');
    });

    test('a deck that is removed is gone, and its name is free', async ({ store, other }) => {
      await store.decks.create(newDeck('d1', { nameKey: 'swarm' }), 9);
      expect(await other.decks.remove('d1')).toBe(true);
      expect(await store.decks.remove('d1')).toBe(false);
      expect(await store.decks.find('d1')).toBeUndefined();
      expect(await store.decks.update('d1', 1, { body: '{}', changedAt: 1 })).toBe('moved');
      expect(await store.decks.create(newDeck('d2', { nameKey: 'swarm' }), 9)).toMatchObject({ created: true });
    });
  });
}
