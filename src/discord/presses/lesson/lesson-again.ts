import { inPlace, type Press } from '../../core/press.ts';
import { beginAgain } from '../../lesson/actions.ts';

/** Begins a lesson anew, whether it runs or is over. */
export const lessonAgainPress: Press<'lesson.again'> = {
  verb: 'lesson.again',
  response: inPlace,
  run: (ctx, { table }) => beginAgain(ctx, table),
};
