/** `/mod` is for those who manage a server and its moderators. Each subcommand has a file in `mod/`. */
import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Command } from '#discord/core/command';
import { COLORS, line } from '#discord/core/components';
import { ban } from './mod/ban.ts';
import { doctor } from './mod/doctor.ts';
import { end } from './mod/end.ts';
import { letIn } from './mod/let-in.ts';
import { log } from './mod/log.ts';
import { move } from './mod/move.ts';
import { quiet } from './mod/quiet.ts';
import { remove } from './mod/remove.ts';
import { settings } from './mod/settings.ts';
import type { ModSub } from './mod/sub.ts';
import { serverCommand } from './shared.ts';

const subs: readonly ModSub[] = [end, remove, move, ban, letIn, quiet, settings, log, doctor];

export const mod: Command = {
  name: 'mod',
  define: () =>
    subs
      .reduce<Pick<ReturnType<typeof serverCommand>, 'addSubcommand' | 'toJSON'>>(
        (command, { name, define }) => command.addSubcommand(define(new SlashCommandSubcommandBuilder().setName(name))),
        serverCommand('mod', 'For those who moderate this server'),
      )
      .toJSON(),
  response: () => 'whisper',
  async run(ctx) {
    const { member, options, reply } = ctx;
    const sub = subs.find(({ name }) => name === options.sub);
    if (sub === undefined) await reply.whisper(line(reply.t('error.unknownCommand'), COLORS.bad));
    else if (member === undefined) await reply.whisper(line(reply.t('mod.notHere')));
    else await sub.run(ctx, member);
  },
};
