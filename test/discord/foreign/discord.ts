// A second stand-in for Discord, apart from the sandbox: it gives only what Discord must give, and takes only what Discord takes.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { read, write } from './http.ts';
import {
  applyTo,
  type Body,
  EPHEMERAL,
  type Exchange,
  type Fault,
  fits,
  isPrivate,
  type Message,
  parts,
  V2,
} from './shapes.ts';

export type Foreign = Awaited<ReturnType<typeof openForeign>>;

/** Starts it. Ids are short, interactions are as bare as can be, no answer is ever given back that need not be. */
export async function openForeign() {
  let count = 100;
  const next = () => String(++count);
  const bot = { id: next(), username: 'bot', discriminator: '0', global_name: null, avatar: null, bot: true };
  const breaches: string[] = [];
  const calls: { readonly user: string; readonly channel: string }[] = [];
  const messages = new Map<string, Message>();
  const types = new Map<string, number>();
  const people = new Map<string, { readonly id: string; readonly username: string }>();
  const exchanges = new Map<string, Exchange>();
  const nonces = new Map<string, Message>();
  const sockets = new Set<WebSocket>();
  const state = {
    fault: (_method: string, _path: string): Fault | undefined => undefined,
    identified: 0,
    resumed: 0,
    deduplicated: 0,
    /** Close code for whoever identifies from now on. */
    refuse: undefined as number | undefined,
    /** Connections that the bot is to make, and those that it has made. */
    wanted: 1,
    shards: [] as string[],
  };

  const breach = (what: string) => void breaches.push(what);
  const send = (packet: object) => {
    for (const socket of sockets) socket.send(JSON.stringify(packet));
  };
  let sequence = 0;
  /** Over one connection, as Discord sends what belongs to a server or a person. */
  const dispatch = (t: string, d: object, to = [...sockets].at(-1)) =>
    to?.send(JSON.stringify({ op: 0, t, d, s: ++sequence }));

  function apply(message: Message, body: Body, files: readonly string[], isNew: boolean): void {
    const { breaches: found, users } = applyTo(message, body, files);
    breaches.push(...found);
    if (isNew && !isPrivate(message)) calls.push(...users.map((user) => ({ user, channel: message.channel })));
  }

  function create(channel: string, body: Body, files: readonly string[], reader?: string): Message {
    const message = {
      id: next(),
      channel,
      flags: 0,
      components: [],
      files: [],
      reader,
    };
    apply(message, body, files, true);
    messages.set(message.id, message);
    return message;
  }

  const shown = ({ id, channel, flags, components, files }: Message) => ({
    id,
    channel_id: channel,
    author: bot,
    content: '',
    flags,
    attachments: files.map((filename, i) => ({
      id: String(i),
      filename,
      size: 1,
      url: `https://cdn.test/${filename}`,
    })),
    components: JSON.parse(JSON.stringify(components).replaceAll('"attachment://', '"https://cdn.test/')),
  });

  type Answer = { readonly status: number; readonly body?: unknown };
  const wrong = (status: number, code: number): Answer => ({ status, body: { code, message: `error ${code}` } });
  const check = (found: readonly string[]) => found.forEach(breach);

  function callback(id: string, body: Body, files: readonly string[]): Answer {
    const exchange = exchanges.get(id);
    if (exchange === undefined) return wrong(404, 10_062);
    if (exchange.answered !== undefined) return wrong(400, 40_060);
    const { type = 0, data = {} } = body;
    exchange.answered = type;
    exchange.ms = Date.now() - exchange.at;
    if (exchange.ms > 3000) breach(`${exchange.ms} ms until the first response`);
    if ((type === 6 || type === 7) && exchange.from === undefined) breach('updates no message');
    if (type === 8 ? exchange.kind !== 4 : exchange.kind === 4) breach(`response ${type} to ${exchange.kind}`);
    if (type === 9 && exchange.kind === 5) breach('a modal to a modal');
    if (type === 4) {
      check(fits('CreateMessageInteractionCallbackRequest', body));
      exchange.message = create(
        exchange.channel,
        data,
        files,
        (data.flags ?? 0) & EPHEMERAL ? exchange.user : undefined,
      );
    }
    if (type === 5) exchange.edits = -1 - ((data.flags ?? 0) & EPHEMERAL);
    if (type === 6 || type === 7) Object.assign(exchange, { message: exchange.from });
    if (type === 7 && exchange.from !== undefined) {
      check(fits('UpdateMessageInteractionCallbackRequest', body));
      apply(exchange.from, data, files, false);
    }
    if (type === 9) check(fits('ModalInteractionCallbackRequest', body));
    if (type === 9) exchange.modal = data;
    return { status: 204 };
  }

  function webhook(
    method: string,
    token: string,
    which: string | undefined,
    body: Body,
    files: readonly string[],
  ): Answer {
    const exchange = [...exchanges.values()].find((one) => one.token === token);
    if (exchange?.answered === undefined) return wrong(404, 10_015);
    const reader = (flags: number) => (flags & EPHEMERAL ? exchange.user : undefined);
    if (which === undefined) {
      check(fits('IncomingWebhookRequestPartial', body));
      const message = create(exchange.channel, body, files, reader(body.flags ?? 0));
      exchange.more.push(message);
      return { status: 200, body: shown(message) };
    }
    if (method === 'PATCH') check(fits('IncomingWebhookUpdateRequestPartial', body));
    if (exchange.edits < 0) {
      const flags = V2 | (-1 - exchange.edits);
      exchange.edits = 0;
      exchange.message = create(exchange.channel, { ...body, flags }, files, reader(flags));
    }
    const message = which === '@original' ? exchange.message : messages.get(which);
    if (message === undefined || !messages.has(message.id)) return wrong(404, 10_008);
    if (method === 'PATCH') {
      exchange.edits += 1;
      apply(message, body, files, false);
    }
    return { status: 200, body: shown(message) };
  }

  function inChannel(method: string, path: readonly string[], body: Body, files: readonly string[]): Answer {
    const [channel = '', what, id = '', more] = path;
    if (!types.has(channel)) return wrong(404, 10_003);
    if (what === 'threads' || more === 'threads') {
      const thread = more === undefined ? next() : id;
      if (types.get(channel) !== 0) {
        breach(`a thread asked for in a channel of type ${types.get(channel)}`);
        return wrong(400, 50_024);
      }
      if (more !== undefined && !messages.has(id)) return wrong(404, 10_008);
      if (types.has(thread)) return wrong(400, 160_004);
      types.set(thread, 11);
      return { status: 201, body: { id: thread, type: 11 } };
    }
    if (method === 'POST') {
      check(fits('MessageCreateRequest', body));
      if (body.nonce === undefined || body.enforce_nonce !== true) breach('a message that may be sent twice');
      const known = nonces.get(`${channel} ${body.nonce}`);
      if (known !== undefined) state.deduplicated += 1;
      const message = known ?? create(channel, body, files);
      nonces.set(`${channel} ${body.nonce}`, message);
      return { status: 200, body: shown(message) };
    }
    const message = messages.get(id);
    if (message === undefined || isPrivate(message)) return wrong(404, 10_008);
    if (method === 'PATCH') {
      check(fits('MessageEditRequestPartial', body));
      apply(message, body, files, false);
    }
    return { status: 200, body: shown(message) };
  }

  function answer(method: string, path: string, body: Body, files: readonly string[]): Answer {
    const [head, ...rest] = path.split('/').slice(1).map(decodeURIComponent);
    const [first = '', second = '', third, fourth] = rest;
    if (path === '/gateway/bot') {
      const limit = { total: 1000, remaining: 999, reset_after: 1, max_concurrency: state.wanted };
      return {
        status: 200,
        body: { url: `ws://127.0.0.1:${port()}`, shards: state.wanted, session_start_limit: limit },
      };
    }
    if (head === 'applications') return { status: 200, body: method === 'GET' ? [] : body };
    if (head === 'interactions') return callback(first, body, files);
    if (head === 'webhooks') return webhook(method, second, third === undefined ? undefined : fourth, body, files);
    if (method === 'GET' && head === 'guilds' && second === 'members') {
      const user = people.get(third ?? '');
      return user === undefined ? wrong(404, 10007) : { status: 200, body: { user, roles: [] } };
    }
    if (head === 'channels') return inChannel(method, rest, body, files);
    if (path === '/users/@me/channels') {
      types.set(`9${body.recipient_id}`, 1);
      return { status: 200, body: { id: `9${body.recipient_id}`, type: 1 } };
    }
    breach(`${method} ${path}`);
    return wrong(404, 0);
  }

  const http = createServer((request, response) => {
    void read(request).then(({ body, files }) => {
      const path = (request.url ?? '').replace(/^\/api\/v10/, '').replace(/\?.*$/, '');
      const fault = state.fault(request.method ?? '', path);
      if (typeof fault === 'object') return write(response, wrong(fault.status, fault.code));
      const result = fault === 'drop' ? undefined : answer(request.method ?? '', path, body, files);
      if (fault !== undefined || result === undefined) response.destroy();
      else write(response, result);
    });
  });
  const port = () => (http.address() as AddressInfo).port;
  new WebSocketServer({ server: http }).on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.send(JSON.stringify({ op: 10, d: { heartbeat_interval: 41_250 } }));
    socket.on('message', (raw) => {
      const { op, d } = JSON.parse(String(raw)) as { op: number; d?: { shard?: readonly number[] } };
      if (op === 1) socket.send(JSON.stringify({ op: 11 }));
      if (op === 6) {
        state.resumed += 1;
        dispatch('RESUMED', {}, socket);
      }
      if (op !== 2) return;
      if (state.refuse !== undefined) return socket.close(state.refuse);
      state.identified += 1;
      state.shards.push((d?.shard ?? [0, 1]).join('/'));
      // The server stays out of order for good.
      const ready = { v: 10, user: bot, guilds: [{ id: '1', unavailable: true }], session_id: next() };
      const urls = { resume_gateway_url: `ws://127.0.0.1:${port()}`, application: { id: bot.id, flags: 0 } };
      dispatch('READY', { ...ready, ...urls }, socket);
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));

  /** Sends an interaction; resolves when it has an answer that can be read, or after 4 s. */
  async function interact(
    kind: number,
    user: string,
    channel: string,
    data: object,
    from?: Message,
  ): Promise<Exchange> {
    const id = next();
    const at = Date.now();
    const exchange: Exchange = { id, token: `token-${id}`, kind, user, channel, from, at, edits: 0, more: [] };
    exchanges.set(id, exchange);
    const who = people.get(user);
    const place = types.get(channel) === 1 ? { user: who } : { guild_id: '1', member: { user: who, roles: [] } };
    const packet = {
      id,
      application_id: bot.id,
      type: kind,
      token: exchange.token,
      channel_id: channel,
      data,
      ...place,
    };
    const where = types.get(channel) === 0 ? {} : { channel: { id: channel, type: types.get(channel) } };
    dispatch('INTERACTION_CREATE', { ...packet, ...where, ...(from === undefined ? {} : { message: shown(from) }) });
    const waiting = () =>
      exchange.answered === undefined || exchange.edits < 0 || (exchange.answered === 6 && exchange.edits === 0);
    while (waiting() && Date.now() - at < 4000) await new Promise((resolve) => setTimeout(resolve, 5));
    return exchange;
  }

  return {
    url: `http://127.0.0.1:${port()}/api`,
    breaches,
    calls,
    messages,
    types,
    state,
    send,
    dispatch,
    breakLines(code: number) {
      for (const socket of sockets) socket.close(code);
    },
    channel(type = 0): string {
      const id = next();
      types.set(id, type);
      return id;
    },
    person(username: string): string {
      const id = next();
      people.set(id, { id, username });
      return id;
    },
    /** What everybody sees in a channel, oldest first. */
    inView: (channel: string) => [...messages.values()].filter((m) => m.channel === channel && !isPrivate(m)),
    command: (user: string, channel: string, name: string, options: Readonly<Record<string, string>> = {}) =>
      interact(2, user, channel, {
        name,
        options: Object.entries(options).map(([key, value]) => ({ name: key, type: 3, value })),
      }),
    press: (user: string, from: Message, custom_id: string, values?: readonly string[]) =>
      interact(3, user, from.channel, { custom_id, values }, from),
    submit: (user: string, { channel, from, modal }: Exchange, text: string) =>
      interact(
        5,
        user,
        channel,
        {
          custom_id: modal?.custom_id,
          components: parts(modal?.components)
            .filter((one) => one.type === 4)
            .map(({ custom_id }) => ({ type: 18, component: { type: 4, custom_id, value: text } })),
        },
        from,
      ),
    async close(): Promise<void> {
      for (const socket of sockets) socket.terminate();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}
