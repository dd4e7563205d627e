/** `/league create` makes a league and opens its sign-up in the channel. */

import { COLORS, line } from '#discord/core/components';
import { accepted } from '#discord/core/refuse';
import { canOpenHere } from '#discord/lobby/actions-open';
import { deckSources, kinds } from '#season/types';
import { gameOption } from '../shared.ts';
import { decksOption, type LeagueSub, STARTS, tableOption, teamSizeOption } from './sub.ts';

const KINDS = {
  everyone: 'Everyone meets everyone',
  swiss: 'Swiss',
  knockout: 'Knock-out',
  ladder: 'Ladder',
  teams: 'Team league',
} as const;

export const create: LeagueSub = {
  name: 'create',
  define: (sub, games) =>
    sub
      .setDescription('Make a league; its sign-up opens in this channel')
      .addStringOption((option) =>
        option.setName('name').setDescription('What it is called').setMaxLength(40).setRequired(true),
      )
      .addStringOption((option) =>
        option
          .setName('kind')
          .setDescription('How it is played')
          .addChoices(...kinds.map((kind) => ({ name: KINDS[kind], value: kind })))
          .setRequired(true),
      )
      .addIntegerOption((option) =>
        option
          .setName('start')
          .setDescription('When it begins')
          .addChoices(...STARTS)
          .setRequired(true),
      )
      .addStringOption(gameOption(games, 'What to play'))
      .addIntegerOption(tableOption)
      .addStringOption(decksOption)
      .addIntegerOption(teamSizeOption),
  async run(ctx) {
    const { app, reply, options, member, channel, key } = ctx;
    if (!(await canOpenHere(ctx)) || member === undefined) return;
    const [first] = app.tables.games.keys();
    const kind = kinds.find((one) => one === options.text('kind')) ?? 'swiss';
    const days = options.whole('start') ?? 0;
    const table = options.whole('table');
    const teamSize = options.whole('team');
    const decks = deckSources.find((one) => one === options.text('decks'));
    const made = accepted(
      await app.seasons.create(member, {
        ...{ key, channel, kind, name: options.text('name') ?? '', game: options.text('game') ?? first ?? '' },
        startsIn: days > 0 ? days : undefined,
        more: {
          ...(table !== undefined && { table }),
          ...(decks !== undefined && { decks }),
          ...(teamSize !== undefined && { teamSize }),
        },
      }),
    );
    await reply.whisper(line(reply.t('lg.created', { name: made.league.name }), COLORS.good));
  },
};
