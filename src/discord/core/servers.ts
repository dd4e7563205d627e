/**
 * Tells the tables when the bot is taken out of a server, and when it is back. A server with an outage is still its own.
 * Servers that it was taken out of while it did not run are those that Discord does not name when a shard connects, and that
 * are not to be had when asked for.
 */
import { type Client, Events, Routes, ShardClientUtil } from 'discord.js';
import type { App } from './app.ts';
import { faultOf } from './faults.ts';

export function watchServers(client: Client, { tables: { servers }, log }: App): void {
  const noting = (work: Promise<void>) =>
    void work.catch((error: unknown) => log.error({ err: error }, 'the bot’s coming or going could not be noted'));

  async function findGone(shard: number): Promise<void> {
    const { shardCount = 1 } = client.options;
    for (const guild of await servers.playing()) {
      const named = client.guilds.cache.has(guild);
      if (named || ShardClientUtil.shardIdForGuildId(guild, shardCount) !== shard) continue;
      if (await isClosed(guild)) await servers.gone(guild);
    }
  }

  async function isClosed(guild: string): Promise<boolean> {
    try {
      await client.rest.get(Routes.guild(guild));
      return false;
    } catch (error) {
      const fault = faultOf(error);
      return fault === 'gone' || fault === 'forbidden';
    }
  }

  client.on(Events.GuildDelete, ({ id }) => noting(servers.gone(id)));
  client.on(Events.GuildCreate, ({ id }) => noting(servers.back(id)));
  client.on(Events.ShardReady, (shard) => noting(findGone(shard)));
}
