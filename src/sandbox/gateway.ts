// The gateway: identifies bots, sends them the events that their intents allow, and lets them resume.
import type { IncomingMessage } from 'node:http';
import { GatewayIntentBits as I, ShardClientUtil } from 'discord.js';
import type { RawData, WebSocket } from 'ws';
import type { ViolationLog } from './faults.ts';
import { eventsFor, type GatewayEvent, serverEvent } from './gateway-events.ts';
import type { BotLine } from './interactions.ts';
import { overlap, type SessionStarts } from './session-starts.ts';
import { fullMember, userShape } from './shapes.ts';
import type { World } from './world.ts';

type Session = {
  readonly id: string;
  readonly intents: number;
  readonly shard: readonly [number, number];
  socket: WebSocket | undefined;
  seq: number;
  readonly buffer: { readonly seq: number; readonly text: string }[];
  lostAt: number;
  /** Increases with every lost connection, which shows whether it was connected all the time. */
  losses: number;
};

export type Gateway = {
  readonly line: BotLine;
  /** Takes over a fresh websocket of a bot. */
  readonly accept: (socket: WebSocket, request: IncomingMessage) => void;
  readonly online: () => boolean;
  /** Drops all connections with a close code; `resumable: false` also forgets the sessions. */
  readonly drop: (code: number, resumable: boolean) => void;
  /** Asks the bots to reconnect, as Discord does every few hours. */
  readonly askReconnect: () => void;
  readonly close: () => void;
};

export type GatewayOptions = {
  readonly token: string;
  /** The gateway's own address, `ws://…/gateway`. */
  readonly url: () => string;
  /** Privileged intents that the application has been granted. */
  readonly privileged: number;
  readonly heartbeatMs: number;
  readonly starts: SessionStarts;
  /** With fewer shards than this, the bot is in too many servers for them. */
  readonly requiredShards: () => number;
};

const allPrivileged = I.GuildMembers | I.GuildPresences | I.MessageContent;
const knownIntents = Object.values(I).reduce<number>((all, bit) => (typeof bit === 'number' ? all | bit : all), 0);
const bufferedEvents = 2_000;
const resumableMs = 5 * 60_000;
const sendsPerMinute = 120;

