import { showList } from '../../actions/league-decks.ts';
import { type Press, whispered } from '../../press.ts';

/** Shows a list that is open. */
export const leagueListPress: Press<'lg.list'> = {
  verb: 'lg.list',
  response: whispered,
  run: (ctx, { season }) => showList(ctx, season, Number(ctx.values[0])),
};
