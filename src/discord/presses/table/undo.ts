import { openTakeBack } from '../../actions/take-back.ts';
import { type Press, whispered } from '../../press.ts';

/** Asks for confirmation before a move is taken back. */
export const undoPress: Press<'undo'> = {
  verb: 'undo',
  response: whispered,
  run: (ctx, { table }) => openTakeBack(ctx, table),
};
