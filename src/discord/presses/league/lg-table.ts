import { seasonFor, showStandings } from '../../actions/league.ts';
import { inPlace, type Press } from '../../press.ts';

/** Shows a page of the standings. */
export const leagueTablePress: Press<'lg.table'> = {
  verb: 'lg.table',
  response: inPlace,
  async run(ctx, { season: id, page }) {
    const season = await seasonFor(ctx, id);
    if (season !== undefined) await showStandings(ctx, season, page, 'update');
  },
};
