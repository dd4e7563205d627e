// What is counted, what is looked up, and how often the store is asked for it.
import { expect, test } from 'vitest';
import { version } from '#core/version';
import { rarely } from '#health/figures';
import type { GaugeSources } from '#health/gauges';
import { createMetrics } from '#health/metrics';
import type { StoreFigures } from '#store/types';
import { type Sample, samplesOf, sumOf } from './exposition.ts';

const start = 1_000_000;
const figures: StoreFigures = {
  tables: { lobby: 2, running: 5, strange: 9 },
  asksWaiting: 7,
  outboxWaiting: 3,
  oldestOutbox: start - 90_000,
  oldestDue: start + 60_000,
};

/** Metrics at a time that can be set. */
function open(change: Partial<GaugeSources> = {}) {
  const clock = { now: start };
  const metrics = createMetrics({
    shards: () => [],
    figures: undefined,
    ready: () => true,
    storage: { databaseBytes: async () => undefined, freeBytes: async () => undefined, backups: () => undefined },
    now: () => clock.now,
    ...change,
  });
  const read = async (): Promise<readonly Sample[]> => samplesOf(await metrics.registry.metrics());
  return { clock, metrics, read };
}

test('two bots in one process count each for itself', async () => {
  const [one, other] = [open(), open()];
  one.metrics.measures.handled('press', 'go', 'answered');
  expect(sumOf(await one.read(), 'wardroom_interactions_total')).toBe(1);
  expect(sumOf(await other.read(), 'wardroom_interactions_total')).toBeUndefined();
});

test('a change of a table that was overtaken by another one is told apart', async () => {
  const { metrics, read } = open();
  const call = { call: 'tables.commit', seconds: 0.01 };
  for (const result of ['stored', 'stored', 'moved']) metrics.storeCalled({ ...call, ended: 'returned', result });
  metrics.storeCalled({ ...call, ended: 'failed', error: new Error('disk') });
  const samples = await read();
  expect(sumOf(samples, 'wardroom_commits_total', { result: 'stored' })).toBe(2);
  expect(sumOf(samples, 'wardroom_commits_total', { result: 'moved' })).toBe(1);
  expect(sumOf(samples, 'wardroom_store_failures_total', { call: 'tables.commit' })).toBe(1);
  expect(sumOf(samples, 'wardroom_store_call_seconds_count', { call: 'tables.commit' })).toBe(4);
});

test('pictures wait in the queue until they are drawn, dropped or have failed', async () => {
  const { metrics, read } = open();
  const waiting = async () => sumOf(await read(), 'wardroom_drawing_queue');
  const [board, hand, card] = (['board', 'hand', 'card'] as const).map(metrics.measures.ordered);
  expect(await waiting()).toBe(3);
  board?.('drawn');
  hand?.('dropped');
  expect(await waiting()).toBe(1);
  card?.('failed');
  const samples = await read();
  expect(sumOf(samples, 'wardroom_drawing_queue')).toBe(0);
  for (const [kind, outcome] of Object.entries({ board: 'drawn', hand: 'dropped', card: 'failed' }))
    expect(sumOf(samples, 'wardroom_pictures_total', { kind, outcome })).toBe(1);
});

test('a shard shows whether it is connected, and how fast Discord answers it once that is known', async () => {
  const { read } = open({
    shards: () => [
      { id: 4, ready: true, latency: 0.041 },
      { id: 5, ready: false, latency: undefined },
    ],
  });
  const samples = await read();
  expect(['4', '5'].map((shard) => sumOf(samples, 'wardroom_shard_ready', { shard }))).toEqual([1, 0]);
  expect(['4', '5'].map((shard) => sumOf(samples, 'wardroom_shard_latency_seconds', { shard }))).toEqual([
    0.041,
    undefined,
  ]);
});

