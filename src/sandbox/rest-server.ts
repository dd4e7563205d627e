// The front of the REST side: finds the route, checks token, limits and body, runs it, writes down what was wrong.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Traps } from './control.ts';
import { type Fault, fault, invalidForm, isFault, type Reply } from './faults.ts';
import { answer, createRouter, type Found, readBody } from './http.ts';
import type { RateLimits } from './rate-limits.ts';
import { applicationRoutes } from './rest/applications.ts';
import { channelRoutes } from './rest/channels.ts';
import type { RestContext } from './rest/context.ts';
import { guildRoutes } from './rest/guilds.ts';
import { interactionRoutes } from './rest/interactions.ts';
import { messageRoutes } from './rest/messages.ts';
import { threadRoutes } from './rest/threads.ts';
import type { SchemaCheck } from './validate/schema.ts';

export type RestServer = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>;

export type RestServerParts = {
  readonly context: RestContext;
  readonly schemas: SchemaCheck;
  readonly token: string;
  readonly traps: Traps;
  readonly rateLimits: RateLimits | undefined;
};

/** Operations whose bodies come often; their validators are made before the bot needs them. */
export const hotOperations: readonly string[] = [
  'create_interaction_response',
  'update_webhook_message',
  'execute_webhook',
  'create_message',
  'update_message',
  'create_thread',
];

/** Bodies whose operation takes multipart have the same schema for their JSON part. */
const versions = /^\/api\/v(?:9|10)(\/.*)$/;

/** Makes the handler for everything under `/api`. */
export function createRestServer(parts: RestServerParts): RestServer {
  const { context, schemas, traps, rateLimits } = parts;
  const { book } = context;
  const find = createRouter([
    ...applicationRoutes(context),
    ...guildRoutes(context),
    ...channelRoutes(context),
    ...messageRoutes(context),
    ...threadRoutes(context),
    ...interactionRoutes(context),
  ]);

  function note(result: Fault, where: string, payload: unknown): void {
    const detail = result.problems.map((p) => `${p.path.join('.')}: ${p.message}`).join('; ') || result.message;
    const rules = result.problems.length > 0 ? [...new Set(result.problems.map((p) => p.rule))] : [result.rule];
    for (const rule of rules) {
      if (rule === undefined) book.refusal(where, result.code, result.message);
      else book.record(rule, where, detail, payload);
    }
    if (result.status === 401 || result.status === 403 || result.status === 429) rateLimits?.noteInvalid(where);
  }

  async function run(
    request: IncomingMessage,
    url: URL,
    found: Found,
  ): Promise<{ result: Reply | Fault; payload: unknown }> {
    const body = await readBody(request);
    if (isFault(body)) return { result: body, payload: undefined };
    const method = found.route.method;
    const given = body.json ?? (method === 'POST' || method === 'PATCH' ? {} : undefined);
    const problems = given === undefined ? [] : schemas.body(found.route.operation, given);
    if (problems.length > 0) return { result: invalidForm(problems), payload: body.json };
    const result = await found.route.handler({
      method,
      params: found.params,
      query: url.searchParams,
      body: given,
      files: body.files,
      route: `${method} ${found.route.path}`,
    });
    return { result, payload: body.json };
  }

  return async (request, response, url) => {
    const method = request.method ?? 'GET';
    const path = versions.exec(url.pathname)?.[1];
    const headers: Record<string, string> = { 'x-request-id': randomUUID() };
    const where = `${method} ${path ?? url.pathname}`;
    const refuse = (result: Fault): void => {
      request.resume();
      note(result, where, undefined);
      answer(response, result, headers);
    };
    const found = path === undefined ? undefined : find(method, path);
    if (found === undefined) return refuse(fault(404, 0, '404: Not Found', 'unknown-route'));
    if (found === 'method') return refuse(fault(405, 0, '405: Method Not Allowed', 'unknown-route'));
    if (found.route.open !== true && request.headers.authorization !== `Bot ${parts.token}`) {
      return refuse(fault(401, 0, '401: Unauthorized', 'unauthorized'));
    }
    const verdict = rateLimits?.take(found);
    Object.assign(headers, verdict?.headers);
    if (verdict?.refused !== undefined) {
      request.resume();
      rateLimits?.noteInvalid(where);
      const { retryAfterSeconds, global } = verdict.refused;
      answer(
        response,
        { status: 429, body: { message: 'You are being rate limited.', retry_after: retryAfterSeconds, global } },
        headers,
      );
      return;
    }
    if (traps.delayMs() > 0) await sleep(traps.delayMs());
    const before = traps.spring(method, path ?? '', 'before');
    if (before !== undefined) {
      request.resume();
      if (before === 'cut') request.socket.destroy();
      else answer(response, before, headers);
      return;
    }
    const { result, payload } = await run(request, url, found);
    if (isFault(result)) note(result, `${method} ${found.route.path}`, payload);
    const after = isFault(result) ? undefined : traps.spring(method, path ?? '', 'after');
    if (after === 'cut') request.socket.destroy();
    else answer(response, after ?? result, headers);
  };
}
