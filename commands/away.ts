/** `/away` says when a person is away: vacation, hours of sleep, their time zone. */
import { type SlashCommandStringOption, SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Command, CommandContext, CompleteContext, Suggestion } from '#discord/core/command';
import { COLORS, line } from '#discord/core/components';
import { LIMITS } from '#discord/core/limits';
import { accepted, Refused } from '#discord/core/refuse';
import { setZone } from '#discord/person/actions-zone';
import { awayMessage, awaySetMessage, minuteIn } from '#discord/person/screens/away';
import type { Refusal } from '#kernel/ask';
import { readZone } from '#table/away/zone-names';
import { zoneNames } from '#table/away/zones';
import { type AwaySet, isRefusal } from '#table/types';
import { anywhereCommand } from './shared.ts';

type Sub = (ctx: CommandContext) => Promise<AwaySet | Refusal | undefined>;

const subs: Readonly<Record<string, Sub>> = {
  vacation: ({ app, reply, options }) =>
    app.tables.away.vacation(reply.user, options.text('from') ?? '', options.text('to') ?? ''),
  sleep,
  zone: ({ app, reply, options }) => setZone(app, reply.user, options.text('zone')?.trim() ?? ''),
  automatic: ({ app, reply, options }) => app.tables.away.automatic(reply.user, options.flag('on') ?? true),
  cancel: ({ app, reply, options }) =>
    options.text('what') === 'sleep'
      ? app.tables.away.sleep(reply.user, undefined)
      : app.tables.away.cancel(reply.user),
};

export const away: Command = {
  name: 'away',
  define: () => define().toJSON(),
  response: () => 'whisper',
  async run(ctx) {
    const { app, reply, options } = ctx;
    const sub = subs[options.sub ?? ''];
    if (sub === undefined) return show(ctx);
    const set = await sub(ctx);
    if (set === undefined) return;
    if (isRefusal(set)) throw new Refused(set);
    await reply.whisper(awaySetMessage(set, reply.t, app.now()));
  },
  complete: async (ctx) => suggestZones(ctx),
};

function define() {
  const sub = (name: string, description: string) =>
    new SlashCommandSubcommandBuilder().setName(name).setDescription(description);
  const needed = (name: string, description: string) => (option: SlashCommandStringOption) =>
    option.setName(name).setDescription(description).setRequired(true).setMaxLength(60);
  return anywhereCommand('away', 'Say when you are away, so that your clocks stand still')
    .addSubcommand(
      sub('vacation', 'Whole days on which your clocks stand still')
        .addStringOption(needed('from', 'The first day, such as 2026-07-01'))
        .addStringOption(needed('to', 'The last day, such as 2026-07-14')),
    )
    .addSubcommand(
      sub('sleep', 'Hours of every night in which your clocks stand still')
        .addStringOption(needed('from', 'When you go to sleep, such as 23:00'))
        .addStringOption(needed('to', 'When you get up, such as 07:00')),
    )
    .addSubcommand(
      sub('zone', 'The time zone in which you live').addStringOption((option) =>
        needed('zone', 'A large city of your time zone')(option).setAutocomplete(true),
      ),
    )
    .addSubcommand(
      sub('automatic', 'Whether a day of vacation is drawn when your time is up').addBooleanOption((option) =>
        option.setName('on').setDescription('Yes: draw one. No: never').setRequired(true),
      ),
    )
    .addSubcommand(
      sub('cancel', 'Be back from vacation, or sleep no longer').addStringOption((option) =>
        option
          .setName('what')
          .setDescription('Vacation if left out')
          .addChoices({ name: 'vacation', value: 'vacation' }, { name: 'hours of sleep', value: 'sleep' }),
      ),
    )
    .addSubcommand(sub('show', 'What you have set'));
}

async function show({ app, reply }: CommandContext): Promise<void> {
  const away = accepted(await app.tables.away.of(reply.user));
  await reply.whisper(awayMessage(away, reply.t, app.now()));
}

async function sleep({ app, reply, options }: CommandContext): Promise<AwaySet | Refusal | undefined> {
  const [from, to] = [minuteIn(options.text('from')), minuteIn(options.text('to'))];
  if (from !== undefined && to !== undefined) return app.tables.away.sleep(reply.user, { from, to });
  await reply.whisper(line(reply.t('away.timeWrong'), COLORS.bad));
  return undefined;
}

/** Zones whose name contains what was typed, those of cities called so first. */
function suggestZones({ typed }: CompleteContext): readonly Suggestion[] {
  const wanted = typed.trim().toLowerCase().replaceAll(' ', '_');
  const read = readZone(typed);
  const meant = 'zone' in read ? [read.zone] : read.meant;
  const found = zoneNames().filter((name) => name.toLowerCase().includes(wanted));
  const byCity = (name: string) => (name.toLowerCase().split('/').at(-1)?.startsWith(wanted) === true ? 0 : 1);
  return [...new Set([...meant, ...[...found].sort((a, b) => byCity(a) - byCity(b))])]
    .slice(0, LIMITS.choices)
    .map((name) => ({ name: name.replaceAll('_', ' '), value: name }));
}
