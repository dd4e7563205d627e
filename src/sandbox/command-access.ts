// Which commands a person may run where, and under whose authority the bot then acts.
import { ApplicationCommandType, ApplicationIntegrationType, PermissionFlagsBits as P } from 'discord.js';
import { guildPermissions, may, permissionsIn } from './permissions.ts';
import type { Channel, Command, World } from './world.ts';

/** Whether the bot is where the channel is. In direct messages with it, it always is. */
function isInstalled(world: World, channel: Channel): boolean {
  if (channel.guildId === undefined) return true;
  return world.guilds.get(channel.guildId)?.members[world.botId] !== undefined;
}

/** Under whose authority an interaction runs: the server that has installed the bot, else the person who has. */
export function ownersOf(world: World, channel: Channel, person: string): Readonly<Record<string, string>> {
  return isInstalled(world, channel) ? { '0': channel.guildId ?? '0' } : { '1': person };
}

/** The bot's permission bits as an interaction tells them; carried along by a person, it may show pictures and no more. */
export function appPermissions(world: World, channel: Channel): bigint {
  if (!isInstalled(world, channel)) return P.EmbedLinks | P.AttachFiles | P.UseExternalEmojis;
  return permissionsIn(world, channel, world.botId);
}

/** A slash command by id or name, or why this person cannot run it here. Everybody carries the bot along. */
export function findCommand(world: World, channel: Channel, person: string, idOrName: string): Command | string {
  const wanted = idOrName.replace(/^\//, '');
  const how = isInstalled(world, channel)
    ? ApplicationIntegrationType.GuildInstall
    : ApplicationIntegrationType.UserInstall;
  const here = [...world.commands.values()].filter(
    (c) =>
      c.type === ApplicationCommandType.ChatInput &&
      (c.guild_id === undefined || c.guild_id === channel.guildId) &&
      (c.integration_types ?? [ApplicationIntegrationType.GuildInstall]).includes(how),
  );
  // A server's own command hides a global one of the same name.
  const named = here.filter((c) => c.name === wanted);
  const found = here.find((c) => c.id === wanted) ?? named.find((c) => c.guild_id !== undefined) ?? named[0];
  if (found === undefined) return `There is no command /${wanted} here.`;
  const context = channel.guildId === undefined ? 1 : 0;
  if (found.contexts?.includes(context) === false) return `/${found.name} cannot be used here.`;
  const guild = world.guilds.get(channel.guildId ?? '');
  if (guild === undefined) return found;
  const has = guildPermissions(guild, person);
  const needed = found.default_member_permissions;
  if (typeof needed === 'string' && (has & P.Administrator) === 0n) {
    const bits = BigInt(needed);
    if (bits === 0n || (has & bits) !== bits) return `You may not use /${found.name}.`;
  }
  return may(world, channel, person, P.UseApplicationCommands) ? found : 'You may not use commands here.';
}
