import { keepSecret } from '../../actions/league-decks.ts';
import { type Press, whispered } from '../../press.ts';

/** Keeps one’s list back when the season is over, or no longer. */
export const leagueSecretPress: Press<'lg.secret'> = {
  verb: 'lg.secret',
  response: whispered,
  run: (ctx, { season }) => keepSecret(ctx, season),
};
