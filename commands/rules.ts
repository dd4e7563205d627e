/** `/rules` explains a game in short chapters. */

import type { Command } from '#discord/core/command';
import { LIMITS } from '#discord/core/limits';
import { showRules } from '#discord/reading/actions-rules';

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
    const game = found?.game.id ?? options.text('game') ?? (await app.tables.tableAt(channel))?.game ?? '';
    const missed = found === undefined && topic.trim() !== '';
    await showRules(app, reply, { game, chapter: found?.topic.id, missed }, 'whisper');
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
