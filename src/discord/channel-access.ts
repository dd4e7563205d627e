/** Which channels a person may see, judged by their interaction and the client's cache of the server. */
import { type BaseInteraction, GuildMember, PermissionFlagsBits } from 'discord.js';

/** Whether the person may see a channel or thread of the server where they are. False if it is unknown. */
export function canSeeChannel(interaction: BaseInteraction, channel: string): boolean {
  if (interaction.channelId === channel) return true;
  const found = interaction.guild?.channels.cache.get(channel);
  const { member } = interaction;
  if (found === undefined || !(member instanceof GuildMember)) return false;
  return found.permissionsFor(member).has(PermissionFlagsBits.ViewChannel);
}
