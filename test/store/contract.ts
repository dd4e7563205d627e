/** What every storage must hold, whatever it is made of: called with a way to open it anew on the same data. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { InputRow, NewDeckRow, NewTable, SeatRow, Sender, Store } from '#store/types';

/** A place where one storage's data live: opened several times, it stands for several processes. */
export type Site = { open(): Promise<Store>; clean(): Promise<void> };

export const seatRow = (seat: number, user: string, more: Partial<SeatRow> = {}): SeatRow => ({
  seat,
  user,
  bot: undefined,
  name: `Name of ${user}`,
  deck: undefined,
  settings: undefined,
  waitingSince: undefined,
  movedRev: 0,
  ...more,
});

type Created = Awaited<ReturnType<Store['tables']['create']>>;
/** What became of a new table that there was room for. */
const created = (outcome: Created): Exclude<Created, string> => {
  if (typeof outcome === 'string') throw new Error(outcome);
  return outcome;
};

export const newTable = (id: string, more: Partial<NewTable> = {}): NewTable => ({
  id,
  key: `press-${id}`,
  status: 'lobby',
  game: 'tiny',
  edition: 'core',
  seed: 'seed',
  host: 'ann',
  options: '{}',
  place: {
    guild: 'g1',
    channel: `channel-${id}`,
    thread: undefined,
    lobbyMessage: undefined,
    liveMessage: undefined,
    liveFrom: undefined,
  },
  openedAt: 1000,
  seats: [seatRow(0, 'ann')],
  ...more,
});

const input = (rev: number, n: number, more: Partial<InputRow> = {}): InputRow => ({
  rev,
  n,
  seat: 0,
  user: 'ann',
  by: 'person',
  ask: rev * 10 + n,
  input: '{}',
  events: '[]',
  at: 2000,
  ...more,
});

const newDeck = (id: string, more: Partial<NewDeckRow> = {}): NewDeckRow => ({
  id,
  key: `press-${id}`,
  owner: 'ann',
  game: 'tiny',
  name: `Deck ${id}`,
  nameKey: `deck ${id}`,
  createdAt: 1000,
  changedAt: 1000,
  body: '{}',
  ...more,
});

