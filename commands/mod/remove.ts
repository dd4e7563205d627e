/** `/mod remove` gives somebody's seat to the computer. */
import { line } from '#discord/core/components';
import { accepted } from '#discord/core/refuse';
import { type ModSub, reasonOption, tableFor, tableOption } from './sub.ts';

export const remove: ModSub = {
  name: 'remove',
  define: (sub) =>
    sub
      .setDescription('Give somebody’s seat at a table to the computer')
      .addUserOption((option) => option.setName('who').setDescription('Whose seat').setRequired(true))
      .addStringOption(reasonOption)
      .addStringOption(tableOption),
  async run(ctx, by) {
    const { app, reply, options } = ctx;
    const table = await tableFor(ctx, by);
    if (table === undefined) return;
    const who = options.person('who');
    const seat = table.seats.find((one) => one.who.kind === 'person' && one.who.user === who);
    if (seat === undefined) return reply.whisper(line(reply.t('mod.noSeat'))).then(() => undefined);
    const _removed = accepted(await app.tables.servers.remove(by, table.id, seat.seat, options.text('reason') ?? ''));
    await reply.whisper(line(reply.t('mod.done.remove')));
  },
};
