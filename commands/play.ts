/** `/play` opens a table in the channel and lets others join. */

import { meantDeck, suggestDecks } from '#discord/actions/deck-find';
import { offerDecks } from '#discord/actions/lobby';
import type { Command, CommandContext, CompleteContext, Suggestion } from '#discord/command';
import { LIMITS } from '#discord/limits';
import { type PermissionName, permissionNames } from '#discord/permissions';
import { COLORS, line } from '#discord/present/components';
import { lobbyMessage } from '#discord/present/lobby';
import { choiceFor } from '#discord/present/lobby-decks';
import { SPEEDS } from '#discord/present/lobby-options';
import { refuse } from '#discord/refuse';
import type { Game } from '#kernel/game';
import { isRefusal } from '#table/types';
import { editionOf, gameOption, serverCommand, suggestEditions } from './shared.ts';

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
          .setDescription('How long a player may think before being reminded')
          .addChoices(...SPEEDS.map(({ name, value }) => ({ name, value }))),
      )
      .toJSON(),
  response: () => 'post',
  run,
  complete: async (ctx) => suggest(ctx),
};

async function run(ctx: CommandContext): Promise<void> {
  const { app, reply, options } = ctx;
  const { tables } = app;
  if (ctx.guild === undefined) {
    await reply.whisper(line(reply.say('lobby.notHere')));
    return;
  }
  const needed: readonly PermissionName[] = [
    'ViewChannel',
    ctx.inThread ? 'SendMessagesInThreads' : 'SendMessages',
    'AttachFiles',
  ];
  const missing = needed.filter((permission) => !ctx.may(permission));
  if (missing.length > 0) {
    const words = reply.say('lobby.cannotPost', { missing: permissionNames(missing, reply.say) });
    await reply.whisper(line(words, COLORS.bad));
    return;
  }
  const game = gameOf(ctx) ?? [...tables.games.values()][0];
  if (game === undefined) return refuse(app, reply, { refused: 'table.game-unknown', with: { game: '' } });
  const speed = SPEEDS.find(({ value }) => value === options.text('speed'));
  const seats = options.whole('seats');
  const edition = options.text('edition');
  const deck = options.text('deck');
  const format = options.text('format');
  const opened = await tables.open({
    key: ctx.key,
    host: { user: reply.user, name: reply.name },
    game: game.id,
    edition: edition && editionOf(game, edition),
    deck: deck && (await deckOf(ctx, deck)),
    options: {
      seats,
      remindAfter: speed?.remindAfter,
      game: format === undefined ? undefined : { format },
    },
    // A table opened in a thread has its place already.
    place: { guild: ctx.guild, channel: ctx.channel, ...(ctx.inThread ? { thread: ctx.channel } : {}) },
  });
  if (isRefusal(opened)) return refuse(app, reply, opened, game);
  let table = opened;
  for (let i = 0; i < (options.whole('computers') ?? 0); i += 1) {
    const more = await tables.addBot(table.id, reply.user, table.seats.length);
    if (isRefusal(more)) break;
    table = more;
  }
  const shown = await reply.post(lobbyMessage(table, reply.sayAll));
  if (shown.id !== undefined) await tables.setPlace(table.id, { lobbyMessage: shown.id });
  await offerDecks(ctx, table, { note: reply.say(table.usesDecks ? 'lobby.opened' : 'lobby.openedPlain') });
}

/** The formats of all games, each once; a table refuses those that its game does not have. */
function formatsOf(games: readonly Game[]) {
  const formats = games.flatMap((game) => game.deckRules.formats);
  return formats.filter(({ id }, i) => formats.findIndex((one) => one.id === id) === i).slice(0, LIMITS.choices);
}

function gameOf(ctx: Pick<CommandContext, 'app' | 'options'>): Game | undefined {
  return ctx.app.tables.games.get(ctx.options.text('game') ?? '');
}

/**
 * What was typed as a deck, as a table takes it: one picked from the suggestions, or its name. What is neither goes on as it
 * is, and the table says which decks there are.
 */
async function deckOf({ app, reply }: CommandContext, typed: string): Promise<string> {
  const found = await meantDeck(app, reply.user, typed, 'all');
  return found === undefined || isRefusal(found) ? typed : choiceFor(found);
}

async function suggest(ctx: CompleteContext): Promise<readonly Suggestion[]> {
  const { app, user, typed, say, options } = ctx;
  const game = gameOf(ctx) ?? [...app.tables.games.values()][0];
  if (game === undefined) return [];
  if (ctx.option === 'edition') return suggestEditions(game, typed);
  const edition = editionOf(game, options.text('edition') ?? game.editions[0]?.id ?? '');
  return suggestDecks(app, user, typed, say, { which: 'all', game: game.id, edition });
}
