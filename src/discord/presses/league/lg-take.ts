import { answerChallenge } from '../../actions/ladder.ts';
import { inPublicPlace, type Press } from '../../press.ts';

/** Takes a challenge. */
export const leagueTakePress: Press<'lg.take'> = {
  verb: 'lg.take',
  response: inPublicPlace,
  run: (ctx, { season, entry }) => answerChallenge(ctx, season, { from: entry, takes: true }),
};
