import { showReplay } from '../../actions/replay.ts';
import { type Press, whispered } from '../../press.ts';

/** Shows a game again, step by step. */
export const replayPress: Press<'replay'> = {
  verb: 'replay',
  response: whispered,
  run: ({ app, reply }, { table }) => showReplay(app, reply, table, 'whisper'),
};
