/** `/mod end` ends a running game without a winner. */
import { line } from '#discord/core/components';
import { refuse } from '#discord/core/refuse';
import { isRefusal } from '#table/types';
import { type ModSub, reasonOption, tableFor, tableOption } from './sub.ts';

export const end: ModSub = {
  name: 'end',
  define: (sub) =>
    sub
      .setDescription('End a running game without a winner')
      .addStringOption(reasonOption)
      .addStringOption(tableOption),
  async run(ctx, by) {
    const { app, reply, options } = ctx;
    const table = await tableFor(ctx, by);
    if (table === undefined) return;
    const ended = await app.tables.servers.end(by, table.id, options.text('reason') ?? '');
    if (isRefusal(ended)) return refuse(app, reply, ended);
    await reply.whisper(line(reply.say('mod.done.end')));
  },
};
