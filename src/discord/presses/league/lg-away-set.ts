import { inPlace, type Press } from '../../core/press.ts';
import { goAway } from '../../league/actions-away.ts';

/** Goes away for the chosen days: how many, and in how many days they begin. */
export const leagueAwaySetPress: Press<'lg.away.set'> = {
  verb: 'lg.away.set',
  response: inPlace,
  async run(ctx, { season }) {
    const [days = 0, wait = -1] = (ctx.values[0] ?? '').split(':').map(Number);
    await goAway(ctx, season, { days, in: wait });
  },
};
