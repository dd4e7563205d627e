/** `/mod move` sends a table to another channel. */
import { ChannelType } from 'discord.js';
import { line } from '#discord/core/components';
import { accepted } from '#discord/core/refuse';
import { markdown } from '#words/markdown';
import { type ModSub, reasonOption, tableFor, tableOption } from './sub.ts';

export const move: ModSub = {
  name: 'move',
  define: (sub) =>
    sub
      .setDescription('Send a table to another channel; its messages there are new')
      .addChannelOption((option) =>
        option
          .setName('channel')
          .setDescription('Where it goes on')
          .addChannelTypes(ChannelType.GuildText)
          .setRequired(true),
      )
      .addStringOption(reasonOption)
      .addStringOption(tableOption),
  async run(ctx, by) {
    const { app, reply, options } = ctx;
    const channel = options.channel('channel');
    const table = await tableFor(ctx, by);
    if (table === undefined || channel === undefined) return;
    const _moved = accepted(await app.tables.servers.move(by, table.id, channel, options.text('reason') ?? ''));
    await reply.whisper(line(reply.t('mod.done.move', { channel: markdown(`<#${channel}>`) })));
  },
};
