// Everything that is stored moves from one database to another, and comes back the same.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { announceProcess } from '#store/presence';
import type { Store } from '#store/types';
import { newFolder } from '#test/folder';
import { npmScript } from '#test/npm-script';
import { type Cluster, postgresPrograms, startCluster } from '#test/postgres';
import { storeAt } from '#test/store';
import { newTable, seatRow } from './rows.ts';

const programs = postgresPrograms();
let cluster: Cluster | undefined;
beforeAll(async () => {
  if (programs !== undefined) cluster = await startCluster(programs);
});
afterAll(() => cluster?.stop());

type Kind = 'SQLite' | 'PostgreSQL';
const kinds: readonly Kind[] = programs === undefined ? ['SQLite'] : ['SQLite', 'PostgreSQL'];
const pairs = kinds.flatMap((from) => kinds.map((to) => [from, to] as const));

async function newPlace(kind: Kind): Promise<string> {
  if (kind === 'SQLite') return join(newFolder(), 'wardroom.sqlite');
  if (cluster === undefined) throw new Error('no server');
  return cluster.create();
}

type Ran = { readonly code: number; readonly out: string };
async function run(script: string, args: readonly string[], env: Record<string, string> = {}): Promise<Ran> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, npmScript(script, ...args), {
      env: { ...process.env, ...env },
    });
    return { code: 0, out: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, out: stderr };
  }
}
const copy = (from: string, to: string, ...more: string[]) => run('store:copy', ['--from', from, '--to', to, ...more]);

/** Something in every table, with what is hard to carry over: many pages, odd characters, great numbers, nothing. */
async function fill(store: Store): Promise<void> {
  for (let n = 0; n < 700; n++) {
    const id = `t${n}`;
    const seats = [
      seatRow(0, 'ann', { name: `Änn "${n}" 🚀\n` }),
      seatRow(1, 'bob', { waitingSince: 1_790_000_000_000 }),
    ];
    await store.tables.create(newTable(id, { seats, place: { ...newTable(id).place, guild: '1234567890123456789' } }));
  }
  await store.tables.commit({
    table: 't5',
    expect: 1,
    row: { state: JSON.stringify({ text: '\u0000\u2028 { } \\' }), status: 'running', ruleset: 'h', rules: 3 },
    ruleset: { hash: 'h', game: 'tiny', data: '[]' },
    inputs: Array.from({ length: 30 }, (_, n) => ({
      rev: 2,
      n,
      seat: n % 2,
      user: n % 3 === 0 ? undefined : 'ann',
      by: 'person',
      ask: undefined,
      input: '{}',
      events: '[]',
      at: 1_790_000_000_000 + n,
    })),
    frame: { kind: 'whole', data: Uint8Array.from([0, 1, 10, 13, 127, 128, 255]) },
    facts: [{ kind: 'moved', body: '{}', at: 7 }],
    outbox: [{ id: 'm', kind: 'live', payload: '{"user":"ann"}', at: 9 }],
    setDue: [{ kind: 'remind', seat: 0, at: 1_800_000_000_000 }],
  });
  await store.users.merge('ann', { quiet: true });
  await store.notes.set('hash', 'one');
  await store.pendingTexts.add('ann', 'a', 'text');
  const deck = { owner: 'ann', game: 'tiny', name: 'É', nameKey: 'é', createdAt: 1, changedAt: 2, body: '{}' };
  await store.decks.create({ id: 'd', key: 'k', ...deck }, 9);
}

