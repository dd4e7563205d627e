// What keepers are told by `npm run doctor`: against a stand-in for Discord, on a machine of the story's own.
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { REST, Routes } from 'discord.js';
import { expect, onTestFinished, test } from 'vitest';
import { type Sandbox, startSandbox } from '#sandbox/sandbox';
import { newFolder } from '#test/folder';
import { npmScript } from '#test/npm-script';
import { storeAt } from '#test/store';
import { newTable } from './store/rows.ts';

const root = resolve(import.meta.dirname, '..');

async function sandboxed(): Promise<Sandbox> {
  const sandbox = await startSandbox();
  onTestFinished(() => sandbox.close());
  return sandbox;
}

type Said = { readonly code: unknown; readonly lines: readonly string[] };

/** Runs a script as its keeper would, with settings of its own. */
const run = (script: string, settings: Readonly<Record<string, string>>): Promise<Said> =>
  new Promise((done) => {
    const env = { PATH: process.env.PATH, ...settings };
    execFile(process.execPath, npmScript(script), { cwd: root, env }, (error, out) =>
      done({ code: error === null ? 0 : error.code, lines: out.trim().split('\n') }),
    );
  });

test('without a token and a database everything may still be well, and it says what will be', async () => {
  const { code, lines } = await run('doctor', { DATABASE_PATH: join(newFolder(), 'wardroom.sqlite') });
  expect(lines).toContainEqual(expect.stringMatching(/^✓ Database: no database .* yet; the first start makes it$/));
  expect(lines).toContainEqual(expect.stringMatching(/^! Backups: none are made by the bot\. BACKUP_EVERY=1d/));
  expect(lines).toContainEqual(expect.stringMatching(/^! DISCORD_TOKEN is not set: npm start opens the sandbox/));
  expect([lines.at(-1), code]).toEqual([expect.stringMatching(/^Nothing is wrong; \d to know \(!\)\.$/), 0]);
});

test('a token that Discord does not take, a file that is none of ours, and old backups are told with how to mend them', async () => {
  const sandbox = await sandboxed();
  const folder = newFolder();
  const file = join(folder, 'wardroom.sqlite');
  writeFileSync(file, 'no database at all, but long enough to be taken for one by its size'.repeat(100));
  mkdirSync(join(folder, 'backups'));
  writeFileSync(join(folder, 'backups', 'wardroom-auto-20260101T120000Z.sqlite'), 'a copy');
  const { code, lines } = await run('doctor', {
    DISCORD_TOKEN: 'not.the.token',
    DISCORD_API: sandbox.apiUrl,
    DATABASE_PATH: file,
    BACKUP_EVERY: '1d',
  });
  expect(lines).toContainEqual(expect.stringMatching(/^✗ Database: .*wardroom\.sqlite/));
  expect(lines).toContainEqual(expect.stringMatching(/^✗ Backups: the newest, .* is \d+ h old\. Is the bot running\?/));
  expect(lines).toContainEqual(expect.stringMatching(/^✗ DISCORD_TOKEN: Discord does not accept this token/));
  expect([lines.at(-1), code]).toEqual(['3 things are wrong (✗); how to mend it stands there.', 1]);
});

