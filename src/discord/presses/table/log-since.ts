import { type Press, whispered } from '../../core/press.ts';
import { openLog } from '../../table/actions.ts';

/** Shows the page of the log that ends at a spot beside the panel, which stays. */
export const logSincePress: Press<'log.since'> = {
  verb: 'log.since',
  response: whispered,
  run: ({ app, reply }, { table, from }) => openLog(app, reply, table, 'whisper', from),
};
