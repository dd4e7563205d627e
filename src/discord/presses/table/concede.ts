import { type Press, whispered } from '../../core/press.ts';
import { openConcede } from '../../table/actions.ts';

/** Asks for confirmation before conceding. */
export const concedePress: Press<'concede'> = {
  verb: 'concede',
  response: whispered,
  run: ({ app, reply }, { table }) => openConcede(app, reply, table),
};
