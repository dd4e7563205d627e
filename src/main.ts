/** Starts everything, passes each part its dependencies, and shuts down in the right order. */

import { dirname, join } from 'node:path';
import { nanoid } from 'nanoid';
import type { Logger } from 'pino';
import { type Backups, startBackups } from '#backups/backups';
import { copyProgram } from '#backups/copy-program';
import { createOpponents } from '#bots/index';
import { createJudge } from '#bots/judge';
import { createThinkers } from '#bots/search/thinkers';
import { configOrExit, fail } from '#cli';
import { commands } from '#commands/index';
import type { Config } from '#config';
import { isFailure } from '#core/failure';
import { keepHeapCompact } from '#core/memory-report';
import { inSources } from '#core/source-lines';
import { version } from '#core/version';
import { type Bot, createBot } from '#discord/bot';
import type { App } from '#discord/core/app';
import { connectionFault, gatewayFault } from '#discord/core/faults';
import { createImages } from '#discord/core/images';
import { createLibrary } from '#discord/core/library';
import { createLog } from '#discord/core/log';
import { createGames, type GameSets, rebuildGame } from '#games/index';
import { createHealth } from '#health/index';
import type { Ask } from '#kernel/ask';
import { CACHE_BYTES, createThreadedRenderer } from '#render/threaded-renderer';
import { type Sandbox, startSandbox } from '#sandbox/sandbox';
import { createPairingThread } from '#season/lifecycle/pairing-jobs';
import { createServices } from '#season/services';
import { loadSets, problemLine } from '#sets/load';
import { openStore } from '#store/open';
import { announceProcess } from '#store/presence';
import type { Store } from '#store/types';
import { newerRulesLine } from '#table/open/rolled-back';
import type { TableView } from '#table/types';
import { startWebServer, type WebServer } from '#web/server';
import type { Site } from '#web/site';
import { onFault } from '#words/catalogue';

/**
 * A shutdown that takes longer than this is cut short, ms. It is counted in steps, so that time in which the machine had no processor
 * for the program counts as one step at most.
 */
const SHUTDOWN = 7500;
const SHUTDOWN_STEP = 250;

/** A constant instead of randomness for advice, so that the same question gets the same advice. */
const STEADY = 0.5;

/** A reason not to start, for the operator. */
class CannotStart extends Error {}

type Program = {
  /** Connects to Discord, which may have to wait for a long time. */
  connect(): Promise<void>;
  /** Tells the operator that the bot is ready, and does what was postponed until then. */
  announce(): void;
  close(): Promise<void>;
  /** What is currently being closed. */
  closing(): string | undefined;
  /** Resolves to a line for the operator if the bot cannot continue: refused by Discord, or its database is gone. */
  readonly failed: Promise<string>;
};

/** Things to close in reverse order of opening; if one fails, the others are still closed. */
type Closing = { readonly name: string; readonly close: () => Promise<void> | void };

