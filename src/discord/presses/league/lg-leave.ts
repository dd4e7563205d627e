import { type Press, whispered } from '../../core/press.ts';
import { leaveSeason } from '../../league/actions.ts';

/** Leaves a season; once it has begun, after a question. */
export const leagueLeavePress: Press<'lg.leave'> = {
  verb: 'lg.leave',
  response: whispered,
  run: (ctx, { season }) => leaveSeason(ctx, season, false),
};
