import { describe, expect } from 'vitest';
import type { StoreTest } from './site.ts';

export function pendingTextContract(test: StoreTest): void {
  describe('texts for people', () => {
    test('texts for a person wait in a row, each taken once, whoever takes', async ({ store, other }) => {
      const [first, second, third] = ['a', 'b', 'c'].map((id) => ({ id, text: `text ${id}` }));
      for (const { id, text } of [first, second, third, second].filter((one) => one !== undefined)) {
        await (id === 'b' ? other : store).pendingTexts.add('ann', id, text);
      }
      await store.pendingTexts.add('bob', 'a', 'to bob');
      expect(await other.pendingTexts.take('ann', 2)).toEqual([first, second]);
      const both = await Promise.all([store.pendingTexts.take('ann', 5), other.pendingTexts.take('ann', 5)]);
      expect(both.flat()).toEqual([third]);
      expect(await store.pendingTexts.take('bob', 5)).toEqual([{ id: 'a', text: 'to bob' }]);
      expect(await store.pendingTexts.take('bob', 5)).toEqual([]);
    });
  });
}
