import { leaveSeason } from '../../actions/league.ts';
import { type Press, whispered } from '../../press.ts';

/** Leaves a season that has begun. */
export const leagueLeaveYesPress: Press<'lg.leave.yes'> = {
  verb: 'lg.leave.yes',
  response: whispered,
  run: (ctx, { season }) => leaveSeason(ctx, season, true),
};
