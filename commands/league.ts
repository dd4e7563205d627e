/** `/league`: the leagues of a server. Its subcommands stand in `league/`. */
import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Command, CompleteContext, Suggestion } from '#discord/core/command';
import { COLORS, line } from '#discord/core/components';
import { LIMITS } from '#discord/core/limits';
import type { Game } from '#face/game';
import { copy, create } from './league/create.ts';
import { challenge, play } from './league/ladder.ts';
import { away, deck, decks, dispute, draft, drop, join, match, team } from './league/people.ts';
import { history, list, log, pairings, ratings, show, standings } from './league/reading.ts';
import { type LeagueSub, suggestMatches, suggestTeams } from './league/sub.ts';
import { serverCommand, suggestGames } from './shared.ts';

const subs: readonly LeagueSub[] = [
  create,
  copy,
  list,
  show,
  join,
  drop,
  standings,
  pairings,
  match,
  away,
  deck,
  draft,
  decks,
  play,
  challenge,
  dispute,
  log,
  history,
  ratings,
  team,
];

/** A command of subcommands about leagues. */
export const leagueCommand = (name: string, description: string, all: readonly LeagueSub[]): Command => ({
  name,
  define: (games: readonly Game[]) =>
    all
      .reduce<Pick<ReturnType<typeof serverCommand>, 'addSubcommand' | 'toJSON'>>(
        (command, sub) =>
          command.addSubcommand(sub.define(new SlashCommandSubcommandBuilder().setName(sub.name), games)),
        serverCommand(name, description),
      )
      .toJSON(),
  response: ({ sub }) => all.find((one) => one.name === sub)?.response ?? 'whisper',
  async run(ctx) {
    const sub = all.find((one) => one.name === ctx.options.sub);
    if (sub === undefined) await ctx.reply.whisper(line(ctx.reply.t('error.unknownCommand'), COLORS.bad));
    else await sub.run(ctx);
  },
  complete: (ctx) => (suggestions[ctx.option] ?? suggestLeagues)(ctx),
});

const suggestions: Readonly<Record<string, (ctx: CompleteContext) => Promise<readonly Suggestion[]>>> = {
  match: suggestMatches,
  team: suggestTeams,
  game: async ({ app, typed }) => suggestGames([...app.tables.games.values()], typed),
};

async function suggestLeagues({ app, guild, typed }: CompleteContext): Promise<readonly Suggestion[]> {
  const all = guild === undefined ? [] : await app.seasons.ofServer(guild);
  const wanted = typed.trim().toLowerCase();
  return all
    .filter(({ league }) => league.name.toLowerCase().includes(wanted))
    .slice(0, LIMITS.choices)
    .map(({ id, league }) => ({ name: league.name, value: id }));
}

export const league = leagueCommand('league', 'Leagues of this server', subs);
