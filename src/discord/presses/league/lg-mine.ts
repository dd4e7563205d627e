import { showMine } from '../../actions/league.ts';
import { type Press, whispered } from '../../press.ts';

/** Shows the person's open matches. */
export const leagueMinePress: Press<'lg.mine'> = {
  verb: 'lg.mine',
  response: whispered,
  run: (ctx, { season }) => showMine(ctx, season),
};
