import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isFailure } from '#core/failure';
import { openFile } from '#core/sqlite';
import { openStore } from '#store/open';
import { newFolder } from '#test/folder';
import { npmScript } from '#test/npm-script';
import { storeAt } from '#test/store';
import { newTable } from './rows.ts';

/** Gives up the rights that no file can refuse, until the test ends. */
function withoutRights(): void {
  if (process.geteuid?.() !== 0) return;
  process.seteuid?.(65534);
  onTestFinished(() => process.seteuid?.(0));
}

describe('opening', () => {
  test('makes the folder, the file and its tables', async () => {
    const path = join(newFolder(), 'a', 'b', 'wardroom.sqlite');
    await storeAt(path);
    const file = openFile(path);
    expect(
      file.prepare("SELECT count(*) FROM sqlite_master WHERE name IN ('tables', 'seats', 'outbox')").pluck().get(),
    ).toBe(3);
    expect(file.pragma('journal_mode', { simple: true })).toBe('wal');
    file.close();
  });

  test('a file of the first version keeps what is in it and gets what it lacks', async () => {
    const path = join(newFolder(), 'wardroom.sqlite');
    const [first] = readMigrationFiles({ migrationsFolder: 'migrations/sqlite' });
    if (first === undefined) throw new Error('no migrations');
    const file = openFile(path);
    for (const statement of first.sql) file.exec(statement);
    file.exec('CREATE TABLE __drizzle_migrations (id INTEGER PRIMARY KEY, hash text NOT NULL, created_at numeric)');
    file
      .prepare('INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)')
      .run(first.hash, first.folderMillis);
    file.prepare("INSERT INTO notes (key, value) VALUES ('old', 'kept')").run();
    const table = file.prepare(
      "INSERT INTO tables (id, key, rev, status, game, edition, seed, host, options, channel, opened_at) VALUES (?, ?, 1, ?, 'tiny', 'core', 's', 'ann', '{}', 'c', 1000)",
    );
    table.run('open', 'k1', 'lobby');
    table.run('over', 'k2', 'finished');
    file.exec("INSERT INTO notes (key, value) VALUES ('tell:ann', 'Your channel is gone.'), ('tell:bob', '')");
    file.close();
    const store = await storeAt(path);
    expect(await store.notes.get('old')).toBe('kept');
    expect(await store.pendingTexts.take('ann', 5)).toEqual([{ id: 'note', text: 'Your channel is gone.' }]);
    expect(await store.pendingTexts.take('bob', 5)).toEqual([]);
    expect(await store.notes.get('tell:ann')).toBeUndefined();
    expect(await store.decks.ofOwner('ann')).toEqual([]);
    // Lobbies of that time end by themselves as well.
    const days14 = 14 * 24 * 60 * 60 * 1000;
    expect(await store.due.claim(1000 + days14, 10, 1000)).toEqual([
      { table: 'open', kind: 'expire', seat: -1, at: 1000 + days14 },
    ]);
  });

  test('by several processes at once makes them once', async () => {
    const path = join(newFolder(), 'wardroom.sqlite');
    const stores = await Promise.all([storeAt(path), storeAt(path), storeAt(path)]);
    await stores[0]!.tables.create(newTable('t1'));
    expect((await stores[2]!.tables.find('t1'))?.id).toBe('t1');
  });

  test.each([
    [
      'a file that is no database',
      'corrupt',
      'not a sound database',
      (path: string) => writeFileSync(path, 'Dear diary, '.repeat(200)),
    ],
    [
      'a file of a newer version',
      'newer',
      'newer version of the bot',
      async (path: string) => {
        const store = await openStore(path);
        if ('close' in store) await store.close();
        const file = openFile(path);
        file.prepare("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', 99999999999999)").run();
        file.close();
      },
    ],
    [
      'a file that may not be written',
      'readonly',
      'may not be written',
      async (path: string) => {
        const store = await openStore(path);
        if ('close' in store) await store.close();
        chmodSync(path, 0o444);
        chmodSync(dirname(path), 0o777);
        withoutRights();
      },
    ],
    ['a folder in its place', 'path', 'cannot be opened', (path: string) => mkdirSync(path)],
  ])('%s is told as %s', async (_name, fault, text, prepare) => {
    const path = join(newFolder(), 'wardroom.sqlite');
    await prepare(path);
    const problem = await openStore(path, { busyFor: 50 });
    expect(problem).toMatchObject({ failed: [{ fault }] });
    const told = isFailure(problem) ? problem.failed.map((one) => one.text).join('\n') : '';
    expect(told).toContain(text);
    expect(told).toContain(path);
  });

  test('a folder that cannot be made is told', async () => {
    const path = join(newFolder(), 'file');
    writeFileSync(path, '');
    expect(await openStore(join(path, 'sub', 'wardroom.sqlite'))).toMatchObject({ failed: [{ fault: 'path' }] });
  });

  test('a file that another process holds is told after a while', async () => {
    const path = join(newFolder(), 'wardroom.sqlite');
    await storeAt(path);
    const holder = openFile(path);
    onTestFinished(() => {
      holder.close();
    });
    holder.exec('BEGIN IMMEDIATE');
    expect(await openStore(path, { busyFor: 100 })).toMatchObject({ failed: [{ fault: 'locked' }] });
    holder.exec('ROLLBACK');
  });
});

