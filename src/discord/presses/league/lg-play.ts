import { playLadder } from '../../actions/ladder.ts';
import { type Press, whispered } from '../../press.ts';

/** Joins the queue of a ladder, or leaves it. */
export const leaguePlayPress: Press<'lg.play'> = {
  verb: 'lg.play',
  response: whispered,
  run: (ctx, { season }) => playLadder(ctx, season),
};
