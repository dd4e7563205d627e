// Who is worked for next when many press at once, and who is sent back.
import { expect, test } from 'vitest';
import { type Crowd, createFairQueue, type PressLimits, type Slot } from '#discord/core/fair-queue';

const roomy: PressLimits = { pressesPerPerson: 100, pressesPerServer: 100, presses: 100 };

/** A queue whose work begins step by step, when the test says so. */
function stepped(limits: Partial<PressLimits> = {}) {
  const steps: (() => void)[] = [];
  const queue = createFairQueue({ ...roomy, ...limits }, (work) => steps.push(work));
  const begun: string[] = [];
  const press = (person: string, what = person, server = 'home'): Slot | Crowd => {
    const slot = queue.enter({ person, server });
    if (typeof slot !== 'string') void slot.ready.then(() => begun.push(what));
    return slot;
  };
  const run = async (): Promise<readonly string[]> => {
    for (let step = steps.shift(); step !== undefined; step = steps.shift()) {
      step();
      await Promise.resolve();
    }
    return begun.splice(0);
  };
  return { press, run };
}

const release = (slot: Slot | Crowd | undefined): void => {
  if (typeof slot !== 'object') throw new Error('there is no slot to release');
  slot.release();
};

test('people take turns, each in the order of their own presses', async () => {
  const { press, run } = stepped();
  for (const what of ['a1', 'a2', 'a3']) press('ann', what);
  for (const what of ['b1', 'b2']) press('bob', what);
  press('cyd', 'c1');
  expect(await run()).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('servers take turns, and within a server its people: a crowd in one place delays only that place', async () => {
  const { press, run } = stepped();
  for (const person of ['ann', 'bob', 'cyd', 'dan']) press(person, `noisy ${person}`, 'noisy');
  press('ann', 'noisy ann again', 'noisy');
  press('eve', 'quiet eve', 'quiet');
  press('eve', 'quiet eve again', 'quiet');
  press('fay', 'quiet fay', 'quiet');
  expect(await run()).toEqual([
    'noisy ann',
    'quiet eve',
    'noisy bob',
    'quiet fay',
    'noisy cyd',
    'quiet eve again',
    'noisy dan',
    'noisy ann again',
  ]);
});

test('who has too much in hand is sent back, and heard again when something of it is done', async () => {
  const { press, run } = stepped({ pressesPerPerson: 2 });
  const [first] = [press('ann', 'a1'), press('ann', 'a2')];
  expect(press('ann', 'a3')).toBe('person');
  expect(press('bob', 'b1')).toBeTypeOf('object');
  await run();
  expect(press('ann', 'a4')).toBe('person');
  release(first);
  release(first);
  expect(press('ann', 'a5')).toBeTypeOf('object');
  expect(press('ann', 'a6')).toBe('person');
  expect(await run()).toEqual(['a5']);
});

test('a person has no more room by pressing in several servers', () => {
  const { press } = stepped({ pressesPerPerson: 2 });
  press('ann', 'here', 'one');
  press('ann', 'there', 'two');
  expect(press('ann', 'anywhere', 'three')).toBe('person');
});

test('a server with too much in hand is sent back, however many people press there; others are not', () => {
  const { press } = stepped({ pressesPerServer: 3 });
  const [first] = ['ann', 'bob', 'cyd'].map((person) => press(person));
  expect(press('dan')).toBe('server');
  expect(press('dan', 'elsewhere', 'other')).toBeTypeOf('object');
  release(first);
  expect(press('dan')).toBeTypeOf('object');
});

test('when there is too much everywhere, the busiest servers are sent back and quiet ones are heard', () => {
  const { press } = stepped({ presses: 6 });
  for (let n = 0; n < 5; n++) press(`busy ${n}`, 'busy', 'busy');
  press('ann', 'quiet', 'quiet');
  expect(press('busy too', 'busy', 'busy')).toBe('everybody');
  expect(press('bob', 'quiet', 'quiet')).toBeTypeOf('object');
  expect(press('cyd', 'new', 'new')).toBeTypeOf('object');
  // With three servers, two each are their share.
  expect(press('dan', 'quiet', 'quiet')).toBe('everybody');
  expect(press('eve', 'new', 'new')).toBeTypeOf('object');
});

test('whatever the number of servers, there is an end to what is in hand', () => {
  const { press } = stepped({ presses: 50 });
  const outcomes = Array.from({ length: 1000 }, (_, n) => press(`person ${n}`, 'a press', `server ${n}`));
  expect(outcomes.filter((one) => typeof one === 'object')).toHaveLength(100);
  for (const slot of outcomes) if (typeof slot === 'object') slot.release();
  expect(press('ann')).toBeTypeOf('object');
});
