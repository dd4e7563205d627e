// The program itself, as it is started, killed and started again, against a stand-in for Discord.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGames } from '#games/index';
import { seedRng } from '#kernel/random';
import type { PageMessage } from '#sandbox/page-api';
import { type Sandbox, startSandbox } from '#sandbox/sandbox';
import { loadSets } from '#sets/load';
import { createTableService } from '#table/service';
import { createDriver, type Driver, textOfMessage } from '#test/driver';
import { PATIENT_DEADLINE } from '#test/patience';
import { storeAt } from '#test/store';
import { asks, pressAnything } from '../monkey.ts';
import { asksNewcomer, newcomer } from '../newcomer.ts';
import { isLive, isLobby, league, outcome } from '../stories.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
let sandbox: Sandbox;
let driver: Driver;
let folder: string;
const children: ChildProcess[] = [];
const { sets } = loadSets();
const games = createGames({ eve: sets.eve });
const allGames = createGames(sets);
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

beforeEach(async () => {
  sandbox = await startSandbox({ deadlines: { firstMs: PATIENT_DEADLINE } });
  driver = await createDriver(sandbox);
  folder = mkdtempSync(join(tmpdir(), 'wardroom-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  driver.close();
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

type Program = { readonly child: ChildProcess; readonly output: () => string; readonly ended: Promise<number | null> };

function launch(change: Readonly<Record<string, string>> = {}): Program {
  const child = spawn(process.execPath, ['src/start.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      DISCORD_TOKEN: sandbox.token,
      DISCORD_API: sandbox.apiUrl,
      DISCORD_AUTO_REGISTER: 'true',
      DATABASE_PATH: join(folder, 'wardroom.sqlite'),
      LOG_LEVEL: 'warn',
      ...change,
    },
  });
  children.push(child);
  let output = '';
  child.stdout?.on('data', (data) => {
    output += data;
  });
  child.stderr?.on('data', (data) => {
    output += data;
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return { child, output: () => output, ended };
}

async function ready(program: Program): Promise<void> {
  await expect.poll(program.output, { timeout: 120_000 }).toContain('Wardroom is connected');
  // What people asked of the one before it is answered by nobody any more.
  sandbox.control({ do: 'fail-orphaned' });
}

test('killed in the middle, it goes on with the very panel that stood open', async () => {
  const first = launch();
  await ready(first);
  const mira = await driver.person('mira');
  const channel = await mira.channel('game-tables', league);
  await mira.command(channel.id, 'play', { game: 'eve', computers: 1 });
  await mira.press(await mira.waitFor(isLobby), 'Start');
  await mira.waitFor(isLive);
  const rng = seedRng('killed in the middle');
  const move = async (from: Awaited<ReturnType<typeof outcome>>, presses: number) => {
    let panel = from;
    for (let i = 0; i < presses; i++) {
      panel = asks(panel)
        ? (await pressAnything(mira, panel, rng))!.message
        : await outcome(await mira.press(panel, 'Refresh'));
    }
    return panel;
  };
  // As long as the picture of the hand is not there, a panel says more of what is on it.
  const hasHand = ({ attachments }: PageMessage) =>
    attachments.some(({ filename }) => /^(?:hand|panel)-/.test(filename));
  const refreshed = async (panel: PageMessage) => {
    const { id } = await outcome(await mira.press(panel, 'Refresh'));
    return mira.waitFor((message) => message.id === id && hasHand(message));
  };
  const panel = await move(await outcome(await mira.command(channel.id, 'hand')), 12);
  const stood = textOfMessage(await refreshed(panel));

  first.child.kill('SIGKILL');
  await first.ended;
  const second = launch();
  await ready(second);
  const again = await refreshed(panel);
  expect(textOfMessage(again)).toBe(stood);
  await move(again, 12);
  expect(sandbox.violations()).toEqual([]);

  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(second.output()).toMatch(/^Wardroom is connected to Discord\.\nVersion \S+ on Node \S+\.\n$/);
});

test('AS56 killed twice in a lesson, it has the same hint stand, tells none twice, and the lesson comes to its end', async () => {
  const { hints = [] } = allGames.find(({ id }) => id === 'tsw')?.lesson ?? {};
  let program = launch();
  await ready(program);
  const mira = await driver.person('mira');
  const { id: direct } = await mira.openDm();
  const learn = async () => outcome(await mira.command(direct, 'learn', { game: 'tsw' }));
  const press = newcomer(mira);
  const hintOn = (panel: PageMessage) => hints.find(({ text }) => textOfMessage(panel).includes(text))?.id;
  const told: string[] = [];
  let panel = await learn();
  const killsAt = [hints[3]?.id, hints[7]?.id];
  while (asksNewcomer(panel)) {
    const hint = hintOn(panel);
    if (hint !== undefined && told.at(-1) !== hint) told.push(hint);
    if (hint !== undefined && hint === killsAt[0]) {
      killsAt.shift();
      program.child.kill('SIGKILL');
      await program.ended;
      program = launch();
      await ready(program);
      expect(hintOn(await outcome(await mira.press(panel, 'Refresh')))).toBe(hint);
      panel = await learn();
      expect(hintOn(panel)).toBe(hint);
    }
    panel = await press(panel);
  }
  expect(killsAt).toEqual([]);
  // Which, and in which order, is for the board to say.
  expect(told).toEqual([...new Set(told)]);
  expect(told.length).toBeGreaterThanOrEqual(hints.length / 2);
  expect(textOfMessage(panel)).toContain('That was your first game');
  // Its panels, one for each time that it was asked for, and nothing else.
  expect(await mira.messages(direct, 50)).toHaveLength(3);
  expect(sandbox.violations()).toEqual([]);
});

test('asked to stop under load, it ends in order and has kept whatever it had acknowledged', async () => {
  const program = launch();
  await ready(program);
  const mira = await driver.person('mira');
  const tobin = await driver.person('tobin');
  const channel = await mira.channel('game-tables', league);
  await mira.command(channel.id, 'play', { game: 'eve' });
  const lobby = await tobin.waitFor(isLobby);
  await tobin.press(lobby, 'Join');
  await mira.waitFor((m) => m.id === lobby.id && textOfMessage(m).includes(tobin.id));
  await mira.press(lobby, 'Start');
  await mira.waitFor(isLive);
  // What people were shown as done; a screen read twice counts once.
  const done = new Set<string>();
  const play = async (person: typeof mira, seed: string) => {
    const rng = seedRng(seed);
    let panel = await outcome(await person.command(channel.id, 'hand'));
    for (;;) {
      if (!asks(panel)) panel = await outcome(await person.press(panel, 'Refresh'));
      else {
        panel = (await pressAnything(person, panel, rng))!.message;
        if (textOfMessage(panel).includes('restarting')) return;
        if (textOfMessage(panel).includes('**What happened**')) done.add(textOfMessage(panel));
      }
    }
  };
  const playing = [play(mira, 'one'), play(tobin, 'two')].map((work) => work.catch(() => undefined));
  await vi.waitUntil(() => done.size > 3, { timeout: 240_000, interval: 50 });
  program.child.kill('SIGTERM');
  expect(await program.ended).toBe(0);
  await Promise.all(playing);
  const store = await storeAt(join(folder, 'wardroom.sqlite'));
  const tables = createTableService({ store, games, rebuild: () => games[0]!, bots: {}, log: silent });
  const [table] = await tables.tablesOf(mira.id);
  await tables.close();
  await store.close();
  // Every move counts the table's rev up by one, and it had one before the first.
  expect(table?.rev).toBeGreaterThanOrEqual(done.size + 1);
});

test('a token that is refused ends it with one clear line', async () => {
  const program = launch({ DISCORD_TOKEN: 'wrong.token.here' });
  expect(await program.ended).toBe(1);
  expect(program.output().trim()).toBe(
    'DISCORD_TOKEN: Discord does not accept this token; copy a fresh one from the developer portal.',
  );
});

test('told to hold fewer shards than Discord takes, it ends with one clear line', async () => {
  sandbox.control({ do: 'shards', required: 4 });
  const program = launch({ SHARDS: '1', SHARD_COUNT: '2', LOG_LEVEL: 'silent' });
  expect(await program.ended).toBe(1);
  expect(program.output().trim().split('\n')).toHaveLength(1);
  expect(program.output()).toMatch(/^SHARD_COUNT: the bot is in too many servers for so few shards/);
  expect(sandbox.sessionStarts()).toMatchObject([{ index: 1, count: 2 }]);
});

test('asked to stop while it waits for more session starts, it ends well', async () => {
  sandbox.control({ do: 'session-starts', remaining: 10, resetAfterMs: 3_600_000 });
  const program = launch();
  await expect.poll(program.output, { timeout: 120_000 }).toContain('too few session starts are left');
  program.child.kill('SIGTERM');
  expect(await program.ended).toBe(0);
  expect(sandbox.sessionStarts()).toEqual([]);
});

test('a wrong setting ends it with one clear line', async () => {
  const program = launch({ SANDBOX_PORT: 'many' });
  expect(await program.ended).toBe(1);
  expect(program.output().trim().split('\n')).toHaveLength(1);
  expect(program.output()).toContain('SANDBOX_PORT');
});
