// Shards of several processes leave Discord enough time between them, also where one of them hears late that it is its turn.
import { setTimeout as sleep } from 'node:timers/promises';
import type { REST } from 'discord.js';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createIdentifyThrottler } from '#discord/core/identify';
import { type Leases, localLeases } from '#discord/core/leases';

const APART = 1000;

const rest = {
  get: async () => ({
    shards: 1,
    session_start_limit: { total: 1000, remaining: 1000, reset_after: 0, max_concurrency: 1 },
  }),
} as unknown as REST;

const throttlerOn = (leases: Leases) =>
  createIdentifyThrottler({ rest, leases, log: pino({ level: 'silent' }), concurrency: 1, apartMs: APART });

test('a lease that is told of late is taken anew, so that the others count from when it was heard of', async () => {
  const working = localLeases(Date.now);
  const taken: { readonly holder: string; readonly at: number }[] = [];
  const slow: Leases = {
    ...working,
    async take(name, holder, forMs) {
      const first = taken.length === 0;
      const mine = await working.take(name, holder, forMs);
      taken.push({ holder, at: Date.now() });
      // Longer than what the distance has to spare.
      if (first) await sleep(APART / 2);
      return mine;
    },
  };
  await throttlerOn(slow).waitForIdentify(0, new AbortController().signal);
  const [early, again] = taken;
  expect(again?.holder).toBe(early?.holder);
  expect((again?.at ?? 0) - (early?.at ?? 0)).toBeGreaterThanOrEqual(APART / 2 - 5);
});

test('a process that always hears late goes on at last', async () => {
  const working = localLeases(Date.now);
  let takes = 0;
  const slow: Leases = {
    ...working,
    async take(...lease) {
      takes += 1;
      await sleep(APART / 8);
      return working.take(...lease);
    },
  };
  await throttlerOn(slow).waitForIdentify(0, new AbortController().signal);
  expect(takes).toBeGreaterThan(1);
  expect(takes).toBeLessThan(10);
});
