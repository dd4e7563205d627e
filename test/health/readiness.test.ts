// When the bot counts as ready, and what is said when it does not.
import { expect, test } from 'vitest';
import { createPulse, whyNotReady } from '#health/readiness';

/** A bot all of whose parts have just shown that they are alive. */
function alive() {
  const clock = { now: 50 };
  const sweep = createPulse(() => clock.now);
  const outbox = createPulse(() => clock.now);
  sweep.beat();
  outbox.beat();
  const shards = [
    { id: 2, ready: true, latency: undefined },
    { id: 3, ready: true, latency: 0.05 },
  ];
  return { clock, sources: { shards, sweep, outbox, closing: false } };
}

test('with every shard connected, and both loops going round, it is', () => {
  expect(whyNotReady(alive().sources)).toEqual([]);
});

test('one shard of several that is not connected is enough', () => {
  const { sources } = alive();
  const shards = sources.shards.map((shard) => ({ ...shard, ready: shard.id !== 3 }));
  expect(whyNotReady({ ...sources, shards })).toEqual(['shard 3 is not connected to Discord']);
});

test('a loop that stands still is named once that is not a matter of much work', () => {
  const { clock, sources } = alive();
  clock.now += 30;
  expect(whyNotReady(sources)).toEqual([]);
  clock.now += 1;
  expect(whyNotReady(sources)).toEqual(['the outbox has stood still for 31 s']);
  sources.outbox.beat();
  clock.now += 30;
  expect(whyNotReady(sources)).toEqual(['the sweep of due times has stood still for 61 s']);
  sources.sweep.beat();
  expect(whyNotReady(sources)).toEqual([]);
});

test('before it has begun, all of it is told', () => {
  const pulse = createPulse(() => 0);
  expect(whyNotReady({ shards: [], sweep: pulse, outbox: pulse, closing: false })).toEqual([
    'not connected to Discord yet',
    'the sweep of due times has not begun yet',
    'the outbox has not begun yet',
  ]);
});