async function start(config: Config): Promise<Program> {
  const log = createLog(config.logLevel);
  log.info({ version, node: process.versions.node }, 'starting');
  onFault((fault) => log.error({ err: fault }, 'a message has gaps'));
  const closings: Closing[] = [];
  let giveUp = (_why: string) => {};
  const failed = new Promise<string>((resolve) => {
    giveUp = resolve;
  });
  let current: string | undefined;
  const close = async () => {
    for (const one of closings.splice(0).reverse()) {
      current = one.name;
      try {
        await one.close();
      } catch (error) {
        log.error({ err: error }, `closing the ${one.name} failed`);
      }
    }
  };
  try {
    const games = createGames(setsOf(config, log));
    // Made later, as it works on the store and the services.
    const made: { bot?: Bot } = {};
    const { databasePath } = config;
    const folder = databasePath === ':memory:' ? undefined : dirname(databasePath);
    const health = createHealth({ ...config.health, log, ...(folder !== undefined && { folder }) });
    const problem = await health.open(() => made.bot?.shards() ?? []);
    if (problem !== undefined) throw new CannotStart(problem.failed.join('\n'));
    closings.push({ name: 'health port', close: () => health.close() });
    const opened = await openStore(config.databaseUrl ?? config.databasePath, {
      connections: config.databaseConnections,
      checkFor: config.databaseCheckFor,
      checking: (facts) =>
        log.info(
          facts,
          'the whole database file is being checked; the start goes on after DATABASE_CHECK_SECONDS at the latest',
        ),
    });
    if (isFailure(opened)) throw new CannotStart(opened.failed.map(({ text }) => text).join('\n'));
    closings.push({ name: 'database', close: () => opened.close() });
    const leave = await announceProcess(opened.leases);
    if (leave === undefined)
      throw new CannotStart('The database is being copied to another one. Start the bot on that one.');
    closings.push({ name: 'presence', close: leave });
    const newerRules = await newerRulesLine(opened, games);
    if (newerRules !== undefined) throw new CannotStart(newerRules);
    const store = health.watch(opened);
    const { measures } = health;
    void store.lost.then((line) => {
      log.fatal({}, line);
      giveUp(line);
    });
    const renderer = createThreadedRenderer({
      cacheBytes: CACHE_BYTES,
      hung: (drawing) =>
        log.error(drawing, 'the drawing thread hangs; it is given up, the next picture starts another'),
    });
    closings.push({ name: 'renderer', close: () => renderer.close() });
    const thinkers = createThinkers();
    const pairing = createPairingThread();
    closings.push({ name: 'pairing', close: () => pairing.close() });
    const opponents = createOpponents(thinkers);
    const [adviser] = Object.values(opponents);
    const { tables, seasons } = createServices({
      store,
      pairing,
      games,
      rebuild: rebuildGame,
      bots: opponents,
      judge: createJudge(thinkers),
      limits: config.limits,
      keepReplays: config.keepReplays,
      keepLogs: config.keepLogs,
      log,
      sweeps: health.sweeps,
      speaks: async (guild, channel) => made.bot === undefined || made.bot.speaks(guild, channel),
    });
    closings.push({ name: 'tables', close: () => tables.close() });
    // Before the tables, which wait for what is being thought.
    closings.push({ name: 'thinkers', close: () => thinkers.close() });
    await tables.catchUp();
    const backups = backUp(config, store, log);
    const { every } = config.backups;
    if (backups !== undefined && every !== undefined) {
      health.watchBackups(() => ({ every, ...backups.state() }));
      closings.push({ name: 'backups', close: () => backups.close() });
    }
    const sandbox = config.discordToken === undefined ? await openSandbox(config) : undefined;
    if (sandbox !== undefined) closings.push({ name: 'sandbox', close: () => sandbox.close() });

    const images = createImages(renderer, log, { limits: config.limits, measures });
    const site = { tables, seasons, images, library: createLibrary(games), now: Date.now };
    const pages = await openPages(config, site, log);
    if (pages !== undefined) closings.push({ name: 'web port', close: () => pages.close() });
    const app: App = {
      ...site,
      // An address of this machine alone is of no use to anybody else.
      ...(pages !== undefined && (config.web.url !== undefined || sandbox !== undefined) && { pages }),
      ...(adviser !== undefined && {
        advise: ({ view, game }: TableView, ask: Ask) => adviser.play(view, ask, () => STEADY, game),
      }),
      hidesTiming: config.hidesTiming,
      log,
    };
    const bot = createBot({
      app,
      commands,
      token: config.discordToken ?? sandbox?.token ?? '',
      api: sandbox?.apiUrl ?? config.discordApi,
      guild: sandbox === undefined ? config.discordGuildId : undefined,
      autoRegister: config.discordAutoRegister,
      limits: config.limits,
      shards: config.shards,
      processes: config.processes,
      // A process that holds all shards need not agree with others when it connects.
      ...(config.shards !== 'auto' && { leases: store.leases }),
      ended: (code) => giveUp(gatewayFault(code)),
      measures,
    });
    made.bot = bot;
    closings.push({
      name: 'bot',
      close() {
        health.retire();
        return bot.close();
      },
    });
    closings.push({ name: 'heap', close: keepHeapCompact() });
    const announce = () => {
      process.stdout.write(
        sandbox === undefined
          ? 'Wardroom is connected to Discord.\n'
          : `Wardroom is ready: open ${sandbox.url} in a browser and type /play.\n`,
      );
      process.stdout.write(`Version ${version} on Node ${process.versions.node}.\n`);
      // Not earlier, since starting takes the most memory and time.
      renderer.warm();
    };
    return {
      connect: () => connect(bot, sandbox?.apiUrl ?? config.discordApi),
      announce,
      close,
      closing: () => current,
      failed,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The card sets to play with. Faulty files are left out and reported to the operator. */
function setsOf({ cardSetsDir }: Config, log: Logger): GameSets {
  const { sets, used, problems, notes } = loadSets(cardSetsDir);
  for (const { text, ...place } of problems) log.warn(place, `card set left out: ${text}`);
  for (const { text, ...place } of notes) log.info(place, `card set: ${text}`);
  const first = problems[0];
  if (first !== undefined) {
    const files = new Set(problems.map(({ file }) => file)).size;
    process.stderr.write(
      `CARD_SETS_DIR: ${files === 1 ? '1 file is' : `${files} files are`} left out, ${used.length} used. First problem:\n` +
        `  ${problemLine(first)}\nAll problems: npm run sets:check ${cardSetsDir}\n`,
    );
  }
  return sets;
}

/** Backups of the database, if they are wanted and there is something to copy. */
function backUp(config: Config, { leases }: Store, log: Logger): Backups | undefined {
  const { databasePath, databaseUrl, backups } = config;
  const { every, keep } = backups;
  if (every === undefined || (databaseUrl === undefined && databasePath === ':memory:')) return undefined;
  const copy = copyProgram(databasePath);
  return startBackups({ database: databasePath, every, keep, copy, leases, holder: nanoid(), log });
}

async function openSandbox(config: Config): Promise<Sandbox> {
  const path = config.databasePath === ':memory:' ? ':memory:' : join(dirname(config.databasePath), 'sandbox.sqlite');
  try {
    return await startSandbox({
      port: config.sandboxPort,
      databasePath: path,
      deadlines: { firstMs: config.sandboxDeadline },
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new CannotStart(`SANDBOX_PORT: port ${config.sandboxPort} is in use; choose another one, or 0 for any.`);
    }
    throw error;
  }
}

/** The pages to share, if they are wanted. */
async function openPages({ web }: Config, site: Site, log: Logger): Promise<WebServer | undefined> {
  const { port } = web;
  if (port === undefined) return undefined;
  const opened = await startWebServer(site, {
    ...web,
    port,
    failed: (error) => log.error({ err: error }, 'a page failed'),
  });
  if (isFailure(opened)) throw new CannotStart(opened.failed.join('\n'));
  return opened;
}

/** Connects the bot; if that fails, reports why in one line. */
async function connect(bot: Bot, api: string): Promise<void> {
  try {
    await bot.start();
  } catch (error) {
    const line = connectionFault(error, api);
    if (line === undefined) throw error;
    throw new CannotStart(line);
  }
}

/** Shuts the program down on any request to end; a second request ends it at once. Returns whether it is ending. */
function endOnSignals(program: Program): () => boolean {
  let ending = false;
  const end = (code: number) => {
    if (ending) process.exit(code === 0 ? 1 : code);
    ending = true;
    let left = SHUTDOWN;
    setInterval(() => {
      left -= SHUTDOWN_STEP;
      if (left > 0) return;
      process.stderr.write(`The shutdown took too long at the ${program.closing()} and was cut short.\n`);
      process.exit(1);
    }, SHUTDOWN_STEP).unref();
    void program.close().then(() => process.exit(code));
  };
  void program.failed.then((line) => {
    process.stderr.write(`${line}\n`);
    end(1);
  });
  process.on('SIGTERM', () => end(0));
  process.on('SIGINT', () => end(0));
  process.on('uncaughtException', (error) => {
    process.stderr.write(`${inSources(error.stack ?? String(error))}\n`);
    end(1);
  });
  return () => ending;
}

async function main(): Promise<void> {
  const config = configOrExit();
  try {
    const program = await start(config);
    // It may be stopped while it connects: some of its shards may be answering already.
    const ending = endOnSignals(program);
    try {
      await program.connect();
    } catch (error) {
      if (ending()) return;
      await program.close();
      throw error;
    }
    program.announce();
  } catch (error) {
    if (error instanceof CannotStart) fail(error.message);
    fail(inSources(String(error instanceof Error ? error.stack : error)));
  }
}

await main();
