// Permissions in channels and servers, computed from roles and overwrites as Discord does.
import { PermissionFlagsBits as P } from 'discord.js';
import type { Channel, Guild, World } from './world.ts';

const everything: bigint = Object.values(P).reduce((all, bit) => all | bit, 0n);

/** The permissions that everybody has in direct messages. */
const inDirect: bigint =
  P.ViewChannel |
  P.SendMessages |
  P.EmbedLinks |
  P.AttachFiles |
  P.ReadMessageHistory |
  P.AddReactions |
  P.UseApplicationCommands;

function inGuild(guild: Guild, user: string): bigint {
  const member = guild.members[user];
  if (member === undefined) return 0n;
  if (guild.ownerId === user) return everything;
  let bits = 0n;
  for (const role of guild.roles)
    if (role.id === guild.id || member.roles.includes(role.id)) bits |= BigInt(role.permissions);
  return (bits & P.Administrator) === P.Administrator ? everything : bits;
}

/** The permission bits of a user in a channel; a thread takes its parent's. Nothing for those who are not members. */
export function permissionsIn(world: World, channel: Channel, user: string): bigint {
  if (channel.type === 1) return channel.recipients?.includes(user) === true ? inDirect : 0n;
  const guild = channel.guildId === undefined ? undefined : world.guilds.get(channel.guildId);
  if (guild === undefined) return 0n;
  let bits = inGuild(guild, user);
  if (bits === everything || bits === 0n) return bits;
  const place = channel.thread === undefined ? channel : world.channels.get(channel.parentId ?? '');
  const roles = guild.members[user]?.roles ?? [];
  const mine = { allow: 0n, deny: 0n };
  for (const o of place?.overwrites ?? []) {
    if (o.type === 0 && o.id === guild.id) bits = (bits & ~BigInt(o.deny)) | BigInt(o.allow);
  }
  for (const o of place?.overwrites ?? []) {
    if (o.type === 0 && o.id !== guild.id && roles.includes(o.id)) {
      mine.allow |= BigInt(o.allow);
      mine.deny |= BigInt(o.deny);
    }
  }
  bits = (bits & ~mine.deny) | mine.allow;
  for (const o of place?.overwrites ?? []) {
    if (o.type === 1 && o.id === user) bits = (bits & ~BigInt(o.deny)) | BigInt(o.allow);
  }
  if ((bits & P.ViewChannel) === 0n) return 0n;
  if (channel.type === 12 && !channel.joined.includes(user) && (bits & P.ManageThreads) === 0n) return 0n;
  return bits;
}

/** Whether a user has all of `bits` in a channel. */
export function may(world: World, channel: Channel, user: string, bits: bigint): boolean {
  return (permissionsIn(world, channel, user) & bits) === bits;
}

/** The permission bit for sending; threads have a separate one. */
export function sendBit(channel: Channel): bigint {
  return channel.thread === undefined ? P.SendMessages : P.SendMessagesInThreads;
}

/** A member's permissions in a server as a whole, without any channel's overwrites. */
export function guildPermissions(guild: Guild, user: string): bigint {
  return inGuild(guild, user);
}
