import { inPublicPlace, type Press } from '../../core/press.ts';
import { answerChallenge } from '../../league/actions-ladder.ts';

/** Takes a challenge. */
export const leagueTakePress: Press<'lg.take'> = {
  verb: 'lg.take',
  response: inPublicPlace,
  run: (ctx, { season, entry }) => answerChallenge(ctx, season, { from: entry, takes: true }),
};
