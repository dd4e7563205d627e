import { admit } from '../../actions/league-organise.ts';
import { inPlace, type Press } from '../../press.ts';

/** Refuses somebody who has asked to be let in. */
export const leagueDenyPress: Press<'lg.deny'> = {
  verb: 'lg.deny',
  response: inPlace,
  run: (ctx, { season, entry }) => admit(ctx, season, entry, false),
};
