import { inPlace, type Press } from '../../core/press.ts';
import { openLog } from '../../table/actions.ts';

/** Shows another page of the log, in place. */
export const logPagePress: Press<'log.page'> = {
  verb: 'log.page',
  response: inPlace,
  run: ({ app, reply }, { table, from }) => openLog(app, reply, table, 'update', from),
};
