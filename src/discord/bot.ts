/** The bot on Discord: one client, the router for incoming interactions, the outbox for outgoing messages. */
import { Events, type Interaction, Status } from 'discord.js';
import type { Shards } from '#config';
import { createAbsenceChecks } from './core/absence.ts';
import type { App } from './core/app.ts';
import { createChannelAccess } from './core/channel-access.ts';
import { createClient } from './core/client.ts';
import type { Command } from './core/command.ts';
import type { PressLimits } from './core/fair-queue.ts';
import { gatewayFault } from './core/faults.ts';
import { watchIncoming } from './core/incoming.ts';
import { type Leases, localLeases, whileHolding } from './core/leases.ts';
import { keepLean } from './core/light-caches.ts';
import { type Measures, unmeasured } from './core/measures.ts';
import { register } from './core/register.ts';
import { watchServers } from './core/servers.ts';
import { within } from './core/within.ts';
import { createOutboxWorker } from './outbox.ts';
import { createRouter } from './router.ts';

export type BotOptions = {
  readonly app: App;
  readonly commands: readonly Command[];
  readonly token: string;
  /** Base URL of the REST API, without version. */
  readonly api: string;
  /** The only server to register commands in; undefined for all servers. */
  readonly guild: string | undefined;
  readonly autoRegister: boolean;
  /** How many interactions may be in progress at a time. Default: `usualPressLimits`. */
  readonly limits?: PressLimits;
  /** The shards to connect; all of them by default. */
  readonly shards?: Shards;
  /** How many processes share the token; 1 by default. */
  readonly processes?: number;
  /** What the processes agree by; by default there is only this one. */
  readonly leases?: Leases;
  /** How far apart identifies are, ms, where the other side is not Discord itself. */
  readonly identifyApartMs?: number;
  /** Called with the close code if Discord closes the connection for good; nothing comes in from then on. */
  readonly ended: (code: number) => void;
  /** Who is told of the work; nobody by default. */
  readonly measures?: Measures;
};

/** One of the connections to Discord's gateway. `latency`: of its last heartbeat, in seconds; undefined before there was one. */
export type Shard = { readonly id: number; readonly ready: boolean; readonly latency: number | undefined };

export type Bot = {
  /**
   * Connects; resolves when all shards are connected. Each answers as soon as it is. Throws if Discord refuses; if it is the gateway that
   * refuses, the error's `code` is the close code.
   */
  start(): Promise<void>;
  /** The shards of this process; none before Discord has said how many there are to be. */
  shards(): readonly Shard[];
  /** Whether the bot may write in a channel of a server. True while it is not connected. */
  speaks(guild: string, channel: string): Promise<boolean>;
  /** Takes no more work, finishes what is in progress and disconnects. Does not wait long if Discord does not respond. */
  close(): Promise<void>;
};

/** How long work in progress may take when the bot closes, and disconnecting after that, ms. */
const FINISHING = 4500;
/** How much of that the pictures may take that are still to be drawn, ms; what they belong to is shown without them then. */
const DRAWING = 2500;
const LEAVING = 1000;

/** Creates the bot without connecting it. */
export function createBot(options: BotOptions): Bot {
  const { app, commands, measures = unmeasured } = options;
  const { log } = app;
  const { api, shards = 'auto', processes = 1, leases = localLeases(app.now), identifyApartMs } = options;
  const closing = new AbortController();
  const waiting = { log, signal: closing.signal };
  const sharing = { shards, processes, leases, identifyApartMs };
  const { client, connect } = createClient({ api, requested: measures.requested, ...sharing, ...waiting });
  const absence = createAbsenceChecks(client.rest, app.now);
  const access = createChannelAccess(client.rest);
  keepLean(client, access.forget);
  const origins = watchIncoming(client, log);
  watchServers(client, app);
  const parts = { app, absence, measures };
  const router = createRouter({ ...parts, commands, origins, access, limits: options.limits });
  const worker = createOutboxWorker({
    ...parts,
    rest: client.rest,
    access,
    shards: shards === 'auto' ? undefined : shards,
  });
  let refused = (_why: Error) => {};
  const listen = (interaction: Interaction) => {
    void router.handle(interaction);
  };

  client.on(Events.InteractionCreate, listen);
  client.on(Events.Error, (error) => log.error({ err: error }, 'the connection to Discord failed'));
  client.on(Events.Warn, (text) => log.warn(text));
  // Only emitted when the client will not reconnect, for example because the token was changed.
  client.on(Events.ShardDisconnect, ({ code }) => {
    log.fatal({ code, why: gatewayFault(code) }, 'Discord does not take the bot back');
    refused(Object.assign(new Error(`Discord closed the connection: ${code}`), { code }));
    options.ended(code);
  });
  client.on(Events.ShardResume, () => log.info('resumed the session with Discord'));
  client.rest.on('rateLimited', (info) => log.debug({ route: info.route, wait: info.retryAfter }, 'rate limited'));

  /** Failing to register does not stop the bot: outdated commands are better than none. */
  async function registerQuietly(application: string): Promise<void> {
    try {
      const outcome = await whileHolding(leases, 'register', waiting, () =>
        register({
          rest: client.rest,
          application,
          guild: options.guild,
          tree: commands.map((command) => command.define([...app.tables.games.values()])),
          notes: app.tables.notes,
        }),
      );
      log.info({ outcome }, 'commands');
    } catch (error) {
      log.error({ err: error }, 'the commands could not be registered; try npm run register');
    }
  }

  return {
    async speaks(guild, channel) {
      return client.user === null || access.speaks(guild, channel);
    },
    async start() {
      const refusal = new Promise<never>((_, reject) => {
        refused = reject;
      });
      client.once(Events.ShardReady, () => {
        if (!closing.signal.aborted) worker.start();
      });
      await Promise.race([connect(options.token), refusal]);
      const application = client.application?.id ?? client.user?.id ?? '';
      if (options.autoRegister) await registerQuietly(application);
      const connected = [...client.ws.shards.keys()];
      log.info({ bot: client.user?.tag, shards: connected, guilds: client.guilds.cache.size }, 'connected to Discord');
    },
    shards: () =>
      client.ws.shards.map(({ id, status, ping }) => ({
        id,
        ready: status === Status.Ready,
        latency: ping < 0 ? undefined : ping / 1000,
      })),
    async close() {
      closing.abort();
      // Close the router first and the client last: responses still need its REST side.
      const finished = Promise.all([router.close(), worker.close()]).then(() => true);
      await within(finished, DRAWING);
      app.images.close();
      if (!(await within(finished, FINISHING - DRAWING))) {
        log.warn(
          {},
          'requests to Discord are not answered; they are left. What was to be told goes out at the next start',
        );
      }
      client.off(Events.InteractionCreate, listen);
      await within(client.destroy(), LEAVING);
    },
  };
}
