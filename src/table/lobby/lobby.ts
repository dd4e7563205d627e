/** The lobby: people join, choose decks, and the host starts. Every step is idempotent. */

import type { Deck } from '#face/deck';
import type { Refusal } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import type { TableRow } from '#store/types';
import { changeRow } from '../change/change-table.ts';
import { create, happensAt } from '../change/commit.ts';
import { type Context, gameOf } from '../context.ts';
import { choiceText, usersChoice } from '../decks/seat-decks.ts';
import type { Admit } from '../entrance.ts';
import { readOptions } from '../open/options.ts';
import { infoOf } from '../open/rows.ts';
import { nameAmong } from '../people/names.ts';
import { refuse, refuseCrowd } from '../refusals.ts';
import { addBot, changeBot, removeBot } from '../seats/bots.ts';
import { recommendedBot } from '../seats/recommended-bot.ts';
import { seatsInTurn } from '../seats/turn-order.ts';
import { mayNotOpen, mayNotPlay, notInChannel, readServer } from '../servers/settings.ts';
import {
  type EndRight,
  isRefusal,
  type Joined,
  type LobbyService,
  type OpenRequest,
  type Person,
  type ServerSettings,
  type TableInfo,
  type UserId,
} from '../types.ts';
import { lobbyExpiry } from './expire.ts';
import { setOptions, usualOptions, withOptions } from './options.ts';
import { openRematch } from './rematch.ts';
import { start } from './start.ts';
import { actsForHost, changeLobby, closeUp, emptySeat, notHost, notLobby, startsItself, step } from './step.ts';

/** Lobbies, as part of the table service. */
export function createLobby(context: Context, admit: Admit): LobbyService {
  return {
    open: (request) => admit(() => openLobby(context, request)),
    openRematch: (table, who) => admit(() => openRematch(context, table, who)),
    join: (table, who) =>
      admit(() =>
        begun(
          context,
          table,
          () => join(context, table, who),
          (done, table) => ({ ...done, table }),
        ),
      ),
    leave: (table, user) => admit(() => leave(context, table, user)),
    chooseDeck: (table, user, deck, seat) =>
      admit(() =>
        begun(
          context,
          table,
          () => chooseDeck(context, table, user, deck, seat),
          (_, table) => table,
        ),
      ),
    recommendedBot: (user, game) => admit(() => recommendedBot(context, user, game)),
    addBot: (table, user, seats, bot) =>
      admit(() =>
        begun(
          context,
          table,
          () => addBot(context, table, user, seats, bot),
          (_, table) => table,
        ),
      ),
    changeBot: (table, user, seat, bot) => admit(() => changeBot(context, table, user, seat, bot)),
    removeBot: (table, user, seat) => admit(() => removeBot(context, table, user, seat)),
    setOptions: (table, user, options) => admit(() => setOptions(context, table, user, options)),
    start: (table, user) => admit(() => start(context, table, user)),
    cancel: (table, user, right) => admit(() => cancel(context, table, user, right)),
    repost: (table, user) => admit(() => repost(context, table, user)),
  };
}

/** Does something in a lobby, which then begins at once if it is to begin by itself. */
async function begun<T>(
  context: Context,
  id: string,
  act: () => Promise<T | Refusal>,
  withTable: (done: T, table: TableInfo) => T,
): Promise<T | Refusal> {
  const done = await act();
  if (isRefusal(done)) return done;
  const row = await context.store.tables.find(id);
  const options = row === undefined ? undefined : readOptions(row);
  if (row === undefined || options?.autostart !== true) return done;
  const game = await gameOf(context, row).catch(() => undefined);
  if (game === undefined || !startsItself(row, game, options)) return done;
  const started = await start(context, id, row.host);
  return isRefusal(started) ? done : withTable(done, started);
}

/** Opens a lobby; a key that has already opened one returns that one. */
async function openLobby(context: Context, request: OpenRequest): Promise<TableInfo | Refusal> {
  const { store, games, now, newId, limits } = context;
  const game = games.get(request.game);
  if (game === undefined) return refuse('table.game-unknown', { game: request.game });
  const edition = request.edition ?? game.editions[0]?.id ?? '';
  if (!game.editions.some((one) => one.id === edition)) {
    const editions = game.editions.map((one) => one.name).join(', ');
    return refuse('table.edition-unknown', { edition, game: game.name, editions });
  }
  const { place, host } = request;
  const server = place.guild === undefined ? {} : readServer(await store.servers.settings(place.guild));
  const { language = request.language } = server;
  const { open, autostart } = request.options ?? {};
  const options = withOptions(
    { ...usualOptions(game, edition), language, open, autostart },
    request.options ?? {},
    game,
    1,
  );
  if (isRefusal(options)) return options;
  const refused = (await mayNotPlay(store, place.guild, host.user, now())) ?? mayNotOpenHere(server, request);
  if (refused !== undefined) return refused;
  const choice =
    request.deck === undefined
      ? undefined
      : await usersChoice(context, { game, edition, options }, host.user, request.deck);
  if (isRefusal(choice)) return choice;
  const created = await create(context, {
    id: newId(8),
    key: request.key,
    status: 'lobby',
    game: game.id,
    edition,
    seed: newId(20),
    host: host.user,
    options: JSON.stringify(options),
    place: {
      guild: place.guild,
      channel: place.channel,
      thread: place.thread,
      lobbyMessage: place.lobbyMessage,
      liveMessage: place.liveMessage,
    },
    openedAt: now(),
    seats: [{ ...emptySeat, seat: 0, user: host.user, name: host.name, deck: choiceText(choice) }],
    due: [lobbyExpiry(now())],
  });
  if (typeof created === 'string') return refuseCrowd(created, limits);
  const { id } = created;
  const row = await store.tables.find(id);
  return row === undefined ? refuse('table.unknown') : infoOf(row, game, false);
}

