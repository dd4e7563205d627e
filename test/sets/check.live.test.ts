// `npm run sets:check`: what authors of sets see, and how the command ends.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkSets } from '#sets/check';
import { npmScript } from '#test/npm-script';
import { folderOf, setOf, shipLine } from './support.ts';

test('a set without faults is printed as it will read', () => {
  const file = join(
    folderOf({ 'mine.yaml': setOf('mine', shipLine('paper-moth', ', printed: [price]')) }),
    'mine.yaml',
  );
  expect(checkSets([file])).toEqual({
    code: 0,
    lines: [
      'MINE (mine.yaml)',
      '  paper moth · Ship · Core Set · paper-moth',
      '    Price 1 ISK · Shield 1 ◌',
      'mine.yaml: 1 card, 0 decks, no problems',
      '',
    ],
  });
});

test('files of a folder are checked beside each other, and each fault is told with its place', () => {
  const folder = folderOf({
    'a.yaml': setOf('a', shipLine('one')),
    'b.yaml': setOf('a', shipLine('two')),
    'c.yaml': 'cards: 3',
  });
  const { code, lines } = checkSets([folder]);
  expect(code).toBe(1);
  expect(lines.filter((line) => line.startsWith('b.yaml'))).toEqual([
    'b.yaml:1:6 set: a.yaml is called "a" too; choose another word.',
  ]);
  expect(lines.filter((line) => line.startsWith('c.yaml')).length).toBeGreaterThanOrEqual(2);
  expect(lines.at(-1)).toMatch(/^\d+ problems in 2 files$/);
});

test('a wrong call is told from a wrong file', () => {
  expect(checkSets([]).code).toBe(2);
  expect(checkSets([join(folderOf(), 'nothing.yaml')])).toMatchObject({
    code: 2,
    lines: [expect.stringContaining('no such file'), expect.anything()],
  });
  expect(checkSets([folderOf()])).toEqual({ code: 2, lines: [expect.stringContaining('There are no set files')] });
});

test('the command ends with the number that scripts go by', () => {
  const folder = folderOf({ 'a.yaml': 'set: [' });
  const { status, stdout, stderr } = spawnSync(process.execPath, npmScript('sets:check', join(folder, 'a.yaml')), {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  expect(stdout).toMatch(/^a\.yaml:1:\d+: this is not YAML/);
});
