import { describe, expect } from 'vitest';
import type { SeatRow, Store } from '#store/types';
import { input, newTable, seatRow } from '../rows.ts';
import type { StoreTest } from './site.ts';

type Created = Awaited<ReturnType<Store['tables']['create']>>;
/** What became of a new table that there was room for. */
const created = (outcome: Created): Exclude<Created, string> => {
  if (typeof outcome === 'string') throw new Error(outcome);
  return outcome;
};

export function tableContract(test: StoreTest): void {
  describe('tables', () => {
    test('a new table is found at rev 1 with its seats', async ({ store, other }) => {
      const table = newTable('t1', { seats: [seatRow(0, 'ann', { deck: '{"id":"d"}' }), seatRow(1, 'bob')] });
      expect(await store.tables.create(table)).toEqual({ id: 't1', created: true });
      expect(await other.tables.find('t1')).toEqual({
        ...table,
        number: 1,
        rev: 1,
        ruleset: undefined,
        startedAt: undefined,
        finishedAt: undefined,
        result: undefined,
      });
      expect(await store.tables.find('nobody')).toBeUndefined();
      expect(await store.tables.load('nobody')).toBeUndefined();
    });

    test('one press opens one table, also through two processes at once', async ({ store, other }) => {
      const answers = await Promise.all([
        store.tables.create(newTable('t1', { key: 'same' })),
        other.tables.create(newTable('t2', { key: 'same' })),
      ]);
      expect(answers.map((answer) => created(answer).created).sort()).toEqual([false, true]);
      expect(new Set(answers.map((answer) => created(answer).id)).size).toBe(1);
    });

    test('a table id that is taken rejects', async ({ store }) => {
      await store.tables.create(newTable('t1'));
      await expect(store.tables.create(newTable('t1', { key: 'another' }))).rejects.toThrow();
      expect((await store.tables.find('t1'))?.key).toBe('press-t1');
    });

    test('a commit changes what it names and nothing else', async ({ store, other }) => {
      await store.tables.create(newTable('t1'));
      const result = await store.tables.commit({
        table: 't1',
        expect: 1,
        row: { status: 'running', ruleset: 'h1', startedAt: 5000, state: '{"a":1}' },
        ruleset: { hash: 'h1', game: 'tiny', data: '{"cards":[]}' },
        inputs: [input(2, 0), input(2, 1, { seat: undefined, user: undefined, ask: undefined, by: 'auto' })],
      });
      expect(result).toBe('stored');
      const loaded = await other.tables.load('t1');
      expect(loaded?.state).toBe('{"a":1}');
      expect(loaded?.row).toMatchObject({ rev: 2, status: 'running', ruleset: 'h1', startedAt: 5000, host: 'ann' });
      expect(await other.rulesets.get('h1')).toEqual({ hash: 'h1', game: 'tiny', data: '{"cards":[]}' });
      expect(await other.rulesets.get('h2')).toBeUndefined();
      expect(await other.tables.inputs('t1', { limit: 10 })).toEqual([
        input(2, 1, { seat: undefined, user: undefined, ask: undefined, by: 'auto' }),
        input(2, 0),
      ]);
    });

    test('a commit on an old rev stores nothing at all', async ({ store, other }) => {
      await store.tables.create(newTable('t1'));
      await store.tables.commit({ table: 't1', expect: 1, row: { state: 'first' } });
      const late = await other.tables.commit({
        table: 't1',
        expect: 1,
        row: { state: 'second' },
        seats: [],
        inputs: [input(2, 0)],
        outbox: [{ id: 'o1', kind: 'live', payload: '{}', at: 1 }],
        setDue: [{ kind: 'remind', seat: 0, at: 1 }],
        ruleset: { hash: 'h9', game: 'tiny', data: '{}' },
      });
      expect(late).toBe('moved');
      expect(await store.tables.load('t1')).toMatchObject({
        state: 'first',
        row: { rev: 2, seats: [{ user: 'ann' }] },
      });
      expect(await store.tables.inputs('t1', { limit: 10 })).toEqual([]);
      expect(await store.outbox.claim(10, 10, 10)).toEqual([]);
      expect(await store.due.claim(10, 10, 10)).toEqual([]);
      expect(await store.rulesets.get('h9')).toBeUndefined();
    });

    test('two commits on one rev at once: one is stored', async ({ store, other }) => {
      await store.tables.create(newTable('t1'));
      const results = await Promise.all(
        [store, other, store, other].map((one, n) =>
          one.tables.commit({ table: 't1', expect: 1, row: { state: `s${n}` }, inputs: [input(2, 0)] }),
        ),
      );
      expect(results.filter((result) => result === 'stored')).toHaveLength(1);
      expect(await store.tables.inputs('t1', { limit: 10 })).toHaveLength(1);
    });

    test('seats are replaced as a whole or patched one by one', async ({ store, other }) => {
      await store.tables.create(newTable('t1', { seats: [seatRow(0, 'ann'), seatRow(1, 'bob')] }));
      await store.tables.commit({
        table: 't1',
        expect: 1,
        seats: [seatRow(0, 'bob'), { ...seatRow(1, 'x'), user: undefined, bot: 'random', name: 'Robot' }],
      });
      await store.tables.commit({
        table: 't1',
        expect: 2,
        patch: [{ seat: 0, waitingSince: 77, settings: '{"mode":"strict"}', movedRev: 3 }],
      });
      expect((await store.tables.find('t1'))?.seats).toEqual([
        seatRow(0, 'bob', { waitingSince: 77, settings: '{"mode":"strict"}', movedRev: 3 }),
        { ...seatRow(1, 'x'), user: undefined, bot: 'random', name: 'Robot' },
      ]);
      await store.tables.commit({ table: 't1', expect: 3, patch: [{ seat: 0, waitingSince: undefined }] });
      expect((await store.tables.find('t1'))?.seats[0]).toMatchObject({ waitingSince: undefined, movedRev: 3 });
      const standIn = { computer: 'random', since: 88, untilTurn: 3 };
      await store.tables.commit({ table: 't1', expect: 4, patch: [{ seat: 0, standIn }] });
      await store.tables.commit({ table: 't1', expect: 5, patch: [{ seat: 0, movedRev: 4 }] });
      expect((await other.tables.find('t1'))?.seats[0]).toMatchObject({ standIn, movedRev: 4 });
      await store.tables.commit({ table: 't1', expect: 6, patch: [{ seat: 0, standIn: undefined }] });
      expect((await other.tables.find('t1'))?.seats[0]?.standIn).toBeUndefined();
    });

    test('a table is read whole, however many seats it has, and whichever they are', async ({ store, other }) => {
      for (const seats of [[], [0], [0, 1, 2, 3, 4, 5], [3, 5]]) {
        const id = `t${seats.join('')}`;
        const rows = seats.map((seat) => seatRow(seat, `user${seat}`, { waitingSince: 1_795_422_467_849 + seat }));
        await store.tables.create(newTable(id, { seats: rows.toReversed() }));
        expect(await other.tables.load(id)).toMatchObject({ state: undefined, row: { seats: rows } });
        await store.tables.commit({ table: id, expect: 1, row: { state: '{"whose":"this one"}' } });
        const row = await other.tables.find(id);
        expect(row).toMatchObject({ id, rev: 2, seats: rows });
        expect(await other.tables.load(id)).toEqual({ row, state: '{"whose":"this one"}' });
      }
    });

    test('the place changes without counting as a change of the table', async ({ store }) => {
      await store.tables.create(newTable('t1'));
      await store.tables.setPlace('t1', { thread: 'th', liveMessage: 'm1' });
      await store.tables.setPlace('t1', { liveMessage: undefined, lobbyMessage: 'm2' });
      await store.tables.setPlace('t1', {});
      expect(await store.tables.find('t1')).toMatchObject({
        rev: 1,
        place: { guild: 'g1', channel: 'channel-t1', thread: 'th', lobbyMessage: 'm2', liveMessage: undefined },
      });
    });

    test('tables of a user: waited for first and longest first, then the newest', async ({ store }) => {
      const seat = (since?: number): SeatRow[] => [seatRow(0, 'ann', { waitingSince: since }), seatRow(1, 'bob')];
      await store.tables.create(newTable('old', { openedAt: 1, seats: seat() }));
      await store.tables.create(newTable('new', { openedAt: 9, seats: seat() }));
      await store.tables.create(newTable('short', { openedAt: 2, seats: seat(500) }));
      await store.tables.create(newTable('long', { openedAt: 3, seats: seat(100) }));
      await store.tables.create(newTable('over', { status: 'finished', seats: seat() }));
      await store.tables.create(newTable('foreign', { seats: [seatRow(0, 'cyd')] }));
      const ids = async (user: string, limit: number): Promise<string[]> =>
        (await store.tables.ofUser(user, ['lobby', 'running'], limit)).map((row) => row.id);
      expect(await ids('ann', 10)).toEqual(['long', 'short', 'new', 'old']);
      expect(await ids('ann', 2)).toEqual(['long', 'short']);
      expect(await ids('bob', 10)).toEqual(['new', 'long', 'short', 'old']);
      expect(await ids('nobody', 10)).toEqual([]);
      const inGuild = await store.tables.ofGuild('g1', ['lobby', 'running'], 3);
      expect(inGuild.map((row) => row.id)).toEqual(['long', 'short', 'foreign']);
      expect(await store.tables.ofGuild('g2', ['lobby', 'running'], 3)).toEqual([]);
    });

    test('a place leads to its newest table; a channel does not lead into its threads', async ({ store }) => {
      const at = (channel: string, thread?: string) => ({ ...newTable('x').place, channel, thread });
      await store.tables.create(newTable('t1', { openedAt: 1, place: at('c') }));
      await store.tables.create(newTable('t2', { openedAt: 2, place: at('c') }));
      await store.tables.create(newTable('t3', { openedAt: 3, place: at('c', 'th') }));
      await store.tables.create(newTable('t4', { openedAt: 4, place: at('c'), status: 'finished' }));
      const open = ['lobby', 'running'];
      expect((await store.tables.at('c', open))?.id).toBe('t2');
      expect((await store.tables.at('th', open))?.id).toBe('t3');
      expect(await store.tables.at('elsewhere', open)).toBeUndefined();
    });

    test('inputs are read newest first, from any one on, and by the ask that they answer', async ({ store }) => {
      await store.tables.create(newTable('t1'));
      await store.tables.commit({ table: 't1', expect: 1, inputs: [input(2, 0), input(2, 1)] });
      await store.tables.commit({ table: 't1', expect: 2, inputs: [input(3, 0), input(3, 1)] });
      await store.tables.commit({ table: 't1', expect: 3, inputs: [input(4, 0, { ask: 30, input: '"again"' })] });
      const spots = async (range: Parameters<Store['tables']['inputs']>[1]): Promise<string[]> =>
        (await store.tables.inputs('t1', range)).map((row) => `${row.rev}.${row.n}`);
      expect(await spots({ limit: 3 })).toEqual(['4.0', '3.1', '3.0']);
      expect(await spots({ before: { rev: 3, n: 1 }, limit: 9 })).toEqual(['3.0', '2.1', '2.0']);
      expect(await store.tables.inputTo('t1', 0, 30)).toMatchObject({ rev: 4, input: '"again"' });
      expect(await store.tables.inputTo('t1', 1, 30)).toBeUndefined();
    });

    test('of many who press at once none goes beyond a limit', async ({ store, other }) => {
      const limits = { tablesPerPerson: 3, tablesPerServer: 9, lobbiesPerPerson: 9 };
      const outcomes = await Promise.all(
        Array.from({ length: 8 }, (_, n) => (n % 2 === 0 ? store : other).tables.create(newTable(`t${n}`), limits)),
      );
      expect(outcomes.filter((outcome) => outcome === 'tablesPerPerson')).toHaveLength(5);
      const opened = await store.tables.ofGuild('g1', ['lobby'], 20);
      expect(opened.map(({ number }) => number).sort()).toEqual([1, 2, 3]);
    });
  });
}
