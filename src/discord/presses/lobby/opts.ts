import { type Press, whispered } from '../../core/press.ts';
import { showOptions } from '../../lobby/actions.ts';
import { tableOf } from '../../table/actions-open.ts';

/** Shows the host's options. */
export const optsPress: Press<'opts'> = {
  verb: 'opts',
  response: whispered,
  async run(ctx, { table: id }) {
    const table = await tableOf(ctx, id);
    if (table !== undefined) await showOptions(ctx, table, 'whisper');
  },
};
