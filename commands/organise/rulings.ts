/** Rulings of an organiser: the outcome of a match, and that somebody is out. */
import { markdown } from '#words/markdown';
import { type LeagueSub, leagueOption } from '../league/sub.ts';
import { organised, reasonOption } from './sub.ts';

export const result: LeagueSub = {
  name: 'result',
  define: (sub) =>
    sub
      .setDescription('Set the result of a match')
      .addIntegerOption((option) =>
        option.setName('match').setDescription('Its number, as the pairings show it').setMinValue(1).setRequired(true),
      )
      .addIntegerOption((option) =>
        option
          .setName('first')
          .setDescription('Games won by the one who is named first')
          .setMinValue(0)
          .setMaxValue(2)
          .setRequired(true),
      )
      .addIntegerOption((option) =>
        option
          .setName('second')
          .setDescription('Games won by the other one')
          .setMinValue(0)
          .setMaxValue(2)
          .setRequired(true),
      )
      .addStringOption(reasonOption)
      .addStringOption(leagueOption),
  run(ctx) {
    const { app, options, reply } = ctx;
    const [match, won, lost] = ['match', 'first', 'second'].map((name) => options.whole(name) ?? 0);
    return organised(
      ctx,
      ({ id }, by) => app.seasons.rule(id, by, match ?? 0, [won ?? 0, lost ?? 0], options.text('reason') ?? ''),
      () => reply.say('lg.done.rule', { match: match ?? 0, won: won ?? 0, lost: lost ?? 0 }),
    );
  },
};

export const remove: LeagueSub = {
  name: 'remove',
  define: (sub) =>
    sub
      .setDescription('Take somebody out of the season')
      .addUserOption((option) => option.setName('who').setDescription('Who').setRequired(true))
      .addStringOption(reasonOption)
      .addStringOption(leagueOption),
  run(ctx) {
    const { app, options, reply } = ctx;
    const who = options.person('who') ?? '';
    return organised(
      ctx,
      ({ id }, by) => app.seasons.remove(id, by, who, options.text('reason') ?? ''),
      ({ league }) => reply.say('lg.done.remove', { person: markdown(`<@${who}>`), name: league.name }),
    );
  },
};

export const extend: LeagueSub = {
  name: 'extend',
  define: (sub) =>
    sub
      .setDescription('Give both people of a match more time')
      .addIntegerOption((option) =>
        option.setName('match').setDescription('Its number, as the pairings show it').setMinValue(1).setRequired(true),
      )
      .addIntegerOption((option) =>
        option.setName('days').setDescription('How many days').setMinValue(1).setMaxValue(7).setRequired(true),
      )
      .addStringOption(reasonOption)
      .addStringOption(leagueOption),
  run(ctx) {
    const { app, options, reply, key } = ctx;
    const [match = 0, days = 0] = [options.whole('match'), options.whole('days')];
    return organised(
      ctx,
      ({ id }, by) => app.seasons.extend(id, by, { match, days, reason: options.text('reason') ?? '', key }),
      () => reply.say('lg.done.extend', { match, days }),
    );
  },
};
