import { showHands } from '../../actions/replay.ts';
import { type Press, whispered } from '../../press.ts';

/** Shows what everybody held when the game ended. */
export const handsPress: Press<'hands'> = {
  verb: 'hands',
  response: whispered,
  run: ({ app, reply }, { table }) => showHands(app, reply, table),
};
