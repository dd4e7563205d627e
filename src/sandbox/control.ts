// What tests can do to the bot from outside: break the connection, make requests fail, take permissions away, remove channels and people.
import { PermissionFlagsBits } from 'discord.js';
import { z } from 'zod';
import type { Fault, ViolationLog } from './faults.ts';
import { fault } from './faults.ts';
import type { Gateway } from './gateway.ts';
import type { Interactions } from './interactions.ts';
import type { Messages } from './messages.ts';
import { addServer, type NewServer } from './servers.ts';
import type { SessionStarts } from './session-starts.ts';
import type { Channel, World } from './world.ts';

type PermissionName = keyof typeof PermissionFlagsBits;
const permissionNames = Object.keys(PermissionFlagsBits) as [PermissionName, ...PermissionName[]];

const commands = z.discriminatedUnion('do', [
  /** Closes the bot's gateway connection. Code 1006 cuts it without a close frame; `resumable: false` drops its session. */
  z.object({ do: z.literal('drop-gateway'), code: z.number().default(1006), resumable: z.boolean().default(true) }),
  z.object({ do: z.literal('ask-reconnect') }),
  /**
   * The next `times` matching requests fail with `status`. `when`: before they are carried out, or after, as if the response
   * was lost. `status` 0 cuts the connection instead.
   */
  z.object({
    do: z.literal('fail'),
    method: z.string().optional(),
    path: z.string(),
    status: z.number().default(500),
    times: z.number().default(1),
    when: z.enum(['before', 'after']).default('before'),
  }),
  z.object({ do: z.literal('stop-failing') }),
  /** Delays every REST response. */
  z.object({ do: z.literal('delay'), ms: z.number() }),
  /** Sets what the bot, or a person, may not do in a channel, replacing earlier such settings. */
  z.object({
    do: z.literal('deny'),
    channel: z.string(),
    permissions: z.array(z.enum(permissionNames)),
    /** A person in place of the bot. */
    person: z.string().optional(),
  }),
  z.object({ do: z.literal('delete-channel'), channel: z.string() }),
  z.object({ do: z.literal('delete-message'), message: z.string() }),
  /** Archives a thread, locks it, or both; with neither it is open again. */
  z.object({
    do: z.literal('archive'),
    channel: z.string(),
    locked: z.boolean().default(false),
    archived: z.boolean().default(true),
  }),
  z.object({ do: z.literal('remove-member'), guild: z.string(), person: z.string() }),
  /** What a person's Discord, or a server, is set to speak. */
  z.object({ do: z.literal('speak'), locale: z.string(), person: z.string().optional(), guild: z.string().optional() }),
  z.object({ do: z.literal('add-member'), guild: z.string(), person: z.string() }),
  /**
   * Adds a server where the bot is, with the text channels `general` and `game-tables`. `shard`: the one that it falls on, out of how
   * many; `members`: people by id, the first as its owner, everybody by default.
   */
  z.object({
    do: z.literal('add-server'),
    name: z.string(),
    shard: z.tuple([z.int().min(0), z.int().min(1)]).optional(),
    members: z.array(z.string()).min(1).optional(),
  }),
  /** How many shards the bot is told to connect, and how many it needs at least to be let in. */
  z.object({ do: z.literal('shards'), recommended: z.int().min(1).optional(), required: z.int().min(1).optional() }),
  /** How many session starts the bot has left, and when it has all of them again. */
  z.object({ do: z.literal('session-starts'), remaining: z.int().min(0), resetAfterMs: z.number() }),
  /** Fails at once what was asked of a bot that is gone, as the time for an answer would. */
  z.object({ do: z.literal('fail-orphaned') }),
  z.object({ do: z.literal('clear-violations') }),
  z.object({ do: z.literal('sweep') }),
]);

/** An order to the sandbox. */
export type ControlCommand = z.input<typeof commands>;

/** Carries an order out; a text says why it cannot be. */
export type Control = (order: unknown) => { readonly ok: true } | string;

/** How many shards the bot is told to connect, and how many it needs at least. */
export type ShardsWanted = { recommended: number; required: number };

/** A failure that is injected into the next matching requests. */
type Trap = { method?: string | undefined; path: string; status: number; times: number; when: 'before' | 'after' };

/** The failures that tests have ordered. */
export type Traps = {
  /** The failure for a request, which it uses up; `cut` means no response at all. */
  readonly spring: (method: string, path: string, when: 'before' | 'after') => Fault | 'cut' | undefined;
  readonly delayMs: () => number;
};

export type ControlParts = {
  readonly world: World;
  readonly messages: Messages;
  readonly interactions: Interactions;
  readonly gateway: Gateway;
  readonly violations: ViolationLog;
  readonly starts: SessionStarts;
  readonly shards: ShardsWanted;
};

