import { openConcede } from '../../actions/table.ts';
import { type Press, whispered } from '../../press.ts';

/** Asks for confirmation before conceding. */
export const concedePress: Press<'concede'> = {
  verb: 'concede',
  response: whispered,
  run: ({ app, reply }, { table }) => openConcede(app, reply, table),
};
