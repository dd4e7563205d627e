import { type Press, whispered } from '../../core/press.ts';
import { reportForm } from '../../mod/screens/report.ts';
import { tableOf } from '../../table/actions-open.ts';

/** Opens the form for what a person wants to tell the keeper of the bot about a table. */
export const reportPress: Press<'report'> = {
  verb: 'report',
  response: whispered,
  opensForm: true,
  async run(ctx, { table }) {
    const { reply } = ctx;
    if ((await tableOf(ctx, table)) !== undefined) await reply.modal(reportForm(table, reply.say));
  },
};
