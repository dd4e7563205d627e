/** `/mod quiet` sets whether a table mentions people. */
import { line } from '#discord/core/components';
import { refuse } from '#discord/core/refuse';
import { isRefusal } from '#table/types';
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
    const set = await app.tables.servers.quiet(by, table.id, on);
    if (isRefusal(set)) return refuse(app, reply, set);
    await reply.whisper(line(reply.say(on ? 'mod.done.quiet' : 'mod.done.loud')));
  },
};
