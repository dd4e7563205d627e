import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type DatabaseFile, openFile } from '#core/sqlite';
import { newFolder } from '#test/folder';
import { tinyGame } from '#test/tiny-game';
import { answer, askOf, deckOf, game, lobby, ok, openRoom, playCard, refused, viewOf } from '../room.ts';

const decks = [deckOf('strike', 'gain'), deckOf('gain')];
const bid = (number: number) => ({ pick: ['bid'], with: { number: { number } } });
const file = (folder: string) => join(folder, 'test.sqlite');

/** The database, past the store, to damage it. */
function raw(folder: string): DatabaseFile {
  const database = openFile(file(folder));
  onTestFinished(() => {
    database.close();
  });
  return database;
}

describe('a damaged row', () => {
  test.each([
    ['state', 'not json'],
    ['state', '{"game":"tiny","g":{}}'],
    ['state', null],
    ['options', '{]'],
    ['game', 'lost'],
    ['ruleset', 'lost'],
  ])('with %s %s: that table says so, is kept as it is, and all others go on', async (column, value) => {
    const folder = newFolder();
    const room = await openRoom({ folder });
    const { id } = await game(room, ['ann', 'bob'], { decks });
    const other = await game(room, ['ann', 'bob'], { decks });
    const ask = await askOf(room, id, 'ann');
    const database = raw(folder);
    database.prepare(`UPDATE tables SET ${column} = ?, rev = rev + 1 WHERE id = ?`).run(value, id);
    const before = database.prepare('SELECT * FROM tables WHERE id = ?').get(id);

    const answers = [
      await room.service.view(id, 'ann'),
      await room.service.view(id, undefined),
      await room.service.submit(id, 'ann', { ask: ask.id, answer: bid(1) }),
      await room.service.concede(id, 'bob'),
      await room.service.log(id, 'ann'),
    ];
    for (const one of answers) expect(refused(one)).toEqual({ refused: 'table.broken', with: { table: id } });
    expect(room.service.explain(refused(answers[0]))).toContain(id);
    expect(room.errors).toHaveLength(1);
    expect(database.prepare('SELECT * FROM tables WHERE id = ?').get(id)).toEqual(before);
    expect(ok(await room.service.info(id)).status).toBe('broken');
    expect((await room.service.tablesOf('ann')).map((table) => [table.id, table.status])).toEqual(
      expect.arrayContaining([
        [id, 'broken'],
        [other.id, 'running'],
      ]),
    );
    await answer(room, other.id, 'ann', bid(2));
  });

  test('goes on when it is put right', async () => {
    const folder = newFolder();
    const room = await openRoom({ folder });
    const { id } = await game(room, ['ann', 'bob'], { decks });
    const database = raw(folder);
    const good = database.prepare('SELECT state FROM tables WHERE id = ?').pluck().get(id);
    database.prepare("UPDATE tables SET state = 'x', rev = rev + 1 WHERE id = ?").run(id);
    refused(await room.service.view(id, 'ann'));
    database.prepare('UPDATE tables SET state = ? WHERE id = ?').run(good, id);
    await answer(room, id, 'ann', bid(1));
    expect(ok(await room.service.info(id)).status).toBe('running');
  });

  test('of a seat or of the outbox does no more harm than it must', async () => {
    const folder = newFolder();
    const room = await openRoom({ folder });
    const { id } = await game(room, ['ann', 'bob'], { decks });
    const database = raw(folder);
    database.prepare("UPDATE seats SET settings = '{', deck = 'x'").run();
    database.prepare("UPDATE outbox SET payload = 'x' WHERE status = 'waiting'").run();
    expect(await room.sent()).toEqual([]);
    expect(await room.sent()).toEqual([]);
    await answer(room, id, 'ann', { pick: ['end'] });
    expect(ok(await room.service.view(id, 'bob')).autopilot).toEqual({ mode: 'fast', stops: ['pile'] });
    expect(await room.sent()).toEqual([{ kind: 'live', table: id, mention: ['bob'], fresh: true }]);
  });
});

describe('rulesets', () => {
  test('a game goes on with the ruleset it began with', async () => {
    const folder = newFolder();
    const old = await openRoom({ folder, games: [tinyGame({ ruleset: 'old', goal: 3 })] });
    const { id } = await game(old, ['ann', 'bob'], { decks: [deckOf('gain'), deckOf('gain')] });
    await old.service.close();
    await old.store.close();
    const room = await openRoom({ folder, games: [tinyGame({ ruleset: 'new', goal: 100 })] });
    await playCard(room, id, 'ann', 'gain');
    expect(ok(await room.service.info(id))).toMatchObject({ status: 'finished', result: { winners: [0] } });
    const fresh = await game(room, ['ann', 'bob'], { decks: [deckOf('gain'), deckOf('gain')] });
    expect((await room.store.tables.find(fresh.id))?.ruleset).toBe('new');
    expect(room.errors).toEqual([]);
  });
});

