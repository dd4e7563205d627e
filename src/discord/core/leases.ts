/** Leases: what only one of several processes may do at a time. A lease that is not renewed ends by itself. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { keepRenewed } from '#store/renewal';
import type { LeaseRepository } from '#store/types';

export type Leases = Pick<LeaseRepository, 'take' | 'release'>;

/** How often a lease that somebody else holds is tried again, ms. */
const RETRY = 250;
/** How long others wait for the work of a process that has died, ms. */
const HOLD = 20_000;

/** Leases for processes that share none, and for tests. `now` in ms. */
export function localLeases(now: () => number): Leases {
  const held = new Map<string, { readonly holder: string; readonly until: number }>();
  return {
    async take(name, holder, forMs) {
      const lease = held.get(name);
      if (lease !== undefined && lease.holder !== holder && lease.until > now()) return false;
      held.set(name, { holder, until: now() + forMs });
      return true;
    },
    async release(name, holder) {
      if (held.get(name)?.holder === holder) held.delete(name);
    },
  };
}

/** Waits until the lease is free and takes it, and keeps trying while leases cannot be read. Rejects only when aborted. */
export async function takeWhenFree(
  leases: Leases,
  name: string,
  options: { readonly holder: string; readonly forMs: number; readonly log: Logger; readonly signal: AbortSignal },
): Promise<void> {
  const { holder, forMs, log, signal } = options;
  let failing = false;
  for (;;) {
    signal.throwIfAborted();
    try {
      if (await leases.take(name, holder, forMs)) return;
      failing = false;
    } catch (error) {
      if (!failing) log.warn({ err: error, lease: name }, 'a lease cannot be taken; it is tried again');
      failing = true;
    }
    await sleep(RETRY, undefined, { signal });
  }
}

/** Works while holding a lease; others that want it wait until the work is done. */
export async function whileHolding<T>(
  leases: Leases,
  name: string,
  options: { readonly log: Logger; readonly signal: AbortSignal },
  work: () => Promise<T>,
): Promise<T> {
  const holder = randomUUID();
  await takeWhenFree(leases, name, { ...options, holder, forMs: HOLD });
  const warn = (error: unknown) =>
    options.log.warn({ err: error, lease: name }, 'a lease cannot be kept or given back');
  const release = keepRenewed(leases, { name, holder, forMs: HOLD }, warn);
  try {
    return await work();
  } finally {
    await release().catch(warn);
  }
}
