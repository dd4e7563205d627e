/** The presses of a lobby, and of what comes before there is one. */
import { isRefusal, type TableOptions, takeBackRules } from '#table/types';
import { markdown, markdownList } from '#words/markdown';
import { clockNamed, NO_CLOCK, ZERO_CHOICES } from '../clocks/screens/clocks.ts';
import { type App, publicInfo } from '../core/app.ts';
import { COLORS, line } from '../core/components.ts';
import { plainName } from '../core/limits.ts';
import { personOf } from '../core/people.ts';
import { permissionNames } from '../core/permissions.ts';
import { ephemeral, type PressContext, type PressesOf, update, updatePublic } from '../core/press.ts';
import { accepted, Refused } from '../core/refuse.ts';
import { aboutThread } from '../core/threads.ts';
import { isSeated, tableOf } from '../table/actions-open.ts';
import { endRight } from '../table/actions-stuck.ts';
import { translatorIn } from '../words.ts';
import { offerDecks, showChanged, showComputers, showLobby, showOptions } from './actions.ts';
import { canOpenHere, openLobby } from './actions-open.ts';
import type { lobbyIds } from './ids.ts';
import { lobbyMessage } from './screens/lobby.ts';
import { remindAfterOf, usualVeil } from './screens/options.ts';
import { whichGame } from './screens/which-game.ts';

export const lobbyPresses = {
  /** Takes a seat, and offers decks to a person who has just joined. */
  join: {
    response: updatePublic,
    async run(ctx, { table: id }) {
      const { app, reply, member } = ctx;
      const result = await app.tables.join(id, { user: reply.user, name: reply.name, username: member?.username });
      const table = await showChanged(ctx, isRefusal(result) ? result : result.table);
      if (table === undefined || isRefusal(result) || !result.joined) return;
      await offerDecks(ctx, table, { note: reply.t(table.usesDecks ? 'lobby.joined' : 'lobby.joinedPlain') });
    },
  },
  /** Leaves the lobby. */
  leave: {
    response: updatePublic,
    async run(ctx, { table }) {
      await showChanged(ctx, await ctx.app.tables.leave(table, ctx.reply.user));
    },
  },
  /** Lists the decks for the person's own seat. */
  deck: {
    response: ephemeral,
    async run(ctx, { table: id }) {
      const table = await tableOf(ctx, id);
      if (!isSeated(table, ctx.reply.user)) throw new Refused({ refused: 'table.not-seated' });
      await offerDecks(ctx, table);
    },
  },
  /** Shows another page of the decks for a seat. */
  'deck.page': {
    response: update,
    async run(ctx, { table: id, seat, page }) {
      const table = await tableOf(ctx, id);
      if (table !== undefined) await offerDecks(ctx, table, { response: 'update', seat, page });
    },
  },
  /** Chooses the deck of a seat. */
  'deck.set': {
    response: update,
    async run(ctx, { table: id, seat }) {
      const { app, reply, values } = ctx;
      const table = accepted(await app.tables.chooseDeck(id, reply.user, values[0] ?? '', seat));
      const at = table.seats.find((one) => (seat === undefined ? personOf(one) === reply.user : one.seat === seat));
      const deck = at?.deck?.name ?? '';
      const note =
        seat === undefined
          ? reply.t('lobby.deckChosen', { deck })
          : reply.t('lobby.deckChosenFor', { deck, name: plainName(at?.name ?? '') });
      await offerDecks(ctx, table, { note, response: 'update', seat });
    },
  },
  /** Lists the decks for a computer player's seat. */
  'deck.bot': {
    response: update,
    async run(ctx, { table: id, seat }) {
      const table = await tableOf(ctx, id);
      if (table !== undefined) await offerDecks(ctx, table, { response: 'update', seat });
    },
  },
  /** Shows the host's options. */
  opts: {
    response: ephemeral,
    async run(ctx, { table: id }) {
      const table = await tableOf(ctx, id);
      if (table !== undefined) await showOptions(ctx, table, 'whisper');
    },
  },
  /** Changes an option. Decks that are no longer legal are removed from their seats, and the host is told whose. */
  'opts.set': {
    response: update,
    async run(ctx, { table: id, option }) {
      const { app, reply, values } = ctx;
      const [value = ''] = values;
      const wanted = option === 'zero' ? await atZero(ctx, id, value) : optionChange(app, option, value);
      if (wanted === undefined) return;
      const changed = accepted(await app.tables.setOptions(id, reply.user, wanted));
      const { table, givenBack } = changed;
      const decks = markdownList(
        givenBack.map(({ name, deck }) =>
          markdown(reply.t('lobby.givenBack', { name: plainName(name), deck: deck?.name ?? '' })),
        ),
      );
      const note = reply.t('lobby.optionsSaved');
      const told = givenBack.length === 0 ? note : `${note}\n${reply.t('lobby.optionsGivenBack', { decks })}`;
      await showOptions(ctx, table, 'update', told);
    },
  },
  /** Seats a computer player, unless the number of taken seats has changed since the presser saw it. */
  bot: {
    response: updatePublic,
    async run(ctx, { table, seats }) {
      await showChanged(ctx, await ctx.app.tables.addBot(table, ctx.reply.user, seats));
    },
  },
  /** Lists the computer players of the lobby. */
  bots: {
    response: update,
    async run(ctx, { table: id }) {
      const table = await tableOf(ctx, id);
      if (table !== undefined) await showComputers(ctx, table, { response: 'update' });
    },
  },
  /** Replaces a seat's computer player by one of another strength. */
  'bot.as': {
    response: update,
    async run(ctx, { table: id, seat }) {
      const { app, reply, values } = ctx;
      const table = accepted(await app.tables.changeBot(id, reply.user, seat, values[0] ?? ''));
      await showComputers(ctx, table, { response: 'update' });
    },
  },
  /** Removes a computer player. */
  'bot.remove': {
    response: update,
    async run(ctx, { table: id, seat }) {
      const { app, reply } = ctx;
      const table = accepted(await app.tables.removeBot(id, reply.user, seat));
      await showComputers(ctx, table, { response: 'update' });
    },
  },
  /** Starts the game. If no thread can be created for the table, the presser is told why. */
  start: {
    response: updatePublic,
    async run(ctx, { table: id }) {
      const { app, reply } = ctx;
      const started = await showChanged(ctx, await app.tables.start(id, reply.user));
      if (started === undefined) return;
      // If the thread was created before this response, the response has just overwritten the link to it.
      const table = await app.tables.info(id);
      if (isRefusal(table)) return;
      const facts = await publicInfo(app, table);
      const t = translatorIn(facts.options.language);
      const note = await aboutThread(app, facts, t);
      // If the lobby was posted anew meanwhile, the pressed message is another one, and the press has had its answer.
      const isShown = table.place.lobbyMessage === ctx.message?.id && started.place.lobbyMessage === ctx.message?.id;
      if (isShown && (note !== undefined || table.place.thread !== started.place.thread)) {
        await showLobby(ctx, table, lobbyMessage(facts, t, note));
      }
      if (table.place.thread !== undefined) return;
      const missing = (['CreatePublicThreads', 'SendMessagesInThreads'] as const).filter((name) => !ctx.may(name));
      if (missing.length === 0) return;
      const words = reply.t('lobby.noThread', { missing: permissionNames(missing, reply.t) });
      await reply.whisper(line(words, COLORS.calm));
    },
  },
  /** Closes the lobby. The host always may; others if they manage the server, or if nobody else can. */
  cancel: {
    response: updatePublic,
    async run(ctx, { table: id }) {
      const { app, reply } = ctx;
      const asHost = await app.tables.cancel(id, reply.user);
      if (!isRefusal(asHost) || asHost.refused !== 'table.not-host') {
        await showChanged(ctx, asHost);
        return;
      }
      const table = await tableOf(ctx, id);
      const right = table && (await endRight(ctx, table));
      await showChanged(ctx, right === undefined ? asHost : await app.tables.cancel(id, reply.user, right));
    },
  },
  /** Asks which game to play. */
  'play.which': {
    response: update,
    async run(ctx) {
      const { app, reply, key } = ctx;
      if (await canOpenHere(ctx)) await reply.update(whichGame([...app.tables.games.values()], { key }, reply.t));
    },
  },
  /** Opens a lobby for the chosen game, in place of the question which game to play. */
  play: {
    response: update,
    async run(ctx, { game: id, opening }) {
      const { app } = ctx;
      const game = app.tables.games.get(id);
      if (game === undefined) throw new Refused({ refused: 'table.game-unknown', with: { game: id } });
      if (await canOpenHere(ctx)) await openLobby(ctx, game, opening, { first: 'own screen' });
    },
  },
} satisfies PressesOf<typeof lobbyIds>;

