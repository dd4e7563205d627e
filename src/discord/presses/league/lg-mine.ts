import { type Press, whispered } from '../../core/press.ts';
import { showMine } from '../../league/actions.ts';

/** Shows the person's open matches. */
export const leagueMinePress: Press<'lg.mine'> = {
  verb: 'lg.mine',
  response: whispered,
  run: (ctx, { season }) => showMine(ctx, season),
};
