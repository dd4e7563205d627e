import { admit } from '../../actions/league-organise.ts';
import { inPlace, type Press } from '../../press.ts';

/** Lets somebody in who has asked. */
export const leagueAdmitPress: Press<'lg.admit'> = {
  verb: 'lg.admit',
  response: inPlace,
  run: (ctx, { season, entry }) => admit(ctx, season, entry, true),
};