test('what the store counts is shown, ages as of now', async () => {
  const { clock, read } = open({ figures: async () => figures });
  const known = await read();
  const of = (name: string, status?: string) => sumOf(known, name, status === undefined ? {} : { status });
  expect(['lobby', 'running', 'finished'].map((status) => of('wardroom_tables', status))).toEqual([2, 5, 0]);
  expect(of('wardroom_tables', 'strange')).toBeUndefined();
  expect(of('wardroom_asks_waiting')).toBe(7);
  expect(of('wardroom_outbox_waiting')).toBe(3);
  expect(of('wardroom_outbox_oldest_seconds')).toBe(90);
  expect(of('wardroom_due_late_seconds')).toBe(0);
  clock.now += 80_000;
  const later = await read();
  expect(sumOf(later, 'wardroom_outbox_oldest_seconds')).toBe(170);
  expect(sumOf(later, 'wardroom_due_late_seconds')).toBe(20);
});

test('where nothing waits, nothing is late', async () => {
  const { read } = open({ figures: async () => ({ ...figures, oldestOutbox: undefined, oldestDue: undefined }) });
  const samples = await read();
  expect(sumOf(samples, 'wardroom_outbox_oldest_seconds')).toBe(0);
  expect(sumOf(samples, 'wardroom_due_late_seconds')).toBe(0);
});

test('a store that does not count has none of these metrics; one that fails at it has them without values', async () => {
  const without = await open().metrics.registry.metrics();
  expect(without).not.toContain('wardroom_outbox_waiting');
  let known: StoreFigures | undefined = figures;
  const { metrics, read } = open({ figures: async () => known });
  expect(sumOf(await read(), 'wardroom_outbox_waiting')).toBe(3);
  known = undefined;
  const samples = await read();
  for (const name of ['wardroom_outbox_waiting', 'wardroom_tables', 'wardroom_due_late_seconds'])
    expect(sumOf(samples, name), name).toBeUndefined();
  expect(await metrics.registry.metrics()).toContain('# TYPE wardroom_outbox_waiting gauge');
});

test('the store is asked at most once in ten seconds, and not again while it has not answered', async () => {
  const clock = { now: start };
  const asked: number[] = [];
  const failed: unknown[] = [];
  let answer: () => Promise<StoreFigures> = async () => figures;
  const read = rarely(
    () => {
      asked.push(clock.now);
      return answer();
    },
    () => clock.now,
    (error) => failed.push(error),
  );
  expect(await Promise.all([read(), read()])).toEqual([figures, figures]);
  clock.now += 9999;
  expect(await read()).toBe(figures);
  expect(asked).toEqual([start]);
  clock.now += 1;
  answer = () => Promise.reject(new Error('disk'));
  expect(await read()).toBeUndefined();
  expect(await read()).toBeUndefined();
  expect(failed).toHaveLength(1);
  clock.now += 10_000;
  let respond = (_: StoreFigures) => {};
  answer = () =>
    new Promise((resolve) => {
      respond = resolve;
    });
  const waiting = read();
  clock.now += 60_000;
  const waitingToo = read();
  respond(figures);
  expect(await Promise.all([waiting, waitingToo])).toEqual([figures, figures]);
  expect(asked).toEqual([start, start + 10_000, start + 20_000]);
});

test('disks and backups are told as far as they are known', async () => {
  const nothing = await open({ ready: () => false }).read();
  expect(sumOf(nothing, 'wardroom_ready')).toBe(0);
  for (const name of [
    'database_bytes',
    'disk_free_bytes',
    'backup_every_seconds',
    'backup_age_seconds',
    'backup_failed',
  ])
    expect(sumOf(nothing, `wardroom_${name}`), name).toBeUndefined();
  const backups = { every: 6 * 3_600_000, newest: start - 90_000, failed: true };
  const storage = { databaseBytes: async () => 5e9, freeBytes: async () => 7e9, backups: () => backups };
  const known = await open({ storage }).read();
  expect(
    ['database_bytes', 'disk_free_bytes', 'backup_every_seconds', 'backup_age_seconds', 'backup_failed', 'ready'].map(
      (name) => sumOf(known, `wardroom_${name}`),
    ),
  ).toEqual([5e9, 7e9, 21_600, 90, 1, 1]);
});

test('a program says which version of it runs', async () => {
  expect(sumOf(await open().read(), 'wardroom_build_info', { version })).toBe(1);
});
