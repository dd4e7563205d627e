/** Shows pages over HTTP: leagues, tables and cards, for whoever has their address. */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type Failure, failure } from '#core/failure';
import { listen, urlOf } from '#core/listening';
import type { Pages } from '#discord/core/app';
import { routesOf } from './routes.ts';
import { paths, type Site } from './site.ts';

/** Where pages are, for links, as long as it is open. */
export type WebServer = Pages & { close(): Promise<void> };

export type WebOptions = {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** How people reach it, without a slash at the end; undefined: at the port itself. */
  readonly url: string | undefined;
  readonly isIndexed: boolean;
  readonly failed: (error: unknown) => void;
};

/** A request that takes longer is given up, ms. */
const PATIENCE = 30_000;

/** Opens the port. If that is not possible, the failure says which setting to change. */
export async function startWebServer(site: Site, options: WebOptions): Promise<WebServer | Failure> {
  const { port, host } = options;
  let own = options.url ?? '';
  const routes = routesOf(site, { ...options, url: () => own });
  const server = createServer({ requestTimeout: PATIENCE }, getRequestListener(routes.fetch));
  const problem = await listen(server, { port, host, named: { port: 'WEB_PORT', host: 'WEB_HOST' } });
  if (problem !== undefined) return failure(problem);
  own = options.url ?? urlOf(server, host);
  return {
    league: (season) => own + paths.league(season),
    table: (table) => own + paths.table(table),
    person: (user, key) => own + paths.person(user, key),
    card: (key) => own + paths.card(key),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
