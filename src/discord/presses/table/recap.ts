import { inPlace, type Press } from '../../core/press.ts';
import { showRecap } from '../../replay/actions-recap.ts';

/** How a game went that is over. */
export const recapPress: Press<'recap'> = {
  verb: 'recap',
  response: inPlace,
  run: ({ app, reply }, { table }) => showRecap(app, reply, table),
};
