/**
 * Gives memory back that the heap holds in half-empty pages. The collector seldom compacts a heap that is far below its
 * limit, so after days of play it would hold half as much again as it uses.
 */
import { Session } from 'node:inspector/promises';
import { getHeapStatistics } from 'node:v8';

/** How often the heap is looked at, ms. */
const EVERY = 5 * 60_000;
/** A heap below this is left alone, bytes: there is little to gain. */
const WORTHWHILE = 100e6;
/** So is one above this, bytes: everybody would wait while it is compacted, which takes 2 to 4 ms for each MB in use. */
const TOO_SLOW = 200e6;

/** Compacts the heap every few minutes; the returned function ends that. */
export function keepHeapCompact(): () => void {
  const timer = setInterval(() => {
    const { total_physical_size: held, used_heap_size: used } = getHeapStatistics();
    if (held > WORTHWHILE && used < TOO_SLOW) void compactHeap();
  }, EVERY);
  timer.unref();
  return () => clearInterval(timer);
}

/** Compacts the heap of this thread; nothing else happens in it meanwhile. */
export async function compactHeap(): Promise<void> {
  const session = new Session();
  session.connect();
  // The one way to a compacting collection that needs no flag and leaves the other threads alone.
  await session.post('HeapProfiler.collectGarbage');
  session.disconnect();
}
