import { admit } from '../../actions/league-organise.ts';
import { inPlace, type Press } from '../../press.ts';

/** Refuses somebody who has asked to be let in. */
export const leagueTurnDownPress: Press<'lg.turn-down'> = {
  verb: 'lg.turn-down',
  response: inPlace,
  run: (ctx, { season, entry }) => admit(ctx, season, entry, false),
};
