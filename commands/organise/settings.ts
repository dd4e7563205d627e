/** `/organise settings` changes what has a usual value, until the start. */
import { paceOf } from '#discord/present/league';
import { paces, type SeasonSettings } from '#season/types';
import { type LeagueSub, leagueOption } from '../league/sub.ts';
import { organised } from './sub.ts';

const PACES = {
  brisk: '3 days to think for each in a match',
  steady: '7 days to think for each in a match',
  relaxed: '14 days to think for each in a match',
} as const;

export const settings: LeagueSub = {
  name: 'settings',
  define: (sub) =>
    sub
      .setDescription('Change how the season is played, until it starts')
      .addStringOption((option) =>
        option
          .setName('pace')
          .setDescription('How long people may think')
          .addChoices(...paces.map((pace) => ({ name: PACES[pace], value: pace }))),
      )
      .addIntegerOption((option) =>
        option
          .setName('games')
          .setDescription('Games of a match')
          .addChoices({ name: 'one game', value: 1 }, { name: 'best of three', value: 3 }),
      )
      .addIntegerOption((option) =>
        option.setName('rounds').setDescription('Swiss rounds').setMinValue(1).setMaxValue(12),
      )
      .addIntegerOption((option) =>
        option
          .setName('cut')
          .setDescription('So many of the best play a knock-out after the Swiss rounds')
          .addChoices(
            { name: 'none', value: 0 },
            ...[2, 4, 8, 16].map((best) => ({ name: `best ${best}`, value: best })),
          ),
      )
      .addIntegerOption((option) =>
        option
          .setName('at-once')
          .setDescription('Matches at a time where everyone meets everyone')
          .addChoices(...[1, 2, 3].map((value) => ({ name: String(value), value })), { name: 'all', value: 1000 }),
      )
      .addIntegerOption((option) =>
        option
          .setName('losses')
          .setDescription('Losses after which somebody is out of a knock-out')
          .addChoices({ name: 'one', value: 1 }, { name: 'two', value: 2 }),
      )
      .addIntegerOption((option) =>
        option.setName('places').setDescription('How many can join').setMinValue(2).setMaxValue(1000),
      )
      .addStringOption(leagueOption),
  run(ctx) {
    const { app, options, reply } = ctx;
    const given: Record<string, string | number | undefined> = {
      pace: options.text('pace'),
      bestOf: options.whole('games'),
      rounds: options.whole('rounds'),
      cut: options.whole('cut'),
      atOnce: options.whole('at-once'),
      losses: options.whole('losses'),
      places: options.whole('places'),
    };
    // What is not possible is refused by the season's own check.
    const change = Object.fromEntries(
      Object.entries(given).filter(([, value]) => value !== undefined),
    ) as Partial<SeasonSettings>;
    return organised(
      ctx,
      ({ id }, by) => app.seasons.set(id, by, change),
      (season) => reply.say('lg.done.set', { pace: paceOf(season, reply.say) }),
    );
  },
};
