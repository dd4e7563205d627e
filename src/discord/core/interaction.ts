/** What an interaction says of its person and of the pressed message. */
import {
  type BaseInteraction,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
  PermissionFlagsBits,
} from 'discord.js';
import { flagsOf } from './reply.ts';

/** Whether the person may manage the server where they press. */
export function managesServer(interaction: BaseInteraction): boolean {
  return interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild) === true;
}

export function managesEvents(interaction: BaseInteraction): boolean {
  return interaction.memberPermissions?.has(PermissionFlagsBits.ManageEvents) === true;
}

/** Where the pressed message stands, if all may see it. */
export function publicMessage(
  interaction: MessageComponentInteraction | ModalSubmitInteraction,
): { readonly id: string; readonly channel: string } | undefined {
  const { message, channelId } = interaction;
  if (message === null || channelId === null) return undefined;
  return (flagsOf(message) & MessageFlags.Ephemeral) !== 0 ? undefined : { id: message.id, channel: channelId };
}
