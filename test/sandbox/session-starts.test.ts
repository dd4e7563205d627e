// Shards that identify too close together are noted, but not what a process that stood still has read late.
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createViolationLog } from '#sandbox/faults';
import { createSessionStarts } from '#sandbox/session-starts';

function opened(apartMs: number) {
  const violations = createViolationLog(Date.now);
  const starts = createSessionStarts(violations, { maxConcurrency: 1, apartMs });
  onTestFinished(() => starts.close());
  return { violations, starts };
}

/** The process stands still, as on a busy machine. */
function standStill(ms: number): void {
  for (const until = performance.now() + ms; performance.now() < until; );
}

test('two that are read one after the other are too close together', async () => {
  const { violations, starts } = opened(60_000);
  await sleep(50);
  starts.begin(0, 2);
  starts.begin(1, 2);
  expect(violations.list().map(({ rule }) => rule)).toEqual(['gateway-identify-rate']);
});

test('the first of two may have arrived long before it was read', async () => {
  const { violations, starts } = opened(200);
  await sleep(50);
  standStill(400);
  starts.begin(0, 2);
  starts.begin(1, 2);
  expect(violations.list()).toEqual([]);
});
