import { inPlace, type Press } from '../../core/press.ts';
import { comeBack } from '../../league/actions-away.ts';

/** Is back before the time, or does not go away. */
export const leagueAwayBackPress: Press<'lg.away.back'> = {
  verb: 'lg.away.back',
  response: inPlace,
  run: (ctx, { season }) => comeBack(ctx, season),
};
