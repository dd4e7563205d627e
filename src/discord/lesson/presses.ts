/** The presses of lessons and their hints. */
import { ephemeral, type PressesOf, update } from '../core/press.ts';
import { whichLesson } from '../lobby/screens/which-game.ts';
import { beginAgain, openLesson, playForReal, showHints, taughtOf } from './actions.ts';
import type { lessonIds } from './ids.ts';
import { afterLesson } from './screens/lesson.ts';

export const lessonPresses = {
  /** Begins the lesson of the chosen game, in place of the question which game to learn. */
  lesson: {
    response: update,
    run: (ctx, { game }) => openLesson(ctx, game, 'update'),
  },
  /** Goes on from a hint to the next one. */
  'lesson.skip': {
    response: update,
    run: async (ctx, { table, hint }) => showHints(ctx, await ctx.app.tables.lessons.skip(table, ctx.reply.user, hint)),
  },
  /** No more hints. */
  'lesson.off': {
    response: update,
    run: async (ctx, { table }) => showHints(ctx, await ctx.app.tables.lessons.turn(table, ctx.reply.user, 'off')),
  },
  /** Hints come again. */
  'lesson.on': {
    response: update,
    run: async (ctx, { table }) => showHints(ctx, await ctx.app.tables.lessons.turn(table, ctx.reply.user, 'on')),
  },
  /** Begins a lesson anew, whether it runs or is over. */
  'lesson.again': {
    response: update,
    run: (ctx, { table }) => beginAgain(ctx, table),
  },
  /** Opens a lobby for the game of a lesson, where its panel is. */
  'lesson.play': {
    response: update,
    run: (ctx, { table }) => playForReal(ctx, table),
  },
  /** Asks which game to learn. */
  'lesson.which': {
    response: update,
    async run({ app, reply }) {
      await reply.update(whichLesson(taughtOf(app), reply.t));
    },
  },
  /** Says what else there is for somebody who has played a first game. */
  'lesson.more': {
    response: ephemeral,
    async run({ reply }) {
      await reply.whisper(afterLesson(reply.t));
    },
  },
} satisfies PressesOf<typeof lessonIds>;
