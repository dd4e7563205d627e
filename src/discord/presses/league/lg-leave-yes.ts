import { type Press, whispered } from '../../core/press.ts';
import { leaveSeason } from '../../league/actions.ts';

/** Leaves a season that has begun. */
export const leagueLeaveYesPress: Press<'lg.leave.yes'> = {
  verb: 'lg.leave.yes',
  response: whispered,
  run: (ctx, { season }) => leaveSeason(ctx, season, true),
};
