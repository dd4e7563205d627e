import { showAway } from '../../actions/league-away.ts';
import { type Press, whispered } from '../../press.ts';

/** Shows when one is away in a season, and the days to choose from. */
export const leagueAwayPress: Press<'lg.away'> = {
  verb: 'lg.away',
  response: whispered,
  run: (ctx, { season }) => showAway(ctx, season),
};
