/** Answers over HTTP how the program is: for service managers, orchestrators and Prometheus. */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { type Failure, failure } from '#core/failure';
import { listen, urlOf } from '#core/listening';
import { within } from '#discord/core/within';

export type HealthServer = {
  /** `http://127.0.0.1:9090` */
  readonly url: string;
  close(): Promise<void>;
};

export type HealthServerOptions = {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Resolves once the store has answered. */
  readonly askStore: () => Promise<unknown>;
  /** Why the bot is not ready; nothing if it is. */
  readonly whyNotReady: () => readonly string[];
  readonly metrics: () => Promise<{ readonly text: string; readonly contentType: string }>;
};

/** How long the store may take to answer, ms. */
const STORE_PATIENCE = 2000;

/** Opens the port. If that is not possible, the failure says which setting to change. */
export async function startHealthServer(options: HealthServerOptions): Promise<HealthServer | Failure> {
  const { port, host } = options;
  const server = createServer(getRequestListener(routesOf(options).fetch));
  const named = { port: 'HEALTH_PORT', host: 'HEALTH_HOST' };
  const problem = await listen(server, { port, host, named });
  if (problem !== undefined) return failure(problem);
  return {
    url: urlOf(server, host),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function routesOf({ askStore, whyNotReady, metrics }: HealthServerOptions): Hono {
  const routes = new Hono();
  const storeFault = storeCheck(askStore);
  routes.get('/healthz', async (c) => {
    const reason = await storeFault();
    return reason === undefined ? c.json({ healthy: true }) : c.json({ healthy: false, reasons: [reason] }, 503);
  });
  routes.get('/readyz', async (c) => {
    const reasons = [...whyNotReady(), ...[await storeFault()].flatMap((reason) => reason ?? [])];
    return reasons.length === 0 ? c.json({ ready: true }) : c.json({ ready: false, reasons }, 503);
  });
  routes.get('/metrics', async (c) => {
    const { text, contentType } = await metrics();
    return c.body(text, 200, { 'content-type': contentType });
  });
  return routes;
}

/** Asks the store whether it answers; while one question is open, it is not asked another. */
function storeCheck(askStore: () => Promise<unknown>): () => Promise<string | undefined> {
  let open: Promise<string | undefined> | undefined;
  const ask = async (): Promise<string | undefined> => {
    try {
      await askStore();
      return undefined;
    } catch (error) {
      return `the store fails: ${error instanceof Error ? error.message : String(error)}`;
    }
  };
  return async () => {
    open ??= ask().finally(() => {
      open = undefined;
    });
    const answered = await within(
      open.then((fault) => ({ fault })),
      STORE_PATIENCE,
    );
    return answered === undefined ? `the store has not answered for ${STORE_PATIENCE / 1000} s` : answered.fault;
  };
}
