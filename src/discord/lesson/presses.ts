/** The presses of lessons and their hints. */
import { inPlace, type PressesOf } from '../core/press.ts';
import { beginAgain, openLesson, showHints } from './actions.ts';
import type { lessonIds } from './ids.ts';

export const lessonPresses = {
  /** Begins the lesson of the chosen game, in place of the question which game to learn. */
  lesson: {
    response: inPlace,
    run: (ctx, { game }) => openLesson(ctx, game, 'update'),
  },
  /** Goes on from a hint to the next one. */
  'lesson.skip': {
    response: inPlace,
    run: async (ctx, { table, hint }) => showHints(ctx, await ctx.app.tables.lessons.skip(table, ctx.reply.user, hint)),
  },
  /** No more hints. */
  'lesson.off': {
    response: inPlace,
    run: async (ctx, { table }) => showHints(ctx, await ctx.app.tables.lessons.turn(table, ctx.reply.user, 'off')),
  },
  /** Hints come again. */
  'lesson.on': {
    response: inPlace,
    run: async (ctx, { table }) => showHints(ctx, await ctx.app.tables.lessons.turn(table, ctx.reply.user, 'on')),
  },
  /** Begins a lesson anew, whether it runs or is over. */
  'lesson.again': {
    response: inPlace,
    run: (ctx, { table }) => beginAgain(ctx, table),
  },
} satisfies PressesOf<typeof lessonIds>;
