import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { killAtRandom, newSeed } from './killing.ts';

test('killed at random moments, the bot loses no move that it has acknowledged, and calls everybody once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wardroom-kill-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const seed = newSeed();
  console.log(`seed ${seed}`);
  const toll = await killAtRandom({ kills: 4, seed, tables: 12, folder, hasten: true });
  console.log(toll);
  expect(toll.acknowledged).toBeGreaterThan(20);
  expect(toll.calls).toBeGreaterThan(12);
  expect(toll).toMatchObject({ lost: 0, doubled: 0, callsLost: 0, callsDoubled: 0, findings: [], breaches: [] });
}, 180_000);
