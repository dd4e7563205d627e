/** Which of Discord's shards a process holds. */
import type { Shards } from '#config';

/** In the place of a number that is not used. */
const UNUSED = 2;

/** The options of discord.js's client. */
export function shardOptions(shards: Shards): { readonly shards: 'auto' | number[]; readonly shardCount: number } {
  // discord.js replaces a shard count of 1, its default, by the SHARD_COUNT of the environment, even by an empty one.
  if (shards === 'auto') return { shards, shardCount: UNUSED };
  const { first, last, count } = shards;
  return { shards: Array.from({ length: last - first + 1 }, (_, i) => first + i), shardCount: count };
}
