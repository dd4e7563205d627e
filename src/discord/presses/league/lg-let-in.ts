import { admit } from '../../actions/league-organise.ts';
import { inPlace, type Press } from '../../press.ts';

/** Lets somebody in who has asked. */
export const leagueLetInPress: Press<'lg.let-in'> = {
  verb: 'lg.let-in',
  response: inPlace,
  run: (ctx, { season, entry }) => admit(ctx, season, entry, true),
};
