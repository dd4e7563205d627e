/** `/play` opens a table in the channel and lets others join. */
import type { Command, CommandContext, CompleteContext, Suggestion } from '#discord/command';
import { type PermissionName, refuse } from '#discord/handlers/context';
import { permissionNames } from '#discord/handlers/lobby';
import { COLORS, line } from '#discord/present/components';
import { deckList, lobbyMessage } from '#discord/present/lobby';
import type { Game } from '#kernel/game';
import { isRefusal } from '#table/types';
import { gameOption, serverCommand } from './shared.ts';

const MINUTE = 60_000;
const SPEEDS = [
  { name: 'Live: reminder after 10 minutes', value: 'live', remindAfter: 10 * MINUTE },
  { name: 'Daily: reminder after a day', value: 'daily', remindAfter: 24 * 60 * MINUTE },
  { name: 'Slow: reminder after three days', value: 'slow', remindAfter: 72 * 60 * MINUTE },
  { name: 'No reminders', value: 'none', remindAfter: 0 },
] as const;

export const play: Command = {
  name: 'play',
  define: (games) =>
    serverCommand('play', 'Open a table in this channel')
      .addStringOption(gameOption(games, 'What to play'))
      .addStringOption((option) =>
        option.setName('edition').setDescription('Which edition of the game').setAutocomplete(true),
      )
      .addStringOption((option) => option.setName('deck').setDescription('Your own deck').setAutocomplete(true))
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
  manner: () => 'post',
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
    const words = reply.say('lobby.cannotPost', { missing: permissionNames(ctx, missing) });
    await reply.whisper(line(words, COLORS.bad));
    return;
  }
  const game = gameOf(ctx) ?? [...tables.games.values()][0];
  if (game === undefined) return refuse(app, reply, { refused: 'table.game-unknown', with: { game: '' } });
  const speed = SPEEDS.find(({ value }) => value === options.text('speed'));
  const seats = options.whole('seats');
  const edition = options.text('edition');
  const deck = options.text('deck');
  const opened = await tables.open({
    key: ctx.key,
    host: { user: reply.user, name: reply.name },
    game: game.id,
    ...(edition === undefined ? {} : { edition: editionOf(game, edition) }),
    ...(deck === undefined ? {} : { deck: deckOf(game, deck) }),
    options: {
      ...(seats === undefined ? {} : { seats }),
      ...(speed === undefined ? {} : { remindAfter: speed.remindAfter }),
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
  await reply.whisper(deckList(table, game, reply.user, reply.say, { note: reply.say('lobby.opened') }));
}

function gameOf(ctx: Pick<CommandContext, 'app' | 'options'>): Game | undefined {
  return ctx.app.tables.games.get(ctx.options.text('game') ?? '');
}

/** What was typed as an edition: its id, or its name by hand. */
function editionOf(game: Game, typed: string): string {
  const wanted = typed.trim().toLowerCase();
  return game.editions.find((edition) => edition.id === typed || edition.name.toLowerCase() === wanted)?.id ?? typed;
}

function deckOf(game: Game, typed: string): string {
  const wanted = typed.trim().toLowerCase();
  return game.decks.find((deck) => deck.id === typed || deck.name.toLowerCase() === wanted)?.id ?? typed;
}

function suggest(ctx: CompleteContext): readonly Suggestion[] {
  const { tables } = ctx.app;
  const game = gameOf(ctx) ?? [...tables.games.values()][0];
  if (game === undefined) return [];
  const edition = editionOf(game, ctx.options.text('edition') ?? game.editions[0]?.id ?? '');
  const all = ctx.option === 'edition' ? game.editions : game.decks.filter((deck) => deck.edition === edition);
  const wanted = ctx.typed.trim().toLowerCase();
  return all.filter(({ name }) => name.toLowerCase().includes(wanted)).map(({ id, name }) => ({ name, value: id }));
}
