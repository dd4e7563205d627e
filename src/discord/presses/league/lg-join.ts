import { type Press, whispered } from '../../core/press.ts';
import { joinSeason } from '../../league/actions.ts';

/** Takes a place in a season. */
export const leagueJoinPress: Press<'lg.join'> = {
  verb: 'lg.join',
  response: whispered,
  run: (ctx, { season }) => joinSeason(ctx, season),
};
