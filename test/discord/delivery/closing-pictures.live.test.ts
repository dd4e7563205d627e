// A bot that closes while pictures are still to be drawn gives them up, and nothing has gone wrong.
import { afterEach, expect, test } from 'vitest';
import { createImages } from '#discord/core/images';
import { createLog } from '#discord/core/log';
import { createThreadedRenderer, type ThreadedRenderer } from '#render/threaded-renderer';
import { battle, midgame, opening } from '../../render/fixtures.ts';
import { openStage } from '../stage.ts';
import { startTable } from '../stories.ts';

/** A drawing thread that never delivers anything. */
const slow = () =>
  createThreadedRenderer({
    cacheBytes: 1e6,
    grace: 1,
    entry: new URL('../../render/stuck-thread.mjs', import.meta.url),
  });

let renderer: ThreadedRenderer;
afterEach(() => renderer.close());

const errors = (logged: readonly string[]) =>
  logged.map((line) => JSON.parse(line)).filter(({ level }) => level === 'error' || level >= 50);

test('pictures that wait, are begun, or are asked for too late are left out without an error', async () => {
  renderer = slow();
  const logged: string[] = [];
  const images = createImages(renderer, createLog('info', { write: (text: string) => logged.push(text) }));
  const ann = { user: 'ann', guild: 'home' };
  const drawings = [battle, midgame, opening, midgame].map((scene) => images.draw(scene, ann));
  const file = images.webp([opening, midgame], ann, { width: 200, delay: 100 });
  images.close();
  await renderer.close();
  const late = images.draw(opening, 'nobody');
  expect(await Promise.all([...drawings, late].map(({ ready }) => ready))).toEqual(
    [0, 0, 0, 0, 0].map(() => undefined),
  );
  expect(await file).toBeUndefined();
  expect(await images.webp([opening], 'nobody', { width: 200, delay: 100 })).toBeUndefined();
  expect(errors(logged)).toEqual([]);
});

test('a bot whose table and panels wait for pictures closes without an error', async () => {
  renderer = slow();
  const log: string[] = [];
  const stage = await openStage({ draws: renderer, log });
  const { host, live } = await startTable(stage);
  await host.press(live, 'My hand & moves');
  await stage.close();
  await renderer.close();
  expect(errors(log)).toEqual([]);
  expect(log.filter((line) => line.includes('are not answered'))).toEqual([]);
});
