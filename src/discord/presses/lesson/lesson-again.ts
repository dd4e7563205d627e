import { beginAgain } from '../../actions/lesson.ts';
import { inPlace, type Press } from '../../press.ts';

/** Begins a lesson anew, whether it runs or is over. */
export const lessonAgainPress: Press<'lesson.again'> = {
  verb: 'lesson.again',
  response: inPlace,
  run: (ctx, { table }) => beginAgain(ctx, table),
};
