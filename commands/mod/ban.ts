/** `/mod ban` keeps somebody from opening tables and taking seats in the server. */
import { line } from '#discord/core/components';
import { timeOf } from '#discord/core/people';
import { Refused } from '#discord/core/refuse';
import { type ModSub, reasonOption } from './sub.ts';

const DAY = 24 * 3_600_000;

export const ban: ModSub = {
  name: 'ban',
  define: (sub) =>
    sub
      .setDescription('Keep somebody from opening tables and taking seats here')
      .addUserOption((option) => option.setName('who').setDescription('Whom').setRequired(true))
      .addStringOption(reasonOption)
      .addIntegerOption((option) =>
        option
          .setName('days')
          .setDescription('For how many days; without it, until you let them in')
          .setMinValue(1)
          .setMaxValue(365),
      ),
  async run({ app, reply, options }, by) {
    const days = options.whole('days');
    const until = days === undefined ? undefined : app.now() + days * DAY;
    const refused = await app.tables.servers.ban(by, options.person('who') ?? '', until, options.text('reason') ?? '');
    if (refused !== undefined) throw new Refused(refused);
    await reply.whisper(line(reply.t('mod.done.ban', { until: until === undefined ? undefined : timeOf(until) })));
  },
};
