/** The thread's end of the protocol: what the module of a thread exports as `run`. */
import { workerData } from 'node:worker_threads';

/** What a thread can do, by name; each takes and gives what can be copied between threads. */
export type Tasks = { readonly [name: string]: (argument: never) => unknown };

export type Request = { readonly task: string; readonly argument: unknown };

/** Does what is asked for, and throws what it throws; a task of no name only says that the thread has begun. */
export const serve =
  (tasks: Tasks) =>
  ({ task, argument }: Request): unknown =>
    tasks[task]?.(argument as never);

/** What the thread was given when it began (`ThreadOptions.data`). */
export const threadData = (): unknown => (workerData as { readonly data: unknown }).data;
