/** Matches of a ladder: the queue, and asking somebody. */
import { challengeTo, playLadder } from '#discord/league/actions-ladder';
import { type LeagueSub, leagueOption, meantSeason, simple } from './sub.ts';

export const play = simple('play', 'Join the queue of a ladder, or leave it', (ctx, { id }) => playLadder(ctx, id));

export const challenge: LeagueSub = {
  name: 'challenge',
  response: 'post',
  define: (sub) =>
    sub
      .setDescription('Ask somebody for a match of a ladder')
      .addUserOption((option) => option.setName('who').setDescription('Whom').setRequired(true))
      .addStringOption(leagueOption),
  async run(ctx) {
    const season = await meantSeason(ctx);
    if (season !== undefined) await challengeTo(ctx, season.id, ctx.options.person('who') ?? '');
  },
};
