import { type Press, whispered } from '../../core/press.ts';
import { showAway } from '../../league/actions-away.ts';

/** Shows when one is away in a season, and the days to choose from. */
export const leagueAwayPress: Press<'lg.away'> = {
  verb: 'lg.away',
  response: whispered,
  run: (ctx, { season }) => showAway(ctx, season),
};