/** Creates the controls, and the failures that they inject. */
export function createControl(parts: ControlParts): { readonly control: Control; readonly traps: Traps } {
  const { world } = parts;
  let traps: Trap[] = [];
  let delay = 0;

  function deny(channel: Channel, names: readonly PermissionName[], whom = world.botId): void {
    const bits = names.reduce((all, name) => all | PermissionFlagsBits[name], 0n);
    const others = channel.overwrites.filter((o) => o.id !== whom);
    const mine = { id: whom, type: 1 as const, allow: '0', deny: bits.toString() };
    const changed = { ...channel, overwrites: bits === 0n ? others : [...others, mine] };
    world.putChannel(changed);
    world.tell({ kind: 'channel-update', channel: changed });
  }

  function member(guildId: string, person: string, stays: boolean): string | undefined {
    const guild = world.guilds.get(guildId);
    if (guild === undefined || !world.people.has(person)) return 'no such server or person';
    const { [person]: old, ...others } = guild.members;
    const joined = old ?? { roles: [], joinedAt: new Date(world.now()).toISOString() };
    const changed = { ...guild, members: stays ? { ...others, [person]: joined } : others };
    world.putGuild(changed);
    if (person === world.botId) world.tell({ kind: stays ? 'guild-create' : 'guild-remove', guild: changed });
    else world.tell({ kind: stays ? 'member-add' : 'member-remove', guild: changed, person });
    return undefined;
  }

  function newServer(server: NewServer): string | undefined {
    const { name, shard, members = [] } = server;
    if ([...world.guilds.values()].some((guild) => guild.name === name)) return 'there is a server of that name';
    if (members.some((id) => !world.people.has(id))) return 'no such person';
    if (shard !== undefined && shard[0] >= shard[1]) return 'no such shard';
    addServer(world, server);
    return undefined;
  }

  function obey(order: z.output<typeof commands>): string | undefined {
    const place = 'channel' in order ? world.channels.get(order.channel) : undefined;
    if ('channel' in order && place === undefined) return 'no such channel';
    switch (order.do) {
      case 'drop-gateway':
        parts.gateway.drop(order.code, order.resumable);
        return undefined;
      case 'ask-reconnect':
        parts.gateway.askReconnect();
        return undefined;
      case 'fail':
        traps.push({
          method: order.method,
          path: order.path,
          status: order.status,
          times: order.times,
          when: order.when,
        });
        return undefined;
      case 'stop-failing':
        traps = [];
        return undefined;
      case 'delay':
        delay = order.ms;
        return undefined;
      case 'deny':
        if (place !== undefined) deny(place, order.permissions, order.person);
        return undefined;
      case 'delete-channel':
        world.dropChannel(order.channel, 'somebody');
        return undefined;
      case 'delete-message':
        parts.messages.remove(order.message, 'somebody');
        return undefined;
      case 'archive': {
        if (place?.thread === undefined) return 'no thread';
        const changed = { ...place, thread: { ...place.thread, archived: order.archived, locked: order.locked } };
        world.putChannel(changed);
        world.tell({ kind: 'channel-update', channel: changed });
        return undefined;
      }
      case 'remove-member':
        return member(order.guild, order.person, false);
      case 'add-member':
        return member(order.guild, order.person, true);
      case 'speak': {
        const person = order.person === undefined ? undefined : world.people.get(order.person);
        const guild = order.guild === undefined ? undefined : world.guilds.get(order.guild);
        if (person !== undefined) world.putPerson({ ...person, locale: order.locale });
        if (guild !== undefined) world.putGuild({ ...guild, locale: order.locale });
        return person === undefined && guild === undefined ? 'there is nobody to speak it' : undefined;
      }
      case 'add-server':
        return newServer(order);
      case 'shards':
        parts.shards.recommended = order.recommended ?? parts.shards.recommended;
        parts.shards.required = order.required ?? parts.shards.required;
        return undefined;
      case 'session-starts':
        parts.starts.set(order.remaining, order.resetAfterMs);
        return undefined;
      case 'clear-violations':
        parts.violations.clear();
        return undefined;
      case 'fail-orphaned':
        parts.interactions.failOrphaned();
        return undefined;
      case 'sweep':
        parts.interactions.sweep();
        return undefined;
      default:
        return unknown(order);
    }
  }

  return {
    control(order) {
      const read = commands.safeParse(order);
      if (!read.success) return z.prettifyError(read.error);
      return obey(read.data) ?? { ok: true };
    },
    traps: {
      spring(method, path, when) {
        const trap = traps.find((t) => t.when === when && (t.method ?? method) === method && path.includes(t.path));
        if (trap === undefined) return undefined;
        trap.times -= 1;
        if (trap.times <= 0) traps = traps.filter((t) => t !== trap);
        return trap.status === 0 ? 'cut' : fault(trap.status, 0, `${trap.status}: arranged`);
      },
      delayMs: () => delay,
    },
  };
}

function unknown(order: never): string {
  return `unknown order ${JSON.stringify(order)}`;
}