test('what is not registered, and what a channel with a table does not let the bot do, are told; then nothing is', async () => {
  const sandbox = await sandboxed();
  const file = join(newFolder(), 'wardroom.sqlite');
  const rest = new REST({ version: '10', api: sandbox.apiUrl }).setToken(sandbox.token);
  const [guild] = (await rest.get(Routes.userGuilds())) as { id: string; name: string }[];
  const channels = (await rest.get(Routes.guildChannels(guild!.id))) as { id: string; name: string; type: number }[];
  const general = channels.find(({ type }) => type === 0)!;
  const channel = general.id;
  const store = await storeAt(file);
  const place = { guild: guild!.id, channel, thread: undefined, lobbyMessage: undefined, liveMessage: undefined };
  await store.tables.create(newTable('t1', { place }));
  await store.close();
  sandbox.control({ do: 'deny', channel, permissions: ['AttachFiles', 'CreatePublicThreads'] });

  const settings = { DISCORD_TOKEN: sandbox.token, DISCORD_API: sandbox.apiUrl, DATABASE_PATH: file };
  const before = await run('doctor', settings);
  expect(before.lines).toContainEqual(expect.stringMatching(/^✓ Database: .* 1 table, 0 of them running/));
  expect(before.lines).toContainEqual(expect.stringMatching(/^✓ The clock agrees/));
  expect(before.lines).toContain(
    '✗ Commands: none is registered. Run npm run register, or set DISCORD_AUTO_REGISTER=true.',
  );
  expect(before.lines).toContain(
    `✗ Server ${guild!.name}: Attach Files, Create Public Threads missing in #${general.name}: Edit Channel → Permissions, or the bot’s role.`,
  );
  expect(before.code).toBe(1);

  const registered = await run('register', settings);
  expect(registered.lines.join('\n')).toMatch(/^\d+ commands are registered everywhere\.\nNew: \/\w+/);
  sandbox.control({ do: 'deny', channel, permissions: [] });
  const after = await run('doctor', settings);
  expect(after.lines.filter((line) => line.startsWith('✗'))).toEqual([]);
  expect(after.code).toBe(0);
  expect(sandbox.violations()).toEqual([]);
});

test('on the first day, before any table, what the channels of a server let the bot do is told', async () => {
  const sandbox = await sandboxed();
  const rest = new REST({ version: '10', api: sandbox.apiUrl }).setToken(sandbox.token);
  const [guild] = (await rest.get(Routes.userGuilds())) as { id: string; name: string }[];
  const all = (await rest.get(Routes.guildChannels(guild!.id))) as { id: string; name: string; type: number }[];
  const channels = all.filter(({ type }) => type === 0);
  const [first, ...others] = channels;
  const file = join(newFolder(), 'wardroom.sqlite');
  const settings = { DISCORD_TOKEN: sandbox.token, DISCORD_API: sandbox.apiUrl, DATABASE_PATH: file };
  const deny = (channel: string, ...permissions: ('AttachFiles' | 'EmbedLinks' | 'SendMessages' | 'ViewChannel')[]) =>
    sandbox.control({ do: 'deny', channel, permissions });
  const saysOf = async () =>
    (await run('doctor', settings)).lines.filter((line) => line.includes(`Server ${guild!.name}:`));

  // There are channels besides that the bot does not see or where it does not write, which is nobody's fault.
  deny(first!.id, 'EmbedLinks');
  for (const { id } of others.slice(1)) deny(id, 'SendMessages');
  deny(others[0]!.id, 'ViewChannel');
  expect(await saysOf()).toEqual([
    `! Server ${guild!.name}: missing where tables may be opened: #${first!.name} (Embed Links). Edit Channel → Permissions, or the bot’s role.`,
  ]);
  for (const { id } of channels) deny(id, 'AttachFiles');
  expect(await saysOf()).toEqual([
    expect.stringMatching(
      /^✗ .*in no channel can a table be opened. Missing: #general \(Attach Files\), #game-tables \(/,
    ),
  ]);

  // The server allows tables in one channel alone: others do not matter, and that one has to let the bot do all.
  for (const { id } of channels) deny(id);
  deny(others[0]!.id, 'AttachFiles');
  const store = await storeAt(file);
  const allowOnly = (channel: string) =>
    store.servers.change({
      guild: guild!.id,
      settings: JSON.stringify({ channels: [channel] }),
      act: { at: 1, actor: 'x', guild: guild!.id, table: undefined, what: 'settings', args: '{}' },
    });
  await allowOnly(first!.id);
  expect(await saysOf()).toEqual([]);
  await allowOnly(others[0]!.id);
  expect(await saysOf()).toEqual([expect.stringMatching(/^✗ .*in no channel can a table be opened/)]);
  await allowOnly('1');
  expect(await saysOf()).toEqual([expect.stringMatching(/^✗ .*the channels that it allows tables in are gone/)]);
  await store.close();
});
