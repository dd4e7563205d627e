/** `/card` shows a card of any game, found by name, nickname or a part of either. */
import type { Command, CommandContext } from '#discord/command';
import { sendWithPicture } from '#discord/handlers/pictures';
import { type FoundCard, keyOf, type Library } from '#discord/library';
import { clip, LIMITS } from '#discord/limits';
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
      name: clip(labelOf(app.library, found, several), LIMITS.choiceName),
      value: keyOf(found).slice(0, LIMITS.choiceName),
    }));
  },
};

/** "Kestrel (Ship > Frigate)"; with its edition and set where another card has the same name, with its game where there are several. */
function labelOf(library: Library, found: FoundCard, several: boolean): string {
  const { card, game } = found;
  return [
    `${card.name} (${card.type})`,
    ...(several ? [game.name] : []),
    ...(library.twins(found).length > 0 ? [originOf(found)] : []),
  ].join(' · ');
}

/** Edition and set of a card; one word where both are called the same. */
function originOf({ card, game }: FoundCard): string {
  const edition = game.editions.find(({ id }) => id === card.edition)?.name ?? card.edition;
  return [...new Set([edition, card.set])].join(', ');
}

function filterOf(options: CommandContext['options']): { game?: string; type?: string } {
  const game = options.text('game');
  const type = options.text('type');
  return { ...(game === undefined ? {} : { game }), ...(type === undefined ? {} : { type }) };
}

/** Names that are told when a name was not met. */
const NEAREST = 3;

async function run({ app, reply, options }: CommandContext): Promise<void> {
  const typed = options.text('name') ?? '';
  const { library } = app;
  const filter = filterOf(options);
  const picked = library.card(typed);
  const [first, ...more] = picked === undefined && typed.trim() !== '' ? library.cards(typed, filter, NEAREST + 1) : [];
  const found = picked ?? first;
  if (found === undefined) {
    const names = library.nearest(typed, filter, NEAREST).map(({ card: near }) => near.name);
    await reply.whisper(
      line(reply.say('card.none', { names: names.length === 0 ? undefined : names.join(', ') }), COLORS.bad),
    );
    return;
  }
  const guess = first?.manner === 'alike';
  const twins = library.twins(found).map((twin) => `${twin.card.name} (${originOf(twin)})`);
  const by = { ...(guess && { typed }), others: [...twins, ...(guess ? more.map(({ card: near }) => near.name) : [])] };
  const alone = options.flag('private') === true;
  const say = alone ? reply.say : reply.sayAll;
  const drawing = app.images.draw('card', found.game.scenes.card(found.card.id));
  await sendWithPicture(reply, alone ? 'whisper' : 'post', drawing, (picture) =>
    cardMessage(found.game, found.card, say, picture, by),
  );
}
