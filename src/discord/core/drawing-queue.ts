/**
 * Decides which picture is drawn next. The drawing thread gets only a few at a time; the others wait here, where people take
 * turns (`turns.ts`) and whoever asks for too many loses only pictures of their own.
 */
import { append } from '#kernel/grouped';
import { createTurns, type Visitor } from './turns.ts';

/** How many pictures may wait: for one person, and for all people; as many again may wait for messages of tables. */
export type PictureLimits = { readonly picturesPerPerson: number; readonly pictures: number };

export type DrawingQueue = {
  /**
   * Draws in its turn. `visitor`: who is waiting for the picture; undefined: nobody, it is for a message of a table. Undefined
   * if it is left out: there were too many, or its signal was aborted before its turn.
   */
  run<T>(visitor: Visitor | undefined, draw: () => Promise<T>, signal: AbortSignal): Promise<T | undefined>;
};

export const usualPictureLimits: PictureLimits = { picturesPerPerson: 12, pictures: 300 };

/** One that is being drawn, and one that the thread can begin without waiting for us. */
const AT_ONCE = 2;
/** A message of a table gives way to so many people; without an end to that, they could keep all boards from being drawn. */
const BEFORE_TABLES = 8;

type Waiting = { readonly visitor: Visitor | undefined; readonly begin: () => void; readonly leaveOut: () => void };

export function createDrawingQueue(limits: PictureLimits = usualPictureLimits): DrawingQueue {
  const turns = createTurns<Waiting>();
  /** Oldest first. */
  const forPeople = new Set<Waiting>();
  const forTables = new Set<Waiting>();
  let drawing = 0;
  let peopleInARow = 0;

  function takeNext(): Waiting | undefined {
    const [table] = forTables;
    const next = table !== undefined && peopleInARow >= BEFORE_TABLES ? table : (turns.next() ?? table);
    peopleInARow = next === table || table === undefined ? 0 : peopleInARow + 1;
    return next;
  }

  function remove(one: Waiting): void {
    forTables.delete(one);
    forPeople.delete(one);
    if (one.visitor !== undefined) turns.remove(one.visitor, one);
  }

  function drawNext(): void {
    while (drawing < AT_ONCE) {
      const next = takeNext();
      if (next === undefined) return;
      remove(next);
      next.begin();
    }
  }

  function leaveOutSurplus({ visitor }: Waiting): void {
    if (visitor === undefined) {
      if (forTables.size > limits.pictures) oldestOf(forTables)?.leaveOut();
      return;
    }
    const own = [...forPeople].filter((one) => one.visitor?.person === visitor.person);
    if (own.length > limits.picturesPerPerson) oldestOf(own)?.leaveOut();
    if (forPeople.size > limits.pictures) oldestOf(ofBusiest(forPeople))?.leaveOut();
  }

  return {
    run(visitor, draw, signal) {
      if (signal.aborted) return Promise.resolve(undefined);
      return new Promise((resolve, reject) => {
        const leave = () => waiting.leaveOut();
        const waiting: Waiting = {
          visitor,
          begin() {
            signal.removeEventListener('abort', leave);
            drawing += 1;
            const drawn = (async () => draw())();
            void drawn.then(resolve, reject).finally(() => {
              drawing -= 1;
              drawNext();
            });
          },
          leaveOut() {
            signal.removeEventListener('abort', leave);
            remove(waiting);
            resolve(undefined);
          },
        };
        signal.addEventListener('abort', leave, { once: true });
        if (visitor === undefined) forTables.add(waiting);
        else {
          forPeople.add(waiting);
          turns.add(visitor, waiting);
        }
        leaveOutSurplus(waiting);
        drawNext();
      });
    },
  };
}

const oldestOf = ([oldest]: Iterable<Waiting>): Waiting | undefined => oldest;

/** The pictures of the server for which most are waiting. */
function ofBusiest(all: Iterable<Waiting>): readonly Waiting[] {
  const byServer = new Map<string | undefined, Waiting[]>();
  for (const one of all) append(byServer, one.visitor?.server, one);
  return [...byServer.values()].reduce((max, some) => (some.length > max.length ? some : max), []);
}
