// Discord's REST API over HTTP: checks the token, the rate limits and the body of a request, runs its route, and records
// what the bot did wrong.
import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { requestId } from 'hono/request-id';
import type { ContentfulStatusCode, StatusCode } from 'hono/utils/http-status';
import type { Traps } from './control.ts';
import { type Fault, fault, faultBody, invalidForm, isFault, type Reply } from './faults.ts';
import { inOrder, type Route, readBody } from './http.ts';
import type { RateLimits } from './rate-limits.ts';
import { applicationRoutes } from './rest/applications.ts';
import { channelRoutes } from './rest/channels.ts';
import type { RestContext } from './rest/context.ts';
import { guildRoutes } from './rest/guilds.ts';
import { interactionRoutes } from './rest/interactions.ts';
import { messageRoutes } from './rest/messages.ts';
import { threadRoutes } from './rest/threads.ts';
import type { SchemaCheck } from './validate/schema.ts';

export type RestServerParts = {
  readonly context: RestContext;
  readonly schemas: SchemaCheck;
  readonly token: string;
  readonly traps: Traps;
  readonly rateLimits: RateLimits | undefined;
};

type Env = { readonly Bindings: HttpBindings };

/** Serves versions 9 and 10 of the API under `/api/v9` and `/api/v10`. */
export function createRestServer(parts: RestServerParts): Hono<Env> {
  const { context, schemas, traps, rateLimits } = parts;
  const { violations } = context;
  const app = new Hono<Env>().basePath('/api/:version{v(?:9|10)}');
  app.use(requestId());

  function note(result: Fault, where: string, payload: unknown): void {
    const detail = result.problems.map((p) => `${p.path.join('.')}: ${p.message}`).join('; ') || result.message;
    const rules = result.problems.length > 0 ? [...new Set(result.problems.map((p) => p.rule))] : [result.rule];
    for (const rule of rules) {
      if (rule === undefined) violations.refusal(where, result.code, result.message);
      else violations.record(rule, where, detail, payload);
    }
    if (result.status === 401 || result.status === 403 || result.status === 429) rateLimits?.noteInvalid(where);
  }

  function refuse(c: Context<Env>, result: Fault): Response {
    note(result, `${c.req.method} ${pathOf(c)}`, undefined);
    return answer(c, result);
  }

  async function run(c: Context<Env>, route: Route): Promise<{ result: Reply | Fault; payload: unknown }> {
    const body = await readBody(c.req.raw);
    if (isFault(body)) return { result: body, payload: undefined };
    const { method } = route;
    const given = body.json ?? (method === 'POST' || method === 'PATCH' ? {} : undefined);
    const problems = given === undefined ? [] : schemas.body(route.operation, given);
    if (problems.length > 0) return { result: invalidForm(problems), payload: body.json };
    const result = await route.handler({
      method,
      params: c.req.param(),
      query: new URL(c.req.url).searchParams,
      body: given,
      files: body.files,
      route: `${method} ${route.path}`,
    });
    return { result, payload: body.json };
  }

  async function serve(c: Context<Env>, route: Route): Promise<Response> {
    const path = pathOf(c);
    if (route.open !== true && c.req.header('authorization') !== `Bot ${parts.token}`) {
      return refuse(c, fault(401, 0, '401: Unauthorized', 'unauthorized'));
    }
    const verdict = rateLimits?.admit({ route, params: c.req.param() });
    for (const [name, value] of Object.entries(verdict?.headers ?? {})) c.header(name, value);
    if (verdict?.refused !== undefined) {
      rateLimits?.noteInvalid(`${c.req.method} ${path}`);
      const { retryAfterSeconds, global } = verdict.refused;
      return c.json({ message: 'You are being rate limited.', retry_after: retryAfterSeconds, global }, 429);
    }
    if (traps.delayMs() > 0) await sleep(traps.delayMs());
    const before = traps.spring(c.req.method, path, 'before');
    if (before !== undefined) return before === 'cut' ? cut(c) : answer(c, before);
    const { result, payload } = await run(c, route);
    if (isFault(result)) note(result, `${route.method} ${route.path}`, payload);
    const after = isFault(result) ? undefined : traps.spring(c.req.method, path, 'after');
    return after === 'cut' ? cut(c) : answer(c, after ?? result);
  }

  const routes = inOrder([
    ...applicationRoutes(context),
    ...guildRoutes(context),
    ...channelRoutes(context),
    ...messageRoutes(context),
    ...threadRoutes(context),
    ...interactionRoutes(context),
  ]);
  for (const route of routes) app.on(route.method, route.path, (c) => serve(c, route));
  for (const { path } of routes) {
    app.all(path, (c) => refuse(c, fault(405, 0, '405: Method Not Allowed', 'unknown-route')));
  }
  app.all('*', (c) => refuse(c, fault(404, 0, '404: Not Found', 'unknown-route')));
  return app;
}

/** The path of a request without the common prefix. */
function pathOf(c: Context): string {
  return c.req.path.replace(/^\/api\/v\d+/, '');
}

/** Discord's JSON for a result. */
function answer(c: Context, result: Reply | Fault): Response {
  const body = isFault(result) ? faultBody(result) : result.body;
  if (body === undefined) return c.body(null, result.status as StatusCode);
  c.header('content-type', 'application/json');
  return c.body(JSON.stringify(body), result.status as ContentfulStatusCode);
}

/** Ends the connection without an answer. */
function cut(c: Context<Env>): Response {
  c.env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}
