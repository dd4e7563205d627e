// The server's side of the page: JSON calls under /page-api, pushes over the websocket, files of messages.
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { RawData, WebSocket } from 'ws';
import type { Act } from './actions.ts';
import type { Control } from './control.ts';
import type { ViolationLog } from './faults.ts';
import type { Messages } from './messages.ts';
import type { PageAction, PageHello, PagePush } from './page-api.ts';
import { mayRead, pageEvents, pageMessage, pageWorld, sees } from './person-view.ts';
import type { SessionStarts } from './session-starts.ts';
import type { World } from './world.ts';

export type PageServer = {
  readonly routes: Hono;
  readonly accept: (socket: WebSocket) => void;
  readonly close: () => void;
};

export type PageServerParts = {
  readonly world: World;
  readonly messages: Messages;
  readonly violations: ViolationLog;
  readonly starts: SessionStarts;
  readonly act: Act;
  readonly control: Control;
  readonly online: () => boolean;
};

/** Opens the page's side over a world. */
export function createPageServer(parts: PageServerParts): PageServer {
  const { world, messages, violations } = parts;
  const watchers = new Map<WebSocket, readonly string[]>();

  function push(socket: WebSocket, event: PagePush): void {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(event));
  }

  const stopNews = world.listen((news) => {
    for (const [socket, people] of watchers) {
      for (const person of people) for (const event of pageEvents(world, news, person)) push(socket, { person, event });
    }
  });
  const stopListening = violations.onChange((count) => {
    for (const [socket, people] of watchers) {
      for (const person of people) push(socket, { person, event: { kind: 'violations', count } });
    }
  });

  function isPerson(id: string | undefined): id is string {
    return id !== undefined && world.people.get(id)?.bot === false;
  }

  /** The person who looks; without a name the first one. */
  function viewer(given: string | undefined): string {
    const person = given ?? [...world.people.values()].find((one) => !one.bot)?.id;
    if (!isPerson(person)) throw refusal(404, 'There is no such person.');
    return person;
  }

  const routes = new Hono();

  routes.get('/attachments/:channel/:id/:name', (c) => {
    const file = messages.file(c.req.param('id'));
    if (file === undefined) return c.text('This content is no longer available.', 404);
    return c.body(new Uint8Array(file.bytes), 200, {
      'content-type': file.type,
      'cache-control': 'max-age=86400, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  routes.get('/violations', (c) => c.json(violations.list()));

  routes.get('/session-starts', (c) => c.json(parts.starts.list()));

  routes.get('/page-api/world', (c) =>
    c.json(pageWorld(world, viewer(c.req.query('person')), parts.online(), violations.count())),
  );

  routes.get('/page-api/channels/:channel/messages', (c) => {
    const person = viewer(c.req.query('person'));
    const channel = world.channels.get(c.req.param('channel'));
    if (channel === undefined || !sees(world, channel, person)) throw refusal(404, 'There is no such channel.');
    const limit = Math.min(200, Math.max(1, Number(c.req.query('limit') ?? 50) || 50));
    const before = c.req.query('before');
    const found = messages.list({
      channel: channel.id,
      person,
      limit: limit + 1,
      before,
    });
    const shown = found.slice(0, limit).filter((stored) => mayRead(world, stored, person));
    const oldestFirst = shown.map((stored) => pageMessage(stored.message)).reverse();
    return c.json({ messages: oldestFirst, more: found.length > limit });
  });

  routes.post('/page-api/act', async (c) => {
    const action = (await c.req.json()) as PageAction | null;
    if (typeof action?.person !== 'string' || typeof action.do !== 'string') {
      throw refusal(400, 'An action names a person and what they do.');
    }
    const done = await parts.act(action);
    if (typeof done === 'string') throw refusal(400, done);
    return c.json(done);
  });

  routes.post('/control', async (c) => {
    const done = parts.control(await c.req.json());
    if (typeof done === 'string') throw refusal(400, done);
    return c.json(done);
  });

  routes.all('/page-api/*', () => {
    throw refusal(404, 'Not found');
  });

  function accept(socket: WebSocket): void {
    watchers.set(socket, []);
    socket.on('message', (raw: RawData) => {
      const hello = parseHello(raw);
      if (hello === undefined) return socket.close(1003, 'say which people to watch');
      const people = hello.people.filter(isPerson);
      watchers.set(socket, people);
      // Tells the page that it misses nothing from here on.
      for (const person of people) push(socket, { person, event: { kind: 'violations', count: violations.count() } });
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => watchers.delete(socket));
  }

  return {
    routes,
    accept,
    close() {
      stopNews();
      stopListening();
      for (const socket of watchers.keys()) socket.terminate();
    },
  };
}

/** What cannot be done, in words for people. */
function refusal(status: 400 | 404, error: string): HTTPException {
  return new HTTPException(status, { res: Response.json({ error }, { status }) });
}

function parseHello(raw: RawData): PageHello | undefined {
  try {
    const hello = JSON.parse(String(raw)) as { people?: unknown } | null;
    const people = hello?.people;
    return Array.isArray(people) && people.every((p) => typeof p === 'string') ? { people } : undefined;
  } catch {
    return undefined;
  }
}
