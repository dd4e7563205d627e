import { inPlace, type Press } from '../../core/press.ts';
import { showTables } from '../../person/actions-games.ts';

/** Shows another page of a list of tables, in place. */
export const gamesPagePress: Press<'games.page'> = {
  verb: 'games.page',
  response: inPlace,
  run: (ctx, args) => showTables(ctx, args, ctx.manages(ctx.guild), 'update'),
};
