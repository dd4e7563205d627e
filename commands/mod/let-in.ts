/** `/mod let-in` lets somebody take seats in the server again. */
import { line } from '#discord/core/components';
import { Refused } from '#discord/core/refuse';
import type { ModSub } from './sub.ts';

export const letIn: ModSub = {
  name: 'let-in',
  define: (sub) =>
    sub
      .setDescription('Let somebody take seats here again')
      .addUserOption((option) => option.setName('who').setDescription('Whom').setRequired(true)),
  async run({ app, reply, options }, by) {
    const refused = await app.tables.servers.letIn(by, options.person('who') ?? '');
    if (refused !== undefined) throw new Refused(refused);
    await reply.whisper(line(reply.t('mod.done.letIn')));
  },
};
