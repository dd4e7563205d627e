/** How often somebody may ask for pages, by the address that they come from. */
import { isIP } from 'node:net';
import { LRUCache } from 'lru-cache';

/** Requests of one address in a window, pictures among them; a window in ms. */
const MAX = 240;
const WINDOW = 60_000;
/** Addresses that are remembered. */
const ADDRESSES = 10_000;

export type Visitors = {
  /** Counts a request; false: the address has had too many. */
  admits(address: string, now: number): boolean;
};

export function createVisitors(): Visitors {
  const windows = new LRUCache<string, { readonly from: number; count: number }>({ max: ADDRESSES });
  return {
    admits(address, now) {
      const known = windows.get(address);
      const current = known === undefined || now - known.from >= WINDOW ? { from: now, count: 0 } : known;
      current.count += 1;
      windows.set(address, current);
      return current.count <= MAX;
    },
  };
}

/**
 * From where a request comes. A proxy on the same machine or network adds the address that it was asked from at the end of
 * `forwarded`; what stands before that, and what others send, could be made up.
 */
export function addressOf(remote: string | undefined, forwarded: string | undefined): string {
  const own = remote ?? '';
  const last = forwarded?.split(',').at(-1)?.trim() ?? '';
  return isNear(own) && isIP(last) !== 0 ? last : own;
}

const isNear = (address: string): boolean =>
  /^(?:::1$|::ffff:127\.|127\.|::ffff:10\.|10\.|::ffff:192\.168\.|192\.168\.|::ffff:172\.(?:1[6-9]|2\d|3[01])\.|172\.(?:1[6-9]|2\d|3[01])\.|f[cd])/.test(
    address,
  );
