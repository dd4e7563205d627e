/** The discord.js client: what it connects to, and how little it keeps. */
import { Client, Events, GatewayIntentBits, Options, Status } from 'discord.js';
import type { Logger } from 'pino';
import type { Shards } from '#config';
import { createIdentifyThrottler, type GatewayInfo, readyToConnect } from './identify.ts';
import type { Leases } from './leases.ts';
import type { RequestOutcome } from './measures.ts';
import { restOptions } from './rest.ts';
import { shardOptions } from './shards.ts';

export type ClientParts = {
  /** Base URL of the REST API, without version. */
  readonly api: string;
  /** Called with what became of every request. */
  readonly requested: (outcome: RequestOutcome) => void;
  readonly shards: Shards;
  readonly processes: number;
  readonly leases: Leases;
  readonly log: Logger;
  /** Aborts all waiting for a turn to connect. */
  readonly signal: AbortSignal;
  readonly identifyApartMs: number | undefined;
};

export type Connection = {
  readonly client: Client;
  /** Logs in as soon as Discord allows another session; resolves when all shards are connected. Throws discord.js's errors. */
  connect(token: string): Promise<void>;
};

/** Creates a client without connecting it. */
export function createClient(parts: ClientParts): Connection {
  const { api, requested, shards, processes, leases, log, signal } = parts;
  const client: Client = new Client({
    // Interactions come without any intent; Guilds tells when what people may see has changed.
    intents: [GatewayIntentBits.Guilds],
    ...shardOptions(shards),
    ws: {
      async buildIdentifyThrottler(manager) {
        const { session_start_limit: limit } = await manager.fetchGatewayInformation();
        return createIdentifyThrottler({
          rest: client.rest,
          leases,
          log,
          concurrency: limit.max_concurrency,
          apartMs: parts.identifyApartMs,
        });
      },
    },
    // Being ready does not require any server's data, so a server with an outage does not delay the others.
    waitGuildTimeout: 0,
    rest: restOptions(api, processes, requested),
    allowedMentions: { parse: [] },
    // Nothing is looked up in these caches, so nothing is kept; of users only recent ones are.
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      MessageManager: 0,
      ReactionManager: 0,
      PresenceManager: 0,
      VoiceStateManager: 0,
      GuildMemberManager: 0,
      UserManager: { maxSize: 1000, keepOverLimit: (user) => user.id === user.client.user.id },
    }),
  });

  // discord.js holds back what comes in until the last shard is connected, which takes minutes where there are many.
  client.once(Events.ShardReady, () => {
    // Not before it has seen for itself whether all are connected: then it also hands on what it has held back.
    queueMicrotask(() => {
      client.ws.status = Status.Ready;
    });
  });

  const held = ({ shards: recommended }: GatewayInfo): number =>
    shards === 'auto' ? recommended : shards.last - shards.first + 1;

  return {
    client,
    async connect(token) {
      client.rest.setToken(token);
      const info = await readyToConnect({ rest: client.rest, log, signal }, held);
      const about = { shards, recommended: info.shards, starts: info.session_start_limit.remaining };
      if (shards !== 'auto' && shards.count < info.shards) {
        log.warn(about, 'Discord recommends more shards: raise SHARD_COUNT of all processes before it refuses');
      } else log.info(about, 'connecting to Discord');
      const connected = new Set<number>();
      const all = new Promise<void>((resolve) => {
        client.on(Events.ShardReady, (shard) => {
          connected.add(shard);
          if (connected.size === client.ws.shards.size) resolve();
        });
      });
      await client.login(token);
      await all;
    },
  };
}
