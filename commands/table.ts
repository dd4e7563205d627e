/** `/table` does what is seldom needed at a running table. Each subcommand has a file in `table/`. */
import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Command } from '#discord/core/command';
import { COLORS, line } from '#discord/core/components';
import { suggestTables } from '#discord/person/actions-find-table';
import { anywhereCommand, tableOption } from './shared.ts';
import { clock } from './table/clock.ts';
import { end } from './table/end.ts';
import { pause } from './table/pause.ts';
import { standIn } from './table/stand-in.ts';
import type { TableSub } from './table/sub.ts';
import { substitute } from './table/substitute.ts';
import { undo } from './table/undo.ts';

const subs: readonly TableSub[] = [clock, pause, undo, end, standIn, substitute];

export const table: Command = {
  name: 'table',
  define: () =>
    subs
      .reduce<Pick<ReturnType<typeof anywhereCommand>, 'addSubcommand' | 'toJSON'>>(
        (command, { name, define }) =>
          command.addSubcommand(define(new SlashCommandSubcommandBuilder().setName(name)).addStringOption(tableOption)),
        anywhereCommand('table', 'What is seldom needed at a running table'),
      )
      .toJSON(),
  response: () => 'whisper',
  async run(ctx) {
    const sub = subs.find(({ name }) => name === ctx.options.sub);
    if (sub === undefined) await ctx.reply.whisper(line(ctx.reply.t('error.unknownCommand'), COLORS.bad));
    else await sub.run(ctx);
  },
  complete: suggestTables,
};
