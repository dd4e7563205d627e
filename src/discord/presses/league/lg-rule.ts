import { inPlace, type Press } from '../../core/press.ts';
import { confirmCorrection } from '../../league/actions-organise.ts';

/** Does what an organiser was shown the consequences of. */
export const leagueRulePress: Press<'lg.rule'> = {
  verb: 'lg.rule',
  response: inPlace,
  run: (ctx, { season, key }) => confirmCorrection(ctx, season, key),
};
