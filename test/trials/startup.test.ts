// Starts that cannot succeed, and what the person who runs the bot is told: what is wrong, where, and no more.

import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openFile } from '#core/sqlite';
import { startSandbox } from '#sandbox/sandbox';
import { storeAt } from '#test/store';
import { openForeign } from '../discord/foreign/discord.ts';
import { sharedFolder } from './folder.ts';
import { botOf, type Environment, type LaunchOptions, runProgram, startProgram } from './program.ts';

/** A user without special rights; only root has to become one. */
const nobody: LaunchOptions = process.getuid?.() === 0 ? { uid: 65_534 } : {};

/** The one line that a start ends with. */
async function complaint(env: Environment, options?: LaunchOptions): Promise<string> {
  const { code, out, err } = await runProgram(
    { DATABASE_PATH: join(sharedFolder(), 'wardroom.sqlite'), ...env },
    options,
  );
  expect({ code, out, lines: err.trim().split('\n').length }).toEqual({ code: 1, out: '', lines: 1 });
  return err.trim();
}

async function emptyDatabase(): Promise<string> {
  const path = join(sharedFolder(), 'wardroom.sqlite');
  const store = await storeAt(path);
  await store.close();
  return path;
}

test('a wrong value is named with what is expected', async () => {
  expect(await complaint({ SANDBOX_PORT: '99999' })).toMatch(/^SANDBOX_PORT: "99999" .* from 0 to 65535/);
});

test('several wrong values are named together', async () => {
  const { code, err } = await runProgram({ SANDBOX_PORT: 'x', LOG_LEVEL: 'loud', DISCORD_API: 'nowhere' });
  expect(code).toBe(1);
  expect(
    err
      .trim()
      .split('\n')
      .map((line) => line.split(':')[0]),
  ).toEqual(['DISCORD_API', 'SANDBOX_PORT', 'LOG_LEVEL']);
});

test('a token that Discord does not take is named, and not repeated', async () => {
  const sandbox = await startSandbox();
  onTestFinished(() => sandbox.close());
  const token = `${sandbox.token.slice(0, -4)}zzzz`;
  const line = await complaint({ ...botOf(sandbox), DISCORD_TOKEN: token });
  expect(line).toMatch(/^DISCORD_TOKEN: Discord does not accept this token/);
  expect(line).not.toContain(token);
});

test('where the gateway refuses it for good, what to do is told', async () => {
  const foreign = await openForeign();
  onTestFinished(() => foreign.close());
  foreign.state.refuse = 4014;
  const line = await complaint({ DISCORD_TOKEN: 'abc', DISCORD_API: foreign.url, LOG_LEVEL: 'silent' });
  expect(line).toContain('DISCORD_TOKEN is the token of its own application');
});

test('an address where nobody is at home is named', async () => {
  const sandbox = await startSandbox();
  await sandbox.close();
  expect(await complaint(botOf(sandbox))).toContain(`Discord cannot be reached at ${sandbox.apiUrl}`);
});

test('an address that is not the one of the API is named', async () => {
  const sandbox = await startSandbox();
  onTestFinished(() => sandbox.close());
  const bot = botOf(sandbox);
  expect(await complaint({ ...bot, DISCORD_API: sandbox.url })).toMatch(/^DISCORD_API: .* ends in \/api/);
  const elsewhere = `${sandbox.url}/elsewhere/api`;
  expect(await complaint({ ...bot, DISCORD_API: elsewhere })).toContain(
    `DISCORD_API: no Discord answers at ${elsewhere}`,
  );
});

test('a file in place of a folder of card sets is named', async () => {
  expect(await complaint({ CARD_SETS_DIR: import.meta.filename })).toMatch(/^CARD_SETS_DIR: .* a folder that exists/);
});

test('a port in use is named', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  expect(await complaint({ SANDBOX_PORT: String(port) })).toMatch(new RegExp(`^SANDBOX_PORT: port ${port} is in use`));
});

test('a database that another process holds is named after a while', async () => {
  const path = await emptyDatabase();
  const holder = openFile(path);
  holder.exec('BEGIN IMMEDIATE');
  expect(await complaint({ DATABASE_PATH: path })).toContain(`${path} is held by another process`);
  holder.close();
});

test('a database that may not be written is named', async () => {
  const path = await emptyDatabase();
  chmodSync(path, 0o444);
  expect(await complaint({ DATABASE_PATH: path }, nobody)).toContain(`${path} may not be written`);
});

test('a folder that may not be written is named', async () => {
  const folder = join(sharedFolder(), 'closed');
  mkdirSync(folder, { mode: 0o555 });
  const path = join(folder, 'wardroom.sqlite');
  expect(await complaint({ DATABASE_PATH: path }, nobody)).toContain(`${path} cannot be opened or made`);
});

test('a file that is no database is named, and left as it is', async () => {
  const path = join(sharedFolder(), 'wardroom.sqlite');
  writeFileSync(path, 'a letter to my aunt, and not a short one, so that nobody takes it for an empty file');
  expect(await complaint({ DATABASE_PATH: path })).toContain(`${path} is not a sound database`);
});

test('a damaged database is named, with what to do, and the bot does not start', async () => {
  const path = await emptyDatabase();
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.fill(0x5a, 3 * 4096, 4 * 4096));
  expect(await complaint({ DATABASE_PATH: path })).toMatch(
    /wardroom.sqlite is not a sound database.* npm run restore FILE/,
  );
  expect(readFileSync(path).equals(bytes)).toBe(true);
});

test('card sets with faults are left out and named with their lines; the bot runs with the others', async () => {
  const folder = sharedFolder();
  writeFileSync(join(folder, 'mine.yaml'), 'set: mine\nname: Mine\ngame: eve\ncards: 3\n');
  writeFileSync(join(folder, 'torn.json'), '{"set": "torn",');
  writeFileSync(
    join(folder, 'yours.yaml'),
    'set: yours\nname: Yours\ngame: eve\ncards:\n  - { id: paper-moth, name: Paper Moth, type: ship, shield: 1 }\n',
  );
  const program = await startProgram({ CARD_SETS_DIR: folder, DATABASE_PATH: join(sharedFolder(), 'wardroom.sqlite') });
  const { err, out } = await program.stop();
  expect(err.trim().split('\n')).toEqual([
    'CARD_SETS_DIR: 2 files are left out, 1 used. First problem:',
    '  mine.yaml:4:8 cards: found 3; expected a list.',
    `All problems: npm run sets:check ${folder}`,
  ]);
  expect(out).toContain('"file":"torn.json"');
  expect(out).toContain('Wardroom is ready');
});

test('a folder of card sets that may not be read is named, and the bot runs without', async () => {
  const folder = join(sharedFolder(), 'closed');
  mkdirSync(folder, { mode: 0o000 });
  const env = { CARD_SETS_DIR: folder, DATABASE_PATH: join(sharedFolder(), 'wardroom.sqlite') };
  const program = await startProgram(env, nobody);
  const { err } = await program.stop();
  expect(err).toContain('closed: the folder may not be read');
});
