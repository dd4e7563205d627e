/** Which channels a person may see, told by what came with their interaction and what the client knows of the server. */
import { type BaseInteraction, GuildMember, PermissionFlagsBits } from 'discord.js';

/** Whether the person may see a channel or thread of the server that they speak from. What is not known they may not. */
export function canSeeChannel(interaction: BaseInteraction, channel: string): boolean {
  if (interaction.channelId === channel) return true;
  const found = interaction.guild?.channels.cache.get(channel);
  const { member } = interaction;
  if (found === undefined || !(member instanceof GuildMember)) return false;
  return found.permissionsFor(member).has(PermissionFlagsBits.ViewChannel);
}
