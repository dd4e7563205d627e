import { showPool } from '../../actions/league-decks.ts';
import { type Press, whispered } from '../../press.ts';

/** Shows the person’s cards. */
export const leaguePoolPress: Press<'lg.pool'> = {
  verb: 'lg.pool',
  response: whispered,
  run: (ctx, { season }) => showPool(ctx, season),
};
