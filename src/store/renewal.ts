/** Keeps a lease that has been taken, by renewing it long before it ends. */
import type { LeaseRepository } from './types.ts';

/** Ends the renewal and gives the lease back. */
export type Release = () => Promise<void>;

/** Renews a lease at a third of its time; `failed` is told when the store could not. */
export function keepRenewed(
  leases: Pick<LeaseRepository, 'take' | 'release'>,
  { name, holder, forMs }: { readonly name: string; readonly holder: string; readonly forMs: number },
  failed: (error: unknown) => void,
): Release {
  const timer = setInterval(() => void leases.take(name, holder, forMs).catch(failed), forMs / 3);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await leases.release(name, holder);
  };
}
