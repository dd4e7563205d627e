// The whole bot against the sandbox: real client, real store, a game of choice, pictures as asked.

import { createHash } from 'node:crypto';
import { REST } from 'discord.js';
import sharp from 'sharp';
import { expect } from 'vitest';
import { randomAnswer } from '#bots/random';
import { commands } from '#commands/index';
import { isFailure } from '#core/failure';
import { type Bot, type BotOptions, createBot } from '#discord/bot';
import type { App } from '#discord/core/app';
import type { PressLimits } from '#discord/core/fair-queue';
import { createImages, type SceneRenderer } from '#discord/core/images';
import { createLibrary } from '#discord/core/library';
import { createLog } from '#discord/core/log';
import type { Computer } from '#face/computer';
import type { Game } from '#face/game';
import type { Judge } from '#face/judge';
import { createHealth, type Health } from '#health/index';
import type { Choice } from '#kernel/ask';
import { type Sandbox, startSandbox } from '#sandbox/sandbox';
import { createServices } from '#season/services';
import type { SeasonService } from '#season/types';
import { openStore } from '#store/open';
import type { Store } from '#store/types';
import type { TableService } from '#table/types';
import { isAutomaticFault } from '#test/automatic-fault';
import { createDriver, type Driver } from '#test/driver';
import { PATIENT_DEADLINE } from '#test/patience';
import { tinyGame } from '#test/tiny-game';

export type Stage = {
  readonly sandbox: Sandbox;
  readonly driver: Driver;
  readonly tables: TableService;
  readonly seasons: SeasonService;
  readonly bot: Bot;
  /** Speaks to the sandbox as the bot. */
  readonly rest: REST;
  readonly health: Health;
  /** What was logged at warning or above, or from `logLevel` on. */
  readonly logged: readonly string[];
  /** Lets the bot's clock run ahead, and does what is due then. */
  later(ms: number): Promise<void>;
  close(): Promise<void>;
};

const dot = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#102030' } })
  .png()
  .toBuffer();

/** Pictures without drawing, after `delay` ms. */
export const quickPictures = (delay = 0): SceneRenderer => ({
  async png(scene) {
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    return { data: dot, alt: `A ${scene.kind}` };
  },
});

export type StageOptions = {
  readonly game?: Game;
  /** Several games in place of one. */
  readonly games?: readonly Game[];
  /** Decides all chance of its tables; without it the name of the test does. */
  readonly seed?: string;
  /** A clock and sweeps that stand still until told to go on: nothing is done by the clock in between. */
  readonly time?: { now: number; sweep: () => Promise<void> };
  /** New tables with a slow clock hide the timing of automatic answers. */
  readonly hidesTiming?: true;
  readonly bots?: Readonly<Record<string, Computer>>;
  /** Judges games that are over; nobody by default. */
  readonly judge?: Judge;
  readonly draws?: SceneRenderer;
  readonly sandbox?: Sandbox;
  readonly database?: string;
  /** How many interactions may be in progress. */
  readonly limits?: PressLimits;
  /** Puts something between the bot and its tables. */
  readonly wrap?: (tables: TableService) => TableService;
  /** Puts something between the bot and its store. */
  readonly wrapStore?: (store: Store) => Store;
  /** Health and metrics can be asked for. */
  readonly watched?: true;
  /** What is logged; warnings and worse by default. */
  readonly logLevel?: 'debug' | 'info';
  /** Takes what is logged. */
  readonly log?: string[];
  /** One of several bots: the shards that it holds, and how it agrees with the others. */
  readonly share?: Pick<BotOptions, 'shards' | 'processes' | 'leases' | 'identifyApartMs'>;
};

function idsOf(seed: string): (length: number) => string {
  let ids = 0;
  return (length) => `${seed}x${++ids}`.padEnd(length, 'z');
}

const begun = { test: '', stages: 0 };

