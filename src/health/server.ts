/** Answers over HTTP how the program is: for service managers, orchestrators and Prometheus. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { type Failure, failure } from '#core/failure';
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
  const problem = await listen(server, port, host);
  if (problem !== undefined) return failure(problem);
  const shownHost = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${shownHost}:${(server.address() as AddressInfo).port}`,
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

/** Resolves once the port is open, to nothing, or to a line for the operator. */
function listen(server: Server, port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    server.on('error', (error: NodeJS.ErrnoException) => {
      const line = faultLine(error.code, port, host);
      if (line === undefined) reject(error);
      else resolve(line);
    });
    server.listen(port, host, () => resolve(undefined));
  });
}

function faultLine(code: string | undefined, port: number, host: string): string | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return `HEALTH_PORT: port ${port} is in use; choose another one, or 0 for any.`;
    case 'EACCES':
      return `HEALTH_PORT: port ${port} may not be opened by this user; choose one above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HEALTH_HOST: ${host} is no address of this machine; use 127.0.0.1, or 0.0.0.0 for all of its addresses.`;
    default:
      return undefined;
  }
}
