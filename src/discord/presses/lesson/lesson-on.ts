import { showHints } from '../../actions/lesson.ts';
import { inPlace, type Press } from '../../press.ts';

/** Hints come again. */
export const hintsOnPress: Press<'lesson.on'> = {
  verb: 'lesson.on',
  response: inPlace,
  run: async (ctx, { table }) => showHints(ctx, await ctx.app.tables.lessons.turn(table, ctx.reply.user, 'on')),
};
