import { inPlace, type Press } from '../../core/press.ts';
import { admit } from '../../league/actions-organise.ts';

/** Lets somebody in who has asked. */
export const leagueAdmitPress: Press<'lg.admit'> = {
  verb: 'lg.admit',
  response: inPlace,
  run: (ctx, { season, entry }) => admit(ctx, season, entry, true),
};
