/** Rulings of an organiser about a match: its outcome, that it does not count, that it begins anew, more time. */

import type { CommandContext } from '#discord/core/command';
import { COLORS, line } from '#discord/core/components';
import { accepted } from '#discord/core/refuse';
import { proposeCorrection } from '#discord/league/actions-organise';
import { saidResult } from '#season/matches/winning';
import type { MatchAct, Season } from '#season/types';
import { type LeagueSub, leagueOption, matchOption, meantSeason } from '../league/sub.ts';
import { organised, reasonOf, reasonOption } from './sub.ts';

/** "2 1 3" as places; what is no number is no place, and is refused. */
const placesIn = (order: string): readonly number[] =>
  order
    .trim()
    .split(/[\s,;.]+/)
    .map(Number);

export const result: LeagueSub = {
  name: 'result',
  define: (sub) =>
    sub
      .setDescription('Set the result of a match')
      .addIntegerOption(matchOption)
      .addStringOption(reasonOption)
      .addUserOption((option) => option.setName('winner').setDescription('Who has won the match'))
      .addIntegerOption((option) =>
        option
          .setName('lost')
          .setDescription('With a winner: games that the other one has won; 0 if left out')
          .setMinValue(0)
          .setMaxValue(1),
      )
      .addIntegerOption((option) =>
        option.setName('first').setDescription('Games won by the one who is named first').setMinValue(0).setMaxValue(2),
      )
      .addIntegerOption((option) =>
        option.setName('second').setDescription('Games won by the other one').setMinValue(0).setMaxValue(2),
      )
      .addStringOption((option) =>
        option
          .setName('places')
          .setDescription('At a table of more than two: everybody’s place, in the order of the pairings: 2 1 3')
          .setMaxLength(20),
      )
      .addBooleanOption((option) =>
        option
          .setName('with-all')
          .setDescription('With all that follows: knock-out matches that came from the old result begin anew'),
      )
      .addStringOption(leagueOption),
  async run(ctx) {
    const { options } = ctx;
    const match = options.whole('match') ?? 0;
    const order = options.text('places');
    const places = order === undefined ? undefined : placesIn(order);
    const season = await meantSeason(ctx);
    if (season === undefined) return;
    const said = accepted(
      saidResult(season, match, {
        winner: options.person('winner'),
        lost: options.whole('lost'),
        first: options.whole('first'),
        second: options.whole('second'),
        places,
      }),
    );
    const ruling = { match, ...said, reason: reasonOf(ctx), withAll: options.flag('with-all') };
    await proposeCorrection(ctx, season, { what: 'rule', ...ruling });
  },
};

/** A ruling that needs only a match and a reason. */
const ruling = (
  name: string,
  description: string,
  run: (ctx: CommandContext, season: Season, act: MatchAct) => Promise<void>,
): LeagueSub => ({
  name,
  define: (sub) =>
    sub
      .setDescription(description)
      .addIntegerOption(matchOption)
      .addStringOption(reasonOption)
      .addStringOption(leagueOption),
  async run(ctx) {
    const season = await meantSeason(ctx);
    const match = ctx.options.whole('match') ?? 0;
    if (season !== undefined) await run(ctx, season, { match, reason: reasonOf(ctx) });
  },
});

export const voided = ruling('void', 'A match does not count', (ctx, season, act) =>
  proposeCorrection(ctx, season, { what: 'void', ...act }),
);
export const replay = ruling('replay', 'A match begins anew, at a new table', (ctx, season, act) =>
  proposeCorrection(ctx, season, { what: 'replay', ...act }),
);
export const stands = ruling('stands', 'Answer a dispute: the result stays as it is', async (ctx, { id }, act) => {
  const { app, reply, member } = ctx;
  if (member === undefined) return;
  const _done = accepted(await app.seasons.letStand(id, member, act));
  await reply.whisper(line(reply.t('lg.done.stands', { match: act.match }), COLORS.good));
});

export const extend: LeagueSub = {
  name: 'extend',
  define: (sub) =>
    sub
      .setDescription('Give everybody in a match, or in all that run, more time')
      .addIntegerOption((option) =>
        option.setName('days').setDescription('How many days').setMinValue(1).setMaxValue(7).setRequired(true),
      )
      .addStringOption(reasonOption)
      .addIntegerOption((option) =>
        option
          .setName('match')
          .setDescription('Its number; all that run if left out')
          .setMinValue(1)
          .setAutocomplete(true),
      )
      .addStringOption(leagueOption),
  run(ctx) {
    const { app, options, reply, key } = ctx;
    const [match, days = 0] = [options.whole('match'), options.whole('days')];
    return organised(
      ctx,
      ({ id }, by) => app.seasons.extend(id, by, { match, days, reason: reasonOf(ctx), key }),
      () => reply.t('lg.done.extend', { match, days }),
    );
  },
};
