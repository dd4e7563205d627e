/** `/mod settings` shows what is set for the server and, with options, changes it. */
import { ChannelType } from 'discord.js';
import { accepted } from '#discord/core/refuse';
import { SPEEDS } from '#discord/lobby/screens/options';
import { serverMessage } from '#discord/mod/screens/mod';
import type { ServerSettings } from '#table/types';
import { languages } from '#words/languages';
import type { ModSub } from './sub.ts';

/** In place of a language. */
const AS_DISCORD = 'discord';
const languageChoices = languages.map(({ id, name }) => ({ name, value: id }));

export const settings: ModSub = {
  name: 'settings',
  define: (sub) =>
    sub
      .setDescription('What is set for this server; with options, change it')
      .addStringOption((option) =>
        option
          .setName('opens')
          .setDescription('Who may open tables')
          .addChoices(
            { name: 'everybody', value: 'everybody' },
            { name: 'those who manage the server', value: 'managers' },
          ),
      )
      .addRoleOption((option) => option.setName('openers').setDescription('A role whose people may open tables'))
      .addRoleOption((option) => option.setName('moderators').setDescription('A role whose people may moderate'))
      .addRoleOption((option) => option.setName('leagues').setDescription('A role whose people may make leagues'))
      .addChannelOption((option) =>
        option
          .setName('log')
          .setDescription('A channel that is told what moderators do')
          .addChannelTypes(ChannelType.GuildText),
      )
      .addStringOption((option) =>
        option
          .setName('language')
          .setDescription('The language of messages that everybody sees')
          .addChoices({ name: 'as the server in Discord', value: AS_DISCORD }, ...languageChoices),
      )
      .addStringOption((option) =>
        option
          .setName('speed')
          .setDescription('The clock of new tables, unless their host names one')
          .addChoices(...SPEEDS.map(({ name, value }) => ({ name, value }))),
      )
      .addChannelOption((option) =>
        option
          .setName('channel')
          .setDescription('Tables may be opened here, and no longer everywhere; named again: not here')
          .addChannelTypes(ChannelType.GuildText),
      )
      .addBooleanOption((option) =>
        option.setName('reset').setDescription('Everything as usual again').setRequired(false),
      ),
  async run({ app, reply, options }, by) {
    const { servers } = app.tables;
    const opens = options.text('opens');
    const openers = options.role('openers');
    const language = options.text('language');
    const speed = options.text('speed');
    const channel = options.channel('channel');
    const { channels = [] } = channel === undefined ? {} : await servers.settings(by.guild);
    const change: ServerSettings = {
      ...(options.flag('reset') === true && {
        opens: undefined,
        moderators: undefined,
        leagues: undefined,
        log: undefined,
        language: undefined,
        speed: undefined,
        channels: undefined,
      }),
      ...((opens === 'everybody' || opens === 'managers') && { opens }),
      ...(openers !== undefined && { opens: { role: openers } }),
      ...(options.role('moderators') !== undefined && { moderators: options.role('moderators') }),
      ...(options.role('leagues') !== undefined && { leagues: options.role('leagues') }),
      ...(options.channel('log') !== undefined && { log: options.channel('log') }),
      ...(language !== undefined && { language: languages.find(({ id }) => id === language)?.id }),
      ...(speed !== undefined && { speed: SPEEDS.find(({ value }) => value === speed)?.value }),
      ...(channel !== undefined && { channels: toggled(channels, channel) }),
    };
    const isChange = Object.keys(change).length > 0;
    const shown = accepted(isChange ? await servers.set(by, change) : await servers.settings(by.guild));
    await reply.whisper(serverMessage(shown, reply.t));
  },
};

const toggled = (all: readonly string[], one: string): readonly string[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];
