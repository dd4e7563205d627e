import { type Press, whispered } from '../../core/press.ts';
import { showHands } from '../../replay/actions.ts';

/** Shows what everybody held when the game ended. */
export const handsPress: Press<'hands'> = {
  verb: 'hands',
  response: whispered,
  run: ({ app, reply }, { table }) => showHands(app, reply, table),
};
