import { inPlace, type Press } from '../../core/press.ts';
import { takeFromPack } from '../../league/actions-decks.ts';

/** Takes the chosen cards of a pack. */
export const leagueTakenPress: Press<'lg.taken'> = {
  verb: 'lg.taken',
  response: inPlace,
  run: (ctx, { season, pack }) => takeFromPack(ctx, season, pack, ctx.values),
};
