// The range of shards that a process connects, and how several of them share Discord's limit on requests.
import { Client } from 'discord.js';
import { expect, onTestFinished, test, vi } from 'vitest';
import { restOptions } from '#discord/core/rest';
import { shardOptions } from '#discord/core/shards';

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
