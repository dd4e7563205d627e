/** Presses in a lobby: who sits where, with which deck, and the start. */
import { isRefusal, type TableInfo, type TableOptions } from '#table/types';
import { markdown, markdownList } from '#words/markdown';
import { plainName } from '../limits.ts';
import { COLORS, line, type Payload } from '../present/components.ts';
import { lobbyMessage } from '../present/lobby.ts';
import { deckList } from '../present/lobby-decks.ts';
import { lobbyOptions, SPEEDS } from '../present/lobby-options.ts';
import { aboutThread } from '../threads.ts';
import { type PermissionName, type PressContext, refuse, tableOf } from './context.ts';
import { decksOf } from './deck-find.ts';
import { endRight } from './stuck.ts';

const VERBS = new Set([
  'join',
  'leave',
  'deck',
  'deck.page',
  'deck.set',
  'deck.bot',
  'opts',
  'opts.set',
  'bot',
  'bot.remove',
  'start',
  'cancel',
]);

/** Whether a press belongs to the lobby. */
export const isLobbyVerb = (verb: string): boolean => VERBS.has(verb);
/** Whether a lobby press changes the public lobby message in place. */
export const changesLobby = (verb: string): boolean => ['join', 'leave', 'bot', 'start', 'cancel'].includes(verb);

/** Every press in a lobby. */
export async function lobbyPress(ctx: PressContext): Promise<void> {
  const { app, reply, press } = ctx;
  const { tables } = app;
  switch (press.verb) {
    case 'join': {
      const before = await tableOf(ctx);
      if (before === undefined) return;
      const table = await change(ctx, await tables.join(press.table, { user: reply.user, name: reply.name }));
      if (table !== undefined && !isSeated(before, reply.user))
        await offerDecks(ctx, table, reply.say(table.usesDecks ? 'lobby.joined' : 'lobby.joinedPlain'));
      return;
    }
    case 'leave':
      await change(ctx, await tables.leave(press.table, reply.user));
      return;
    case 'bot': {
      const seats = Number.parseInt(press.arg, 10);
      await change(ctx, await tables.addBot(press.table, reply.user, Number.isSafeInteger(seats) ? seats : 0));
      return;
    }
    case 'start':
      await start(ctx);
      return;
    case 'cancel':
      await cancel(ctx);
      return;
    case 'bot.remove': {
      const table = await tables.removeBot(press.table, reply.user, seatOf(press.arg) ?? -1);
      if (isRefusal(table)) return refuse(app, reply, table);
      await offerDecks(ctx, table, undefined, 'update');
      return;
    }
    case 'deck': {
      const table = await tableOf(ctx);
      if (table === undefined) return;
      if (!isSeated(table, reply.user)) return refuse(app, reply, { refused: 'table.not-seated' });
      await offerDecks(ctx, table);
      return;
    }
    case 'deck.bot': {
      const table = await tableOf(ctx);
      if (table !== undefined) await offerDecks(ctx, table, undefined, 'update', seatOf(press.arg));
      return;
    }
    case 'deck.page': {
      const [where = '', page = ''] = press.arg.split('/');
      const table = await tableOf(ctx);
      if (table !== undefined) {
        await offerDecks(ctx, table, undefined, 'update', seatOf(where), Number.parseInt(page, 10) || 0);
      }
      return;
    }
    case 'deck.set':
      await setDeck(ctx);
      return;
    case 'opts': {
      const table = await tableOf(ctx);
      if (table !== undefined) await showOptions(ctx, table, 'whisper');
      return;
    }
    case 'opts.set':
      await setOption(ctx);
      return;
    default:
      return;
  }
}

/** The host may always end a lobby; others if they manage the server, or if nobody else can. */
async function cancel(ctx: PressContext): Promise<void> {
  const table = await tableOf(ctx);
  if (table === undefined) return;
  await change(ctx, await ctx.app.tables.cancel(table.id, ctx.reply.user, await endRight(ctx, table)));
}

const isSeated = (table: TableInfo, user: string): boolean =>
  table.seats.some((seat) => seat.who.kind === 'person' && seat.who.user === user);

function seatOf(text: string): number | undefined {
  return /^\d{1,2}$/.test(text) ? Number.parseInt(text, 10) : undefined;
}

/** Draws the pressed lobby message anew, or says why nothing has changed. */
async function change(
  ctx: PressContext,
  result: Awaited<ReturnType<PressContext['app']['tables']['join']>>,
): Promise<TableInfo | undefined> {
  const { app, reply } = ctx;
  if (isRefusal(result)) {
    await refuse(app, reply, result);
    return undefined;
  }
  await show(ctx, result, lobbyMessage(result, reply.sayAll));
  // Had the program stopped right after opening, it would not know its own message yet.
  if (result.place.lobbyMessage === undefined && ctx.message !== undefined) {
    await app.tables.setPlace(result.id, { lobbyMessage: ctx.message.id });
  }
  return result;
}

