import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { isFailure } from '#core/failure';
import { openFile } from '#core/sqlite';
import { openStore } from '#store/open';
import { restoreDatabase } from '#store/sqlite/restore';
import { newFolder } from '#test/folder';
import { npmScript } from '#test/npm-script';
import { storeAt } from '#test/store';
import { newTable } from './rows.ts';

const now = new Date('2030-04-05T06:07:08Z');

/** Everything in a folder, byte for byte, but for the empty file of locks. */
function contents(place: string): Readonly<Record<string, string>> {
  const names = readdirSync(place).filter((name) => !name.endsWith('-lock'));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(place, name), 'base64')]));
}

/** A database with a backup of its first table, killed after its second: the second one is in the `-wal` only. */
async function killed(): Promise<{ place: string; path: string; backup: string }> {
  const [place, elsewhere] = [newFolder(), newFolder()];
  const live = join(elsewhere, 'wardroom.sqlite');
  const store = await storeAt(live);
  await store.tables.create(newTable('first'));
  const backup = join(elsewhere, 'backup.sqlite');
  await store.backup(backup);
  await store.tables.create(newTable('second'));
  // What a kill leaves: the files as they are while the program has them open.
  for (const suffix of ['', '-wal', '-shm']) {
    copyFileSync(`${live}${suffix}`, join(place, `wardroom.sqlite${suffix}`));
  }
  await store.close();
  return { place, path: join(place, 'wardroom.sqlite'), backup };
}

const tablesAt = async (path: string): Promise<readonly string[]> => {
  const store = await openStore(path);
  if (isFailure(store)) return store.failed.map(({ fault }) => fault);
  const found = await Promise.all(['first', 'second'].map((id) => store.tables.find(id)));
  await store.close();
  return found.flatMap((row) => row?.id ?? []);
};

describe('restoring', () => {
  test('a backup takes the place of a database that was killed, whose last changes neither return nor get lost', async () => {
    const { place, path, backup } = await killed();
    const before = contents(place);
    const done = await restoreDatabase(backup, path, now);
    expect(done).toMatchObject({ contents: { tables: 1, running: 0, lastMove: undefined } });
    const name = 'wardroom.sqlite-before-restore-20300405060708';
    expect(contents(place)).toMatchObject(
      Object.fromEntries(
        ['', '-wal', '-shm'].map((suffix) => [`${name}${suffix}`, before[`wardroom.sqlite${suffix}`]]),
      ),
    );
    expect(Object.keys(contents(place))).toHaveLength(4);
    expect(await tablesAt(path)).toEqual(['first']);
    expect(await tablesAt(join(place, name))).toEqual(['first', 'second']);
  });

  test('can be undone by restoring what was set aside, and never overwrites', async () => {
    const { place, path, backup } = await killed();
    await restoreDatabase(backup, path, now);
    await restoreDatabase(join(place, 'wardroom.sqlite-before-restore-20300405060708'), path, now);
    expect(await tablesAt(path)).toEqual(['first', 'second']);
    await restoreDatabase(backup, path, now);
    expect(await tablesAt(path)).toEqual(['first']);
    expect(readdirSync(place).filter((name) => /restore-\d+(-\d)?$/.test(name))).toHaveLength(3);
  });

  test('works where there is no database yet', async () => {
    const { backup } = await killed();
    const path = join(newFolder(), 'new', 'wardroom.sqlite');
    expect(await restoreDatabase(backup, path, now)).toMatchObject({ aside: [] });
    expect(await tablesAt(path)).toEqual(['first']);
  });

  test('takes the place of a damaged database, which is kept', async () => {
    const { backup } = await killed();
    const path = join(newFolder(), 'wardroom.sqlite');
    writeFileSync(path, 'Dear diary, '.repeat(200));
    expect(await restoreDatabase(backup, path, now)).toMatchObject({
      aside: [`${path}-before-restore-20300405060708`],
    });
    expect(await tablesAt(path)).toEqual(['first']);
  });

  test('is refused while a bot runs, and possible when it has ended', async () => {
    const { path, backup } = await killed();
    const store = await storeAt(path);
    expect(await restoreDatabase(backup, path, now)).toEqual({
      problem: `The bot runs on ${path}. Stop it, then restore again; nothing was changed.`,
    });
    expect((await store.tables.find('second'))?.id).toBe('second');
    await store.close();
    expect(await restoreDatabase(backup, path, now)).toMatchObject({ contents: { tables: 1 } });
  });

  test.each<[string, string, (backup: string) => void]>([
    ['that is not there', 'There is no file', (backup) => rmSync(backup)],
    ['that is no database', 'is not a sound database', (backup) => writeFileSync(backup, 'Dear diary, '.repeat(200))],
    [
      'that is cut short',
      'is not a sound database',
      (backup) => writeFileSync(backup, readFileSync(backup).subarray(0, 20_000)),
    ],
    ['with a damaged page', 'is not a sound database', damage],
    [
      'of another program',
      'is not a database of this bot',
      (backup) => {
        rmSync(backup);
        openFile(backup).exec('CREATE TABLE tables (id TEXT)').close();
      },
    ],
    [
      'of a newer version',
      'newer version of the bot',
      (backup) => {
        openFile(backup)
          .exec("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', 99999999999999)")
          .close();
      },
    ],
  ])('a file %s is refused, and nothing is changed', async (_what, text, spoil) => {
    const { place, path, backup } = await killed();
    spoil(backup);
    const before = contents(place);
    const done = await restoreDatabase(backup, path, now);
    expect('problem' in done && done.problem).toContain(text);
    expect('problem' in done && done.problem).toContain(backup);
    expect(contents(place)).toEqual(before);
  });

  test('the database itself is no backup', async () => {
    const { path } = await killed();
    expect(await restoreDatabase(path, path, now)).toMatchObject({
      problem: expect.stringContaining('the database itself'),
    });
  });
});

