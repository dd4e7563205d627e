/** What a subcommand of `/table` is made of. */
import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { CommandContext, CompleteContext, Suggestion } from '#discord/command';
import { tableOption } from '../shared.ts';

export type TableSubcommand = {
  readonly name: string;
  define(): SlashCommandSubcommandBuilder;
  readonly response: 'whisper' | 'post';
  run(ctx: CommandContext): Promise<void>;
  /** Suggestions for its own options; those for `table` are the same everywhere. */
  complete?(ctx: CompleteContext): Promise<readonly Suggestion[]>;
};

/** The definition of a subcommand with the option that names a table, which comes last. */
export function subcommand(
  name: string,
  description: string,
  options: (sub: SlashCommandSubcommandBuilder) => void = () => undefined,
): SlashCommandSubcommandBuilder {
  const sub = new SlashCommandSubcommandBuilder().setName(name).setDescription(description);
  options(sub);
  return sub.addStringOption(tableOption);
}
