// The server's side of the page: JSON calls under /page-api, pushes over the websocket, files of messages.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RawData, WebSocket } from 'ws';
import type { Act } from './actions.ts';
import type { Control } from './control.ts';
import { isFault, type ViolationBook } from './faults.ts';
import { answer, readBody } from './http.ts';
import type { Messages } from './messages.ts';
import type { PageAction, PageHello, PagePush } from './page-api.ts';
import { mayRead, pageEvents, pageMessage, pageWorld, sees } from './person-view.ts';
import type { World } from './world.ts';

export type PageServer = {
  /** Handles a request if it is the page's; false if it is not. */
  readonly handle: (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<boolean>;
  readonly accept: (socket: WebSocket) => void;
  readonly close: () => void;
};

export type PageServerParts = {
  readonly world: World;
  readonly messages: Messages;
  readonly book: ViolationBook;
  readonly act: Act;
  readonly control: Control;
  readonly online: () => boolean;
};

/** Opens the page's side over a world. */
export function createPageServer(parts: PageServerParts): PageServer {
  const { world, messages, book } = parts;
  const watchers = new Map<WebSocket, readonly string[]>();

  function push(socket: WebSocket, event: PagePush): void {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(event));
  }

  const stopNews = world.listen((news) => {
    for (const [socket, people] of watchers) {
      for (const person of people) for (const event of pageEvents(world, news, person)) push(socket, { person, event });
    }
  });
  const stopBook = book.onChange((count) => {
    for (const [socket, people] of watchers) {
      for (const person of people) push(socket, { person, event: { kind: 'violations', count } });
    }
  });

  function isPerson(id: string | null): id is string {
    return id !== null && world.people.get(id)?.bot === false;
  }

  function error(response: ServerResponse, status: number, text: string): void {
    answer(response, { status, body: { error: text } });
  }

  function listMessages(response: ServerResponse, channelId: string, person: string, query: URLSearchParams): void {
    const channel = world.channels.get(channelId);
    if (channel === undefined || !sees(world, channel, person)) {
      error(response, 404, 'There is no such channel.');
      return;
    }
    const limit = Math.min(200, Math.max(1, Number(query.get('limit') ?? 50) || 50));
    const before = query.get('before');
    const found = messages.list({
      channel: channelId,
      person,
      limit: limit + 1,
      ...(before === null ? {} : { before }),
    });
    const shown = found.slice(0, limit).filter((kept) => mayRead(world, kept, person));
    const oldestFirst = shown.map((kept) => pageMessage(kept.message)).reverse();
    answer(response, { status: 200, body: { messages: oldestFirst, more: found.length > limit } });
  }

  async function takeAction(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    if (isFault(body)) {
      error(response, body.status, body.message);
      return;
    }
    const action = body.json as PageAction | undefined;
    if (typeof action?.person !== 'string' || typeof action.do !== 'string') {
      error(response, 400, 'An action names a person and what they do.');
      return;
    }
    const done = await parts.act(action);
    if (typeof done === 'string') error(response, 400, done);
    else answer(response, { status: 200, body: done });
  }

  async function takeControl(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    const done = isFault(body) ? body.message : parts.control(body.json);
    if (typeof done === 'string') error(response, 400, done);
    else answer(response, { status: 200, body: done });
  }

  function sendFile(response: ServerResponse, id: string): void {
    const file = messages.file(id);
    if (file === undefined) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('This content is no longer available.');
      return;
    }
    response
      .writeHead(200, {
        'content-type': file.type,
        'content-length': file.bytes.length,
        'cache-control': 'max-age=86400, immutable',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      .end(file.bytes);
  }

  async function handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> {
    const path = url.pathname;
    const attachment = /^\/attachments\/\d+\/(\d+)\//.exec(path);
    if (attachment !== null) {
      sendFile(response, attachment[1] ?? '');
      return true;
    }
    if (path === '/violations') {
      answer(response, { status: 200, body: book.list() });
      return true;
    }
    if (!path.startsWith('/page-api/') && path !== '/control') return false;
    if (request.method === 'POST') {
      if (path === '/page-api/act') await takeAction(request, response);
      else if (path === '/control') await takeControl(request, response);
      else error(response, 404, 'Not found');
      return true;
    }
    const person = url.searchParams.get('person') ?? [...world.people.values()].find((p) => !p.bot)?.id ?? null;
    const channel = /^\/page-api\/channels\/(\d+)\/messages$/.exec(path);
    if (!isPerson(person)) error(response, 404, 'There is no such person.');
    else if (path === '/page-api/world') {
      answer(response, { status: 200, body: pageWorld(world, person, parts.online(), book.count()) });
    } else if (channel !== null) listMessages(response, channel[1] ?? '', person, url.searchParams);
    else error(response, 404, 'Not found');
    return true;
  }

  function accept(socket: WebSocket): void {
    watchers.set(socket, []);
    socket.on('message', (raw: RawData) => {
      const hello = parseHello(raw);
      if (hello === undefined) socket.close(1003, 'say which people to watch');
      else watchers.set(socket, hello.people.filter(isPerson));
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => watchers.delete(socket));
  }

  return {
    handle,
    accept,
    close() {
      stopNews();
      stopBook();
      for (const socket of watchers.keys()) socket.terminate();
    },
  };
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
