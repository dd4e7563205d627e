/** `/organise settings` changes what has a usual value: all of it until the start, later what nothing that was played depends on. */
import { paceOf } from '#discord/league/screens/season';
import { paces, type SeasonSettings, seedings } from '#season/types';
import { decksOption, type LeagueSub, leagueOption, STARTS, tableOption, teamSizeOption } from '../league/sub.ts';
import { organised } from './sub.ts';

const PACES = {
  brisk: '3 days to think for each in a match',
  steady: '7 days to think for each in a match',
  relaxed: '14 days to think for each in a match',
} as const;

const SEEDINGS = { lot: 'by lot', rating: 'by rating', hand: 'by hand, with /organise seed' } as const;

export const settings: LeagueSub = {
  name: 'settings',
  define: (sub) =>
    sub
      .setDescription('Change how the season is played; once it has begun, what nothing depends on')
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
          .setName('meetings')
          .setDescription('How often people meet where everyone meets everyone')
          .addChoices({ name: 'once', value: 1 }, { name: 'twice, at home and away', value: 2 }),
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
      .addIntegerOption(tableOption)
      .addIntegerOption(teamSizeOption)
      .addIntegerOption((option) =>
        option
          .setName('weeks')
          .setDescription('How long a ladder goes on')
          .addChoices(...[4, 8, 12].map((value) => ({ name: `${value} weeks`, value }))),
      )
      .addStringOption(decksOption)
      .addBooleanOption((option) =>
        option.setName('approval').setDescription('Whether organisers let people in, with /organise approve'),
      )
      .addRoleOption((option) => option.setName('role').setDescription('Only people with this role can join'))
      .addIntegerOption((option) =>
        option
          .setName('gifts')
          .setDescription('Days that somebody may give their opponent in a match')
          .setMinValue(0)
          .setMaxValue(5),
      )
      .addIntegerOption((option) =>
        option
          .setName('away-days')
          .setDescription('Days of the season on which somebody may stop their clocks')
          .setMinValue(0)
          .setMaxValue(14),
      )
      .addBooleanOption((option) =>
        option
          .setName('deck-changes')
          .setDescription('Whether decks may be changed between matches; otherwise they are locked'),
      )
      .addBooleanOption((option) =>
        option.setName('spoilers').setDescription('Whether results stand behind spoiler bars while the season runs'),
      )
      .addRoleOption((option) =>
        option.setName('season-role').setDescription('A role that everybody in the season has meanwhile'),
      )
      .addRoleOption((option) =>
        option.setName('champion-role').setDescription('A role that the champion has until the next one'),
      )
      .addIntegerOption((option) =>
        option
          .setName('start')
          .setDescription('When it begins, counted from now')
          .addChoices(...STARTS),
      )
      .addIntegerOption((option) =>
        option
          .setName('check-in')
          .setDescription('So long before the start everybody has to say that they are there; who does not is out')
          .addChoices(
            { name: 'none', value: 0 },
            ...[2, 12, 24, 48].map((value) => ({ name: `${value} hours`, value })),
          ),
      )
      .addStringOption((option) =>
        option
          .setName('seeding')
          .setDescription('How people are seeded in a knock-out')
          .addChoices(...seedings.map((value) => ({ name: SEEDINGS[value], value }))),
      )
      .addStringOption(leagueOption),
  run(ctx) {
    const { app, options, reply } = ctx;
    const given: Record<string, string | number | boolean | undefined> = {
      pace: options.text('pace'),
      bestOf: options.whole('games'),
      rounds: options.whole('rounds'),
      cut: options.whole('cut'),
      atOnce: options.whole('at-once'),
      legs: options.whole('meetings'),
      teamSize: options.whole('team'),
      losses: options.whole('losses'),
      places: options.whole('places'),
      table: options.whole('table'),
      weeks: options.whole('weeks'),
      decks: options.text('decks'),
      approval: options.flag('approval'),
      role: options.role('role'),
      gifts: options.whole('gifts'),
      awayDays: options.whole('away-days'),
      deckChanges: options.flag('deck-changes'),
      spoilers: options.flag('spoilers'),
      seasonRole: options.role('season-role'),
      championRole: options.role('champion-role'),
      checkIn: options.whole('check-in'),
      seeding: options.text('seeding'),
    };
    // What is not possible is refused by the season's own check.
    const change = Object.fromEntries(
      Object.entries(given).filter(([, value]) => value !== undefined),
    ) as Partial<SeasonSettings>;
    return organised(
      ctx,
      ({ id }, by) => app.seasons.set(id, by, change, options.whole('start')),
      (season) => reply.t('lg.done.set', { pace: paceOf(season, reply.t) }),
    );
  },
};
