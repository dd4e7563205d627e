import { type Press, whispered } from '../../core/press.ts';
import { openLog } from '../../table/actions.ts';

/** Shows the newest page of the log. */
export const logPress: Press<'log'> = {
  verb: 'log',
  response: whispered,
  run: ({ app, reply }, { table }) => openLog(app, reply, table),
};
