/** `/card` shows a card of any game, found by name, nickname or a part of either. */
import type { Command, CommandContext } from '#discord/command';
import { sendWithPicture } from '#discord/handlers/pictures';
import { keyOf } from '#discord/library';
import { LIMITS } from '#discord/limits';
import { COLORS, line } from '#discord/present/components';
import { cardMessage } from '#discord/present/reading';
import { anywhereCommand, gameOption } from './shared.ts';

export const card: Command = {
  name: 'card',
  define: (games) =>
    anywhereCommand('card', 'Show a card')
      .addStringOption((option) =>
        option.setName('name').setDescription('Its name or a part of it').setRequired(true).setAutocomplete(true),
      )
      .addStringOption(gameOption(games, 'Only cards of this game'))
      .addStringOption((option) =>
        option.setName('type').setDescription('Only cards of this type').setAutocomplete(true),
      )
      .addBooleanOption((option) => option.setName('private').setDescription('Show it to you alone'))
      .toJSON(),
  manner: (options) => (options.flag('private') === true ? 'whisper' : 'post'),
  run,
  async complete({ app, option, typed, options }) {
    const game = options.text('game');
    if (option === 'type') {
      const wanted = typed.trim().toLowerCase();
      return app.library
        .types(game)
        .filter((type) => type.toLowerCase().includes(wanted))
        .map((type) => ({ name: type, value: type.slice(0, LIMITS.choiceName) }));
    }
    const several = app.tables.games.size > 1 && game === undefined;
    return app.library.cards(typed, filterOf(options), LIMITS.choices).map((found) => ({
      name: several
        ? `${found.card.name} (${found.card.type}) · ${found.game.name}`
        : `${found.card.name} (${found.card.type})`,
      value: keyOf(found).slice(0, LIMITS.choiceName),
    }));
  },
};

function filterOf(options: CommandContext['options']): { game?: string; type?: string } {
  const game = options.text('game');
  const type = options.text('type');
  return { ...(game === undefined ? {} : { game }), ...(type === undefined ? {} : { type }) };
}

async function run({ app, reply, options }: CommandContext): Promise<void> {
  const typed = options.text('name') ?? '';
  const found =
    app.library.card(typed) ?? (typed.trim() === '' ? undefined : app.library.cards(typed, filterOf(options), 1)[0]);
  if (found === undefined) {
    await reply.whisper(line(reply.say('card.none'), COLORS.bad));
    return;
  }
  const alone = options.flag('private') === true;
  const say = alone ? reply.say : reply.sayAll;
  const drawing = app.images.draw('card', found.game.scenes.card(found.card.id));
  await sendWithPicture(reply, alone ? 'whisper' : 'post', drawing, (picture) =>
    cardMessage(found.game, found.card, say, picture),
  );
}
