import { openLog } from '../../actions/table.ts';
import { inPlace, type Press } from '../../press.ts';

/** Another page of the log, in place of the one that was pressed. */
export const logPagePress: Press<'log.page'> = {
  verb: 'log.page',
  response: inPlace,
  run: ({ app, reply }, { table, from }) => openLog(app, reply, table, 'update', from),
};
