import { type Press, whispered } from '../../core/press.ts';
import { keepSecret } from '../../league/actions-decks.ts';

/** Keeps one’s list back when the season is over, or no longer. */
export const leagueSecretPress: Press<'lg.secret'> = {
  verb: 'lg.secret',
  response: whispered,
  run: (ctx, { season }) => keepSecret(ctx, season),
};
