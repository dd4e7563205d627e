/** What a subcommand of `/table` is made of. */
import type { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { CommandContext } from '#discord/core/command';

export type TableSub = {
  readonly name: string;
  /** Adds its description and options. The option `table` is added to all of them. */
  define(sub: SlashCommandSubcommandBuilder): SlashCommandSubcommandBuilder;
  run(ctx: CommandContext): Promise<void>;
};
