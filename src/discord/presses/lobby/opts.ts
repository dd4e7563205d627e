import { showOptions } from '../../actions/lobby.ts';
import { tableOf } from '../../actions/tables.ts';
import { type Press, whispered } from '../../press.ts';

/** Shows the host's options. */
export const optsPress: Press<'opts'> = {
  verb: 'opts',
  response: whispered,
  async run(ctx, { table: id }) {
    const table = await tableOf(ctx, id);
    if (table !== undefined) await showOptions(ctx, table, 'whisper');
  },
};
