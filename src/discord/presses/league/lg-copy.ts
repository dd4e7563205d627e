import { type Press, whispered } from '../../core/press.ts';
import { copyList } from '../../league/actions-decks.ts';

/** Copies an open list as a deck of one’s own. */
export const leagueCopyPress: Press<'lg.copy'> = {
  verb: 'lg.copy',
  response: whispered,
  run: (ctx, { season, entry }) => copyList(ctx, season, entry, ctx.key),
};
