/** What a subcommand of `/league` or `/organise` is made of, and how a league is found. */
import type {
  SlashCommandIntegerOption,
  SlashCommandStringOption,
  SlashCommandSubcommandBuilder,
} from '@discordjs/builders';
import type { CommandContext, CompleteContext, Suggestion } from '#discord/core/command';
import { COLORS, line } from '#discord/core/components';
import { LIMITS } from '#discord/core/limits';
import { seasonFor } from '#discord/league/actions';
import { matchLabel, nameShown } from '#discord/league/screens/names';
import type { Game } from '#face/game';
import { numberOf } from '#season/formats/numbers';
import { teamsOf } from '#season/formats/teams';
import { deckSources, type Entry, type Season } from '#season/types';
import { isRefusal } from '#table/types';

export type LeagueSub = {
  readonly name: string;
  /** Absent: only whoever asks sees the answer. */
  readonly response?: 'post';
  /** Adds its description and options. */
  define(sub: SlashCommandSubcommandBuilder, games: readonly Game[]): SlashCommandSubcommandBuilder;
  run(ctx: CommandContext): Promise<void>;
};

export const leagueOption = (option: SlashCommandStringOption): SlashCommandStringOption =>
  option.setName('league').setDescription('Which league; the one of this channel if left out').setAutocomplete(true);

export const matchOption = (option: SlashCommandIntegerOption): SlashCommandIntegerOption =>
  option
    .setName('match')
    .setDescription('Its number; type a name to find it')
    .setMinValue(1)
    .setRequired(true)
    .setAutocomplete(true);

export const tableOption = (option: SlashCommandIntegerOption): SlashCommandIntegerOption =>
  option
    .setName('table')
    .setDescription('How many sit at a table; more than two in Swiss leagues and ladders')
    .setMinValue(2)
    .setMaxValue(6);

export const teamSizeOption = (option: SlashCommandIntegerOption): SlashCommandIntegerOption =>
  option.setName('team').setDescription('How many are in a team of a team league').setMinValue(2).setMaxValue(5);

/** When sign-up ends, in days; 0: when an organiser presses Start. */
export const STARTS = [
  { name: 'in 3 days', value: 3 },
  { name: 'in 1 week', value: 7 },
  { name: 'in 2 weeks', value: 14 },
  { name: 'when I press Start', value: 0 },
] as const;

const DECKS = {
  own: 'decks of one’s own',
  sealed: 'sealed: everybody opens boosters',
  draft: 'draft: boosters are passed round',
} as const;

export const decksOption = (option: SlashCommandStringOption): SlashCommandStringOption =>
  option
    .setName('decks')
    .setDescription('Where decks come from')
    .addChoices(...deckSources.map((source) => ({ name: DECKS[source], value: source })));

/**
 * The season that is meant: the named one; in the thread of a match its own; in a channel or a thread of it that of the channel; or
 * the only one of the server. Undefined: the person was told.
 */
export async function meantSeason(ctx: CommandContext): Promise<Season | undefined> {
  const { reply } = ctx;
  const { found, all } = await seasonIn(ctx);
  if (found !== undefined) return seasonFor(ctx, found);
  const names = all.map(({ league }) => league.name).join(', ');
  const words = all.length === 0 ? reply.t('lg.listNone') : reply.t('lg.which', { names });
  await reply.whisper(line(words, COLORS.calm));
  return undefined;
}

type Where = Pick<CommandContext, 'app' | 'guild' | 'options' | 'channel' | 'parent'>;

/** The id of the season that is meant, if that is clear, and all there are in the server. */
async function seasonIn(
  where: Where,
): Promise<{ readonly found: string | undefined; readonly all: readonly Listed[] }> {
  const { app, guild, options } = where;
  const named = options.text('league')?.trim();
  const ofMatch = named === undefined ? await seasonOfMatchHere(where) : undefined;
  if (ofMatch !== undefined) return { found: ofMatch, all: [] };
  const all = guild === undefined ? [] : await app.seasons.ofServer(guild);
  const byName = all.find(({ id, league }) => id === named || league.name.toLowerCase() === named?.toLowerCase());
  return { found: (named === undefined ? onlyOne(all, where) : byName)?.id, all };
}

/** Matches of the season that is meant, by number or by a name in them: running ones first, then those that are over, the last first. */
export async function suggestMatches(ctx: CompleteContext): Promise<readonly Suggestion[]> {
  const { app, guild, typed, t } = ctx;
  const { found } = await seasonIn(ctx);
  const season = found === undefined ? undefined : await app.seasons.find(found);
  if (season === undefined || isRefusal(season) || season.league.guild !== guild) return [];
  const wanted = typed.trim().toLowerCase();
  const isNamed = (entry: Entry): boolean => nameShown(season, entry, t).toLowerCase().includes(wanted);
  const people = new Set(season.entries.filter(isNamed).map(({ n }) => n));
  const fits = season.matches.filter(
    (match) =>
      match.status !== 'void' &&
      match.seats.length > 1 &&
      (String(numberOf(season, match)).startsWith(wanted) || match.seats.some(({ entry }) => people.has(entry))),
  );
  const exact = fits.filter((match) => String(numberOf(season, match)) === wanted);
  const open = fits.filter(({ status }) => status !== 'done');
  const done = fits.filter(({ status }) => status === 'done').toReversed();
  return [...new Set([...exact, ...open, ...done])]
    .slice(0, LIMITS.choices)
    .map((match) => ({ name: matchLabel(season, match, t), value: numberOf(season, match) }));
}

/** Teams of the season that is meant which lack somebody. */
export async function suggestTeams(ctx: CompleteContext): Promise<readonly Suggestion[]> {
  const { app, guild, typed } = ctx;
  const { found } = await seasonIn(ctx);
  const season = found === undefined ? undefined : await app.seasons.find(found);
  if (season === undefined || isRefusal(season) || season.league.guild !== guild) return [];
  const wanted = typed.trim().toLowerCase();
  return teamsOf(season)
    .filter(({ name, boards }) => boards.length < season.settings.teamSize && name.toLowerCase().includes(wanted))
    .slice(0, LIMITS.choices)
    .map(({ name }) => ({ name, value: name }));
}

/** The season of the match whose thread this is, running or over. */
async function seasonOfMatchHere({ app, channel }: Where): Promise<string | undefined> {
  const table = (await app.tables.tableAt(channel)) ?? (await app.tables.lastTableAt(channel));
  return table?.place.thread === channel ? table.options.league?.season : undefined;
}

type Listed = Awaited<ReturnType<CommandContext['app']['seasons']['ofServer']>>[number];

/** Of the leagues of this channel, else of the server, the only one that is not over, else the only one. */
function onlyOne(all: readonly Listed[], { channel, parent }: Where): Listed | undefined {
  const isUnderWay = ({ status }: Listed) => status !== 'final' && status !== 'cancelled';
  const here = all.filter(({ league }) => league.channel === channel || league.channel === parent);
  const candidates = [here.filter(isUnderWay), here, all.filter(isUnderWay), all].find(({ length }) => length > 0);
  return candidates?.length === 1 ? candidates[0] : undefined;
}

/** A subcommand that only needs to know which league is meant. */
export const simple = (
  name: string,
  description: string,
  act: (ctx: CommandContext, season: Season) => Promise<unknown>,
): LeagueSub => ({
  name,
  define: (sub) => sub.setDescription(description).addStringOption(leagueOption),
  async run(ctx) {
    const season = await meantSeason(ctx);
    if (season !== undefined) await act(ctx, season);
  },
});
