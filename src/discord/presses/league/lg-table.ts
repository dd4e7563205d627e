import { seasonFor } from '../../actions/league.ts';
import { standingsMessage } from '../../present/league-tables.ts';
import { inPlace, type Press } from '../../press.ts';

/** Shows a page of the standings. */
export const leagueTablePress: Press<'lg.table'> = {
  verb: 'lg.table',
  response: inPlace,
  async run(ctx, { season: id, page }) {
    const season = await seasonFor(ctx, id);
    if (season !== undefined) await ctx.reply.update(standingsMessage(season, page, ctx.reply.say));
  },
};
