/** How an organiser moves a season along: start, cancel, make it final, open the next one. */
import { type LeagueSub, leagueOption } from '../league/sub.ts';
import { organised, reasonOption } from './sub.ts';

export const start: LeagueSub = {
  name: 'start',
  define: (sub) => sub.setDescription('Begin the season now').addStringOption(leagueOption),
  run: (ctx) =>
    organised(
      ctx,
      ({ id }, by) => ctx.app.seasons.start(id, by),
      ({ league }) => ctx.reply.say('lg.done.start', { name: league.name }),
    ),
};

export const cancel: LeagueSub = {
  name: 'cancel',
  define: (sub) =>
    sub
      .setDescription('End the season; what runs goes on and counts for nothing')
      .addStringOption(reasonOption)
      .addStringOption(leagueOption),
  run: (ctx) =>
    organised(
      ctx,
      ({ id }, by) => ctx.app.seasons.cancel(id, by, ctx.options.text('reason') ?? ''),
      ({ league }) => ctx.reply.say('lg.done.cancel', { name: league.name }),
    ),
};

export const finish: LeagueSub = {
  name: 'final',
  define: (sub) => sub.setDescription('The result stands now').addStringOption(leagueOption),
  run: (ctx) =>
    organised(
      ctx,
      ({ id }, by) => ctx.app.seasons.finish(id, by),
      ({ league }) => ctx.reply.say('lg.done.finish', { name: league.name }),
    ),
};

export const again: LeagueSub = {
  name: 'next',
  define: (sub) => sub.setDescription('Open the sign-up of the next season').addStringOption(leagueOption),
  run: (ctx) =>
    organised(
      ctx,
      ({ id }, by) => ctx.app.seasons.again(id, by),
      ({ league }) => ctx.reply.say('lg.done.again', { name: league.name }),
    ),
};
