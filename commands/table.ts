/** `/table` is about a running table; its subcommands are in `table/`, a file each. */
import type { Command } from '#discord/command';
import { suggestTables } from '#discord/find-table';
import { COLORS, line } from '#discord/present/components';
import { anywhereCommand } from './shared.ts';
import { clock } from './table/clock.ts';
import type { TableSubcommand } from './table/subcommand.ts';

/** The subcommands, in the order in which they are listed. */
const subs: readonly TableSubcommand[] = [clock];

const subOf = (name: string | undefined): TableSubcommand | undefined => subs.find((sub) => sub.name === name);

export const table: Command = {
  name: 'table',
  define: () =>
    subs
      .reduce(
        (command, sub) => {
          command.addSubcommand(sub.define());
          return command;
        },
        anywhereCommand('table', 'What is settled at a running table'),
      )
      .toJSON(),
  response: ({ sub }) => subOf(sub)?.response ?? 'whisper',
  async run(ctx) {
    const sub = subOf(ctx.options.sub);
    if (sub === undefined) await ctx.reply.whisper(line(ctx.reply.say('error.unknownCommand'), COLORS.bad));
    else await sub.run(ctx);
  },
  complete: async (ctx) =>
    ctx.option === 'table' ? suggestTables(ctx) : (subOf(ctx.options.sub)?.complete?.(ctx) ?? []),
};
