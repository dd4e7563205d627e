import { inPlace, type Press } from '../../core/press.ts';
import { admit } from '../../league/actions-organise.ts';

/** Refuses somebody who has asked to be let in. */
export const leagueDenyPress: Press<'lg.deny'> = {
  verb: 'lg.deny',
  response: inPlace,
  run: (ctx, { season, entry }) => admit(ctx, season, entry, false),
};
