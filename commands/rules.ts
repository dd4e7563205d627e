/** `/rules` explains a game in short chapters. */
import type { Command } from '#discord/command';
import { LIMITS } from '#discord/limits';
import { line } from '#discord/present/components';
import { rulesMessage } from '#discord/present/reading';
import { anywhereCommand, gameOption } from './shared.ts';

export const rules: Command = {
  name: 'rules',
  define: (games) =>
    anywhereCommand('rules', 'Short rules of a game')
      .addStringOption((option) => option.setName('topic').setDescription('Which chapter').setAutocomplete(true))
      .addStringOption(gameOption(games, 'Of which game'))
      .toJSON(),
  response: () => 'whisper',
  async run({ app, reply, options, channel }) {
    const topic = options.text('topic') ?? '';
    const [gameId = '', topicId = ''] = topic.split('/');
    const exact = app.library.topic(gameId, topicId);
    const found = topic === '' ? undefined : (exact ?? app.library.topics(topic, options.text('game'), 1)[0]);
    if (found !== undefined) {
      await reply.whisper(rulesMessage(found.game, found.topic.id, reply.say));
      return;
    }
    const here = await app.tables.tableAt(channel);
    const game = app.tables.games.get(options.text('game') ?? here?.game ?? '') ?? [...app.tables.games.values()][0];
    await reply.whisper(
      game === undefined
        ? line(reply.say('rules.none'))
        : rulesMessage(game, '', reply.say, { missed: topic.trim() !== '' }),
    );
  },
  async complete({ app, typed, options }) {
    const game = options.text('game');
    const several = app.tables.games.size > 1 && game === undefined;
    return app.library.topics(typed, game, LIMITS.choices).map(({ game: of, topic }) => ({
      name: several ? `${topic.title} · ${of.name}` : topic.title,
      value: `${of.id}/${topic.id}`.slice(0, LIMITS.choiceName),
    }));
  },
};
