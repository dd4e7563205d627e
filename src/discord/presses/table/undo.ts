import { type Press, whispered } from '../../core/press.ts';
import { openTakeBack } from '../../requests/actions-take-back.ts';

/** Asks for confirmation before a move is taken back. */
export const undoPress: Press<'undo'> = {
  verb: 'undo',
  response: whispered,
  run: (ctx, { table }) => openTakeBack(ctx, table),
};
