/** Who uses a database: the processes of the bot, or whoever copies it. */
import { randomUUID } from 'node:crypto';
import { keepRenewed, type Release } from './renewal.ts';
import type { LeaseRepository } from './types.ts';

/** Begins the names of the leases of running processes. */
export const PRESENCE = 'process:';
/** Held while a database is being copied to another one. */
export const MOVING = 'moving';

const LASTS = 60_000;

/** Takes a lease and keeps it until it is released; undefined: another holder has it. */
export async function holdLease(leases: LeaseRepository, name: string): Promise<Release | undefined> {
  const holder = randomUUID();
  if (!(await leases.take(name, holder, LASTS))) return undefined;
  // If the store fails, everything else fails as well, and says so.
  return keepRenewed(leases, { name, holder, forMs: LASTS }, () => undefined);
}

/** Announces a process of the bot; undefined: the database is being copied, so nothing may be written now. */
export async function announceProcess(leases: LeaseRepository): Promise<Release | undefined> {
  const release = await holdLease(leases, `${PRESENCE}${randomUUID()}`);
  if (await leases.take(MOVING, 'nobody', 0)) return release;
  await release?.();
  return undefined;
}
