// Rounds of many people are paired in a thread, as they would be without it.
import { expect, onTestFinished, test } from 'vitest';
import type { Context } from '#season/context';
import { advance } from '#season/lifecycle/advance';
import { advanceInThread, createPairingThread } from '#season/lifecycle/pairing-jobs';
import { anEntry, aSeason } from '#test/a-season';

const season = aSeason({ entries: Array.from({ length: 200 }, (_, i) => anEntry(i + 1)) });
const ids = () => {
  let n = 0;
  return () => `m${++n}`;
};
const pairs = (one: typeof season) => one.matches.map(({ seats }) => seats.map(({ entry }) => entry));

test('a thread pairs the same people, and gives each match an id of its own', async () => {
  const here = advance(season, { now: () => 7, newId: ids() });
  const thread = createPairingThread();
  onTestFinished(() => thread.close());
  const context = { now: () => 7, newId: ids(), thread: thread.advance } as unknown as Context;
  const there = await advanceInThread(context, season);
  expect(pairs(there.season)).toEqual(pairs(here.season));
  expect(there.season.matches).toHaveLength(100);
  expect(new Set(there.season.matches.map(({ id }) => id)).size).toBe(100);
  expect(there.news).toEqual(here.news);
});

test('a thread that fails is done without, and that is logged', async () => {
  const logged: string[] = [];
  const log = { info: () => undefined, error: () => undefined, warn: (_: object, text: string) => logged.push(text) };
  const context = { now: () => 7, newId: ids(), log, thread: () => Promise.reject(new Error('no memory')) };
  const there = await advanceInThread(context as unknown as Context, season);
  expect(there.season.matches).toHaveLength(100);
  expect(logged).toEqual(['a round is paired without its thread']);
});

test('few people are paired at once', async () => {
  const few = aSeason({ entries: [1, 2, 3, 4].map((n) => anEntry(n)) });
  const context = { now: () => 7, newId: ids(), thread: () => Promise.reject(new Error('not needed')) };
  expect((await advanceInThread(context as unknown as Context, few)).season.matches).toHaveLength(2);
});
