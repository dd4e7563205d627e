import { reportForm } from '../../present/report.ts';
import { type Press, whispered } from '../../press.ts';

/** Opens the form for what a person wants to tell the keeper of the bot about a table. */
export const reportPress: Press<'report'> = {
  verb: 'report',
  response: whispered,
  opensForm: true,
  async run({ reply }, { table }) {
    await reply.modal(reportForm(table, reply.say));
  },
};
