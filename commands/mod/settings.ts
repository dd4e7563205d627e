/** `/mod settings` shows what is set for the server and, with options, changes it. */
import { ChannelType } from 'discord.js';
import { serverMessage } from '#discord/present/mod';
import { refuse } from '#discord/refuse';
import { isRefusal, type ServerSettings } from '#table/types';
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
      .addBooleanOption((option) =>
        option.setName('reset').setDescription('Everything as usual again').setRequired(false),
      ),
  async run({ app, reply, options }, by) {
    const { servers } = app.tables;
    const opens = options.text('opens');
    const openers = options.role('openers');
    const language = options.text('language');
    const change: ServerSettings = {
      ...(options.flag('reset') === true && {
        opens: undefined,
        moderators: undefined,
        log: undefined,
        language: undefined,
      }),
      ...((opens === 'everybody' || opens === 'managers') && { opens }),
      ...(openers !== undefined && { opens: { role: openers } }),
      ...(options.role('moderators') !== undefined && { moderators: options.role('moderators') }),
      ...(options.channel('log') !== undefined && { log: options.channel('log') }),
      ...(language !== undefined && { language: languages.find(({ id }) => id === language)?.id }),
    };
    const isChange = Object.keys(change).length > 0;
    const shown = isChange ? await servers.set(by, change) : await servers.settings(by.guild);
    if (isRefusal(shown)) return refuse(app, reply, shown);
    await reply.whisper(serverMessage(shown, reply.say));
  },
};
