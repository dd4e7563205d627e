import { type Press, whispered } from '../../core/press.ts';
import { openBoard } from '../../table/actions.ts';

/** Shows the whole board. */
export const boardPress: Press<'board'> = {
  verb: 'board',
  response: whispered,
  run: ({ app, reply }, { table }) => openBoard(app, reply, table),
};
