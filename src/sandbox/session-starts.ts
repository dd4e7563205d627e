// Session starts: how many a bot has left today, and whether its shards leave Discord enough time between them.
import type { ViolationLog } from './faults.ts';

/** A session that was begun: shard `index` out of `count`. `at`: milliseconds since 1970. */
export type SessionStart = { readonly at: number; readonly index: number; readonly count: number };

/** As GET /gateway/bot tells it. */
export type SessionStartLimit = {
  readonly total: number;
  readonly remaining: number;
  readonly reset_after: number;
  readonly max_concurrency: number;
};

export type SessionStarts = {
  readonly limit: () => SessionStartLimit;
  /** Counts an identify; false if none is left, in which case Discord would reset the token. */
  readonly begin: (index: number, count: number) => boolean;
  /** Sets how many are left, and when there are all again. */
  readonly set: (remaining: number, resetAfterMs: number) => void;
  /** Oldest first. */
  readonly list: () => readonly SessionStart[];
  readonly close: () => void;
};

export type SessionStartOptions = {
  /** Shards with the same number modulo this one take turns. */
  readonly maxConcurrency: number;
  /** How far apart in real time those are to identify; 0 for no matter. */
  readonly apartMs: number;
};

const total = 1000;
const dayMs = 24 * 60 * 60_000;
const kept = 10_000;
const lookMs = 10;

/** Counts by the machine's own clock: a bot waits in real time, whatever time it is in the world. */
export function createSessionStarts(violations: ViolationLog, options: SessionStartOptions): SessionStarts {
  const { maxConcurrency, apartMs } = options;
  const starts: SessionStart[] = [];
  /** When the last one under each key may have arrived at the earliest. */
  const latest = new Map<number, number>();
  const reading = apartMs > 0 ? watchReading() : undefined;
  let remaining = total;
  let resetsAt = 0;

  function reset(): void {
    if (Date.now() >= resetsAt) remaining = total;
  }

  return {
    limit() {
      reset();
      const reset_after = Math.max(0, resetsAt - Date.now());
      return { total, remaining, reset_after, max_concurrency: maxConcurrency };
    },
    begin(index, count) {
      reset();
      if (remaining <= 0) return false;
      if (remaining === total) resetsAt = Date.now() + dayMs;
      remaining -= 1;
      const key = index % maxConcurrency;
      const now = performance.now();
      const apart = Math.round(now - (latest.get(key) ?? Number.NEGATIVE_INFINITY));
      latest.set(key, reading?.since() ?? now);
      starts.push({ at: Date.now(), index, count });
      if (starts.length > kept) starts.shift();
      if (apart < apartMs) {
        const detail = `shard ${index} of ${count} ${apart} ms after the one before it under key ${key}`;
        violations.record('gateway-identify-rate', 'gateway op 2', detail);
      }
      return true;
    },
    set(left, resetAfterMs) {
      remaining = left;
      resetsAt = Date.now() + resetAfterMs;
    },
    list: () => starts,
    close: () => reading?.close(),
  };
}

/**
 * Since when this process has left nothing unread. On a busy machine it may stand still for seconds; what it reads then may have
 * arrived at any moment since, however close together it is read.
 */
function watchReading(): { readonly since: () => number; readonly close: () => void } {
  let since = performance.now();
  // An immediate comes after everything that can be read has been read; a timer alone would come before.
  const read = () => {
    since = performance.now();
  };
  const timer = setInterval(() => setImmediate(read), lookMs).unref();
  return { since: () => since, close: () => clearInterval(timer) };
}

/** Whether some servers would fall on both shards, so that their events came twice. */
export function overlap([i, n]: readonly [number, number], [j, m]: readonly [number, number]): boolean {
  return (i - j) % greatestDivisor(n, m) === 0;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}
