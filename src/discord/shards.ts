/** Which of Discord's shards a process holds, and the servers that fall on them. */
import type { Shards } from '#config';

/** The low bits of a server's id do not count for its shard. */
const SHIFT = 22n;

/** In the place of a number that is not used. */
const UNUSED = 2;

/** The options of discord.js's client. */
export function shardOptions(shards: Shards): { readonly shards: 'auto' | number[]; readonly shardCount: number } {
  // discord.js replaces a shard count of 1, its default, by the SHARD_COUNT of the environment, even by an empty one.
  if (shards === 'auto') return { shards, shardCount: UNUSED };
  const { first, last, count } = shards;
  return { shards: Array.from({ length: last - first + 1 }, (_, i) => first + i), shardCount: count };
}

/** Whether a server falls on one of the shards. What belongs to no server, as direct messages, falls on shard 0. */
export function ownsGuild(shards: Shards, guild: string | undefined): boolean {
  if (shards === 'auto') return true;
  const { first, last, count } = shards;
  const shard = guild !== undefined && /^\d+$/.test(guild) ? Number((BigInt(guild) >> SHIFT) % BigInt(count)) : 0;
  return first <= shard && shard <= last;
}
