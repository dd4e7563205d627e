import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { Scene } from '#face/scene';
import { createLane } from '#render/lane';
import { createRenderer } from '#render/renderer';
import { createThreadedRenderer } from '#render/threaded-renderer';
import { battle, midgame, opening } from './fixtures.ts';

const threaded = createThreadedRenderer({ cacheBytes: 16e6 });
afterAll(() => threaded.close());

test('the thread draws the very same picture', async () => {
  const here = createRenderer({ cacheBytes: 16e6 });
  const [theirs, own] = [await threaded.png(midgame), await here.png(midgame)];
  expect(theirs).toEqual(own);
  expect(Buffer.isBuffer(theirs.data)).toBe(true);
  here.close();
});

test('an empty picture is as large as it is asked for, and of the ground alone', async () => {
  const image = sharp(await threaded.blank(300, 120));
  const { format, width, height } = await image.metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 300, height: 120 });
  const { channels } = await image.stats();
  expect(channels.slice(0, 3).map(({ min, max }) => [min, max])).toEqual([10, 15, 26].map((value) => [value, value]));
});

test('several pictures become one file, and the thread draws others in between', async () => {
  const style = { width: 200, delay: 100 };
  const [several, one] = await Promise.all([threaded.webp([midgame, opening], style), threaded.png(opening)]);
  const { format, pages, width } = await sharp(several, { animated: true }).metadata();
  expect({ format, pages, width }).toEqual({ format: 'webp', pages: 2, width: 200 });
  expect(one.width).toBeGreaterThan(500);
  const here = createRenderer({ cacheBytes: 16e6 });
  expect(await here.webp([midgame, opening], style)).toEqual(several);
  here.close();
  await expect(threaded.webp([{ kind: 'board' } as unknown as Scene], style)).rejects.toThrow();
});

test('a scene that cannot be drawn fails alone', async () => {
  const nonsense = { kind: 'board' } as unknown as Scene;
  const [bad, good] = await Promise.allSettled([threaded.png(nonsense), threaded.png(opening)]);
  expect(bad.status).toBe('rejected');
  expect(good.status).toBe('fulfilled');
});

test('closing finishes what is being drawn and takes nothing more', async () => {
  const other = createThreadedRenderer({ cacheBytes: 1e6, grace: 60_000 });
  const image = other.png(battle);
  other.close();
  expect((await image).width).toBeGreaterThan(500);
  await expect(other.png(opening)).rejects.toThrow('closed');
});

test('closing waits for a thread that has just begun, so that nothing is torn away', async () => {
  const other = createThreadedRenderer({ cacheBytes: 1e6, grace: 60_000 });
  other.warm();
  await other.close();
  await other.close();
  await expect(other.png(opening)).rejects.toThrow('closed');
});

test('a thread that hangs is named with what it was to draw, given up, and replaced', async () => {
  const hung: unknown[] = [];
  const stuck = new URL('./stuck-thread.mjs', import.meta.url);
  const other = createThreadedRenderer({
    cacheBytes: 1e6,
    patience: 300,
    entry: stuck,
    hung: (what) => hung.push(what),
  });
  await expect(other.png(battle)).rejects.toThrow('the drawing thread hangs at a picture: board');
  expect(hung).toEqual([{ thread: 'drawing', scenes: ['board'] }]);
  await expect(other.png(opening)).rejects.toThrow('hangs');
  await other.close();
});

test('those that somebody waits for go first, since when they wait; the others in order of arrival', async () => {
  const lane = createLane(1);
  const order: string[] = [];
  const put = (name: string, priority: 'now' | 'later') => lane(async () => void order.push(name), priority);
  const tasks = [put('first', 'later'), put('a', 'later'), put('b', 'now'), put('c', 'later'), put('d', 'now')];
  tasks[3]!.hurry();
  await Promise.all(tasks.map((task) => task.done));
  expect(order).toEqual(['first', 'b', 'd', 'c', 'a']);
});

test('a task that nobody wants any more is left out, unless it has begun', async () => {
  const lane = createLane(1);
  const order: string[] = [];
  const put = (name: string) => lane(async () => void order.push(name), 'now');
  const [first, second, third] = [put('first'), put('second'), put('third')];
  first.cancel();
  second.cancel();
  await Promise.all([first.done, third.done, expect(second.done).rejects.toThrow('nobody wants it')]);
  expect(order).toEqual(['first', 'third']);
});

test('a picture that one of two does not want any more is drawn for the other', async () => {
  const gone = new AbortController();
  const first = threaded.png(midgame);
  const dropped = threaded.png(battle, 'later', 'wide', gone.signal);
  const wanted = threaded.png(battle, 'later');
  gone.abort();
  await expect(dropped).rejects.toThrow('not wanted any more');
  expect((await first).width).toBe(1100);
  expect((await wanted).data.length).toBeGreaterThan(1000);
});

test('a task that fails lets the next one begin', async () => {
  const lane = createLane(1);
  const bad = lane(() => Promise.reject(new Error('no')), 'now');
  const good = lane(() => Promise.resolve('yes'), 'now');
  await expect(bad.done).rejects.toThrow('no');
  expect(await good.done).toBe('yes');
});
