/** Reads people's input from interactions: options of commands, fields and files of forms. */
import {
  ApplicationCommandOptionType,
  type Attachment,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  ComponentType,
  type ModalSubmitInteraction,
} from 'discord.js';
import type { AttachedFile } from './attachments.ts';
import type { Options } from './command.ts';

/** The options of a command, as submitted or as typed so far. */
export function optionsOf(interaction: ChatInputCommandInteraction | AutocompleteInteraction): Options {
  const value = (name: string) => interaction.options.get(name)?.value;
  const picked = (name: string, type: ApplicationCommandOptionType): string | undefined => {
    const given = interaction.options.get(name);
    return given?.type === type && typeof given.value === 'string' ? given.value : undefined;
  };
  return {
    text: (name) => {
      const given = value(name);
      return typeof given === 'string' ? given : undefined;
    },
    whole: (name) => {
      const given = value(name);
      return typeof given === 'number' && Number.isSafeInteger(given) ? given : undefined;
    },
    flag: (name) => {
      const given = value(name);
      return typeof given === 'boolean' ? given : undefined;
    },
    person: (name) => picked(name, ApplicationCommandOptionType.User),
    personName: (name) => {
      const user = interaction.options.get(name)?.user;
      return user === undefined || user === null || user.bot ? undefined : user.displayName;
    },
    accountName: (name) => interaction.options.get(name)?.user?.username,
    role: (name) => picked(name, ApplicationCommandOptionType.Role),
    channel: (name) => picked(name, ApplicationCommandOptionType.Channel),
    file: (name) => {
      const given = interaction.options.get(name)?.attachment;
      return given === undefined || given === null ? undefined : fileOf(given);
    },
    sub: interaction.options.getSubcommand(false) ?? undefined,
  };
}

/** What was typed into a modal, by field. */
export function fieldsOf(interaction: ModalSubmitInteraction): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const [id, field] of interaction.fields.fields) {
    if (field.type === ComponentType.TextInput) fields.set(id, field.value);
  }
  return fields;
}

/** The files uploaded in a modal. The client omits the list altogether if there are none. */
export function filesOf(interaction: ModalSubmitInteraction): readonly AttachedFile[] {
  return [...interaction.fields.fields.values()].flatMap((field) =>
    field.type === ComponentType.FileUpload ? [...(field.attachments?.values() ?? [])].map(fileOf) : [],
  );
}

function fileOf({ name, url, size, contentType }: Attachment): AttachedFile {
  return { name, url, size, type: contentType ?? undefined };
}
