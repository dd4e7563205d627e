/**
 * Which channels and threads a person may see. Discord says so only of the one where they press; for another one it is
 * computed from what Discord tells of the server and the channel, which is kept for a minute or until it changes.
 */
import { ChannelType, OverwriteType, PermissionFlagsBits, PermissionsBitField, type REST, Routes } from 'discord.js';
import { z } from 'zod';
import { isThread } from './channel-context.ts';
import { faultOf } from './faults.ts';
import { type PermissionName, permissionsForTables } from './permissions.ts';
import { remembered } from './remembered.ts';

/** Somebody who presses or types, where they do it, and their roles there. */
export type Onlooker = {
  readonly user: string;
  /** The server; undefined in a direct message. */
  readonly guild: string | undefined;
  readonly channel: string | undefined;
  readonly roles: readonly string[];
};

/** A channel of a server that takes messages. */
export type TextChannel = {
  readonly id: string;
  readonly name: string;
  /** The permissions for tables that the bot lacks there. */
  readonly lacks: readonly PermissionName[];
};

export type ChannelAccess = {
  /** Whether the person may see a channel or thread of the server where they are. False for what the bot does not see. */
  sees(onlooker: Onlooker, channel: string): Promise<boolean>;
  /**
   * Whether somebody who is not asking just now may see a channel or thread of a server; false for who is not in it, undefined
   * if the bot does not see it itself.
   */
  maySee(guild: string, user: string, channel: string): Promise<boolean | undefined>;
  /** The permissions for tables that the bot lacks in a channel or thread of a server; undefined if it does not see it. */
  lacks(guild: string, channel: string): Promise<readonly PermissionName[] | undefined>;
  /** The channels of a server where tables can be, those that the bot does not see included; undefined if it is not in it. */
  textChannels(guild: string): Promise<readonly TextChannel[] | undefined>;
  /** Whether the bot may write in a channel or thread of a server. */
  speaks(guild: string, channel: string): Promise<boolean>;
  /**
   * The channel of a thread, if it takes messages and shows them to nobody else than the thread does; '' for none, undefined
   * for what the bot does not see.
   */
  parentOf(thread: string): Promise<string | undefined>;
  /** Forgets what is kept of a server, channel or thread. */
  forget(id: string): void;
};

const KEPT = { max: 2000, ttl: 60_000 };
/** The channels that take messages themselves; a forum takes threads only. */
const TEXT: readonly ChannelType[] = [ChannelType.GuildText, ChannelType.GuildAnnouncement];
const { Administrator, ManageThreads, SendMessages, SendMessagesInThreads, ViewChannel } = PermissionFlagsBits;

const permissions = z.string().transform(BigInt);
const server = z.object({
  id: z.string(),
  owner_id: z.string(),
  roles: z.array(z.object({ id: z.string(), permissions })),
});
const account = z.object({ id: z.string() });
const member = z.object({ roles: z.array(z.string()) });
const place = z.object({
  type: z.number(),
  guild_id: z.string().optional(),
  /** Of a thread: its channel. */
  parent_id: z.string().nullish(),
  thread_metadata: z.object({ locked: z.boolean().optional() }).optional(),
  permission_overwrites: z
    .array(z.object({ id: z.string(), type: z.enum(OverwriteType), allow: permissions, deny: permissions }))
    .default([]),
});

const named = z.array(place.extend({ id: z.string(), name: z.string() }));