/** Opens the gateway over a world; violations of its protocol go into the log. */
export function createGateway(world: World, violations: ViolationLog, options: GatewayOptions): Gateway {
  const sessions = new Map<string, Session>();
  const sockets = new Set<WebSocket>();

  function send(session: Session, event: string, data: unknown): void {
    session.seq += 1;
    const text = JSON.stringify({ op: 0, t: event, s: session.seq, d: data });
    session.buffer.push({ seq: session.seq, text });
    if (session.buffer.length > bufferedEvents) session.buffer.splice(0, session.buffer.length - bufferedEvents);
    session.socket?.send(text);
  }

  function concerns(session: Session, guildId: string | undefined): boolean {
    const [index, count] = session.shard;
    return guildId === undefined ? index === 0 : ShardClientUtil.shardIdForGuildId(guildId, count) === index;
  }

  function dispatch(event: GatewayEvent): void {
    for (const session of sessions.values()) {
      if ((session.intents & event.intents) !== event.intents || !concerns(session, event.guildId)) continue;
      send(session, event.name, event.data);
    }
  }

  const stopListening = world.listen((news) => {
    if (sessions.size === 0) return;
    for (const event of eventsFor(world, news, (options.privileged & I.MessageContent) !== 0)) dispatch(event);
  });

  function lose(session: Session, socket: WebSocket): void {
    if (session.socket !== socket) return;
    session.socket = undefined;
    session.lostAt = world.now();
    session.losses += 1;
    world.tell({ kind: 'online' });
  }

  function start(socket: WebSocket, intents: number, shard: readonly [number, number]): Session {
    const session: Session = {
      id: crypto.randomUUID().replaceAll('-', ''),
      intents,
      shard,
      socket,
      seq: 0,
      buffer: [],
      lostAt: 0,
      losses: 0,
    };
    for (const old of sessions.values()) {
      if (old.socket === undefined && world.now() - old.lostAt > resumableMs) sessions.delete(old.id);
      if (old.socket !== undefined && old.shard[1] !== shard[1] && overlap(old.shard, shard)) {
        const detail = `shard ${shard.join('/')} gets events that shard ${old.shard.join('/')} gets as well`;
        violations.record('gateway-shards-mixed', 'gateway op 2', detail);
      }
    }
    sessions.set(session.id, session);
    const mine = [...world.guilds.values()].filter(
      (g) => g.members[world.botId] !== undefined && concerns(session, g.id),
    );
    const bot = world.people.get(world.botId);
    send(session, 'READY', {
      v: 10,
      user: { ...(bot === undefined ? {} : userShape(bot)), verified: true, mfa_enabled: true, email: null },
      guilds: mine.map((g) => ({ id: g.id, unavailable: true })),
      session_id: session.id,
      session_type: 'normal',
      resume_gateway_url: options.url(),
      shard,
      application: { id: world.applicationId, flags: 0 },
      private_channels: [],
      relationships: [],
      presences: [],
    });
    if ((intents & I.Guilds) !== 0) for (const guild of mine) send(session, 'GUILD_CREATE', serverEvent(world, guild));
    world.tell({ kind: 'online' });
    return session;
  }

  function isOurs(token: string | undefined): boolean {
    return token?.replace(/^Bot /, '') === options.token;
  }

  /** The session that a bot may take up again: known, not gone too long, and with all missed events still in hand. */
  function resumable(d: ResumeData): Session | undefined {
    const found = sessions.get(d.session_id ?? '');
    const seq = d.seq ?? 0;
    if (found === undefined || seq > found.seq || seq < (found.buffer[0]?.seq ?? 0) - 1) return undefined;
    return found.socket === undefined && world.now() - found.lostAt > resumableMs ? undefined : found;
  }

  function accept(socket: WebSocket, request: IncomingMessage): void {
    const query = new URL(request.url ?? '/', 'http://sandbox').searchParams;
    let session: Session | undefined;
    let beat = world.now();
    let sent = { since: world.now(), count: 0 };
    sockets.add(socket);

    const refuse = (breach: Breach): void => {
      const { code, rule, detail } = breach;
      if (rule === undefined) violations.refusal('gateway op 2', code, detail);
      else violations.record(rule, `gateway close ${code}`, detail);
      socket.close(breach.code, breach.detail);
    };
    if (query.get('v') !== '10') {
      refuse({ code: 4012, rule: 'gateway-version', detail: `v=${query.get('v') ?? ''}` });
      return;
    }
    if (query.get('encoding') !== 'json' || query.has('compress')) {
      refuse({ code: 4002, rule: 'gateway-encoding', detail: 'only encoding=json without compression is spoken here' });
      return;
    }
    socket.send(
      JSON.stringify({ op: 10, s: null, t: null, d: { heartbeat_interval: options.heartbeatMs, _trace: [] } }),
    );
    const pulse = setInterval(() => {
      if (world.now() - beat > options.heartbeatMs * 2.5) socket.close(4000, 'No heartbeat');
    }, options.heartbeatMs);
    pulse.unref();

    const identify = (d: IdentifyData): Breach | undefined => {
      if (session !== undefined) return { code: 4005, rule: 'gateway-twice', detail: 'Already authenticated.' };
      if (!isOurs(d.token)) return wrongToken;
      const intents = d.intents;
      if (typeof intents !== 'number' || (intents & ~knownIntents) !== 0) {
        return { code: 4013, rule: 'gateway-intents', detail: 'Invalid intent(s).' };
      }
      if ((intents & allPrivileged & ~options.privileged) !== 0) {
        return { code: 4014, rule: 'gateway-privileged', detail: 'Disallowed intent(s).' };
      }
      const [index, count] = d.shard ?? [0, 1];
      if (!Number.isInteger(index) || !Number.isInteger(count) || index < 0 || index >= count) {
        return { code: 4010, rule: 'gateway-shard', detail: 'Invalid shard.' };
      }
      if (!options.starts.begin(index, count)) return noStarts;
      if (count < options.requiredShards()) return { code: 4011, detail: 'Sharding required.' };
      session = start(socket, intents, [index, count]);
      return undefined;
    };
    const resume = (d: ResumeData): Breach | undefined => {
      if (!isOurs(d.token)) return wrongToken;
      const found = resumable(d);
      if (found === undefined) {
        socket.send(JSON.stringify({ op: 9, d: false, s: null, t: null }));
        return undefined;
      }
      found.socket?.close(4000, 'Resumed elsewhere');
      found.socket = socket;
      session = found;
      for (const event of found.buffer) if (event.seq > (d.seq ?? 0)) socket.send(event.text);
      send(found, 'RESUMED', { _trace: [] });
      world.tell({ kind: 'online' });
      return undefined;
    };
    const handle = (packet: Packet | undefined): Breach | undefined => {
      if (packet === undefined) return { code: 4002, rule: 'gateway-decode', detail: 'Error while decoding payload.' };
      if (session === undefined && [3, 4, 8].includes(packet.op)) {
        return { code: 4003, rule: 'gateway-order', detail: 'Not authenticated.' };
      }
      switch (packet.op) {
        case 1:
          beat = world.now();
          socket.send(JSON.stringify({ op: 11, d: null, s: null, t: null }));
          return undefined;
        case 2:
          return identify((packet.d ?? {}) as IdentifyData);
        case 6:
          return resume((packet.d ?? {}) as ResumeData);
        case 3:
        case 4:
          return undefined;
        case 8:
          if (session !== undefined) memberChunk(session, (packet.d ?? {}) as ChunkRequest);
          return undefined;
        default:
          return { code: 4001, rule: 'gateway-opcode', detail: `Unknown opcode ${packet.op}.` };
      }
    };

    socket.on('message', (raw: RawData) => {
      if (socket.readyState !== socket.OPEN) return;
      if (world.now() - sent.since > 60_000) sent = { since: world.now(), count: 0 };
      sent.count += 1;
      const breach =
        sent.count > sendsPerMinute
          ? { code: 4008, rule: 'gateway-rate', detail: 'You are sending too fast.' }
          : handle(parse(raw));
      if (breach !== undefined) refuse(breach);
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', (code) => {
      clearInterval(pulse);
      sockets.delete(socket);
      if (session === undefined) return;
      // If the bot closes the connection cleanly, its session ends for good.
      const left = code === 1000 || code === 1001;
      lose(session, socket);
      if (left && session.socket === undefined) sessions.delete(session.id);
    });
  }

  function memberChunk(session: Session, request: ChunkRequest): void {
    const guild = world.guilds.get(request.guild_id ?? '');
    if (guild === undefined) return;
    const wanted = request.user_ids === undefined ? undefined : [request.user_ids].flat();
    if (wanted === undefined && (request.query ?? '') === '' && (session.intents & I.GuildMembers) === 0) {
      violations.record('gateway-members', 'gateway op 8', 'asking for all members needs the members intent');
      return;
    }
    const query = (request.query ?? '').toLowerCase();
    const members = Object.keys(guild.members).filter(
      (id) => wanted?.includes(id) ?? world.people.get(id)?.username.startsWith(query) === true,
    );
    send(session, 'GUILD_MEMBERS_CHUNK', {
      guild_id: guild.id,
      members: members.map((id) => fullMember(world, guild, id)),
      chunk_index: 0,
      chunk_count: 1,
      not_found: wanted?.filter((id) => guild.members[id] === undefined) ?? [],
      nonce: request.nonce,
    });
  }

  return {
    accept,
    line: {
      send(payload, guildId) {
        const over: string[] = [];
        for (const session of sessions.values()) {
          if (!concerns(session, guildId)) continue;
          send(session, 'INTERACTION_CREATE', payload);
          if (session.socket !== undefined) over.push(`${session.id} ${session.losses}`);
        }
        return over;
      },
      alive(key) {
        const [id, losses] = key.split(' ');
        const session = sessions.get(id ?? '');
        return session?.socket !== undefined && String(session.losses) === losses;
      },
    },
    online: () => [...sessions.values()].some((s) => s.socket !== undefined),
    drop(code, resumable) {
      if (!resumable) sessions.clear();
      for (const socket of [...sockets]) {
        if (code === 1006) socket.terminate();
        else socket.close(code);
      }
    },
    askReconnect() {
      for (const socket of sockets) socket.send(JSON.stringify({ op: 7, d: null, s: null, t: null }));
    },
    close() {
      stopListening();
      for (const socket of sockets) socket.terminate();
    },
  };
}

type IdentifyData = { readonly token?: string; readonly intents?: number; readonly shard?: readonly [number, number] };
type ResumeData = { readonly token?: string; readonly session_id?: string; readonly seq?: number };
type ChunkRequest = {
  readonly guild_id?: string;
  readonly user_ids?: string | readonly string[];
  readonly query?: string;
  readonly nonce?: string;
};

type Packet = { readonly op: number; readonly d?: unknown };

/** What ends the connection with its code: a violation of the gateway's protocol, or without `rule` a circumstance. */
type Breach = { readonly code: number; readonly rule?: string; readonly detail: string };

/** Discord resets the token of a bot that begins more sessions than it may. */
const noStarts: Breach = { code: 4004, rule: 'gateway-session-starts', detail: 'Authentication failed.' };
const wrongToken: Breach = { code: 4004, rule: 'gateway-token', detail: 'Authentication failed.' };

function parse(raw: RawData): Packet | undefined {
  try {
    const packet = JSON.parse(String(raw)) as { op?: unknown; d?: unknown } | null;
    return typeof packet?.op === 'number' ? { op: packet.op, d: packet.d } : undefined;
  } catch {
    return undefined;
  }
}
