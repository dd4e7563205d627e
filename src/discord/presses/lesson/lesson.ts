import { inPlace, type Press } from '../../core/press.ts';
import { openLesson } from '../../lesson/actions.ts';

/** Begins the lesson of the chosen game, in place of the question which game to learn. */
export const lessonPress: Press<'lesson'> = {
  verb: 'lesson',
  response: inPlace,
  run: (ctx, { game }) => openLesson(ctx, game, 'update'),
};
