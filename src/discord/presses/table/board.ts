import { openBoard } from '../../actions/table.ts';
import { type Press, whispered } from '../../press.ts';

/** Shows the whole board. */
export const boardPress: Press<'board'> = {
  verb: 'board',
  response: whispered,
  run: ({ app, reply }, { table }) => openBoard(app, reply, table),
};