describe('two processes on one database', () => {
  test('see each other’s moves at once, and never take one twice', async () => {
    const folder = newFolder();
    const [one, two] = [await openRoom({ folder }), await openRoom({ folder })];
    const { id } = await game(one, ['ann', 'bob'], { decks });
    const ask = await askOf(two, id, 'ann');
    const results = await Promise.all([
      one.service.submit(id, 'ann', { ask: ask.id, answer: bid(1) }),
      two.service.submit(id, 'ann', { ask: ask.id, answer: bid(2) }),
    ]);
    expect(results.filter((result) => 'refused' in result)).toEqual([{ refused: 'stale' }]);
    expect(await viewOf(one, id, 'ann')).toEqual(await viewOf(two, id, 'ann'));
    const inputs = await one.store.tables.inputs(id, { limit: 99 });
    expect(inputs.filter((input) => input.ask === ask.id)).toHaveLength(1);
  });

  test('take both answers of two people who are asked at once', async () => {
    const folder = newFolder();
    const [one, two] = [await openRoom({ folder }), await openRoom({ folder })];
    const { id } = await lobby(one, ['ann', 'bob']);
    ok(await one.service.start(id, 'ann'));
    const [ann, bob] = [await askOf(one, id, 'ann'), await askOf(two, id, 'bob')];
    const results = await Promise.all([
      one.service.submit(id, 'ann', { ask: ann.id, answer: { pick: ['keep'] } }),
      two.service.submit(id, 'bob', { ask: bob.id, answer: { pick: ['keep'] } }),
    ]);
    for (const result of results) ok(result);
    expect(await viewOf(one, id, 'ann')).toMatchObject({ owing: [0], asks: [{ role: 'action' }] });
  });

  test('fill a lobby no further than it goes', async () => {
    const folder = newFolder();
    const rooms = [await openRoom({ folder }), await openRoom({ folder })];
    const { id } = await lobby(rooms[0]!, ['ann'], { options: { seats: 3 } });
    const joins = ['b', 'c', 'd', 'e'].map((user, n) => rooms[n % 2]!.service.join(id, { user, name: user }));
    const results = await Promise.all(joins);
    expect(results.filter((result) => 'refused' in result).map((one) => refused(one).refused)).toEqual([
      'table.full',
      'table.full',
    ]);
    expect(ok(await rooms[1]!.service.info(id)).seats.map((seat) => seat.seat)).toEqual([0, 1, 2]);
  });
});

describe('storage faults: refused with a reason, and nothing is acknowledged that is not stored', () => {
  test('locked by another process', async () => {
    const folder = newFolder();
    const room = await openRoom({ folder, store: { busyFor: 100 } });
    const { id } = await game(room, ['ann', 'bob'], { decks });
    const ask = await askOf(room, id, 'ann');
    const holder = raw(folder);
    holder.exec('BEGIN IMMEDIATE');
    const answered = await room.service.submit(id, 'ann', { ask: ask.id, answer: bid(3) });
    expect(refused(answered).refused).toBe('store.locked');
    expect(room.service.explain(refused(answered))).toContain('try again');
    // Looking is still possible.
    expect((await askOf(room, id, 'ann')).id).toBe(ask.id);
    holder.exec('ROLLBACK');
    ok(await room.service.submit(id, 'ann', { ask: ask.id, answer: bid(3) }));
  });

  test('a short lock is waited for without holding up the rest of the program', async () => {
    const folder = newFolder();
    const room = await openRoom({ folder, store: { busyFor: 5000 } });
    const { id } = await game(room, ['ann', 'bob'], { decks });
    const ask = await askOf(room, id, 'ann');
    const holder = raw(folder);
    holder.exec('BEGIN IMMEDIATE');
    const move = room.service.submit(id, 'ann', { ask: ask.id, answer: bid(3) });
    // Part of what is tested: a timer ends on time although the move waits for the lock.
    await new Promise((resolve) => setTimeout(resolve, 150));
    holder.exec('ROLLBACK');
    ok(await move);
  });

  test('read-only', async () => {
    const folder = newFolder();
    const writer = await openRoom({ folder });
    const { id } = await game(writer, ['ann', 'bob'], { decks });
    const ask = await askOf(writer, id, 'ann');
    const room = await openRoom({ folder, store: { pragmas: ['query_only = 1'] } });
    const answers = [
      await room.service.submit(id, 'ann', { ask: ask.id, answer: bid(3) }),
      await room.service.open({ key: 'k', host: { user: 'a', name: 'a' }, game: 'tiny', place: { channel: 'c' } }),
      await room.service.concede(id, 'bob'),
    ];
    for (const one of answers) expect(refused(one).refused).toBe('store.readonly');
    expect((await askOf(room, id, 'ann')).id).toBe(ask.id);
  });

  test('full', async () => {
    const folder = newFolder();
    const before = await openRoom({ folder });
    const { id } = await game(before, ['ann', 'bob'], { decks });
    await before.service.close();
    await before.store.close();
    const room = await openRoom({ folder, store: { pragmas: ['max_page_count = 1'] } });
    let stored = -1;
    for (let n = 0; n < 500; n++) {
      const ask = await askOf(room, id, 'ann');
      const answered = await room.service.submit(id, 'ann', { ask: ask.id, answer: bid(n % 12) });
      if (!('refused' in answered)) {
        stored = n;
        continue;
      }
      expect(answered.refused).toBe('store.full');
      expect((await askOf(room, id, 'ann')).id).toBe(ask.id);
      break;
    }
    expect(stored).toBeLessThan(499);
    const inputs = await room.store.tables.inputs(id, { limit: 999 });
    expect(inputs.filter((input) => input.input.includes('bid'))).toHaveLength(stored + 1);
  });
});

