/** Runs a few tasks at a time: those that somebody is waiting for first, otherwise in order of arrival. */
import PQueue from 'p-queue';

/**
 * A queued task. `hurry` moves it ahead of those that nobody is waiting for. `cancel` takes it out of the queue, if it has
 * not begun; `done` rejects then.
 */
export type Task<T> = { readonly done: Promise<T>; readonly hurry: () => void; readonly cancel: () => void };

/** Whether somebody is waiting for a task, or it gives way to such tasks. */
export type Priority = 'now' | 'later';

const ORDER = { now: 1, later: 0 } as const;

/** Lets at most `most` tasks run at a time. */
export function createLane(max: number): <T>(task: () => Promise<T>, priority: Priority) => Task<T> {
  const queue = new PQueue({ concurrency: max });
  let tasks = 0;
  return (task, priority) => {
    tasks += 1;
    const id = String(tasks);
    const cancelled = new AbortController();
    let waiting = true;
    const run = () => {
      waiting = false;
      return task();
    };
    return {
      done: queue.add(run, { id, priority: ORDER[priority], signal: cancelled.signal }),
      hurry: () => {
        if (waiting) queue.setPriority(id, ORDER.now);
      },
      cancel: () => {
        if (waiting) cancelled.abort(new Error('nobody wants it any more'));
        waiting = false;
      },
    };
  };
}