/** Answers by requests to Discord. Throws its errors when it has trouble. */
export function createChannelAccess(rest: REST): ChannelAccess {
  const servers = remembered(async (id) => server.optional().parse(await visible(rest.get(Routes.guild(id)))), KEPT);
  const places = remembered(async (id) => place.optional().parse(await visible(rest.get(Routes.channel(id)))), KEPT);

  const roles = remembered(
    async (id) => member.optional().parse(await visible(rest.get(Routes.guildMember(...split(id)))))?.roles,
    KEPT,
  );

  const self = remembered(async (route) => account.parse(await rest.get(route as `/${string}`)).id, { max: 1, ttl: 0 });

  async function sees({ user, guild, channel: here, roles }: Onlooker, channel: string): Promise<boolean> {
    if (here === channel) return true;
    if (guild === undefined) return false;
    const found = await places.get(channel);
    if (found?.guild_id !== guild) return false;
    const parent = isThread(found.type) ? await places.get(found.parent_id ?? '') : found;
    const home = await servers.get(guild);
    if (parent === undefined || home === undefined) return false;
    const may = permissionsIn(home, parent, user, roles);
    if ((may & ViewChannel) === 0n) return false;
    if (found.type !== ChannelType.PrivateThread || (may & ManageThreads) !== 0n) return true;
    return (await visible(rest.get(Routes.threadMembers(channel, user)))) !== undefined;
  }

  /** What the bot may do in each channel of a server; undefined if it is not in it. */
  async function ownIn(guild: string) {
    const bot = await self.get('/users/@me');
    const [home, own] = await Promise.all([servers.get(guild), roles.get(`${guild}:${bot}`)]);
    if (home === undefined || own === undefined) return undefined;
    return (channel: z.output<typeof place>) => permissionsIn(home, channel, bot, own);
  }

  /** A channel or thread as the bot sees it, with what it may do there. */
  async function ownAt(guild: string, channel: string) {
    const [found, mayIn] = await Promise.all([places.get(channel), ownIn(guild)]);
    if (found === undefined || mayIn === undefined) return undefined;
    const parent = isThread(found.type) ? await places.get(found.parent_id ?? '') : found;
    return parent && { found, may: mayIn(parent) };
  }

  return {
    sees,
    async lacks(guild, channel) {
      const at = await ownAt(guild, channel);
      return at && lackingForTables(at.may, isThread(at.found.type));
    },
    async textChannels(guild) {
      const [listed, mayIn] = await Promise.all([visible(rest.get(Routes.guildChannels(guild))), ownIn(guild)]);
      const all = named.optional().parse(listed);
      if (all === undefined || mayIn === undefined) return undefined;
      return all
        .filter(({ type }) => TEXT.includes(type))
        .map((one) => ({ id: one.id, name: one.name, lacks: lackingForTables(mayIn(one), false) }));
    },
    async maySee(guild, user, channel) {
      const [found, home] = await Promise.all([places.get(channel), servers.get(guild)]);
      if (found === undefined || home === undefined) return undefined;
      const own = await roles.get(`${guild}:${user}`);
      return own !== undefined && (await sees({ user, guild, channel: undefined, roles: own }, channel));
    },
    async speaks(guild, channel) {
      const at = await ownAt(guild, channel);
      if (at === undefined) return false;
      const { found, may } = at;
      const needs = ViewChannel | (isThread(found.type) ? SendMessagesInThreads : SendMessages);
      if (found.thread_metadata?.locked === true && (may & ManageThreads) === 0n) return false;
      return (may & needs) === needs;
    },
    async parentOf(thread) {
      const found = await places.get(thread);
      if (found === undefined) return undefined;
      const { type, parent_id: parent } = found;
      if (!isThread(type) || type === ChannelType.PrivateThread || typeof parent !== 'string') return '';
      const channel = await places.get(parent);
      return channel === undefined ? undefined : TEXT.includes(channel.type) ? parent : '';
    },
    forget(id) {
      servers.forget(id);
      places.forget(id);
    },
  };
}

const lackingForTables = (may: bigint, inThread: boolean): readonly PermissionName[] =>
  permissionsForTables(inThread).filter((name) => (may & PermissionFlagsBits[name]) === 0n);

/** A server and a user, of a key of both. */
const split = (key: string): [string, string] => {
  const [guild = '', user = ''] = key.split(':');
  return [guild, user];
};

/** Undefined for what does not exist, or is not for the bot to see. */
async function visible(request: Promise<unknown>): Promise<unknown> {
  try {
    return await request;
  } catch (error) {
    const fault = faultOf(error);
    if (fault === 'gone' || fault === 'forbidden') return undefined;
    throw error;
  }
}

/** A member's permissions in a channel, as Discord's documentation computes them. */
function permissionsIn(
  home: z.output<typeof server>,
  channel: z.output<typeof place>,
  user: string,
  roles: readonly string[],
): bigint {
  if (home.owner_id === user) return PermissionsBitField.All;
  let may = 0n;
  for (const role of home.roles) if (role.id === home.id || roles.includes(role.id)) may |= role.permissions;
  if ((may & Administrator) !== 0n) return PermissionsBitField.All;
  const { permission_overwrites: overwrites } = channel;
  const ofRoles = overwrites.filter(({ type }) => type === OverwriteType.Role);
  // Those of everybody, then those of all their roles together, then their own: each later one wins.
  const levels = [
    ofRoles.filter(({ id }) => id === home.id),
    ofRoles.filter(({ id }) => id !== home.id && roles.includes(id)),
    overwrites.filter(({ id, type }) => type === OverwriteType.Member && id === user),
  ];
  for (const level of levels) {
    for (const { deny } of level) may &= ~deny;
    for (const { allow } of level) may |= allow;
  }
  return may;
}
