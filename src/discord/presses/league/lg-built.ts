import { handInList } from '../../actions/league-decks.ts';
import { listOf } from '../../present/league-boosters.ts';
import { inPlace, type Press } from '../../press.ts';

/** The form was submitted in which a deck is made. */
export const leagueBuiltPress: Press<'lg.built'> = {
  verb: 'lg.built',
  response: inPlace,
  run: (ctx, { season }) => handInList(ctx, season, listOf(ctx.fields)),
};
