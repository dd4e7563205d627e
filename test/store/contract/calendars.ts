import { describe, expect } from 'vitest';
import { newTable } from '../rows.ts';
import type { StoreTest } from './site.ts';

export function calendarContract(test: StoreTest): void {
  describe('calendars and outages', () => {
    test('a calendar is appended to what was read, and has the person’s running tables counted anew', async ({
      store,
    }) => {
      await store.tables.create(newTable('t1', { status: 'running' }));
      await store.tables.create(newTable('t2'));
      const row = (from: number, body: string, basedOn?: string) => ({ user: 'ann', from, body, basedOn });
      expect(await store.calendars.append(row(10, 'one'))).toBe('stored');
      expect(await store.calendars.append(row(20, 'two'))).toBe('moved');
      expect(await store.calendars.append(row(20, 'two', 'one'))).toBe('stored');
      expect(await store.calendars.append(row(20, 'three', 'two'))).toBe('stored');
      expect((await store.calendars.of(['ann', 'bob'])).map(({ from, body }) => [from, body])).toEqual([
        [10, 'one'],
        [20, 'three'],
      ]);
      expect(await store.due.claim(1000, 10, 1)).toEqual([{ table: 't1', kind: 'recount', seat: 0, at: 20 }]);
      await store.calendars.prune(15);
      expect(await store.calendars.of(['ann'])).toHaveLength(2);
      await store.calendars.prune(25);
      expect((await store.calendars.of(['ann'])).map(({ body }) => body)).toEqual(['three']);
    });

    test('an outage is what nobody has noted', async ({ store }) => {
      expect(await store.outages.running(1000, 50)).toBeUndefined();
      expect(await store.outages.running(1050, 50)).toBeUndefined();
      expect(await store.outages.running(1040, 50)).toBeUndefined();
      expect(await store.outages.running(1101, 50)).toEqual({ from: 1050, to: 1101 });
      expect(await store.outages.since(1100)).toEqual([{ from: 1050, to: 1101 }]);
      expect(await store.outages.since(1101)).toEqual([]);
      await store.outages.prune(1102);
      expect(await store.outages.since(0)).toEqual([]);
    });
  });
}