describe('ends', () => {
  test('closing finishes what is in hand and refuses what comes later', async () => {
    const folder = newFolder();
    const room = await openRoom({ folder });
    const tables = [];
    for (let n = 0; n < 5; n++) tables.push(await game(room, ['ann', 'bob'], { decks }));
    const asks = await Promise.all(tables.map((table) => askOf(room, table.id, 'ann')));
    const moves = tables.map((table, n) => room.service.submit(table.id, 'ann', { ask: asks[n]!.id, answer: bid(5) }));
    await room.service.close();
    for (const move of moves) ok(await move);
    expect(refused(await room.service.view(tables[0]!.id, 'ann')).refused).toBe('table.closing');
    await room.store.close();
    const next = await openRoom({ folder });
    for (const table of tables) {
      const inputs = await next.store.tables.inputs(table.id, { limit: 99 });
      expect(inputs.filter((input) => input.input.includes('bid'))).toHaveLength(1);
    }
  });

  test('killed without warning: every acknowledged move is there, once', async () => {
    const folder = newFolder();
    const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, '../mover.ts'), folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let acknowledged = 0;
    let table = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\n').filter((one) => one !== '')) {
        if (line.startsWith('table ')) table = line.slice(6);
        else acknowledged = Number(line);
        if (acknowledged === 40) child.kill('SIGKILL');
      }
    });
    await once(child, 'close');
    const room = await openRoom({ folder });
    const inputs = await room.store.tables.inputs(table, { limit: 9999 });
    const bids = inputs.filter((input) => input.input.includes('bid'));
    expect(acknowledged).toBeGreaterThanOrEqual(40);
    expect(bids.length).toBeGreaterThanOrEqual(acknowledged);
    // One move may have been stored and not yet acknowledged.
    expect(bids.length).toBeLessThanOrEqual(acknowledged + 1);
    expect(new Set(bids.map((input) => input.ask)).size).toBe(bids.length);
    await answer(room, table, 'ann', { pick: ['end'] });
  });
});

test('ten thousand unfinished tables cost nothing at the start', async () => {
  const folder = newFolder();
  const room = await openRoom({ folder });
  const { id } = await game(room, ['ann', 'bob'], { decks });
  const database = raw(folder);
  database.exec(`
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
    INSERT INTO tables (id, key, rev, status, game, edition, ruleset, seed, host, options, channel, opened_at, state)
      SELECT 'many' || i, 'many' || i, 1, 'running', 'tiny', 'core', 'tiny-1', 's', 'ann', '{}', 'c', i, hex(randomblob(8000))
      FROM n`);
  await room.service.close();
  await room.store.close();
  const memory = process.memoryUsage().rss;
  const next = await openRoom({ folder });
  await next.sweep();
  await answer(next, id, 'ann', bid(1));
  // Their states alone are 160 MB.
  expect(process.memoryUsage().rss - memory).toBeLessThan(100e6);
});
