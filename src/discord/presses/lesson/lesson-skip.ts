import { inPlace, type Press } from '../../core/press.ts';
import { showHints } from '../../lesson/actions.ts';

/** Goes on from a hint to the next one. */
export const skipHintPress: Press<'lesson.skip'> = {
  verb: 'lesson.skip',
  response: inPlace,
  run: async (ctx, { table, hint }) => showHints(ctx, await ctx.app.tables.lessons.skip(table, ctx.reply.user, hint)),
};
