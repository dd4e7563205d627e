/**
 * Decides whose interaction is handled next, and which are too many. Work is started one item at a time, so that the event
 * loop can do other things in between, and in turns (`turns.ts`): whoever floods the bot delays only themselves.
 */
import { createTurns, type Visitor } from './turns.ts';

export type Slot = {
  /** Resolves when the work may begin. */
  readonly ready: Promise<void>;
  /** Frees the slot, whether the work was done or given up. */
  release(): void;
};

/** How many slots may be held at a time: by one person wherever they are, in one server, and by everybody. */
export type PressLimits = {
  readonly pressesPerPerson: number;
  readonly pressesPerServer: number;
  readonly presses: number;
};

/** Who holds too much for one more: the person, their server, or everybody together. */
export type Crowd = 'person' | 'server' | 'everybody';

export type FairQueue = {
  /** Gets in line, or says why there is no room. */
  enter(visitor: Visitor): Slot | Crowd;
};

export const usualPressLimits: PressLimits = { pressesPerPerson: 8, pressesPerServer: 100, presses: 400 };

/** `defer` runs its callback after other pending work. */
export function createFairQueue(limits: PressLimits, defer: (work: () => void) => void = setImmediate): FairQueue {
  const ofPerson = createTally();
  const ofServer = createTally();
  const waiting = createTurns<() => void>();
  let held = 0;
  let scheduled = false;

  function startNext(): void {
    const start = waiting.next();
    if (start === undefined) {
      scheduled = false;
      return;
    }
    start();
    defer(startNext);
  }

  /**
   * Once everybody together holds the most, only servers below their equal share are let in: the busiest never is, and a
   * quiet one does not suffer from it. At twice the most there is no room for anybody.
   */
  function isFull(server: string): boolean {
    if (held < limits.presses) return false;
    const share = limits.presses / Math.max(1, ofServer.size());
    return held >= 2 * limits.presses || ofServer.count(server) >= share;
  }

  return {
    enter(visitor) {
      const { person, server } = visitor;
      if (ofPerson.count(person) >= limits.pressesPerPerson) return 'person';
      if (ofServer.count(server) >= limits.pressesPerServer) return 'server';
      if (isFull(server)) return 'everybody';
      held += 1;
      ofPerson.add(person, 1);
      ofServer.add(server, 1);
      const ready = new Promise<void>((resolve) => waiting.add(visitor, resolve));
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
          held -= 1;
          ofPerson.add(person, -1);
          ofServer.add(server, -1);
        },
      };
    },
  };
}

/** Counts by name; names whose count is 0 are forgotten. */
function createTally() {
  const counts = new Map<string, number>();
  const count = (name: string): number => counts.get(name) ?? 0;
  return {
    count,
    size: () => counts.size,
    add(name: string, change: number): void {
      const now = count(name) + change;
      if (now > 0) counts.set(name, now);
      else counts.delete(name);
    },
  };
}