describe('backup', () => {
  test('is whole and of one moment while writing goes on, also from another process', async () => {
    const place = newFolder();
    const path = join(place, 'wardroom.sqlite');
    const [store, other] = [await storeAt(path), await storeAt(path)];
    await store.tables.create(newTable('t1', { options: 'x'.repeat(300_000) }));
    let writing = true;
    let written = 0;
    const writer = (async () => {
      for (let n = 0; writing; n++) {
        const from = n % 2 === 0 ? store : other;
        // Table and input go together: a copy of half a step would show.
        await from.tables.commit({
          table: 't1',
          expect: n + 1,
          row: { state: `state ${n + 1}`.padEnd(20_000) },
          inputs: [{ rev: n + 2, n: 0, seat: 0, user: 'ann', by: 'person', ask: n, input: '1', events: '[]', at: 1 }],
        });
        written++;
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    const copies = [join(place, 'copy1'), join(place, 'new', 'copy2')];
    for (const copy of copies) {
      for (const before = written; written <= before; ) await new Promise((resolve) => setImmediate(resolve));
      await store.backup(copy);
    }
    writing = false;
    await writer;
    expect(written).toBeGreaterThan(4);
    for (const copy of copies) {
      const restored = await storeAt(copy);
      const table = await restored.tables.load('t1');
      const inputs = await restored.tables.inputs('t1', { limit: 10_000 });
      expect(table?.row.rev).toBe(inputs.length + 1);
      expect(table?.state?.trim()).toBe(`state ${inputs.length}`);
    }
    expect(readdirSync(place).filter((name) => name.includes('part'))).toEqual([]);
  });

  test('never writes over a file', async () => {
    const place = newFolder();
    const store = await storeAt(join(place, 'wardroom.sqlite'));
    const target = join(place, 'kept');
    writeFileSync(target, 'kept');
    await expect(store.backup(target)).rejects.toMatchObject({ fault: 'path' });
  });

  test('from the command line copies the database of a running bot', async () => {
    const place = newFolder();
    const path = join(place, 'wardroom.sqlite');
    const store = await storeAt(path);
    await store.tables.create(newTable('t1'));
    const target = join(place, 'copy.sqlite');
    const cli = (...args: string[]) =>
      promisify(execFile)(process.execPath, npmScript('backup', ...args), {
        env: { ...process.env, DATABASE_PATH: path },
      });
    expect((await cli(target)).stdout).toContain(`Copied ${path} to ${target}`);
    expect(existsSync(target)).toBe(true);
    const copy = await storeAt(target);
    expect((await copy.tables.find('t1'))?.id).toBe('t1');
    await expect(cli(target)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('exists already') });
  });
});
