// Whose picture is drawn next when many are wanted, and whose are left out.
import { expect, test } from 'vitest';
import { createDrawingQueue, type PictureLimits } from '#discord/core/drawing-queue';

const roomy: PictureLimits = { picturesPerPerson: 100, pictures: 100 };

/** A queue whose pictures are finished when the test says so, one at a time. */
function easel(limits: Partial<PictureLimits> = {}) {
  const queue = createDrawingQueue({ ...roomy, ...limits });
  const begun: string[] = [];
  const leftOut: string[] = [];
  const unfinished: (() => void)[] = [];
  const want = (what: string, person?: string, server = 'home'): AbortController => {
    const wanted = new AbortController();
    const draw = () => {
      begun.push(what);
      return new Promise<string>((resolve) => unfinished.push(() => resolve(what)));
    };
    const visitor = person === undefined ? undefined : { person, server };
    void queue.run(visitor, draw, wanted.signal).then((picture) => {
      if (picture === undefined) leftOut.push(what);
    });
    return wanted;
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    want,
    /** What is drawn from now on, in order, until nothing is waiting. */
    async drawAll(): Promise<readonly string[]> {
      begun.length = 0;
      for (let finish = unfinished.shift(); finish !== undefined; finish = unfinished.shift()) {
        finish();
        await settle();
      }
      return begun;
    },
    async leftOut(): Promise<readonly string[]> {
      await settle();
      return leftOut;
    },
  };
}

/** An easel at which two pictures are being drawn, so that all others wait. */
function busyEasel(limits: Partial<PictureLimits> = {}) {
  const made = easel(limits);
  for (const what of ['x', 'y']) made.want(what, 'xav');
  return made;
}

test('who wants a hundred pictures is given every other one, while somebody else waits', async () => {
  const { want, drawAll } = busyEasel();
  for (let n = 1; n <= 4; n++) want(`a${n}`, 'ann');
  want('b1', 'bob');
  want('b2', 'bob');
  expect(await drawAll()).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'a4']);
});

test('a whole server that wants pictures takes turns with the other servers', async () => {
  const { want, drawAll } = busyEasel();
  for (const person of ['ann', 'bob', 'cyd']) want(`noisy ${person}`, person, 'noisy');
  want('quiet', 'dan', 'quiet');
  expect(await drawAll()).toEqual(['noisy ann', 'quiet', 'noisy bob', 'noisy cyd']);
});

test('pictures for tables come after those that people wait for', async () => {
  const { want, drawAll } = busyEasel();
  want('table');
  want('a', 'ann');
  want('b', 'bob');
  expect(await drawAll()).toEqual(['a', 'b', 'table']);
});

test('yet those who never stop cannot keep the tables without pictures', async () => {
  const { want, drawAll } = busyEasel();
  want('table');
  for (let n = 0; n < 20; n++) want(`a${n}`, 'ann');
  const drawn = await drawAll();
  expect(drawn.indexOf('table')).toBe(8);
  expect(drawn).toHaveLength(21);
});

test('of one who wants too many, in however many servers, the oldest are left out, and nobody else’s', async () => {
  const { want, drawAll, leftOut } = busyEasel({ picturesPerPerson: 2 });
  want('b', 'bob');
  for (let n = 1; n <= 4; n++) want(`a${n}`, 'ann', `server ${n}`);
  expect(await leftOut()).toEqual(['a1', 'a2']);
  expect(await drawAll()).toEqual(['b', 'a3', 'a4']);
});

test('when all want too many, those of the busiest server are left out', async () => {
  const { want, leftOut, drawAll } = busyEasel({ pictures: 4 });
  want('quiet', 'quinn', 'quiet');
  for (let n = 1; n <= 5; n++) want(`noisy ${n}`, `person ${n}`, 'noisy');
  want('calm', 'cal', 'calm');
  expect(await leftOut()).toEqual(['noisy 1', 'noisy 2', 'noisy 3']);
  expect(await drawAll()).toEqual(['quiet', 'noisy 4', 'calm', 'noisy 5']);
});

test('tables have a line of their own, which has an end as well', async () => {
  const { want, leftOut, drawAll } = busyEasel({ pictures: 2 });
  for (let n = 1; n <= 3; n++) want(`table ${n}`);
  want('a', 'ann');
  expect(await leftOut()).toEqual(['table 1']);
  expect(await drawAll()).toEqual(['a', 'table 2', 'table 3']);
});

test('a picture that nobody wants any more is not drawn', async () => {
  const { want, drawAll, leftOut } = busyEasel();
  const a = want('a', 'ann');
  want('b', 'bob');
  a.abort();
  expect(await drawAll()).toEqual(['b']);
  expect(await leftOut()).toEqual(['a']);
});

test('a picture that fails lets the next one begin', async () => {
  const queue = createDrawingQueue(roomy);
  const { signal } = new AbortController();
  const fails = [
    () => Promise.reject(new Error('no')),
    () => {
      throw new Error('not even begun');
    },
  ];
  const failing = [...fails, ...fails].map((draw) => queue.run({ person: 'ann', server: 'home' }, draw, signal));
  expect((await Promise.allSettled(failing)).every(({ status }) => status === 'rejected')).toBe(true);
  const drawn = queue.run({ person: 'bob', server: 'home' }, async () => 'drawn', signal);
  expect(await drawn).toBe('drawn');
});
