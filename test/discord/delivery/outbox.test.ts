// What becomes of a message that cannot be sent, by why it cannot; and that nothing waits that could go out.
import { DiscordAPIError } from 'discord.js';
import { expect, onTestFinished, test } from 'vitest';
import type { App } from '#discord/core/app';
import { unmeasured } from '#discord/core/measures';
import { backOff, createOutboxWorker } from '#discord/outbox';
import type { Claimed } from '#table/types';

const now = 1_000_000;
const api = (code: number, status: number): DiscordAPIError =>
  new DiscordAPIError({ code, message: 'no' }, code, status, 'POST', '/channels/1/messages', {});

/** A worker on a store of some rows; sending ends as `send` says. Tells what became of each row, in order. */
function working(rows: readonly Partial<Claimed>[], send: (table: string) => unknown) {
  const waiting = rows.map(
    (row, n): Claimed => ({
      id: `m${n}`,
      message: { kind: 'lobby', table: `t${n}` },
      attempts: 0,
      again: false,
      at: now,
      ...row,
    }),
  );
  const became: unknown[][] = [];
  const logged: string[] = [];
  const log = (_about: unknown, text: string) => void logged.push(text);
  const counted = { sent: [] as string[], polls: 0 };
  const state = { claims: 0, news: () => {}, hold: Promise.resolve() };
  const outbox = {
    async claim(limit: number) {
      state.claims += 1;
      await state.hold;
      return waiting.splice(0, limit);
    },
    done: async (...told: unknown[]) => void became.push(['done', ...told]),
    retry: async (...told: unknown[]) => void became.push(['retry', ...told]),
    dead: async (...told: unknown[]) => void became.push(['dead', ...told]),
    nextDue: async () => undefined,
    behind: async () => [],
    onNew(wake: () => void) {
      state.news = wake;
      return () => {};
    },
  };
  const app = {
    tables: {
      outbox,
      language: 'en',
      languages: { ofTable: async () => 'en', ofPerson: async () => undefined },
      info: async (table: string) => send(table),
      watchersOf: async () => [],
    },
    log: { debug: () => {}, info: () => {}, error: log, warn: log },
    now: () => now,
  } as unknown as App;
  const measures = {
    ...unmeasured,
    sent: (kind: string, outcome: string) => void counted.sent.push(`${kind} ${outcome}`),
    outboxPolled() {
      counted.polls += 1;
    },
  };
  const worker = createOutboxWorker({ app, rest: {} as never, random: () => 0.5, measures });
  onTestFinished(() => worker.close());
  return { worker, became, logged, state, waiting, counted };
}

const fails = (error: unknown) => () => Promise.reject(error);

test.each([
  ['a request that is not right', api(50_035, 400)],
  ['a missing permission', api(50_013, 403)],
  ['a place that is gone', api(10_003, 404)],
])('%s: put aside at once, and said so', async (_why, error) => {
  const { worker, became, logged } = working([{}], fails(error));
  worker.start();
  await expect.poll(() => became).toEqual([['dead', 'm0', `${error.code}: no`]]);
  expect(logged).toEqual(['a message cannot be sent; it is put aside']);
});

test.each([
  ['trouble at Discord', api(0, 503), 'a message will be tried again'],
  ['a fault of our own', new Error('no'), 'sending failed; it will be tried again'],
])('%s: tried again after a while that grows', async (_why, error, said) => {
  const { worker, became, logged } = working([{}, { attempts: 4 }], fails(error));
  worker.start();
  await expect.poll(() => became.length).toBe(2);
  expect(became.map(([what, id, due]) => [what, id, due])).toEqual([
    ['retry', 'm0', now + backOff(0, () => 0.5)],
    ['retry', 'm1', now + backOff(4, () => 0.5)],
  ]);
  expect(logged).toEqual([said, said]);
});

const passing = ['store.connection', 'store.locked', 'store.full', 'table.closing', 'table.newer'];
const asking: readonly Claimed['message'][] = [
  { kind: 'lobby', table: 't' },
  { kind: 'call', table: 't', users: ['ann'] },
  { kind: 'next', table: 't', user: 'ann' },
  { kind: 'last', table: 't', user: 'ann', direct: true },
  { kind: 'calls', table: 't', user: 'ann', tables: ['t'] },
  { kind: 'reminder', table: 't', users: ['ann'] },
  { kind: 'watched', table: 't' },
];

test.each(passing)('no message is given up because of what passes: %s', async (refused) => {
  const rows = asking.map((message) => ({ message: message }));
  const { worker, became, logged } = working(rows, () => ({ refused }));
  worker.start();
  await expect.poll(() => became.length).toBe(rows.length);
  expect(became.map(([what, , , why]) => [what, why])).toEqual(rows.map(() => ['retry', refused]));
  expect(logged).toEqual([]);
});

test('after about a day of trying it is put aside', async () => {
  const { worker, became, logged } = working([{ attempts: 299 }, { attempts: 300 }], fails(api(0, 503)));
  worker.start();
  await expect.poll(() => became.map(([what]) => what)).toEqual(['retry', 'dead']);
  expect(logged.at(-1)).toContain('tried too often');
});

test('more than go out at once go out one after the other, without waiting for anything', async () => {
  const { worker, became, waiting } = working(Array(20).fill({}), () => ({ refused: 'table.unknown' }));
  worker.start();
  await expect.poll(() => became.length).toBe(20);
  expect(new Set(became.map(([what, id]) => `${what} ${id}`)).size).toBe(20);
  expect(waiting).toEqual([]);
});

test('what comes while the store is being asked is asked for again', async () => {
  const { worker, became, state, waiting } = working([], () => ({ refused: 'table.unknown' }));
  let answer = () => {};
  state.hold = new Promise((resolve) => {
    answer = resolve;
  });
  worker.start();
  state.news();
  state.hold = Promise.resolve();
  expect(state.claims).toBe(1);
  answer();
  await expect.poll(() => state.claims).toBe(2);
  expect([became, waiting]).toEqual([[], []]);
});

test('it is counted what becomes of each message', async () => {
  const ends: Readonly<Record<string, () => unknown>> = {
    t0: () => ({ refused: 'table.unknown' }),
    t1: fails(api(0, 503)),
    t2: fails(api(50_013, 403)),
  };
  const { worker, counted } = working([{}, {}, {}], (table) => ends[table]?.());
  worker.start();
  await expect.poll(() => counted.sent.toSorted()).toEqual(['lobby dead', 'lobby retried', 'lobby sent']);
});

test('a worker that has its hands full counts as alive, and one whose store does not answer does not', async () => {
  let send = () => {};
  const sending = new Promise((resolve) => {
    send = () => resolve({ refused: 'table.unknown' });
  });
  const { worker, counted, state, became } = working(Array(8).fill({}), () => sending);
  worker.start();
  await expect.poll(() => counted.polls).toBeGreaterThan(0);
  const before = counted.polls;
  state.news();
  expect(counted.polls).toBe(before + 1);
  let answer = () => {};
  state.hold = new Promise((resolve) => {
    answer = resolve;
  });
  send();
  await expect.poll(() => became.length).toBe(8);
  const hanging = counted.polls;
  state.news();
  expect(counted.polls).toBe(hanging);
  answer();
  await expect.poll(() => counted.polls).toBeGreaterThan(hanging);
});
