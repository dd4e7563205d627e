// A drill with a backup: which of its tables could be played on.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createOpponents } from '#bots/index';
import { isFailure } from '#core/failure';
import type { Player } from '#face/computer';
import type { Scene } from '#face/scene';
import { rebuildGame } from '#games/index';
import { type Checked, checkBackup } from '#restore-check/check';
import { newFolder } from '#test/folder';
import { recordedDatabases, unpack } from '#test/recorded-databases';
import { backupWith, games } from './backup.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const [player] = Object.values(createOpponents()).map(({ play }) => play) as [Player];

/** Checks a backup; notes the kinds of pictures that are drawn. */
async function check(file: string, draw: (scene: Scene) => void = () => {}) {
  return checkBackup(file, { games, rebuild: rebuildGame, draw: async (scene) => draw(scene), player });
}

const passed = (result: Awaited<ReturnType<typeof check>>): Checked => {
  if (isFailure(result)) throw new Error(result.failed.join('\n'));
  return result;
};

const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

test('AS68 a table whose state is cut short is named, the others pass, and the backup stays as it is', async () => {
  const { file, damaged } = await backupWith('UPDATE tables SET state = substr(state, 1, 500) WHERE id = ?');
  const before = hashOf(file);
  const temporary = newFolder();
  vi.stubEnv('TMPDIR', temporary);
  const drawn: string[] = [];
  const { tables, boards, faulty } = passed(await check(file, ({ kind }) => drawn.push(kind)));
  expect(faulty).toEqual([{ table: damaged, game: 'ese', reason: expect.stringMatching(/JSON/) }]);
  // A lobby and a damaged table besides, which are not drawn.
  expect([tables, boards]).toEqual([games.length + 2, games.length]);
  expect(drawn).toEqual(games.map(() => 'board'));
  expect(hashOf(file)).toBe(before);
  expect(readdirSync(temporary)).toEqual([]);
});

test.each([
  ['that says something else than a state', `UPDATE tables SET state = '{"v":1}' WHERE id = ?`],
  ['of a game that this program does not have', `UPDATE tables SET game = 'chess', ruleset = 'x' WHERE id = ?`],
  ['whose cards are not stored', `UPDATE tables SET ruleset = 'lost' WHERE id = ?`],
  ['with damaged options', `UPDATE tables SET options = '{' WHERE id = ?`],
])('a table %s is named, and the others pass', async (_, damage) => {
  const { file, damaged } = await backupWith(damage);
  const { faulty } = passed(await check(file));
  expect(faulty.map(({ table }) => table)).toEqual([damaged]);
  expect(faulty[0]?.reason).not.toBe('');
});

test('a table that can be shown, but not played on, is named', async () => {
  const { file, damaged } = await backupWith(
    `UPDATE tables SET state = json_set(state, '$.frames', json('[]')) WHERE id = ?`,
  );
  const { faulty } = passed(await check(file));
  expect(faulty).toEqual([{ table: damaged, game: 'ese', reason: expect.stringContaining('nothing goes on after') }]);
});

test.each(recordedDatabases)('what version %s has stored can be played on', async (name) => {
  const { faulty } = passed(await check(unpack(name, newFolder())));
  expect(faulty).toEqual([]);
});

test('a board that cannot be drawn is a fault of its table alone', async () => {
  const { file } = await backupWith(`UPDATE tables SET status = 'cancelled' WHERE id = ?`);
  let boards = 0;
  const { faulty } = passed(
    await check(file, () => {
      boards += 1;
      if (boards === 2) throw new Error('no ink');
    }),
  );
  expect([boards, faulty.map(({ reason }) => reason)]).toEqual([games.length, ['no ink']]);
});

test('what is no backup is told with what to do', async () => {
  const folder = newFolder();
  const problemOf = async (file: string): Promise<string> => {
    const result = await check(file);
    return isFailure(result) ? result.failed.join('\n') : '';
  };
  expect(await problemOf(join(folder, 'none.sqlite'))).toContain('There is no file');
  expect(await problemOf(folder)).toContain('is not a file');
  const text = join(folder, 'letter.txt');
  writeFileSync(text, 'Dear backup, '.repeat(500));
  expect(await problemOf(text)).toContain('cannot be opened');
  const live = join(folder, 'live.sqlite');
  writeFileSync(live, '');
  writeFileSync(`${live}-wal`, 'changes');
  expect(await problemOf(live)).toContain('npm run backup');
});
