/** `/card` shows a card of any game, found by name, by nickname, or by words of its text. */

import type { Command, CommandContext, Suggestion } from '#discord/core/command';
import { type Filter, type FoundCard, keyOf, type Library } from '#discord/core/library';
import { clip, LIMITS } from '#discord/core/limits';
import { lookUp, named, originOf } from '#discord/reading/actions-card';
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
  async run({ app, reply, options, channel }) {
    await lookUp(app, reply, {
      typed: [options.text('name') ?? '', ...conditionsOf(options)].join(' '),
      game: options.text('game'),
      here: (await app.tables.tableAt(channel))?.game,
      show: options.flag('private') === true ? 'whisper' : 'post',
    });
  },
  async complete({ app, option, typed, options, channel }) {
    const game = options.text('game');
    if (option === 'type') return suggested(app.library.types(game), typed);
    if (option === 'race') return suggested(app.library.races(game), typed);
    const here = (await app.tables.tableAt(channel))?.game;
    const several = app.tables.games.size > 1 && game === undefined;
    const query = app.library.read([typed, ...conditionsOf(options)].join(' '));
    const filter: Filter = { game, ...query };
    const words = [query.words, query.text].join(' ').trim();
    const byName = query.text === '' ? named(app.library, words, filter, here, LIMITS.choices) : [];
    // Matches in the text come after names, so that somebody who types a name sees it first.
    const byText = words.length < LEAST_WORD ? [] : app.library.byText(words, filter);
    const cards = new Map([...byName, ...byText].map((found) => [keyOf(found), found]));
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

/** The options that say what a card must be, as conditions that could have been typed. */
function conditionsOf(options: CommandContext['options']): readonly string[] {
  const price = options.whole('price');
  return [
    ...traitOf('t', options.text('type')),
    ...traitOf('r', options.text('race')),
    ...(price === undefined ? [] : [`price=${price}`]),
  ];
}

const traitOf = (field: string, value: string | undefined): readonly string[] =>
  value === undefined ? [] : [`${field}:"${value.replaceAll('"', '')}"`];
