/** What subcommands of `/organise` share. */
import type { SlashCommandStringOption, SlashCommandUserOption } from '@discordjs/builders';
import type { CommandContext } from '#discord/core/command';
import { COLORS, line } from '#discord/core/components';
import { accepted } from '#discord/core/refuse';
import type { Refusal } from '#kernel/ask';
import type { Season } from '#season/types';
import type { Member } from '#table/types';
import { meantSeason } from '../league/sub.ts';

/** The option for a reason, which stands in the league's log. */
export const reasonOption = (option: SlashCommandStringOption): SlashCommandStringOption =>
  option
    .setName('reason')
    .setDescription('Why; everybody can read it')
    .setMinLength(3)
    .setMaxLength(200)
    .setRequired(true);

export const reasonOf = ({ options }: CommandContext): string => options.text('reason') ?? '';

export const personOption =
  (name: string, description: string) =>
  (option: SlashCommandUserOption): SlashCommandUserOption =>
    option.setName(name).setDescription(description).setRequired(true);

/** Does something with the league that is meant, and says what it has come to. */
export async function organised(
  ctx: CommandContext,
  act: (season: Season, by: Member) => Promise<Season | Refusal>,
  words: (season: Season) => string,
): Promise<void> {
  const { reply, member } = ctx;
  const season = await meantSeason(ctx);
  if (season === undefined || member === undefined) return;
  const done = accepted(await act(season, member));
  await reply.whisper(line(words(done), COLORS.good));
}