export function repositoryContract(name: string, site: () => Promise<Site>): void {
  describe(`repositories: ${name}`, () => {
    let place: Site;
    let store: Store;
    let other: Store;

    beforeEach(async () => {
      place = await site();
      store = await place.open();
      other = await place.open();
    });
    afterEach(async () => {
      await store.close();
      await other.close();
      await place.clean();
    });

    describe('decks', () => {
      test('a new deck is found at rev 1, by its id and among its owner’s, the last changed first', async () => {
        const { key: _key, ...deck } = newDeck('d1');
        expect(await store.decks.create(newDeck('d1'), 9)).toEqual({ id: 'd1', created: true });
        expect(await store.decks.create(newDeck('d2', { changedAt: 2000 }), 9)).toEqual({ id: 'd2', created: true });
        expect(await store.decks.create(newDeck('d3', { owner: 'bob' }), 9)).toEqual({ id: 'd3', created: true });
        expect(await other.decks.find('d1')).toEqual({ ...deck, rev: 1 });
        expect((await other.decks.ofOwner('ann')).map(({ id }) => id)).toEqual(['d2', 'd1']);
        expect(await store.decks.find('nothing')).toBeUndefined();
        expect(await store.decks.ofOwner('nobody')).toEqual([]);
      });

      test('one key makes one deck, also from two processes at once', async () => {
        const made = await Promise.all([
          store.decks.create(newDeck('d1', { key: 'press' }), 9),
          other.decks.create(newDeck('d2', { key: 'press' }), 9),
        ]);
        expect(new Set(made.map((one) => typeof one === 'object' && one.id)).size).toBe(1);
        expect(await store.decks.ofOwner('ann')).toHaveLength(1);
      });

      test('a name is given once to each owner and game', async () => {
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

      test('nobody has more than may be', async () => {
        await store.decks.create(newDeck('d1'), 1);
        expect(await store.decks.create(newDeck('d2'), 1)).toBe('many');
        expect(await store.decks.create(newDeck('d1'), 1)).toEqual({ id: 'd1', created: false });
        expect(await store.decks.create(newDeck('d3', { owner: 'bob' }), 1)).toMatchObject({ created: true });
      });

      test('of two changes based on one rev one is stored', async () => {
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

      test('a deck that is removed is gone, and its name is free', async () => {
        await store.decks.create(newDeck('d1', { nameKey: 'swarm' }), 9);
        expect(await other.decks.remove('d1')).toBe(true);
        expect(await store.decks.remove('d1')).toBe(false);
        expect(await store.decks.find('d1')).toBeUndefined();
        expect(await store.decks.update('d1', 1, { body: '{}', changedAt: 1 })).toBe('moved');
        expect(await store.decks.create(newDeck('d2', { nameKey: 'swarm' }), 9)).toMatchObject({ created: true });
      });
    });

    describe('tables', () => {
      test('a new table is found at rev 1 with its seats', async () => {
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

      test('one press opens one table, also through two processes at once', async () => {
        const answers = await Promise.all([
          store.tables.create(newTable('t1', { key: 'same' })),
          other.tables.create(newTable('t2', { key: 'same' })),
        ]);
        expect(answers.map((answer) => created(answer).created).sort()).toEqual([false, true]);
        expect(new Set(answers.map((answer) => created(answer).id)).size).toBe(1);
      });

      test('a table id that is taken rejects', async () => {
        await store.tables.create(newTable('t1'));
        await expect(store.tables.create(newTable('t1', { key: 'another' }))).rejects.toThrow();
        expect((await store.tables.find('t1'))?.key).toBe('press-t1');
      });

      test('a commit changes what it names and nothing else', async () => {
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

      test('a commit on an old rev stores nothing at all', async () => {
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

      test('two commits on one rev at once: one is stored', async () => {
        await store.tables.create(newTable('t1'));
        const results = await Promise.all(
          [store, other, store, other].map((one, n) =>
            one.tables.commit({ table: 't1', expect: 1, row: { state: `s${n}` }, inputs: [input(2, 0)] }),
          ),
        );
        expect(results.filter((result) => result === 'stored')).toHaveLength(1);
        expect(await store.tables.inputs('t1', { limit: 10 })).toHaveLength(1);
      });

      test('seats are replaced as a whole or patched one by one', async () => {
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
      });

      test('the place changes without counting as a change of the table', async () => {
        await store.tables.create(newTable('t1'));
        await store.tables.setPlace('t1', { thread: 'th', liveMessage: 'm1' });
        await store.tables.setPlace('t1', { liveMessage: undefined, lobbyMessage: 'm2' });
        await store.tables.setPlace('t1', {});
        expect(await store.tables.find('t1')).toMatchObject({
          rev: 1,
          place: { guild: 'g1', channel: 'channel-t1', thread: 'th', lobbyMessage: 'm2', liveMessage: undefined },
        });
      });

      test('tables of a user: waited for first and longest first, then the newest', async () => {
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

      test('a place leads to its newest table; a channel does not lead into its threads', async () => {
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

      test('inputs are read newest first, from any one on, and by the ask that they answer', async () => {
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
    });

    describe('outbox', () => {
      const say = (table: string, id: string, payload = '[]', merge = false): Promise<unknown> =>
        store.tables.commit({
          table,
          expect: undefined,
          outbox: [
            {
              id,
              kind: 'live',
              payload,
              at: 100,
              ...(merge
                ? {
                    supersede: (older: readonly string[]) =>
                      JSON.stringify([...older, payload].flatMap((text) => JSON.parse(text) as string[])),
                  }
                : {}),
            },
          ],
        });
      const ids = async (from: Store, now: number, limit = 10, lease = 1000): Promise<string[]> =>
        (await from.outbox.claim(now, limit, lease)).map((row) => row.id);

      beforeEach(async () => {
        await store.tables.create(newTable('t1'));
        await store.tables.create(newTable('t2'));
      });

      test('a claimed row is not given to anybody else while its lease lasts', async () => {
        await say('t1', 'a');
        await say('t2', 'b');
        expect(await other.outbox.claim(100, 10, 1000)).toEqual([
          { id: 'a', table: 't1', kind: 'live', payload: '[]', claims: 1, attempts: 0, at: 100 },
          { id: 'b', table: 't2', kind: 'live', payload: '[]', claims: 1, attempts: 0, at: 100 },
        ]);
        expect(await ids(store, 1099)).toEqual([]);
        expect(await ids(store, 1100)).toEqual(['a', 'b']);
      });

      test('two senders at once never hold the same row', async () => {
        for (let n = 0; n < 6; n++) {
          await store.tables.create(newTable(`m${n}`));
          await say(`m${n}`, `m${n}`);
        }
        const taken = (await Promise.all([ids(store, 100, 4), ids(other, 100, 4)])).flat();
        expect(taken).toHaveLength(6);
        expect(new Set(taken).size).toBe(6);
      });

      test('the rows of one table go out in order', async () => {
        await say('t1', 'a');
        await say('t1', 'b');
        expect(await ids(store, 100)).toEqual(['a']);
        expect(await ids(store, 100)).toEqual([]);
        await store.outbox.retry('a', 400, 'busy');
        expect(await ids(store, 399)).toEqual([]);
        expect(await store.outbox.nextDue()).toBe(400);
        const [again] = await store.outbox.claim(400, 10, 1000);
        expect(again).toMatchObject({ id: 'a', claims: 2, attempts: 1 });
        await store.outbox.done('a', 'message 1');
        expect(await ids(store, 400)).toEqual(['b']);
        await store.outbox.dead('b', 'gone');
        expect(await ids(store, 99999)).toEqual([]);
        expect(await store.outbox.nextDue()).toBeUndefined();
      });

      test('a newer row takes the place of those that nobody has claimed, and only of those', async () => {
        await say('t1', 'a', '["ann"]', true);
        await say('t1', 'b', '["bob"]', true);
        await say('t2', 'x', '["xan"]', true);
        const [first] = await store.outbox.claim(100, 1, 1000);
        expect(first).toMatchObject({ id: 'b', payload: '["ann","bob"]' });
        await say('t1', 'c', '["cyd"]', true);
        await store.outbox.retry('b', 100, 'later');
        expect((await store.outbox.claim(100, 10, 1000)).map((row) => [row.id, row.payload])).toEqual([
          ['b', '["ann","bob"]'],
          ['x', '["xan"]'],
        ]);
        await store.outbox.done('b', undefined);
        expect(await store.outbox.claim(100, 10, 1000)).toMatchObject([{ id: 'c', payload: '["cyd"]' }]);
      });

      test('what waits behind a row is told, of its own table alone', async () => {
        await say('t1', 'a', '["ann"]');
        await say('t1', 'b', '["bob"]');
        await say('t2', 'c', '["cyd"]');
        await say('t1', 'd', '["dan"]');
        await store.outbox.dead('b', 'gone');
        expect(await store.outbox.behind('a')).toEqual(['["dan"]']);
        expect(await store.outbox.behind('d')).toEqual([]);
        expect(await store.outbox.behind('never seen')).toEqual([]);
      });

      test('ended rows are forgotten after a time; the end of an unknown row is no error', async () => {
        await say('t1', 'a');
        await say('t2', 'b');
        await store.outbox.done('a', undefined);
        await store.outbox.done('never seen', undefined);
        expect(await store.outbox.prune(0)).toBe(0);
        expect(await store.outbox.prune(Number.MAX_SAFE_INTEGER)).toBe(1);
        expect(await ids(store, 100)).toEqual(['b']);
      });
    });

    describe('due times', () => {
      const at = (time: number, seat = 0) => ({ kind: 'remind', seat, at: time });

      beforeEach(async () => {
        await store.tables.create(newTable('t1'));
      });

      test('fall due once for one process, again when its lease has run out', async () => {
        await store.tables.commit({ table: 't1', expect: undefined, setDue: [at(500), at(300, 1), at(900, 2)] });
        expect(await store.due.claim(200, 10, 1000)).toEqual([]);
        expect(await store.due.claim(600, 10, 1000)).toEqual([
          { table: 't1', ...at(300, 1) },
          { table: 't1', ...at(500) },
        ]);
        expect(await other.due.claim(1000, 10, 1000)).toEqual([{ table: 't1', ...at(900, 2) }]);
        expect(await other.due.claim(1600, 10, 1000)).toHaveLength(2);
      });

      test('a newer time takes the place of the older, a cleared one is gone', async () => {
        await store.tables.commit({ table: 't1', expect: undefined, setDue: [at(500), at(500, 1)] });
        await store.tables.commit({
          table: 't1',
          expect: undefined,
          setDue: [at(800)],
          clearDue: [{ kind: 'remind', seat: 1 }],
        });
        expect(await store.due.claim(700, 10, 1000)).toEqual([]);
        expect(await store.due.claim(800, 10, 1000)).toEqual([{ table: 't1', ...at(800) }]);
      });

      test('is settled by one change only', async () => {
        await store.tables.commit({ table: 't1', expect: undefined, setDue: [at(500)] });
        const settle = (one: Store, id: string): Promise<string> =>
          one.tables.commit({
            table: 't1',
            expect: undefined,
            settle: at(500),
            outbox: [{ id, kind: 'reminder', payload: '{}', at: 500 }],
          });
        expect((await Promise.all([settle(store, 'a'), settle(other, 'b')])).sort()).toEqual(['settled', 'stored']);
        expect(await store.outbox.claim(500, 10, 10)).toHaveLength(1);
        expect(await store.due.claim(9999, 10, 10)).toEqual([]);
      });
    });

    describe('calendars and outages', () => {
      test('a calendar is appended to what was read, and has the person’s running tables counted anew', async () => {
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

      test('an outage is what nobody has noted', async () => {
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

    describe('several processes at once', () => {
      const rows = (from: Store, sender: Sender) => from.outbox.claim(1000, 20, 1000, sender);
      const half = (first: number, overdue = 0): Sender => ({ first, last: first, count: 2, overdue });
      const guildOn = (shard: number): string => String(BigInt(1_000_000 + shard) << 22n);
      const tableOn = (id: string, shard: number | undefined) =>
        newTable(id, {
          place: { ...newTable(id).place, guild: shard === undefined ? undefined : guildOn(shard) },
          outbox: [{ id: `o-${id}`, kind: 'lobby', payload: '{}', at: 500 }],
        });
      const idsOf = (claimed: readonly { readonly id: string }[]) => claimed.map(({ id }) => id).sort();

      test('each claims what is for its own shards; without a server it is for the first', async () => {
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

      test('what its own process has left lying is claimed by any', async () => {
        await store.tables.create(tableOn('a', 0));
        expect(await rows(other, half(1, 499))).toEqual([]);
        expect(idsOf(await rows(other, half(1, 500)))).toEqual(['o-a']);
      });

      test('messages of one table come in the order of its commits, whoever commits', async () => {
        await store.tables.create(newTable('t1'));
        const commits = Array.from({ length: 12 }, async (_, n) => {
          const from = n % 2 === 0 ? store : other;
          await from.tables.commit({
            table: 't1',
            expect: undefined,
            facts: [{ kind: 'said', body: `${n}`, at: n }],
            outbox: [{ id: `m${n}`, kind: 'notice', payload: `${n}`, at: 100 }],
          });
        });
        await Promise.all(commits);
        const told: string[] = [];
        for (let n = 0; n < 12; n++) {
          const [next] = await (n % 3 === 0 ? store : other).outbox.claim(200, 5, 1000);
          told.push(next?.payload ?? '');
          await store.outbox.done(next?.id ?? '', undefined);
        }
        expect(told).toEqual((await store.facts.of('t1', { limit: 20 })).map(({ body }) => body));
        expect(new Set(told).size).toBe(12);
      });

      test('of many who press at once none goes beyond a limit', async () => {
        const limits = { tablesPerPerson: 3, tablesPerServer: 9, lobbiesPerPerson: 9 };
        const outcomes = await Promise.all(
          Array.from({ length: 8 }, (_, n) => (n % 2 === 0 ? store : other).tables.create(newTable(`t${n}`), limits)),
        );
        expect(outcomes.filter((outcome) => outcome === 'tablesPerPerson')).toHaveLength(5);
        const opened = await store.tables.ofGuild('g1', ['lobby'], 20);
        expect(opened.map(({ number }) => number).sort()).toEqual([1, 2, 3]);
      });

      test('settings that two of them change at once are both kept', async () => {
        const fields = Array.from({ length: 10 }, (_, n) => `field${n}`);
        await Promise.all(fields.map((field, n) => (n % 2 === 0 ? store : other).users.merge('ann', { [field]: n })));
        expect(Object.keys(JSON.parse((await store.users.get('ann')) ?? '{}')).sort()).toEqual(fields);
      });

      test('a lease is held by one, renewed by the same one, and free once it is given back or has run out', async () => {
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

      test('leases that have run out can be cleared away, and none that is held', async () => {
        await store.leases.take('long over', 'one', -60_000);
        await store.leases.take('held', 'one', 60_000);
        await other.leases.prune(Date.now());
        expect(await other.leases.take('held', 'two', 1)).toBe(false);
        expect(await other.leases.take('long over', 'two', 1)).toBe(true);
      });
    });

    test('what there is to do is counted', async () => {
      expect(await store.figures()).toEqual({
        tables: {},
        asksWaiting: 0,
        outboxWaiting: 0,
        oldestOutbox: undefined,
        oldestDue: undefined,
      });
      await store.tables.create(newTable('t1', { seats: [seatRow(0, 'ann', { waitingSince: 5 }), seatRow(1, 'bob')] }));
      await store.tables.create(newTable('t2', { status: 'running' }));
      await store.tables.commit({
        table: 't1',
        expect: undefined,
        setDue: [{ kind: 'remind', seat: 0, at: 900 }],
        outbox: [300, 200].map((at) => ({ id: `m${at}`, kind: 'notice', payload: '{}', at })),
      });
      expect(await other.figures()).toEqual({
        tables: { lobby: 1, running: 1 },
        asksWaiting: 1,
        outboxWaiting: 2,
        oldestOutbox: 200,
        oldestDue: 900,
      });
    });

    test('any text can be stored, but for characters that one of the databases cannot store', async () => {
      const name = 'Ünï\u0000 🚀 "\u202e\ud800';
      const table = newTable('t1', { seats: [seatRow(0, 'ann', { name })] });
      await store.tables.create(table);
      expect((await other.tables.find('t1'))?.seats[0]?.name).toBe('Ünï 🚀 "\u202e\ufffd');
    });

    test('equal times are told apart by ids, sorted by their characters', async () => {
      for (const id of ['b', 'B', 'a', 'Z', 'é', '_']) await store.decks.create(newDeck(id), 9);
      expect((await store.decks.ofOwner('ann')).map(({ id }) => id)).toEqual(['B', 'Z', '_', 'a', 'b', 'é']);
    });

    test('settings merge by field; notes are kept by key', async () => {
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

    test('texts for a person wait in a row, each taken once, whoever takes', async () => {
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

    test('nothing is lost by closing and opening again', async () => {
      await store.tables.create(newTable('t1'));
      await store.tables.commit({ table: 't1', expect: 1, row: { state: 'kept' } });
      await store.close();
      store = await place.open();
      expect((await store.tables.load('t1'))?.state).toBe('kept');
    });

    test('a closed storage rejects', async () => {
      await store.close();
      await expect(store.tables.find('t1')).rejects.toMatchObject({ fault: 'closed' });
      store = await place.open();
    });
  });
}
