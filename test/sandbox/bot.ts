// A small real bot, discord.js over real sockets, for the sandbox's own tests.
import { Client, type ClientEvents, GatewayIntentBits, type Interaction, REST } from 'discord.js';
import { createDriver, type Driver } from '#test/driver';
import { type Sandbox, type SandboxOptions, startSandbox } from '../../src/sandbox/sandbox.ts';

export type Stage = {
  readonly sandbox: Sandbox;
  readonly driver: Driver;
  readonly client: Client<true>;
  /** Raw REST calls with the bot's token. */
  readonly rest: REST;
  /** What the bot does with interactions from now on. */
  readonly onInteraction: (handler: (interaction: Interaction) => Promise<unknown>) => void;
  readonly errors: unknown[];
  readonly rules: () => readonly string[];
  readonly close: () => Promise<void>;
};

/** Starts a sandbox and a bot, logged in and ready. */
export async function stage(
  options: SandboxOptions = {},
  messages = [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages, GatewayIntentBits.DirectMessages],
): Promise<Stage> {
  const sandbox = await startSandbox(options);
  const client = new Client({ intents: messages, rest: { api: sandbox.apiUrl, retries: 0 } });
  const ready = new Promise<void>((resolve) => client.once('clientReady', () => resolve()));
  await client.login(sandbox.token);
  await ready;
  const driver = await createDriver(sandbox);
  const errors: unknown[] = [];
  let handler: (interaction: Interaction) => Promise<unknown> = async () => {};
  client.on('interactionCreate', (interaction: ClientEvents['interactionCreate'][0]) => {
    handler(interaction).catch((error: unknown) => errors.push(error));
  });
  client.on('error', (error) => errors.push(error));
  return {
    sandbox,
    driver,
    client: client as Client<true>,
    rest: new REST({ api: sandbox.apiUrl, retries: 0 }).setToken(sandbox.token),
    onInteraction: (next) => {
      handler = next;
    },
    errors,
    rules: () => sandbox.violations().map((v) => v.rule),
    async close() {
      driver.close();
      await client.destroy();
      await sandbox.close();
    },
  };
}
