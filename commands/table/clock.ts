/** `/table clock` shows how much time everybody has left. */
import { openClocks } from '#discord/actions/clocks';
import { findTable } from '#discord/find-table';
import { subcommand, type TableSubcommand } from './subcommand.ts';

export const clock: TableSubcommand = {
  name: 'clock',
  define: () => subcommand('clock', 'How much time everybody has left'),
  response: 'whisper',
  async run(ctx) {
    const table = await findTable(ctx, { seated: false, verb: 'clock' });
    if (table !== undefined) await openClocks(ctx, table.id);
  },
};
