import { inPlace, type Press } from '../../core/press.ts';
import { seasonFor } from '../../league/actions.ts';
import { pairingsMessage } from '../../league/screens/tables.ts';

/** Shows a page of the pairings. */
export const leaguePairsPress: Press<'lg.pairs'> = {
  verb: 'lg.pairs',
  response: inPlace,
  async run(ctx, { season: id, page }) {
    const season = await seasonFor(ctx, id);
    if (season !== undefined) await ctx.reply.update(pairingsMessage(season, page, ctx.reply.say));
  },
};