/** Why the host may not open tables in the server. */
function mayNotOpenHere(server: ServerSettings, { place, parent, host }: OpenRequest): Refusal | undefined {
  const { manages, roles } = host;
  if (place.guild === undefined || manages === undefined || roles === undefined) return undefined;
  return mayNotOpen(server, { manages, roles }) ?? notInChannel(server, place.channel, parent);
}

/** Takes a free seat. */
async function join(context: Context, id: string, who: Person): Promise<Joined | Refusal> {
  const sits = (row: TableRow) => row.seats.some((seat) => seat.user === who.user);
  const done = await changeLobby(
    context,
    id,
    async (row, _game, options) => {
      if (sits(row)) return undefined;
      if (row.seats.length >= options.seats) return refuse('table.full', { seats: options.seats });
      const banned = await mayNotPlay(context.store, row.place.guild, who.user, context.now());
      if (banned !== undefined) return banned;
      const seats = [
        ...row.seats,
        { ...emptySeat, seat: row.seats.length, user: who.user, name: nameAmong(row.seats, who) },
      ];
      return {
        seats: await seatsInTurn(context.store, row, seats),
        room: { user: who.user, tablesPerPerson: context.limits.tablesPerPerson },
      };
    },
    { by: who.user },
  );
  return isRefusal(done) ? done : { table: done.table, joined: !sits(done.before) };
}

/** Gives up the user's seat. If it was the host's, the next person becomes host; if there is none, the lobby is cancelled. */
export function leave(context: Context, id: string, user: UserId): Promise<TableInfo | Refusal> {
  return step(
    context,
    id,
    (row) => {
      if (!row.seats.some((seat) => seat.user === user)) return undefined;
      const seats = closeUp(row.seats.filter((seat) => seat.user !== user));
      if (row.host !== user) return { seats };
      const next = seats.find((seat) => seat.user !== undefined);
      if (next?.user === undefined) return 'called-off';
      return { row: { host: next.user }, seats };
    },
    { running: 'table.leave-running', by: user },
  );
}

/** Chooses a ready deck by its id, a deck of the user's own, or a whole deck, and checks it. */
function chooseDeck(
  context: Context,
  id: string,
  user: UserId,
  deck: string | Deck,
  seat?: Seat,
): Promise<TableInfo | Refusal> {
  return step(
    context,
    id,
    async (row, game, options) => {
      const own = row.seats.find((one) => one.user === user);
      const target = seat === undefined ? own : row.seats.find((one) => one.seat === seat);
      if (target === undefined) return refuse('table.not-seated');
      if (target !== own && (target.bot === undefined || row.host !== user)) return refuse('table.not-yours');
      const chosen = await usersChoice(context, { game, edition: row.edition, options }, user, deck);
      if (isRefusal(chosen)) return chosen;
      const text = choiceText(chosen);
      if (target.deck === text) return undefined;
      return { seats: row.seats.map((one) => (one === target ? { ...one, deck: text } : one)) };
    },
    { by: user },
  );
}

/** Ends the lobby without a game. */
function cancel(context: Context, id: string, user: UserId, right?: EndRight): Promise<TableInfo | Refusal> {
  return step(
    context,
    id,
    (row) => {
      const seated = row.seats.some((seat) => seat.user === user);
      const allowed =
        row.host === user ||
        right === 'manages' ||
        (right === 'stranded' && seated) ||
        actsForHost(row, user, context.now());
      if (!allowed) return notHost(row);
      return row.status === 'cancelled' ? undefined : 'called-off';
    },
    { cancelled: 'go on', by: user },
  );
}

/** Sends the lobby's message again, at the end of its channel. */
function repost(context: Context, id: string, user: UserId): Promise<TableInfo | Refusal> {
  return changeRow(context, id, (row) => {
    const closed = notLobby(row);
    if (closed !== undefined) return closed;
    if (!row.seats.some((seat) => seat.user === user)) return refuse('table.not-seated');
    return happensAt(context, row, { table: id, expect: undefined }, { fact: 'lobby-reposted' });
  });
}
