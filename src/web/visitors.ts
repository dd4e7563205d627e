/** How often somebody may ask for pages, by the address that they come from. */
import { BlockList, isIP } from 'node:net';
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

/** This machine, and the addresses of private networks. */
const near = new BlockList();
for (const [address, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  near.addSubnet(address, prefix);
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');

const isNear = (address: string): boolean => near.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
