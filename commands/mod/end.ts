/** `/mod end` ends a running game without a winner. */
import { line } from '#discord/core/components';
import { accepted } from '#discord/core/refuse';
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
    const _ended = accepted(await app.tables.servers.end(by, table.id, options.text('reason') ?? ''));
    await reply.whisper(line(reply.t('mod.done.end')));
  },
};
