/** The bot on Discord: one client, the router for what comes in, the outbox for what goes out. */
import { Client, Events, GatewayIntentBits, type Interaction, Options } from 'discord.js';
import { createAbsenceChecks } from './absence.ts';
import type { App } from './app.ts';
import type { Command } from './command.ts';
import { watchIncoming } from './incoming.ts';
import { createOutboxWorker } from './outbox.ts';
import { register } from './register.ts';
import { restOptions } from './rest.ts';
import { createRouter } from './router.ts';
import { within } from './within.ts';

export type BotOptions = {
  readonly app: App;
  readonly commands: readonly Command[];
  readonly token: string;
  /** Base URL of the REST API, without version. */
  readonly api: string;
  /** The only server to register commands at; undefined: everywhere. */
  readonly guild: string | undefined;
  readonly autoRegister: boolean;
  /** Called if Discord will not have the bot any more, with the close code; nothing comes in from then on. */
  readonly ended: (code: number) => void;
};

export type Bot = {
  /**
   * Connects; resolves when Discord has said that the bot is ready. Throws if Discord refuses, with the gateway's close code as
   * `code` if it is the gateway that does.
   */
  start(): Promise<void>;
  /** Takes no more work, finishes what is in hand, disconnects. Does not wait long for a Discord that does not answer. */
  close(): Promise<void>;
};

/** How long what is in hand may take when the bot closes, and the goodbye to Discord after it, ms. */
const FINISHING = 4500;
const LEAVING = 1000;

/** Puts the bot together; nothing is connected yet. */
export function createBot(options: BotOptions): Bot {
  const { app, commands } = options;
  const { log } = app;
  const client = new Client({
    // Interactions come without any intent; Guilds brings the names by which members go.
    intents: [GatewayIntentBits.Guilds],
    // As many connections as Discord wants for the number of servers, all of them in this process.
    shards: 'auto',
    // Nothing here needs a server's data, so a server that is out of order does not hold up the others.
    waitGuildTimeout: 0,
    rest: restOptions(options.api),
    allowedMentions: { parse: [] },
    // Messages and members are never looked up in memory, so none are kept.
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      MessageManager: 0,
      ReactionManager: 0,
      PresenceManager: 0,
      VoiceStateManager: 0,
      GuildMemberManager: { maxSize: 200, keepOverLimit: (member) => member.id === member.client.user.id },
      UserManager: { maxSize: 1000, keepOverLimit: (user) => user.id === user.client.user.id },
    }),
  });
  const absence = createAbsenceChecks(client.rest, app.now);
  const router = createRouter(app, commands, watchIncoming(client, log), absence);
  const worker = createOutboxWorker({ app, rest: client.rest, absence });
  let refused = (_why: Error) => {};
  const listen = (interaction: Interaction) => {
    void router.handle(interaction);
  };

  client.on(Events.InteractionCreate, listen);
  client.on(Events.Error, (error) => log.error({ err: error }, 'the connection to Discord failed'));
  client.on(Events.Warn, (text) => log.warn(text));
  // Only said of a connection that will not be made again: the token was changed, for example.
  client.on(Events.ShardDisconnect, ({ code }) => {
    log.fatal({ code }, 'Discord does not take the bot back');
    refused(Object.assign(new Error(`Discord closed the connection: ${code}`), { code }));
    options.ended(code);
  });
  client.on(Events.ShardResume, () => log.info('resumed the session with Discord'));
  client.rest.on('rateLimited', (info) => log.debug({ route: info.route, wait: info.retryAfter }, 'rate limited'));

  /** A bot whose commands are not up to date is better than none. */
  async function registerQuietly(application: string): Promise<void> {
    try {
      const outcome = await register({
        rest: client.rest,
        application,
        guild: options.guild,
        tree: commands.map((command) => command.define([...app.tables.games.values()])),
        notes: app.tables.notes,
      });
      log.info({ outcome }, 'commands');
    } catch (error) {
      log.error({ err: error }, 'the commands could not be registered; try npm run register');
    }
  }

  return {
    async start() {
      const ready = new Promise<void>((resolve, reject) => {
        client.once(Events.ClientReady, () => resolve());
        refused = reject;
      });
      await Promise.all([client.login(options.token), ready]);
      const application = client.application?.id ?? client.user?.id ?? '';
      if (options.autoRegister) await registerQuietly(application);
      worker.start();
      log.info({ bot: client.user?.tag, guilds: client.guilds.cache.size }, 'connected to Discord');
    },
    async close() {
      // Deaf first, then finish: answers still need the client's REST side.
      const finished = Promise.all([router.close(), worker.close()]).then(() => true);
      if (!(await within(finished, FINISHING))) {
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
