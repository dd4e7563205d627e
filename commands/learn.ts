/** `/learn` begins a guided first game, which only the person sees, or brings back the one that they are in. */
import { showLesson } from '#discord/actions/lesson';
import type { Command } from '#discord/command';
import { anywhereCommand, gameOption } from './shared.ts';

export const learn: Command = {
  name: 'learn',
  define: (games) =>
    anywhereCommand('learn', 'Learn a game by playing it, with hints')
      .addStringOption((option) =>
        gameOption(
          games.filter(({ lesson }) => lesson !== undefined),
          'Which game',
        )(option).setRequired(true),
      )
      .toJSON(),
  response: () => 'whisper',
  async run({ app, reply, options, key, guild }) {
    const opened = await app.tables.lessons.open({
      key,
      who: { user: reply.user, name: reply.name },
      game: options.text('game') ?? '',
      guild,
      language: reply.say.language,
    });
    await showLesson(app, reply, opened);
  },
};
