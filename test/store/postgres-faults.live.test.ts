// What becomes of calls, and of moves, when the PostgreSQL server or the connection to it fails.
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { isFailure } from '#core/failure';
import { openStore } from '#store/open';
import { cuttingProxy } from '#test/cutting-proxy';
import { type Cluster, postgresPrograms, startCluster } from '#test/postgres';
import { execute } from '#test/query';
import { storeAt } from '#test/store';
import { askOf, deckOf, game, ok, openRoom, refused } from '../table/room.ts';
import { newTable } from './rows.ts';

const programs = postgresPrograms();
let cluster: Cluster | undefined;
beforeAll(async () => {
  if (programs !== undefined) cluster = await startCluster(programs);
});
afterAll(() => cluster?.stop());

function server(): Cluster {
  if (cluster === undefined) throw new Error('no server');
  return cluster;
}

describe('a database that cannot be opened is told in a line', () => {
  test.each([
    ['postgres://wardroom:secret@127.0.0.1:1/wardroom', 'path', 'cannot be reached'],
    ['postgres://wardroom:secret@no-such-host.invalid/wardroom', 'path', 'cannot be reached'],
  ])('%s', async (url, fault, line) => {
    const opened = await openStore(url);
    if (!isFailure(opened)) throw new Error('it was opened');
    expect(opened.failed).toMatchObject([{ fault }]);
    expect(opened.failed[0]?.text).toContain(line);
    expect(opened.failed[0]?.text).not.toContain('secret');
  });
});

