import { inPlace, type Press } from '../../core/press.ts';
import { showHints } from '../../lesson/actions.ts';

/** Hints come again. */
export const hintsOnPress: Press<'lesson.on'> = {
  verb: 'lesson.on',
  response: inPlace,
  run: async (ctx, { table }) => showHints(ctx, await ctx.app.tables.lessons.turn(table, ctx.reply.user, 'on')),
};
