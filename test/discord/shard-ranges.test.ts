// Whose server it is, where several processes hold a range of shards each; and how they share Discord's limit on requests.
import { Client } from 'discord.js';
import { expect, onTestFinished, test, vi } from 'vitest';
import { restOptions } from '#discord/rest';
import { ownsGuild, shardOptions } from '#discord/shards';

const ranges = [0, 4, 8, 12].map((first) => ({ first, last: first + 3, count: 16 }));
/** A server whose id falls on a shard. */
const serverOn = (shard: number, count: number) => String((BigInt(count * 1_000_000 + shard) << 22n) + 7n);

test('every server belongs to exactly one of the processes', () => {
  for (let shard = 0; shard < 16; shard++) {
    const owners = ranges.filter((range) => ownsGuild(range, serverOn(shard, 16)));
    expect(owners).toEqual([ranges[Math.floor(shard / 4)]]);
  }
});

test('what belongs to no server belongs to shard 0', () => {
  expect(ranges.map((range) => ownsGuild(range, undefined))).toEqual([true, false, false, false]);
  expect(ownsGuild({ first: 1, last: 1, count: 2 }, 'no id')).toBe(false);
});

test('whoever holds all shards has all servers', () => {
  expect([ownsGuild('auto', serverOn(3, 16)), ownsGuild('auto', undefined)]).toEqual([true, true]);
});

test('a range is what the client connects, whatever the environment says', () => {
  vi.stubEnv('SHARD_COUNT', '');
  vi.stubEnv('SHARDS', 'auto');
  onTestFinished(() => void vi.unstubAllEnvs());
  const shardsOf = (shards: Parameters<typeof shardOptions>[0]) => {
    const { options } = new Client({ intents: [], ...shardOptions(shards) });
    return [options.shards, options.shardCount];
  };
  expect(shardsOf({ first: 4, last: 6, count: 16 })).toEqual([[4, 5, 6], 16]);
  expect(shardsOf('auto')[0]).toBe('auto');
});

test.each([
  [1, 50],
  [4, 12],
  [16, 3],
  [200, 1],
])('%i processes send %i requests a second each', (processes, requests) => {
  expect(restOptions('http://127.0.0.1/api', processes).globalRequestsPerSecond).toBe(requests);
});
