// A local, strict stand-in for Discord: gateway and REST for the bot, a page for people, a log of all violations.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { GatewayIntentBits } from 'discord.js';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { WebSocketServer } from 'ws';
import { createActions } from './actions.ts';
import { type ControlCommand, createControl, type ShardsWanted } from './control.ts';
import { createViolationLog } from './faults.ts';
import { createGateway } from './gateway.ts';
import { createInteractions, type Deadlines } from './interactions.ts';
import { createMessages } from './messages.ts';
import type { Violation } from './page-api.ts';
import { createPageServer } from './page-server.ts';
import { createRateLimits } from './rate-limits.ts';
import { createRestServer } from './rest-server.ts';
import { botId, botToken } from './seed.ts';
import { createSessionStarts, type SessionStart } from './session-starts.ts';
import { pageFiles } from './static-files.ts';
import { openStorage } from './storage.ts';
import { discordSchemas } from './validate/schema.ts';
import { openWorld } from './world.ts';

export type SandboxOptions = {
  /** 0, the default, takes any free port. Only loopback is listened on. */
  readonly port?: number;
  /** A file, or `:memory:` (the default). */
  readonly databasePath?: string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** `off`, the default, lets any number of requests pass. */
  readonly rateLimits?: 'real' | 'off';
  /** Privileged gateway intents that the application has been granted; none by default. */
  readonly privilegedIntents?: number;
  /** How many shards the bot is told to connect; 1 by default. */
  readonly recommendedShards?: number;
  /** With fewer shards than this, the gateway does not let the bot in. */
  readonly requireShards?: number;
  /** How many shards may identify at a time; 1 by default. */
  readonly maxConcurrency?: number;
  /** How far apart identifies are to be; with real rate limits 5 s by default, otherwise it does not matter. */
  readonly identifyApartMs?: number;
  readonly deadlines?: Partial<Deadlines>;
  readonly log?: (line: string, error?: unknown) => void;
};

export type Sandbox = {
  /** Where the page is: `http://127.0.0.1:…`. */
  readonly url: string;
  /** What a bot needs as base of its REST calls: discord.js adds the version. */
  readonly apiUrl: string;
  readonly token: string;
  readonly applicationId: string;
  readonly violations: () => readonly Violation[];
  /** The sessions that bots have begun, oldest first. */
  readonly sessionStarts: () => readonly SessionStart[];
  /** Carries out a control command; throws if it cannot. The same as POST /control. */
  readonly control: (order: ControlCommand) => void;
  readonly close: () => Promise<void>;
};

/** How far apart Discord wants identifies. */
const identifyApartMs = 5_000;
const sweepMs = 30_000;
const localHosts: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Starts the stand-in. Rejects when the port is taken or the database cannot be opened. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const now = options.now ?? Date.now;
  const log = options.log ?? (() => {});
  const storage = openStorage(options.databasePath ?? ':memory:');
  const world = openWorld(storage, now);
  const violations = createViolationLog(now);
  const schemas = discordSchemas();
  let origin = '';
  const gatewayUrl = (): string => `${origin.replace('http', 'ws')}/gateway`;
  const messages = createMessages(world, violations, () => origin);
  const privileged = options.privilegedIntents ?? 0;
  const shards: ShardsWanted = { recommended: options.recommendedShards ?? 1, required: options.requireShards ?? 1 };
  const starts = createSessionStarts(violations, {
    maxConcurrency: options.maxConcurrency ?? 1,
    apartMs: options.identifyApartMs ?? (options.rateLimits === 'real' ? identifyApartMs : 0),
  });
  const gateway = createGateway(world, violations, {
    token: botToken,
    url: gatewayUrl,
    privileged,
    heartbeatMs: 41_250,
    starts,
    requiredShards: () => shards.required,
  });
  const deadlines: Deadlines = { firstMs: 3_000, tokenMs: 15 * 60_000, ...options.deadlines };
  const interactions = createInteractions(world, messages, violations, gateway.line, deadlines);
  const { control, traps } = createControl({ world, messages, interactions, gateway, violations, starts, shards });
  const act = createActions(world, messages, interactions);
  const page = createPageServer({ world, messages, violations, starts, act, control, online: gateway.online });
  const contentGranted = (privileged & GatewayIntentBits.MessageContent) !== 0;
  const rest = createRestServer({
    context: {
      world,
      messages,
      interactions,
      violations,
      gatewayUrl,
      starts,
      recommendedShards: () => shards.recommended,
      contentGranted,
    },
    schemas,
    token: botToken,
    traps,
    rateLimits: options.rateLimits === 'real' ? createRateLimits(now, violations) : undefined,
  });

  /** A web page from elsewhere must not reach this server through the visitor's browser. */
  function isLocal(host: string | undefined, from: string | undefined): boolean {
    if (!localHosts.has((host ?? '').replace(/:\d+$/, ''))) return false;
    return from === undefined || (URL.canParse(from) && new URL(from).host === host);
  }

  const app = new Hono();
  app.use(async (c, next) => {
    if (!isLocal(c.req.header('host'), c.req.header('origin'))) return c.body(null, 403);
    return next();
  });
  app.route('/', rest);
  app.route('/', page.routes);
  app.route('/', pageFiles());
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    const where = `${c.req.method} ${c.req.path}`;
    log(`${where} failed`, error);
    violations.record('sandbox-error', where, String(error));
    return c.json({ message: '500: Internal Server Error', code: 0 }, 500);
  });

  // A request for another host is refused by what it says itself, so it is never read as one for its own.
  const server = createServer(getRequestListener(app.fetch, { hostname: '127.0.0.1' }));
  server.keepAliveTimeout = 60_000;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 1024 * 1024 });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const path = new URL(request.url ?? '/', origin).pathname;
    const taker =
      path === '/page' ? page.accept : path === '/gateway' || path === '/gateway/' ? gateway.accept : undefined;
    if (taker === undefined || !isLocal(request.headers.host, request.headers.origin)) socket.destroy();
    else sockets.handleUpgrade(request, socket, head, (ws) => taker(ws, request));
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  }).catch((error: unknown) => {
    storage.close();
    throw error;
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sweep = setInterval(interactions.sweep, sweepMs);
  sweep.unref();
  return {
    url: origin,
    apiUrl: `${origin}/api`,
    token: botToken,
    applicationId: botId,
    violations: () => violations.list(),
    sessionStarts: () => starts.list(),
    control(order) {
      const done = control(order);
      if (typeof done === 'string') throw new Error(done);
    },
    async close() {
      clearInterval(sweep);
      starts.close();
      interactions.close();
      gateway.close();
      page.close();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      storage.close();
    },
  };
}
