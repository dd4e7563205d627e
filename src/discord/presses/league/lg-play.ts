import { type Press, whispered } from '../../core/press.ts';
import { playLadder } from '../../league/actions-ladder.ts';

/** Joins the queue of a ladder, or leaves it. */
export const leaguePlayPress: Press<'lg.play'> = {
  verb: 'lg.play',
  response: whispered,
  run: (ctx, { season }) => playLadder(ctx, season),
};
