import { copyList } from '../../actions/league-decks.ts';
import { type Press, whispered } from '../../press.ts';

/** Copies an open list as a deck of one’s own. */
export const leagueCopyPress: Press<'lg.copy'> = {
  verb: 'lg.copy',
  response: whispered,
  run: (ctx, { season, entry }) => copyList(ctx, season, entry, ctx.key),
};
