/** `/mod quiet` sets whether a table mentions people. */
import { line } from '#discord/core/components';
import { accepted } from '#discord/core/refuse';
import { type ModSub, tableFor, tableOption } from './sub.ts';

export const quiet: ModSub = {
  name: 'quiet',
  define: (sub) =>
    sub
      .setDescription('Have a table mention nobody, or people again')
      .addBooleanOption((option) => option.setName('on').setDescription('Whether it mentions nobody').setRequired(true))
      .addStringOption(tableOption),
  async run(ctx, by) {
    const { app, reply, options } = ctx;
    const table = await tableFor(ctx, by);
    if (table === undefined) return;
    const on = options.flag('on') ?? true;
    const _set = accepted(await app.tables.servers.quiet(by, table.id, on));
    await reply.whisper(line(reply.t(on ? 'mod.done.quiet' : 'mod.done.loud')));
  },
};
