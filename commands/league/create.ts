/** `/league create` and `copy` make a league and open its sign-up in the channel. */

import type { SlashCommandIntegerOption, SlashCommandStringOption } from '@discordjs/builders';
import type { CommandContext } from '#discord/core/command';
import { COLORS, line } from '#discord/core/components';
import { accepted } from '#discord/core/refuse';
import { canOpenHere } from '#discord/lobby/actions-open';
import { deckSources, kinds, type NewLeague } from '#season/types';
import type { Member } from '#table/types';
import { gameOption } from '../shared.ts';
import { decksOption, type LeagueSub, leagueOption, meantSeason, STARTS, tableOption, teamSizeOption } from './sub.ts';

const KINDS = {
  everyone: 'Everyone meets everyone',
  swiss: 'Swiss',
  knockout: 'Knock-out',
  ladder: 'Ladder',
  teams: 'Team league',
} as const;

const nameOption = (option: SlashCommandStringOption): SlashCommandStringOption =>
  option.setName('name').setDescription('What it is called').setMaxLength(40).setRequired(true);

const startOption = (option: SlashCommandIntegerOption): SlashCommandIntegerOption =>
  option
    .setName('start')
    .setDescription('When it begins')
    .addChoices(...STARTS)
    .setRequired(true);

export const create: LeagueSub = {
  name: 'create',
  define: (sub, games) =>
    sub
      .setDescription('Make a league; its sign-up opens in this channel')
      .addStringOption(nameOption)
      .addStringOption((option) =>
        option
          .setName('kind')
          .setDescription('How it is played')
          .addChoices(...kinds.map((kind) => ({ name: KINDS[kind], value: kind })))
          .setRequired(true),
      )
      .addIntegerOption(startOption)
      .addStringOption(gameOption(games, 'What to play'))
      .addIntegerOption(tableOption)
      .addStringOption(decksOption)
      .addIntegerOption(teamSizeOption),
  async run(ctx) {
    const { app, options, member } = ctx;
    if (!(await canOpenHere(ctx)) || member === undefined) return;
    const [first] = app.tables.games.keys();
    const kind = kinds.find((one) => one === options.text('kind')) ?? 'swiss';
    const table = options.whole('table');
    const teamSize = options.whole('team');
    const decks = deckSources.find((one) => one === options.text('decks'));
    await make(ctx, member, {
      ...{ kind, game: options.text('game') ?? first ?? '' },
      more: {
        ...(table !== undefined && { table }),
        ...(decks !== undefined && { decks }),
        ...(teamSize !== undefined && { teamSize }),
      },
    });
  },
};

export const copy: LeagueSub = {
  name: 'copy',
  define: (sub) =>
    sub
      .setDescription('Make a league with the settings of another one, which may be over')
      .addStringOption(nameOption)
      .addIntegerOption(startOption)
      .addStringOption(leagueOption),
  async run(ctx) {
    const { member } = ctx;
    if (!(await canOpenHere(ctx)) || member === undefined) return;
    const season = await meantSeason(ctx);
    if (season === undefined) return;
    const { kind, game, edition, ...more } = season.settings;
    await make(ctx, member, { kind, game, edition, more });
  },
};

/** Makes a league with the name and the start that were asked for. */
async function make(
  { app, reply, options, channel, key }: CommandContext,
  by: Member,
  wishes: Pick<NewLeague, 'kind' | 'game' | 'edition' | 'more'>,
): Promise<void> {
  const days = options.whole('start') ?? 0;
  const named = { key, channel, name: options.text('name') ?? '', startsIn: days > 0 ? days : undefined };
  const made = accepted(await app.seasons.create(by, { ...wishes, ...named }));
  await reply.whisper(line(reply.t('lg.created', { name: made.league.name }), COLORS.good));
}
