// Backups that the program makes by itself, told with a clock that moves when the story says so.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { type Backups, startBackups } from '#backups/backups';
import { localLeases } from '#discord/core/leases';
import { newFolder } from '#test/folder';

const HOUR = 60 * 60_000;
const NOON = Date.parse('2026-03-01T12:00:00Z');

const newHost = () => {
  const clock = { now: NOON };
  const folder = newFolder();
  return {
    clock,
    leases: localLeases(() => clock.now),
    database: join(folder, 'wardroom.sqlite'),
    backups: join(folder, 'backups'),
  };
};
type Host = ReturnType<typeof newHost>;

const write = (target: string): void => {
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, 'a copy');
};

type Running = {
  readonly look: () => Promise<void>;
  readonly close: () => Promise<void>;
  readonly errors: readonly string[];
  readonly state: Backups['state'];
};

/** Starts one process that makes a backup every six hours and keeps three. */
function start(
  { clock, leases, database }: Host,
  {
    holder = 'first',
    copy = async (target) => write(target),
  }: { readonly holder?: string; readonly copy?: (target: string, signal: AbortSignal) => Promise<void> } = {},
): Running {
  const errors: string[] = [];
  let look = async (): Promise<void> => {};
  const { close, state } = startBackups({
    database,
    every: 6 * HOUR,
    keep: 3,
    copy,
    leases,
    holder,
    log: { info: () => {}, warn: (_, text) => errors.push(text), error: (_, text) => errors.push(text) },
    now: () => clock.now,
    regularly: (work) => {
      look = work;
      return () => {};
    },
  });
  return { look: () => look(), close, errors, state };
}

const made = ({ backups }: Host): readonly string[] =>
  existsSync(backups)
    ? readdirSync(backups)
        .filter((name) => name.startsWith('wardroom-auto-'))
        .sort()
    : [];

test('a backup is made at the start and then every six hours', async () => {
  const host = newHost();
  const { look } = start(host);
  await look();
  expect(made(host)).toEqual(['wardroom-auto-20260301T120000Z.sqlite']);
  host.clock.now += 6 * HOUR - 1;
  await look();
  expect(made(host)).toHaveLength(1);
  host.clock.now += 1;
  await look();
  expect(made(host)).toEqual(['wardroom-auto-20260301T120000Z.sqlite', 'wardroom-auto-20260301T180000Z.sqlite']);
});

test('after a day off, what was missed is made up for once', async () => {
  const host = newHost();
  await start(host).look();
  host.clock.now += 24 * HOUR;
  const { look } = start(host, { holder: 'after the restart' });
  await look();
  await look();
  expect(made(host)).toHaveLength(2);
});

test('a restart shortly after a backup makes no other', async () => {
  const host = newHost();
  await start(host).look();
  host.clock.now += HOUR;
  await start(host, { holder: 'after the restart' }).look();
  expect(made(host)).toHaveLength(1);
});

test('the oldest go, and nothing else: not backups by hand, of other databases, folders, or what people put there', async () => {
  const host = newHost();
  const others = [
    'wardroom-20260101120000.sqlite',
    'wardroom-auto-keep.sqlite',
    'wardroom-auto-20260101T120000Z.sqlite.gz',
    'wardroom-auto-20260101T120000Z.txt',
    'wardroom-2-auto-20260101T120000Z.sqlite',
    'my-wardroom-auto-20260101T120000Z.sqlite',
  ];
  mkdirSync(join(host.backups, 'wardroom-auto-20260102T120000Z.sqlite'), { recursive: true });
  for (const name of others) write(join(host.backups, name));
  const before = readdirSync(host.backups);
  const { look } = start(host);
  for (let n = 0; n < 5; n++) {
    await look();
    host.clock.now += 6 * HOUR;
  }
  const newest = ['20260302T000000Z', '20260302T060000Z', '20260302T120000Z'];
  expect(readdirSync(host.backups).sort()).toEqual(
    [...before, ...newest.map((stamp) => `wardroom-auto-${stamp}.sqlite`)].sort(),
  );
});

test('what an interrupted backup has left goes with the next one', async () => {
  const host = newHost();
  for (const end of ['.part', '.part-journal'])
    write(join(host.backups, `wardroom-auto-20260301T060000Z.sqlite${end}`));
  await start(host).look();
  expect(made(host)).toEqual(['wardroom-auto-20260301T120000Z.sqlite']);
});

test('of two processes one makes the backup', async () => {
  const host = newHost();
  let finish = () => {};
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const copies: string[] = [];
  const copy = async (target: string) => {
    copies.push(target);
    await slow;
    write(target);
  };
  const [first, second] = [start(host, { copy }), start(host, { copy, holder: 'second' })];
  const looking = [first.look(), second.look()];
  finish();
  await Promise.all(looking);
  await second.look();
  expect(copies).toHaveLength(1);
});

test('a process that died while it had the lease holds the backups up for an hour', async () => {
  const host = newHost();
  await host.leases.take('backup', 'dead', HOUR);
  const { look } = start(host);
  await look();
  expect(made(host)).toHaveLength(0);
  host.clock.now += HOUR;
  await look();
  expect(made(host)).toHaveLength(1);
});

test('a backup that fails is told with what to do, and tried again in an hour, by no process before', async () => {
  const host = newHost();
  let full = true;
  const copy = async (target: string) => {
    if (full) throw new Error('the disk is full');
    write(target);
  };
  const [first, second] = [start(host, { copy }), start(host, { copy, holder: 'second' })];
  await first.look();
  expect(first.errors).toEqual([expect.stringContaining('tries again in an hour. Make room on the disk')]);
  full = false;
  host.clock.now += HOUR - 1;
  await first.look();
  await second.look();
  expect(made(host)).toHaveLength(0);
  host.clock.now += 1;
  await first.look();
  expect([made(host).length, first.errors.length, second.errors.length]).toEqual([1, 1, 0]);
});

test('a store that fails at its leases is told as well, and ends nothing', async () => {
  const host = newHost();
  const leases = { ...host.leases, take: () => Promise.reject(new Error('the storage failed')) };
  const { look, errors } = start({ ...host, leases });
  await look();
  expect(errors).toHaveLength(1);
});

test('a file that a wrong clock has dated in the future does not stop the backups', async () => {
  const host = newHost();
  write(join(host.backups, 'wardroom-auto-20991231T000000Z.sqlite'));
  await start(host).look();
  expect(made(host)).toContain('wardroom-auto-20260301T120000Z.sqlite');
});

test('a program that ends gives up its backup; the next one makes it at once', async () => {
  const host = newHost();
  const copy = (_: string, signal: AbortSignal) =>
    new Promise<void>((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('given up'))));
  const { look, close, errors } = start(host, { copy });
  const looking = look();
  // The lease is taken first.
  await new Promise((resolve) => setImmediate(resolve));
  await close();
  await looking;
  expect(errors).toEqual([]);
  await start(host, { holder: 'next' }).look();
  expect(made(host)).toHaveLength(1);
});

test('how backups stand is told: when the newest was made, and whether the last one failed', async () => {
  const host = newHost();
  let isFull = true;
  const copy = async (target: string) => {
    if (isFull) throw new Error('no room');
    write(target);
  };
  const { look, state } = start(host, { copy });
  expect(state()).toEqual({ newest: undefined, failed: false });
  await look();
  expect(state()).toEqual({ newest: undefined, failed: true });
  isFull = false;
  host.clock.now += 2 * HOUR;
  await look();
  expect(state()).toEqual({ newest: host.clock.now, failed: false });
});
