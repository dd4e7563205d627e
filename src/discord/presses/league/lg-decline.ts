import { answerChallenge } from '../../actions/ladder.ts';
import { inPublicPlace, type Press } from '../../press.ts';

/** Declines a challenge. */
export const leagueDeclinePress: Press<'lg.decline'> = {
  verb: 'lg.decline',
  response: inPublicPlace,
  run: (ctx, { season, entry }) => answerChallenge(ctx, season, { from: entry, takes: false }),
};
