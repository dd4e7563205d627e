import { inPlace, type Press } from '../../core/press.ts';
import { seasonFor, showStandings } from '../../league/actions.ts';

/** Shows a page of the standings. */
export const leagueTablePress: Press<'lg.table'> = {
  verb: 'lg.table',
  response: inPlace,
  async run(ctx, { season: id, page }) {
    const season = await seasonFor(ctx, id);
    if (season !== undefined) await showStandings(ctx, season, page, 'update');
  },
};
