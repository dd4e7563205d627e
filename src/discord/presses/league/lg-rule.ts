import { confirmResult } from '../../actions/league-organise.ts';
import { inPlace, type Press } from '../../press.ts';

/** Sets a result whose consequences were shown. */
export const leagueRulePress: Press<'lg.rule'> = {
  verb: 'lg.rule',
  response: inPlace,
  run: (ctx, { season, key }) => confirmResult(ctx, season, key),
};
