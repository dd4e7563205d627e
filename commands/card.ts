/** `/card` shows a card of any game, found by name, by nickname, or by words of its text. */

import type { Command, CommandContext, Suggestion } from '#discord/core/command';
import { type Filter, type FoundCard, keyOf, type Library } from '#discord/core/library';
import { clip, LIMITS } from '#discord/core/limits';
import { lookUp, originOf } from '#discord/reading/actions-card';
import { anywhereCommand, gameOption } from './shared.ts';

export const card: Command = {
  name: 'card',
  define: (games) =>
    anywhereCommand('card', 'Show a card')
      .addStringOption((option) =>
        option.setName('name').setDescription('Its name, a part of it, or words of its text').setAutocomplete(true),
      )
      .addStringOption(gameOption(games, 'Only cards of this game'))
      .addStringOption((option) =>
        option.setName('type').setDescription('Only cards of this type').setAutocomplete(true),
      )
      .addStringOption((option) =>
        option.setName('race').setDescription('Only cards of this race').setAutocomplete(true),
      )
      .addIntegerOption((option) =>
        option.setName('price').setDescription('Only cards of this price').setMinValue(0).setMaxValue(99),
      )
      .addBooleanOption((option) => option.setName('private').setDescription('Show it to you alone'))
      .toJSON(),
  response: (options) => (options.flag('private') === true ? 'whisper' : 'post'),
  run: ({ app, reply, options }) =>
    lookUp(
      app,
      reply,
      options.text('name') ?? '',
      filterOf(options),
      options.flag('private') === true ? 'whisper' : 'post',
    ),
  async complete({ app, option, typed, options }) {
    const game = options.text('game');
    if (option === 'type') return suggested(app.library.types(game), typed);
    if (option === 'race') return suggested(app.library.races(game), typed);
    const several = app.tables.games.size > 1 && game === undefined;
    const filter = filterOf(options);
    const named = app.library.cards(typed, filter, LIMITS.choices);
    // Matches in the text come after names, so that somebody who types a name sees it first.
    const byText = typed.trim().length < LEAST_WORD ? [] : app.library.byText(typed, filter);
    const cards = new Map([...named, ...byText].map((found) => [keyOf(found), found]));
    return [...cards.values()].slice(0, LIMITS.choices).map((found) => ({
      name: clip(labelOf(app.library, found, several), LIMITS.choiceName),
      value: keyOf(found).slice(0, LIMITS.choiceName),
    }));
  },
};

/** From this many letters on, cards are also suggested by the words of their text. */
const LEAST_WORD = 4;

function suggested(names: readonly string[], typed: string): readonly Suggestion[] {
  const wanted = typed.trim().toLowerCase();
  return names
    .filter((name) => name.toLowerCase().includes(wanted))
    .slice(0, LIMITS.choices)
    .map((name) => ({ name: clip(name, LIMITS.choiceName), value: name.slice(0, LIMITS.choiceName) }));
}

/** "Kestrel (Ship > Frigate)"; plus edition and set if another card has the same name, plus the game if there are several. */
function labelOf(library: Library, found: FoundCard, several: boolean): string {
  const { card, game } = found;
  return [
    `${card.name} (${card.type})`,
    ...(several ? [game.name] : []),
    ...(library.sameName(found).length > 0 ? [originOf(found)] : []),
  ].join(' · ');
}

function filterOf(options: CommandContext['options']): Filter {
  const game = options.text('game');
  const type = options.text('type');
  const race = options.text('race');
  const price = options.whole('price');
  return { game, type, race, price };
}
