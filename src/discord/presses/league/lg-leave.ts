import { leaveSeason } from '../../actions/league.ts';
import { type Press, whispered } from '../../press.ts';

/** Leaves a season; once it has begun, after a question. */
export const leagueLeavePress: Press<'lg.leave'> = {
  verb: 'lg.leave',
  response: whispered,
  run: (ctx, { season }) => leaveSeason(ctx, season, false),
};
