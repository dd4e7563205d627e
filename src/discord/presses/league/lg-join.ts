import { joinSeason } from '../../actions/league.ts';
import { type Press, whispered } from '../../press.ts';

/** Takes a place in a season. */
export const leagueJoinPress: Press<'lg.join'> = {
  verb: 'lg.join',
  response: whispered,
  run: (ctx, { season }) => joinSeason(ctx, season),
};
