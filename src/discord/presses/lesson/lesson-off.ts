import { inPlace, type Press } from '../../core/press.ts';
import { showHints } from '../../lesson/actions.ts';

/** No more hints. */
export const hintsOffPress: Press<'lesson.off'> = {
  verb: 'lesson.off',
  response: inPlace,
  run: async (ctx, { table }) => showHints(ctx, await ctx.app.tables.lessons.turn(table, ctx.reply.user, 'off')),
};
