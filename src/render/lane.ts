/** Tasks a few at a time: those that somebody waits for first, otherwise in order of arrival. */
import PQueue from 'p-queue';

/** A task on its way. `hurry` lets it pass those that nobody waits for. */
export type Task<T> = { readonly done: Promise<T>; readonly hurry: () => void };

const PRIORITY = { now: 1, later: 0 } as const;

/** Lets at most `most` tasks run at a time. */
export function createLane(most: number): <T>(task: () => Promise<T>, haste: 'now' | 'later') => Task<T> {
  const queue = new PQueue({ concurrency: most });
  let tasks = 0;
  return (task, haste) => {
    tasks += 1;
    const id = String(tasks);
    let waiting = true;
    const run = () => {
      waiting = false;
      return task();
    };
    return {
      done: queue.add(run, { id, priority: PRIORITY[haste] }),
      hurry: () => {
        if (waiting) queue.setPriority(id, PRIORITY.now);
      },
    };
  };
}