/** Shows a lobby in its own message; elsewhere only to whoever pressed. */
async function show({ reply, message }: PressContext, table: TableInfo, shown: Payload): Promise<void> {
  const { lobbyMessage: known } = table.place;
  await reply[known === undefined || known === message?.id ? 'update' : 'whisper'](shown);
}

/** The list of decks for a seat, with one's own. */
export async function offerDecks(
  ctx: Pick<PressContext, 'app' | 'reply'>,
  table: TableInfo,
  note?: string,
  how: 'whisper' | 'update' = 'whisper',
  seat?: number,
  page = 0,
): Promise<void> {
  const { app, reply } = ctx;
  const game = app.tables.games.get(table.game);
  if (game === undefined) return refuse(app, reply, { refused: 'table.broken', with: { table: table.id } });
  const own = !table.usesDecks ? [] : await decksOf(app, reply.user, { game: game.id, edition: table.edition });
  const options = {
    page,
    seat,
    note,
    // Without one's own decks the list is still of use.
    decks: isRefusal(own) ? [] : own,
  };
  await reply[how](deckList(table, game, reply.user, reply.say, options));
}

/** The host's options; others hear who the host is when they change one. */
async function showOptions(ctx: PressContext, table: TableInfo, how: 'whisper' | 'update', note?: string) {
  const { app, reply } = ctx;
  const game = app.tables.games.get(table.game);
  if (game === undefined) return refuse(app, reply, { refused: 'table.broken', with: { table: table.id } });
  await reply[how](lobbyOptions(table, game, reply.say, note));
}

/** `opts.set:<what>`: what is changed. Decks that do not fit any more are given back, and the host is told whose. */
async function setOption(ctx: PressContext): Promise<void> {
  const { app, reply, press, values } = ctx;
  const before = await tableOf(ctx);
  if (before === undefined) return;
  const change = changeOf(press.arg, values[0] ?? '', before.options);
  const table = change === undefined ? before : await app.tables.setOptions(before.id, reply.user, change);
  if (isRefusal(table)) return refuse(app, reply, table, app.tables.games.get(before.game));
  const lost = before.seats.filter((seat) => seat.deck !== undefined && table.seats[seat.seat]?.deck === undefined);
  const decks = markdownList(
    lost.map(({ name, deck }) =>
      markdown(reply.say('lobby.givenBack', { name: plainName(name), deck: deck?.name ?? '' })),
    ),
  );
  const note = reply.say('lobby.optionsSaved');
  const told = lost.length === 0 ? note : `${note}\n${reply.say('lobby.optionsGivenBack', { decks })}`;
  await showOptions(ctx, table, 'update', told);
}

function changeOf(what: string, value: string, now: TableOptions): Partial<TableOptions> | undefined {
  switch (what) {
    case 'format':
      return { game: { ...now.game, format: value } };
    case 'seats':
      return { seats: Number.parseInt(value, 10) || 0 };
    case 'remind': {
      const speed = SPEEDS.find((one) => one.value === value);
      return speed === undefined ? undefined : { remindAfter: speed.remindAfter };
    }
    default:
      return what.startsWith('rule.') ? { game: { ...now.game, [what.slice('rule.'.length)]: value } } : undefined;
  }
}

async function setDeck(ctx: PressContext): Promise<void> {
  const { app, reply, press, values } = ctx;
  const seat = seatOf(press.arg);
  const table = await app.tables.chooseDeck(press.table, reply.user, values[0] ?? '', seat);
  if (isRefusal(table)) return refuse(app, reply, table);
  const at = table.seats.find((s) =>
    seat === undefined ? s.who.kind === 'person' && s.who.user === reply.user : s.seat === seat,
  );
  const deck = at?.deck?.name ?? '';
  const note =
    seat === undefined
      ? reply.say('lobby.deckChosen', { deck })
      : reply.say('lobby.deckChosenFor', { deck, name: plainName(at?.name ?? '') });
  await offerDecks(ctx, table, note, 'update', seat);
}

/** The start. If the table cannot have its thread, whoever pressed hears why. */
async function start(ctx: PressContext): Promise<void> {
  const { app, reply, press } = ctx;
  const started = await change(ctx, await app.tables.start(press.table, reply.user));
  if (started === undefined) return;
  // The thread may have been quicker than this answer, which then has overwritten the link to it.
  const table = await app.tables.info(press.table);
  if (isRefusal(table)) return;
  const note = await aboutThread(app, table, reply.sayAll);
  if (note !== undefined || table.place.thread !== started.place.thread) {
    await show(ctx, table, lobbyMessage(table, reply.sayAll, note));
  }
  if (table.place.thread !== undefined) return;
  const missing = (['CreatePublicThreads', 'SendMessagesInThreads'] as const).filter((name) => !ctx.may(name));
  if (missing.length > 0) {
    await reply.whisper(line(reply.say('lobby.noThread', { missing: permissionNames(ctx, missing) }), COLORS.calm));
  }
}

/** Permissions as Discord's own screens name them. */
export function permissionNames(ctx: Pick<PressContext, 'reply'>, names: readonly PermissionName[]): string {
  return names.map((name) => ctx.reply.say(`permission.${name}`)).join(', ');
}