/** The change that a choice in one of the lists stands for; empty if there is no such option or choice. */
function optionChange(app: App, option: string, value: string): Partial<TableOptions> {
  switch (option) {
    case 'format':
      return { game: { format: value } };
    case 'seats':
      return { seats: Number.parseInt(value, 10) || 0 };
    case 'match':
      return { bestOf: value === 'three' ? 3 : undefined };
    case 'undo':
      return { undo: takeBackRules.find((rule) => rule === value) };
    case 'remind':
      return { remindAfter: remindAfterOf(value) };
    case 'clock':
      return clockChange(app, value);
    case 'veil':
      return { veil: value === 'on' ? true : undefined };
    default:
      return option.startsWith('rule.') ? { game: { [option.slice('rule.'.length)]: value } } : {};
  }
}

function clockChange(app: App, value: string): Partial<TableOptions> {
  const clock = clockNamed(value);
  if (clock === undefined) return value === NO_CLOCK ? { clock } : {};
  const remindAfter = remindAfterOf(value);
  return { clock, ...usualVeil(app.hidesTiming, clock), ...(remindAfter !== undefined && { remindAfter }) };
}

/** The table's clock with another consequence; undefined if the table is gone, which the person is told. */
async function atZero(ctx: PressContext, id: string, value: string): Promise<Partial<TableOptions> | undefined> {
  const table = await tableOf(ctx, id);
  const zero = ZERO_CHOICES.find((one) => one.zero === value)?.zero;
  if (table === undefined) return undefined;
  const { clock } = table.options;
  return clock === undefined || zero === undefined ? {} : { clock: { ...clock, zero } };
}
