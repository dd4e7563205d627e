/** Tasks one after the other, or a few at a time: those in haste first, otherwise in order of arrival. */

/** A task on its way. `hurry` lets it pass those that are not in haste. */
export type Task<T> = { readonly done: Promise<T>; readonly hurry: () => void };

type Waiting = { readonly go: () => void; haste: 'now' | 'later' };

/** Lets at most `most` tasks run at a time. */
export function createLane(most: number): <T>(task: () => Promise<T>, haste: 'now' | 'later') => Task<T> {
  const queue: Waiting[] = [];
  let running = 0;

  function next(): void {
    const first = queue.findIndex((one) => one.haste === 'now');
    const [following] = queue.splice(Math.max(0, first), 1);
    if (following === undefined) running -= 1;
    else following.go();
  }

  return (task, haste) => {
    const run = async () => {
      try {
        return await task();
      } finally {
        next();
      }
    };
    if (running < most) {
      running += 1;
      return { done: run(), hurry: () => undefined };
    }
    let go = (): void => undefined;
    const turn = new Promise<void>((resolve) => {
      go = resolve;
    });
    const waiting: Waiting = { go, haste };
    queue.push(waiting);
    return {
      done: turn.then(run),
      hurry: () => {
        waiting.haste = 'now';
      },
    };
  };
}