// Only a real server can be ended, written to by a newer program, or cut off.
describe.runIf(programs !== undefined)('on a server', () => {
  test('a database that does not exist, or was written by a newer version, is told in a line', async () => {
    const url = await server().create();
    const missing = url.replace(/\/d\d+\?/, '/nowhere?');
    const opened = await openStore(missing);
    expect(opened).toMatchObject({ failed: [{ fault: 'path' }] });
    const store = await storeAt(url);
    await store.close();
    await execute(url, 'update drizzle.__drizzle_migrations set created_at = 9999999999999');
    expect(await openStore(url)).toMatchObject({ failed: [{ fault: 'newer' }] });
  });

  test('AS64 while the server is down calls are refused, and what was stored is there when it is back', async () => {
    const url = await server().create();
    const store = await storeAt(url);
    await store.tables.create(newTable('t1'));
    const insert = (n: number) =>
      store.tables.commit({ table: 't1', expect: undefined, facts: [{ kind: 'said', body: `${n}`, at: n }] });
    for (let n = 100; n < 105; n++) await insert(n);
    const busy = Array.from({ length: 20 }, (_, n) =>
      insert(n).then(
        () => n,
        (error: unknown) => error,
      ),
    );
    await server().restart();
    const outcomes = await Promise.all(busy);
    const stored = outcomes.filter((outcome) => typeof outcome === 'number');
    for (const outcome of outcomes) {
      if (typeof outcome !== 'number')
        expect(outcome).toMatchObject({ name: 'StoreError', fault: expect.stringMatching(/^(connection|locked)$/) });
    }
    const facts = (await store.facts.of('t1', { limit: 50 })).map(({ body }) => Number(body));
    // One whose confirmation was lost on the way may be there as well.
    expect(facts).toEqual(expect.arrayContaining([100, 101, 102, 103, 104, ...stored]));
    expect(await store.tables.commit({ table: 't1', expect: 1 })).toBe('stored');
  });

  test('AS65 a move whose confirmation was lost with the connection is stored once, however often it is pressed', async () => {
    const proxy = await cuttingProxy(await server().create());
    onTestFinished(() => proxy.close());
    const room = await openRoom({ place: proxy.url });
    const { id } = await game(room, ['ann', 'bob'], { decks: [deckOf('gain'), deckOf('gain')] });
    const ask = await askOf(room, id, 'ann');
    const press = () => room.service.submit(id, 'ann', { ask: ask.id, answer: ask.fallback });
    const made = async () => (await room.store.tables.inputs(id, { limit: 99 })).filter((one) => one.ask === ask.id);

    proxy.cutNextCommit();
    ok(await press());
    expect(proxy.cuts()).toBe(1);
    expect(await made()).toHaveLength(1);
    ok(await press());
    expect(await made()).toHaveLength(1);
    room.errors.splice(0);
  });

  describe('that falls silent', () => {
    const PATIENCE = 2_000;
    const silenced = async () => {
      const proxy = await cuttingProxy(await server().create());
      onTestFinished(() => proxy.close());
      const room = await openRoom({ place: proxy.url, store: { patience: PATIENCE } });
      onTestFinished(() => void room.errors.splice(0));
      const { id } = await game(room, ['ann', 'bob'], { decks: [deckOf('gain'), deckOf('gain')] });
      const ask = await askOf(room, id, 'ann');
      const press = () => room.service.submit(id, 'ann', { ask: ask.id, answer: ask.fallback });
      const made = async () => (await room.store.tables.inputs(id, { limit: 99 })).filter((one) => one.ask === ask.id);
      return { proxy, room, id, press, made };
    };

    test('every call gets its answer, and those that follow work as soon as the network does', async () => {
      const { proxy, room, press, id } = await silenced();
      await Promise.all(Array.from({ length: 8 }, () => room.store.tables.find(id)));
      proxy.mute(true);
      const calls = Array.from({ length: 30 }, () => room.store.tables.find(id).catch((error: unknown) => error));
      for (const outcome of await Promise.all(calls))
        expect(outcome).toMatchObject({ name: 'StoreError', fault: 'connection' });
      expect(room.service.explain(refused(await press()))).toContain('again');
      proxy.unmute();
      ok(await press());
    });

    test.each(['commit', 'confirmation'] as const)(
      'a move of which the %s was swallowed is stored once',
      async (what) => {
        const { proxy, press, made } = await silenced();
        proxy.swallowNext(what);
        ok(await press());
        expect(proxy.cuts()).toBe(1);
        expect(await made()).toHaveLength(1);
        ok(await press());
        expect(await made()).toHaveLength(1);
      },
    );

    test('a move that a crash of the server has erased is not taken for another that got its number', async () => {
      const proxy = await cuttingProxy(await server().create());
      onTestFinished(() => proxy.close());
      const store = await storeAt(proxy.url, { patience: 5000 });
      await store.tables.create(newTable('t1'));
      await store.tables.create(newTable('t2'));
      proxy.swallowNext('commit');
      const pressed = store.tables
        .commit({ table: 't1', expect: 1, facts: [{ kind: 'said', body: 'erased', at: 1 }] })
        .then(
          (outcome) => outcome,
          (error: unknown) => error,
        );
      await expect.poll(() => proxy.cuts(), { interval: 5 }).toBe(1);
      await server().restart();
      for (let at = 0; at < 10; at++)
        await store.tables.commit({ table: 't2', expect: undefined, facts: [{ kind: 'said', body: 'after', at }] });
      const isStored = (await pressed) === 'stored';
      expect((await store.facts.of('t1', { limit: 9 })).length === 1).toBe(isStored);
    });

    test('a move of which nobody can say whether it was stored is refused, and stored once all the same', async () => {
      const { proxy, room, press, made } = await silenced();
      proxy.swallowNext('confirmation');
      const pressed = press();
      await expect.poll(() => proxy.cuts(), { interval: 5 }).toBe(1);
      proxy.mute(true);
      expect(room.service.explain(refused(await pressed))).toContain('again');
      proxy.unmute();
      ok(await press());
      expect(await made()).toHaveLength(1);
    });

    test('what a silent connection holds is let go for the others', async () => {
      const { proxy, room, id } = await silenced();
      proxy.swallowNext('commit');
      const lost = room.store.tables.commit({ table: id, expect: undefined, facts: [{ kind: 'a', body: '1', at: 1 }] });
      const others = Array.from({ length: 4 }, (_, n) =>
        room.store.tables.commit({ table: id, expect: undefined, facts: [{ kind: 'b', body: `${n}`, at: n }] }),
      );
      expect(await Promise.all([lost, ...others])).toEqual(Array.from({ length: 5 }, () => 'stored'));
      expect((await room.store.facts.of(id, { limit: 90 })).filter(({ kind }) => kind === 'a')).toHaveLength(1);
    });
  });
});
