import { describe, expect } from 'vitest';
import { input, newTable } from '../rows.ts';
import type { StoreTest } from './site.ts';

export function takeBackContract(test: StoreTest): void {
  describe('moves that are taken back', () => {
    test('stay stored, and are neither listed nor found; what answers no ask stays listed', async ({
      store,
      other,
    }) => {
      await store.tables.create(newTable('t1'));
      const noAsk = { ask: undefined, by: 'auto' };
      await store.tables.commit({ table: 't1', expect: 1, inputs: [input(2, 0)] });
      await store.tables.commit({ table: 't1', expect: 2, inputs: [input(3, 0, noAsk), input(3, 1)] });
      await store.tables.commit({ table: 't1', expect: 3, undoFrom: 3, inputs: [input(4, 0, noAsk)] });
      const spots = async () => (await other.tables.inputs('t1', { limit: 9 })).map(({ rev, n }) => `${rev}.${n}`);
      expect(await spots()).toEqual(['4.0', '3.0', '2.0']);
      expect(await other.tables.inputTo('t1', 0, 31)).toBeUndefined();
      expect(await other.tables.inputTo('t1', 0, 20)).toMatchObject({ rev: 2 });
      expect((await other.people.stored('ann')).moves).toBe(4);
      await store.tables.commit({ table: 't1', expect: 4, inputs: [input(5, 0, { ask: 31 })] });
      expect(await other.tables.inputTo('t1', 0, 31)).toMatchObject({ rev: 5 });
      expect(await store.tables.commit({ table: 't1', expect: 4, undoFrom: 2 })).toBe('moved');
      expect(await spots()).toEqual(['5.0', '4.0', '3.0', '2.0']);
    });

    test('facts are read from a rev on', async ({ store, other }) => {
      await store.tables.create(newTable('t1'));
      for (const expect of [1, 2, 3])
        await store.tables.commit({ table: 't1', expect, facts: [{ kind: `f${expect + 1}`, body: '{}', at: 1 }] });
      const facts = await other.facts.of('t1', { rev: 3, limit: 9 });
      expect(facts.map(({ kind }) => kind)).toEqual(['f3', 'f4']);
    });
  });
}
