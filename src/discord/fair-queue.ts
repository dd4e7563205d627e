/**
 * Decides whose interaction is handled next. Work is started one item at a time, so that the event loop can do other
 * things in between, and round robin by person: somebody who presses a hundred times delays only themselves.
 */

export type Slot = {
  /** Resolves when the work may begin. */
  readonly ready: Promise<void>;
  /** Frees the slot, whether the work was done or given up. */
  release(): void;
};

export type FairQueue = {
  /** Gets in line; undefined for a person who already holds the most slots that one person may have. */
  enter(person: string): Slot | undefined;
};

/** `maxPerPerson`: slots that one person may hold at a time. `defer` runs its callback after other pending work. */
export function createFairQueue(maxPerPerson: number, defer: (work: () => void) => void = setImmediate): FairQueue {
  const held = new Map<string, number>();
  /** Waiting work by person. The first person is next and then moves to the back. */
  const waiting = new Map<string, (() => void)[]>();
  let scheduled = false;

  function startNext(): void {
    const [next] = waiting;
    if (next === undefined) {
      scheduled = false;
      return;
    }
    const [person, line] = next;
    const start = line.shift();
    waiting.delete(person);
    if (line.length > 0) waiting.set(person, line);
    start?.();
    defer(startNext);
  }

  return {
    enter(person) {
      const count = held.get(person) ?? 0;
      if (count >= maxPerPerson) return undefined;
      held.set(person, count + 1);
      const ready = new Promise<void>((resolve) => {
        waiting.set(person, [...(waiting.get(person) ?? []), resolve]);
      });
      if (!scheduled) {
        scheduled = true;
        defer(startNext);
      }
      let released = false;
      return {
        ready,
        release() {
          if (released) return;
          released = true;
          const left = (held.get(person) ?? 1) - 1;
          if (left > 0) held.set(person, left);
          else held.delete(person);
        },
      };
    },
  };
}
