// Who is worked for next when many press at once.
import { expect, test } from 'vitest';
import { createFairQueue, type Slot } from '#discord/fair-queue';

/** A queue whose work begins step by step, when the test says so. */
function stepped(most: number) {
  const steps: (() => void)[] = [];
  const queue = createFairQueue(most, (work) => steps.push(work));
  const begun: string[] = [];
  const press = (person: string, what: string): Slot | undefined => {
    const slot = queue.enter(person);
    void slot?.ready.then(() => begun.push(what));
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

test('people take turns, each in the order of their own presses', async () => {
  const { press, run } = stepped(5);
  for (const what of ['a1', 'a2', 'a3']) press('ann', what);
  for (const what of ['b1', 'b2']) press('bob', what);
  press('cyd', 'c1');
  expect(await run()).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('who has too much in hand is sent back, and heard again when something of it is done', async () => {
  const { press, run } = stepped(2);
  const [first] = [press('ann', 'a1'), press('ann', 'a2')];
  expect(press('ann', 'a3')).toBeUndefined();
  expect(press('bob', 'b1')).toBeDefined();
  await run();
  expect(press('ann', 'a4')).toBeUndefined();
  first?.release();
  first?.release();
  expect(press('ann', 'a5')).toBeDefined();
  expect(press('ann', 'a6')).toBeUndefined();
  expect(await run()).toEqual(['a5']);
});
