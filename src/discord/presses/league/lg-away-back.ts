import { comeBack } from '../../actions/league-away.ts';
import { inPlace, type Press } from '../../press.ts';

/** Is back before the time, or does not go away. */
export const leagueAwayBackPress: Press<'lg.away.back'> = {
  verb: 'lg.away.back',
  response: inPlace,
  run: (ctx, { season }) => comeBack(ctx, season),
};
