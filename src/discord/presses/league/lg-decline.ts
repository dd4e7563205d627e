import { inPublicPlace, type Press } from '../../core/press.ts';
import { answerChallenge } from '../../league/actions-ladder.ts';

/** Declines a challenge. */
export const leagueDeclinePress: Press<'lg.decline'> = {
  verb: 'lg.decline',
  response: inPublicPlace,
  run: (ctx, { season, entry }) => answerChallenge(ctx, season, { from: entry, takes: false }),
};
