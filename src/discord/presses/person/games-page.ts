import { showTables } from '../../actions/games.ts';
import { inPlace, type Press } from '../../press.ts';

/** Another page of a list of tables, in its place. */
export const gamesPagePress: Press<'games.page'> = {
  verb: 'games.page',
  response: inPlace,
  run: (ctx, args) => showTables(ctx, args, ctx.manages(ctx.guild), 'update'),
};
