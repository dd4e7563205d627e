import { inPlace, type Press } from '../../core/press.ts';
import { handInList } from '../../league/actions-decks.ts';
import { listOf } from '../../league/screens/boosters.ts';

/** The form was submitted in which a deck is made. */
export const leagueBuiltPress: Press<'lg.built'> = {
  verb: 'lg.built',
  response: inPlace,
  run: (ctx, { season }) => handInList(ctx, season, listOf(ctx.fields)),
};
