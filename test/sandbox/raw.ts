// A bot without a library: raw REST calls and a raw gateway connection, for doing what discord.js would never do.
import { WebSocket } from 'ws';
import type { Sandbox } from '../../src/sandbox/sandbox.ts';

export type Answer = {
  readonly status: number;
  readonly json: { code?: number; message?: string; [key: string]: unknown };
  readonly headers: Headers;
};

export type Raw = {
  readonly call: (
    method: string,
    path: string,
    body?: unknown,
    files?: Readonly<Record<string, Buffer | string>>,
  ) => Promise<Answer>;
  /** Rules broken since the last look. */
  readonly fresh: () => readonly string[];
};

/** Calls with the bot's token; `path` begins after the version. Files are named by their index. */
export function rawBot(sandbox: Sandbox): Raw {
  let seen = 0;
  return {
    async call(method, path, body, files) {
      const headers: Record<string, string> = { authorization: `Bot ${sandbox.token}` };
      let payload: FormData | string | undefined;
      if (files !== undefined) {
        payload = new FormData();
        payload.set('payload_json', JSON.stringify(body ?? {}));
        for (const [key, value] of Object.entries(files)) {
          const [index = '0', name = 'file.txt'] = key.split(':');
          payload.set(`files[${index}]`, new Blob([new Uint8Array(Buffer.from(value))]), name);
        }
      } else if (body !== undefined) {
        payload = JSON.stringify(body);
        headers['content-type'] = 'application/json';
      }
      const response = await fetch(`${sandbox.apiUrl}/v10${path}`, {
        method,
        headers,
        body: payload,
      });
      const text = await response.text();
      return {
        status: response.status,
        json: text === '' ? {} : (JSON.parse(text) as Answer['json']),
        headers: response.headers,
      };
    },
    fresh() {
      const all = sandbox.violations();
      const rules = all.slice(seen).map((v) => v.rule);
      seen = all.length;
      return rules;
    },
  };
}

export type RawEvent = {
  readonly op: number;
  readonly t: string | null;
  readonly s: number | null;
  readonly d: Record<string, unknown>;
};

export type RawGateway = {
  readonly send: (packet: unknown) => void;
  readonly next: (fits: (event: RawEvent) => boolean) => Promise<RawEvent>;
  readonly closed: Promise<number>;
  readonly drop: () => void;
};

/** Connects to the gateway and keeps all that comes. */
export async function rawGateway(sandbox: Sandbox, query = '?v=10&encoding=json'): Promise<RawGateway> {
  const socket = new WebSocket(`${sandbox.url.replace('http', 'ws')}/gateway${query}`);
  const events: RawEvent[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (raw) => {
    events.push(JSON.parse(String(raw)) as RawEvent);
    for (const look of [...waiting]) look();
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return {
    send: (packet) => socket.send(typeof packet === 'string' ? packet : JSON.stringify(packet)),
    next: (fits) =>
      new Promise((resolve) => {
        const look = (): void => {
          const index = events.findIndex(fits);
          if (index === -1) return;
          waiting.delete(look);
          resolve(events.splice(index, 1)[0]!);
        };
        waiting.add(look);
        look();
      }),
    closed,
    drop: () => socket.terminate(),
  };
}

/** Identifies and waits for READY. */
export async function rawSession(sandbox: Sandbox, intents = 1 | (1 << 9) | (1 << 12)): Promise<RawGateway> {
  const gateway = await rawGateway(sandbox);
  gateway.send({ op: 2, d: { token: sandbox.token, intents, properties: {} } });
  await gateway.next((e) => e.t === 'READY');
  return gateway;
}
