import { type Press, whispered } from '../../core/press.ts';
import { showLists } from '../../league/actions-decks.ts';

/** Shows whose lists are open. */
export const leagueListsPress: Press<'lg.lists'> = {
  verb: 'lg.lists',
  response: whispered,
  run: (ctx, { season }) => showLists(ctx, season),
};
