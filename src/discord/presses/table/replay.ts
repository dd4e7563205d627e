import { type Press, whispered } from '../../core/press.ts';
import { showReplay } from '../../replay/actions.ts';

/** Shows a game again, step by step. */
export const replayPress: Press<'replay'> = {
  verb: 'replay',
  response: whispered,
  run: ({ app, reply }, { table }) => showReplay(app, reply, table, 'whisper'),
};
