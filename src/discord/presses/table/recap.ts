import { showRecap } from '../../actions/recap.ts';
import { inPlace, type Press } from '../../press.ts';

/** How a game went that is over. */
export const recapPress: Press<'recap'> = {
  verb: 'recap',
  response: inPlace,
  run: ({ app, reply }, { table }) => showRecap(app, reply, table),
};