/** Overwrites a page in the middle, as a failing disk or a half copy does. */
function damage(path: string): void {
  const bytes = readFileSync(path);
  bytes.fill(0x5a, 3 * 4096, 4 * 4096);
  writeFileSync(path, bytes);
}

test('a database with a damaged page is not opened; the message names the file and what to do', async () => {
  const { backup } = await killed();
  damage(backup);
  const opened = await openStore(backup);
  const [problem] = isFailure(opened) ? opened.failed : [];
  expect(problem?.fault).toBe('corrupt');
  expect(problem?.text).toContain(`${backup} is not a sound database`);
  expect(problem?.text).toContain('npm run restore FILE');
});

describe('from the command line', () => {
  const run = async (script: 'backup' | 'restore', path: string, ...args: string[]) => {
    try {
      const env = { ...process.env, DATABASE_PATH: path };
      const done = await promisify(execFile)(process.execPath, npmScript(script, ...args), { env });
      return { code: 0, ...done };
    } catch (error) {
      return error as { code: number; stdout: string; stderr: string };
    }
  };

  test('a backup lies beside the database, says what it holds, and goes back in its place', async () => {
    const { place, path } = await killed();
    const { stdout } = await run('backup', path);
    const [, copy = '', rest] = /^Copied .* to (\S+): (.*)$/m.exec(stdout) ?? [];
    expect(copy).toMatch(new RegExp(`^${place}/backups/wardroom-\\d{14}\\.sqlite$`));
    expect(rest).toMatch(/^\d+ kB, 2 tables, 0 of them running, nothing played yet\.$/);
    rmSync(path);
    const restored = await run('restore', path, copy);
    expect(restored.stdout).toContain(`Restored ${path} from ${copy}: `);
    expect(restored.stdout).toContain('2 tables');
    expect(await tablesAt(path)).toEqual(['first', 'second']);
  });

  test('both explain themselves, and refuse what they do not know', async () => {
    const path = join(newFolder(), 'wardroom.sqlite');
    for (const script of ['backup', 'restore'] as const) {
      const help = await run(script, path, '--help');
      expect(help).toMatchObject({ code: 0, stdout: expect.stringContaining(`npm run ${script}`) });
      expect(await run(script, path, '--force')).toMatchObject({ code: 2, stderr: expect.stringContaining('--force') });
      expect(await run(script, path, 'a', 'b')).toMatchObject({ code: 2, stderr: expect.stringContaining('one') });
    }
    expect(existsSync(path)).toBe(false);
  });

  test('a backup that cannot be made blames the database or the file, whichever it is', async () => {
    const { path, place, backup } = await killed();
    const missing = join(place, 'elsewhere.sqlite');
    expect((await run('backup', missing)).stderr).toContain(`There is no database at ${missing}`);
    const shut = join(place, 'file');
    writeFileSync(shut, '');
    const target = join(shut, 'copy.sqlite');
    expect((await run('backup', path, target)).stderr).toContain(`${target} cannot be written`);
    mkdirSync(join(place, 'other'));
    const other = join(place, 'other', 'diary.sqlite');
    openFile(other).exec('CREATE TABLE diary (day TEXT)').close();
    expect((await run('backup', other)).stderr).toContain(`${other} is not a database of this bot`);
    damage(backup);
    const damaged = await run('backup', backup, target.replace('file', 'other'));
    expect(damaged).toMatchObject({ code: 1, stderr: expect.stringContaining(`${backup} is not a sound database`) });
    expect(readdirSync(join(place, 'other'))).toEqual(['diary.sqlite']);
  });
});
