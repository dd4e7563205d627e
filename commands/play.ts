/** `/play` opens a table in the channel and lets others join; without a game it asks which. */

import type { Command, CommandContext, CompleteContext, Suggestion } from '#discord/core/command';
import { COLORS, line } from '#discord/core/components';
import { LIMITS } from '#discord/core/limits';
import { Refused } from '#discord/core/refuse';
import { meantDeck, suggestDecks } from '#discord/decks/actions-find';
import type { ShownDeck } from '#discord/decks/screens/deck';
import { canOpenHere, openLobby } from '#discord/lobby/actions-open';
import { choiceFor } from '#discord/lobby/screens/decks';
import { SPEEDS } from '#discord/lobby/screens/options';
import { whichGame } from '#discord/lobby/screens/which-game';
import type { Game } from '#face/game';
import { isRefusal } from '#table/types';
import { editionOf, gameOption, knownEdition, serverCommand, suggestEditions } from './shared.ts';

export const play: Command = {
  name: 'play',
  define: (games) =>
    serverCommand('play', 'Open a table in this channel')
      .addStringOption(gameOption(games, 'What to play'))
      .addStringOption((option) =>
        option.setName('edition').setDescription('Which edition of the game').setAutocomplete(true),
      )
      .addStringOption((option) =>
        option.setName('deck').setDescription('One of your decks, or a ready one').setAutocomplete(true),
      )
      .addStringOption((option) =>
        option
          .setName('format')
          .setDescription('What decks are checked for')
          .addChoices(...formatsOf(games).map(({ id, name }) => ({ name: name.slice(0, 100), value: id }))),
      )
      .addIntegerOption((option) =>
        option
          .setName('seats')
          .setDescription('For how many, computer players included')
          .setMinValue(Math.min(...games.map((game) => game.minSeats)))
          .setMaxValue(Math.max(2, ...games.map((game) => game.maxSeats))),
      )
      .addIntegerOption((option) =>
        option
          .setName('computers')
          .setDescription('How many computer players to seat at once')
          .setMinValue(0)
          .setMaxValue(Math.max(1, ...games.map((game) => game.maxSeats - 1))),
      )
      .addStringOption((option) =>
        option
          .setName('speed')
          .setDescription('How long players may let the others wait')
          .addChoices(...SPEEDS.map(({ name, value }) => ({ name, value }))),
      )
      .addBooleanOption((option) =>
        option
          .setName('autostart')
          .setDescription('It begins by itself once every seat is taken and every deck chosen'),
      )
      .addBooleanOption((option) =>
        option.setName('open').setDescription('Everybody may see every hand, as when you teach the game'),
      )
      .toJSON(),
  response: (options) => (options.text('game') === undefined ? 'whisper' : 'post'),
  run,
  complete: async (ctx) => suggest(ctx),
};

async function run(ctx: CommandContext): Promise<void> {
  const { app, reply, options } = ctx;
  if (!(await canOpenHere(ctx))) return;
  const named = options.text('game');
  const all = [...app.tables.games.values()].filter(({ id }) => named === undefined || id === named);
  if (all.length === 0) throw new Refused({ refused: 'table.game-unknown', with: { game: named ?? '' } });
  const typed = options.text('deck');
  const deck = typed === undefined ? undefined : await meantDeck(app, reply.user, typed, 'all');
  if (isRefusal(deck) && all.length > 1) throw new Refused(deck);
  if (typed !== undefined && deck === undefined && all.length > 1) {
    await reply.whisper(line(reply.t('deck.none'), COLORS.bad));
    return;
  }
  const fitting =
    all.length === 1 ? all : all.filter((game) => goesWith(game, ctx, isRefusal(deck) ? undefined : deck));
  const [game] = fitting;
  if (game === undefined) {
    await reply.whisper(line(reply.t('play.noGame', { given: given(ctx).join(', ') }), COLORS.bad));
    return;
  }
  const edition = options.text('edition');
  const opening = {
    key: ctx.key,
    seats: options.whole('seats'),
    computers: options.whole('computers'),
    speed: options.text('speed'),
    edition: edition && editionOf(game, edition),
    format: options.text('format'),
    open: options.flag('open'),
    autostart: options.flag('autostart'),
  };
  if (fitting.length > 1) {
    await reply.whisper(whichGame(fitting, opening, reply.t));
    return;
  }
  // An unknown deck is passed on as typed, and the table answers with the decks that there are.
  await openLobby(ctx, game, opening, {
    first: named === undefined ? 'own screen' : 'lobby',
    deck: deck === undefined || isRefusal(deck) ? typed : choiceFor(deck),
  });
}

/** Whether a game can be played with the other options given. */
function goesWith(game: Game, { options }: CommandContext, deck: ShownDeck | undefined): boolean {
  const edition = options.text('edition');
  const format = options.text('format');
  const seats = options.whole('seats');
  return (
    (edition === undefined || knownEdition(game, edition) !== undefined) &&
    (format === undefined || game.deckRules.formats.some(({ id }) => id === format)) &&
    (seats === undefined || (seats >= game.minSeats && seats <= game.maxSeats)) &&
    (options.text('deck') === undefined || deck?.game.id === game.id)
  );
}

/** The given options that determine which games are possible. */
function given({ options }: CommandContext): readonly string[] {
  const seats = options.whole('seats');
  const texts = ['edition', 'format', 'deck'].flatMap((name) => options.text(name) ?? []);
  return [...texts.map((one) => one.slice(0, 60)), ...(seats === undefined ? [] : [`seats:${seats}`])];
}

/** The formats of all games, each once; a table refuses those that its game does not have. */
function formatsOf(games: readonly Game[]) {
  const formats = games.flatMap((game) => game.deckRules.formats);
  return formats.filter(({ id }, i) => formats.findIndex((one) => one.id === id) === i).slice(0, LIMITS.choices);
}

async function suggest(ctx: CompleteContext): Promise<readonly Suggestion[]> {
  const { app, user, typed, t, options } = ctx;
  const named = options.text('game');
  const games = [...app.tables.games.values()].filter(({ id }) => named === undefined || id === named);
  if (ctx.option === 'edition') return games.flatMap((game) => suggestEditions(game, typed)).slice(0, LIMITS.choices);
  const edition = options.text('edition');
  const [game] = games;
  const only = games.length === 1 ? game : undefined;
  return suggestDecks(app, user, typed, t, {
    which: 'all',
    game: only?.id,
    edition: only === undefined ? edition : editionOf(only, edition ?? only.editions[0]?.id ?? ''),
  });
}
