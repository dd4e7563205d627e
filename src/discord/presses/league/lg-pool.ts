import { type Press, whispered } from '../../core/press.ts';
import { showPool } from '../../league/actions-decks.ts';

/** Shows the person’s cards. */
export const leaguePoolPress: Press<'lg.pool'> = {
  verb: 'lg.pool',
  response: whispered,
  run: (ctx, { season }) => showPool(ctx, season),
};
