/** Names by which the people of a season are told apart. */
import type { UserId } from '#table/types';
import { everybodyIn } from './people.ts';
import type { Season } from './types.ts';

/** So many characters of a user name, or of an id, tell two people of one name apart. */
const MOST = 32;
const END = 4;

const sameName = (one: string, other: string): boolean =>
  one.normalize('NFKC').trim().toLowerCase() === other.normalize('NFKC').trim().toLowerCase();

/** The name of somebody in a season: their own, with their user name if somebody else there is called so. */
export function nameIn(
  season: Season,
  { user, name, username }: { readonly user: UserId; readonly name: string; readonly username?: string | undefined },
): string {
  const others = everybodyIn(season).filter((entry) => entry.user !== user);
  if (!others.some((entry) => sameName(entry.name, name))) return name;
  const known = username ?? user.slice(-END);
  const own = `${name} (${known.slice(0, MOST)})`;
  return others.some((entry) => sameName(entry.name, own)) ? `${name} (${user})` : own;
}
