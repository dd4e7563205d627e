import { showLists } from '../../actions/league-decks.ts';
import { type Press, whispered } from '../../press.ts';

/** Shows whose lists are open. */
export const leagueListsPress: Press<'lg.lists'> = {
  verb: 'lg.lists',
  response: whispered,
  run: (ctx, { season }) => showLists(ctx, season),
};
