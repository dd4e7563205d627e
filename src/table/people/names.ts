/** Names by which people who play together are told apart. */
import type { Person, UserId } from '../types.ts';

/** So many characters of a user name, or of an id, tell two people of one name apart. */
const MOST = 32;
const END = 4;

const sameName = (one: string, other: string): boolean =>
  one.normalize('NFKC').trim().toLowerCase() === other.normalize('NFKC').trim().toLowerCase();

/** The name of somebody among others: their own, with their user name if somebody else is called so. `all`: may have themselves. */
export function nameAmong(
  all: readonly { readonly user: UserId | undefined; readonly name: string }[],
  { user, name, username }: Person,
): string {
  const others = all.filter((one) => one.user !== user);
  if (!others.some((one) => sameName(one.name, name))) return name;
  const known = username ?? user.slice(-END);
  const own = `${name.trim()} (${known.slice(0, MOST)})`;
  return others.some((one) => sameName(one.name, own)) ? `${name.trim()} (${user})` : own;
}