describe.each(pairs)('from %s to %s', (from, to) => {
  test('everything arrives, counted and compared, and the new database goes on counting', async () => {
    const [source, target] = [await newPlace(from), await newPlace(to)];
    const old = await storeAt(source);
    await fill(old);
    const before = {
      table: await old.tables.load('t5'),
      frames: await old.frames.upTo('t5', 2),
      figures: await old.figures(),
    };
    await old.close();

    const { code, out } = await copy(source, target);
    expect(code).toBe(0);
    expect(out).toMatch(/^tables: 700 rows, SHA-256 [0-9a-f]{64}$/m);
    expect(out).toMatch(/^inputs: 30 rows/m);
    expect(out).not.toContain('secret');

    const store = await storeAt(target);
    const arrived = { table: await store.tables.load('t5'), frames: await store.frames.upTo('t5', 2) };
    expect({ ...arrived, figures: await store.figures() }).toEqual(before);
    expect(before.frames).toHaveLength(1);
    expect(await store.tables.inputs('t5', { limit: 50 })).toHaveLength(30);
    expect(await store.decks.ofOwner('ann')).toMatchObject([{ id: 'd', name: 'É', rev: 1 }]);
    await store.tables.commit({
      table: 't5',
      expect: 2,
      facts: [{ kind: 'moved', body: '{}', at: 8 }],
      outbox: [{ id: 'later', kind: 'live', payload: '{}', at: 9 }],
    });
    expect((await store.facts.of('t5', { limit: 9 })).map(({ at }) => at)).toEqual([7, 8]);
    expect((await store.outbox.claim(10, 9, 1)).map(({ id }) => id)).toEqual(['m']);

    // The source is as it was, so it can be gone back to.
    const still = await storeAt(source);
    expect(await still.tables.load('t5')).toEqual(before.table);
  });

  test('a database that is not empty is refused, and stays as it is', async () => {
    const [source, target] = [await newPlace(from), await newPlace(to)];
    for (const [place, id] of [
      [source, 'old'],
      [target, 'new'],
    ] as const) {
      const store = await storeAt(place);
      await store.tables.create(newTable(id));
      await store.close();
    }
    const { code, out } = await copy(source, target);
    expect(code).toBe(1);
    expect(out).toContain('is not empty. Give a new database; nothing was changed.');
    const store = await storeAt(target);
    expect(await store.tables.find('new')).toBeDefined();
    expect(await store.tables.find('old')).toBeUndefined();
  });

  test('while a bot runs on either nothing is copied', async () => {
    const [source, target] = [await newPlace(from), await newPlace(to)];
    for (const place of [source, target]) {
      const other = await storeAt(place === source ? target : source);
      await other.close();
      const store = await storeAt(place);
      const leave = await announceProcess(store.leases);
      const { code, out } = await copy(source, target);
      expect(code).toBe(1);
      expect(out).toContain('Stop it first');
      await leave?.();
      await store.close();
    }
    expect((await copy(source, target)).code).toBe(0);
  });
});

test('a dry run says what there is, and writes nothing', async () => {
  const folder = newFolder();
  const [source, target] = [join(folder, 'old.sqlite'), join(folder, 'new.sqlite')];
  const store = await storeAt(source);
  await store.tables.create(newTable('t1'));
  await store.close();
  const hash = () => createHash('sha256').update(readFileSync(source)).digest('hex');
  const before = hash();
  const { code, out } = await copy(source, target, '--check');
  expect(code).toBe(0);
  expect(out).toContain('tables: 1\n');
  expect(out).toContain('Nothing was copied');
  expect(hash()).toBe(before);
  expect(() => readFileSync(target)).toThrow();
});

test.each([
  [['--from', 'nowhere.sqlite', '--to', 'x.sqlite'], 'There is no database at nowhere.sqlite.'],
  [['--from', 'x.sqlite'], 'Name both databases'],
  [['--from', 'README.md', '--to', 'x.sqlite'], 'README.md'],
  [['--from', 'postgres://wardroom:secret@127.0.0.1:1/x', '--to', 'x.sqlite'], 'postgres://wardroom@127.0.0.1:1/x'],
])('%j is refused with a line that says why', async (args, line) => {
  const { code, out } = await run('store:copy', args);
  expect(code).toBe(1);
  expect(out).toContain(line);
  expect(out).not.toContain('secret');
  expect(out).not.toMatch(/\n\s+at /);
});

test('on whatever database the bot runs, a backup is a file on which a bot can run', async () => {
  for (const kind of kinds) {
    const place = await newPlace(kind);
    const store = await storeAt(place);
    await fill(store);
    const file = join(newFolder(), 'backup.sqlite');
    const { code, out } = await run(
      'backup',
      [file],
      kind === 'SQLite' ? { DATABASE_PATH: place } : { DATABASE_URL: place },
    );
    expect(code).toBe(0);
    expect(out).toContain('700 tables, 1 of them running');
    expect(readdirSync(dirname(file))).toEqual(['backup.sqlite']);
    const restored = await storeAt(file);
    expect(await restored.tables.load('t5')).toEqual(await store.tables.load('t5'));
  }
});
