import { openLog } from '../../actions/table.ts';
import { type Press, whispered } from '../../press.ts';

/** Shows the newest page of the log. */
export const logPress: Press<'log'> = {
  verb: 'log',
  response: whispered,
  run: ({ app, reply }, { table }) => openLog(app, reply, table),
};
