import { type Press, whispered } from '../../core/press.ts';
import { showList } from '../../league/actions-decks.ts';

/** Shows a list that is open. */
export const leagueListPress: Press<'lg.list'> = {
  verb: 'lg.list',
  response: whispered,
  run: (ctx, { season }) => showList(ctx, season, Number(ctx.values[0])),
};
