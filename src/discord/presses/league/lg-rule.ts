import { confirmCorrection } from '../../actions/league-organise.ts';
import { inPlace, type Press } from '../../press.ts';

/** Does what an organiser was shown the consequences of. */
export const leagueRulePress: Press<'lg.rule'> = {
  verb: 'lg.rule',
  response: inPlace,
  run: (ctx, { season, key }) => confirmCorrection(ctx, season, key),
};