/** Ids by the name of the test, so that it deals the same cards in every run; each stage of a test has its own. */
function idsOfTest(): (length: number) => string {
  const test = expect.getState().currentTestName ?? '';
  begun.stages = begun.test === test ? begun.stages + 1 : 1;
  begun.test = test;
  const stage = begun.stages;
  let ids = 0;
  return (length) => createHash('sha256').update(`${test} ${stage} ${++ids}`).digest('hex').slice(0, length);
}

export async function openStage(options: StageOptions = {}): Promise<Stage> {
  let ahead = 0;
  const { time } = options;
  const now = () => (time?.now ?? Date.now()) + ahead;
  const sweeps: (() => Promise<void>)[] = [];
  const games = options.games ?? [options.game ?? tinyGame()];
  const sandbox = options.sandbox ?? (await startSandbox({ deadlines: { firstMs: PATIENT_DEADLINE } }));
  const opened = await openStore(options.database ?? ':memory:', { flush: false });
  if (isFailure(opened)) throw new Error(JSON.stringify(opened.failed));
  const logged: string[] = options.log ?? [];
  const level = options.logLevel ?? (options.log === undefined ? 'warn' : 'info');
  const log = createLog(level, { write: (text: string) => logged.push(text) });
  const health = createHealth({
    port: options.watched ? 0 : undefined,
    host: '127.0.0.1',
    log,
  });
  const store = health.watch(options.wrapStore?.(opened) ?? opened);
  const { measures } = health;
  const made: { bot?: Bot } = {};
  const { tables, seasons } = createServices({
    store,
    games,
    rebuild: (id) => games.find((game) => game.id === id) as Game,
    bots: options.bots ?? {
      random: {
        name: 'Computer',
        about: () => 'Any legal move.',
        play: (_view, ask, random) => randomAnswer(withoutBids(ask.choice), random),
      },
    },
    judge: options.judge,
    log,
    speaks: async (guild, channel) => made.bot === undefined || made.bot.speaks(guild, channel),
    sweeps: health.sweeps,
    now,
    every: (work) => {
      sweeps.push(work);
      if (time !== undefined) {
        time.sweep = work;
        return () => undefined;
      }
      const timer = setInterval(() => void work(), 15_000);
      return () => clearInterval(timer);
    },
    newId: options.seed === undefined ? idsOfTest() : idsOf(options.seed),
  });
  const app: App = {
    tables: options.wrap?.(tables) ?? tables,
    seasons,
    images: createImages(options.draws ?? quickPictures(), log, { measures }),
    library: createLibrary(games),
    ...(options.hidesTiming !== undefined && { hidesTiming: options.hidesTiming }),
    log,
    now,
  };
  const bot = createBot({
    app,
    commands,
    token: sandbox.token,
    api: sandbox.apiUrl,
    guild: undefined,
    autoRegister: true,
    ...(options.limits !== undefined && { limits: options.limits }),
    ...options.share,
    ended: () => {},
    measures,
  });
  made.bot = bot;
  const end = async () => {
    await bot.close();
    await health.close();
    await tables.close();
    await store.close();
    if (options.sandbox === undefined) await sandbox.close();
  };
  await health.open(bot.shards);
  await bot.start().catch(async (error: unknown) => {
    await end();
    throw error;
  });
  const driver = await createDriver(sandbox);
  return {
    sandbox,
    driver,
    tables,
    seasons,
    bot,
    health,
    logged,
    rest: new REST({ version: '10', api: sandbox.apiUrl }).setToken(sandbox.token),
    async later(ms) {
      ahead += ms;
      // As if it had run all the time.
      await store.notes.set('running', String(now()));
      for (const sweep of sweeps) await sweep();
    },
    async close() {
      driver.close();
      await end();
      const faults = logged.filter(isAutomaticFault);
      if (faults.length > 0) throw new Error(`automatic answers failed:\n${faults.join('\n')}`);
    },
  };
}

/** A choice without the bids of the tiny game: one of them is made to fail, which only stories about that want. */
function withoutBids(choice: Choice): Choice {
  if (choice.kind !== 'choose') return choice;
  return { ...choice, options: choice.options.filter(({ verb }) => verb !== 'bid') };
}
