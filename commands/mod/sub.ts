/** What a subcommand of `/mod` is made of. */
import type { SlashCommandStringOption, SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { CommandContext } from '#discord/core/command';
import { line } from '#discord/core/components';
import { isRefusal, type Member, type TableInfo } from '#table/types';

export type ModSub = {
  readonly name: string;
  /** Adds its description and options. */
  define(sub: SlashCommandSubcommandBuilder): SlashCommandSubcommandBuilder;
  run(ctx: CommandContext, by: Member): Promise<void>;
};

/** The option for a reason, which everybody at the table can read. */
export const reasonOption = (option: SlashCommandStringOption): SlashCommandStringOption =>
  option
    .setName('reason')
    .setDescription('Why; those at the table can read it')
    .setMinLength(3)
    .setMaxLength(200)
    .setRequired(true);

/** The option for a table; without it the one of the channel is meant. */
export const tableOption = (option: SlashCommandStringOption): SlashCommandStringOption =>
  option.setName('table').setDescription('Id of the table; the one of this channel if left out').setMaxLength(20);

/** The table that is meant; undefined if there is none, which the moderator has then been told. */
export async function tableFor(
  { app, channel, options, reply }: CommandContext,
  by: Member,
): Promise<TableInfo | undefined> {
  const named = options.text('table')?.trim().toLowerCase();
  const found = named === undefined ? await app.tables.tableAt(channel) : await app.tables.info(named);
  if (found !== undefined && !isRefusal(found) && found.place.guild === by.guild) return found;
  await reply.whisper(line(reply.t('mod.noTable')));
  return undefined;
}
