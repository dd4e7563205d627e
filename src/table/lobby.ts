/** The lobby: people gather, choose decks, and the host starts. Every step may be pressed twice without harm. */
import type { Refusal } from '#kernel/ask';
import type { Deck, Game } from '#kernel/game';
import type { Seat } from '#kernel/state';
import type { Change, SeatRow, TableRow } from '#store/types';
import { commit, happensAt } from './commit.ts';
import { type Context, gameOf } from './context.ts';
import { expiry, lobbyLasts } from './expire.ts';
import { refuse, refuseCrowd } from './refusals.ts';
import { infoOf, readChoice, readOptions, seatInfo } from './rows.ts';
import { choiceText, legalDeck, usersChoice } from './seat-decks.ts';
import {
  type EndRight,
  isRefusal,
  type Joined,
  type OpenRequest,
  type OptionsChanged,
  type Person,
  type TableInfo,
  type TableOptions,
  type UserId,
} from './types.ts';
import { say } from './words/catalogue.ts';

const day = 24 * 60 * 60 * 1000;
/** How often a step is computed anew when another process was faster. */
const tries = 5;

/** What a step in the lobby changes; `undefined`: all is as wanted already. */
type Step = LobbyChange | 'called-off' | Refusal | undefined;
type LobbyChange = Pick<Change, 'row' | 'seats' | 'room'>;

/** Opens a lobby; a key that has opened one already answers that one. */
export async function openLobby(context: Context, request: OpenRequest): Promise<TableInfo | Refusal> {
  const { store, games, now, newId, limits } = context;
  const game = games.get(request.game);
  if (game === undefined) return refuse('table.game-unknown', { game: request.game });
  const edition = request.edition ?? game.editions[0]?.id ?? '';
  if (!game.editions.some((one) => one.id === edition)) {
    const editions = game.editions.map((one) => one.name).join(', ');
    return refuse('table.edition-unknown', { edition, game: game.name, editions });
  }
  const usual: TableOptions = { seats: game.maxSeats, remindAfter: day, game: {} };
  const options = withOptions(usual, request.options ?? {}, game, 1);
  if (isRefusal(options)) return options;
  const { place, host } = request;
  const choice =
    request.deck === undefined
      ? undefined
      : await usersChoice(context, { game, edition, options }, host.user, request.deck);
  if (isRefusal(choice)) return choice;
  const created = await store.tables.create(
    {
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
      due: [{ ...expiry, at: now() + lobbyLasts }],
    },
    limits,
  );
  if (typeof created === 'string') return refuseCrowd(created, limits);
  const { id } = created;
  const row = await store.tables.find(id);
  return row === undefined ? refuse('table.unknown') : infoOf(row, game, false);
}

/** Takes a free seat. */
export async function join(context: Context, id: string, who: Person): Promise<Joined | Refusal> {
  const sits = (row: TableRow) => row.seats.some((seat) => seat.user === who.user);
  const done = await change(context, id, (row, _game, options) => {
    if (sits(row)) return undefined;
    if (row.seats.length >= options.seats) return refuse('table.full', { seats: options.seats });
    return {
      seats: [...row.seats, { ...emptySeat, seat: row.seats.length, user: who.user, name: who.name }],
      room: { user: who.user, tablesPerPerson: context.limits.tablesPerPerson },
    };
  });
  return isRefusal(done) ? done : { table: done.table, joined: !sits(done.before) };
}

/** Gives up one's seat. The host's place goes to the next person; without one the lobby is cancelled. */
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
    { running: 'table.leave-running' },
  );
}

/** Chooses a ready deck by its id, a deck of one's own, or a whole deck; it is checked. */
export function chooseDeck(
  context: Context,
  id: string,
  user: UserId,
  deck: string | Deck,
  seat?: Seat,
): Promise<TableInfo | Refusal> {
  return step(context, id, async (row, game, options) => {
    const own = row.seats.find((one) => one.user === user);
    const target = seat === undefined ? own : row.seats.find((one) => one.seat === seat);
    if (target === undefined) return refuse('table.not-seated');
    if (target !== own && (target.bot === undefined || row.host !== user)) return refuse('table.not-yours');
    const chosen = await usersChoice(context, { game, edition: row.edition, options }, user, deck);
    if (isRefusal(chosen)) return chosen;
    const text = choiceText(chosen);
    if (target.deck === text) return undefined;
    return { seats: row.seats.map((one) => (one === target ? { ...one, deck: text } : one)) };
  });
}

/** Seats a computer player. A press made when fewer seats were taken has been answered already. */
export function addBot(
  context: Context,
  id: string,
  user: UserId,
  seats: number,
  bot?: string,
): Promise<TableInfo | Refusal> {
  return step(context, id, (row, _game, options) => {
    if (row.host !== user) return notHost(row);
    const wanted = knownBot(context, bot);
    if (isRefusal(wanted)) return wanted;
    if (row.seats.length > seats) return undefined;
    if (row.seats.length >= options.seats) return refuse('table.full', { seats: options.seats });
    const name = computerName(context, row, wanted);
    return { seats: [...row.seats, { ...emptySeat, seat: row.seats.length, bot: wanted, name }] };
  });
}

/** The id of a computer player there is; without one, of the usual one. */
function knownBot({ bots }: Context, wanted: string | undefined): string | Refusal {
  const ids = Object.keys(bots);
  const id = wanted ?? ids[0];
  if (id === undefined) return refuse('table.no-bots');
  return ids.includes(id) ? id : refuse('table.bot-unknown', { bot: id, bots: ids.join(', ') });
}

/** A name for a further computer player at a table: its own, with a number where that is taken. */
export function computerName({ bots }: Context, row: Pick<TableRow, 'seats'>, bot: string): string {
  const taken = new Set(row.seats.map((seat) => seat.name));
  const named = (count: number) => say('bot.name', { name: bots[bot]?.name ?? bot, count });
  let count = 1;
  while (taken.has(named(count))) count++;
  return named(count);
}

/** Puts another computer player on the seat of one; its deck stays. */
export function changeBot(
  context: Context,
  id: string,
  user: UserId,
  seat: Seat,
  bot: string,
): Promise<TableInfo | Refusal> {
  return step(context, id, (row) => {
    if (row.host !== user) return notHost(row);
    const wanted = knownBot(context, bot);
    if (isRefusal(wanted)) return wanted;
    const target = row.seats.find((one) => one.seat === seat);
    if (target?.bot === undefined) return refuse('table.not-bot');
    if (target.bot === wanted) return undefined;
    const others = row.seats.filter((one) => one !== target);
    const changed = { ...target, bot: wanted, name: computerName(context, { seats: others }, wanted) };
    return { seats: row.seats.map((one) => (one === target ? changed : one)) };
  });
}

/** Takes a computer player off its seat. */
export function removeBot(context: Context, id: string, user: UserId, seat: Seat): Promise<TableInfo | Refusal> {
  return step(context, id, (row) => {
    if (row.host !== user) return notHost(row);
    const target = row.seats.find((one) => one.seat === seat);
    if (target === undefined) return undefined;
    if (target.bot === undefined) return refuse('table.not-bot');
    return { seats: closeUp(row.seats.filter((one) => one !== target)) };
  });
}

/** Changes options; decks chosen so far that they make illegal are given back. */
export async function setOptions(
  context: Context,
  id: string,
  user: UserId,
  wanted: Partial<TableOptions>,
): Promise<OptionsChanged | Refusal> {
  const done = await change(context, id, async (row, game, options) => {
    if (row.host !== user) return notHost(row);
    const changed = withOptions(options, wanted, game, row.seats.length);
    if (isRefusal(changed)) return changed;
    const text = JSON.stringify(changed);
    if (text === row.options) return undefined;
    const at = { game, edition: row.edition, options: changed };
    const seats: SeatRow[] = [];
    for (const seat of row.seats) {
      const choice = readChoice(seat);
      const illegal = choice !== undefined && isRefusal(await legalDeck(context, at, choice));
      seats.push(illegal ? { ...seat, deck: undefined } : seat);
    }
    return { row: { options: text }, seats };
  });
  if (isRefusal(done)) return done;
  const { before, table } = done;
  const lost = before.seats
    .map(seatInfo)
    .filter(({ seat, deck }) => deck !== undefined && table.seats[seat]?.deck === undefined);
  return { table, givenBack: lost };
}

/** Ends the lobby without a game. */
export function cancel(context: Context, id: string, user: UserId, right?: EndRight): Promise<TableInfo | Refusal> {
  return step(
    context,
    id,
    (row) => {
      const seated = row.seats.some((seat) => seat.user === user);
      const allowed = row.host === user || right === 'manages' || (right === 'stranded' && seated);
      if (!allowed) return notHost(row);
      return row.status === 'cancelled' ? undefined : 'called-off';
    },
    { cancelled: 'go on' },
  );
}

/** Has the lobby's message sent anew, at the end of its channel. */
export function repost(context: Context, id: string, user: UserId): Promise<TableInfo | Refusal> {
  const { store, locks } = context;
  return locks.run(id, async () => {
    const row = await store.tables.find(id);
    if (row === undefined) return refuse('table.unknown');
    const closed = notLobby(row);
    if (closed !== undefined) return closed;
    if (!row.seats.some((seat) => seat.user === user)) return refuse('table.not-seated');
    await commit(context, happensAt(context, row, { table: id, expect: undefined }, { fact: 'lobby-reposted' }));
    const game = await gameOf(context, row).catch(() => undefined);
    return infoOf(row, game, false);
  });
}

/** Why nothing can be done in a lobby that is none; undefined if it is one. */
export function notLobby(row: TableRow): Refusal | undefined {
  switch (row.status) {
    case 'lobby':
      return undefined;
    case 'running':
      return refuse('table.running');
    case 'finished':
      return refuse('table.finished');
    default:
      return refuse('table.cancelled');
  }
}

export function notHost(row: TableRow): Refusal {
  return refuse('table.not-host', { host: row.seats.find((seat) => seat.user === row.host)?.name ?? 'the host' });
}

type Decide = (row: TableRow, game: Game, options: TableOptions) => Step | Promise<Step>;
type Special = { readonly running?: 'table.leave-running'; readonly cancelled?: 'go on' };

/** One step in the lobby, of which the table as it then is matters alone. */
async function step(context: Context, id: string, decide: Decide, special: Special = {}): Promise<TableInfo | Refusal> {
  const done = await change(context, id, decide, special);
  return isRefusal(done) ? done : done.table;
}

/** One step in the lobby: read, decide, store if nobody was faster, else decide again. */
function change(
  context: Context,
  id: string,
  decide: Decide,
  special: Special = {},
): Promise<{ readonly before: TableRow; readonly table: TableInfo } | Refusal> {
  const { store, locks } = context;
  return locks.run(id, async () => {
    for (let attempt = 0; attempt < tries; attempt++) {
      const row = await store.tables.find(id);
      if (row === undefined) return refuse('table.unknown');
      if (row.status === 'running' && special.running !== undefined) return refuse(special.running);
      const closed = notLobby(row);
      if (closed !== undefined && !(row.status === 'cancelled' && special.cancelled === 'go on')) return closed;
      const game = await gameOf(context, row).catch(() => undefined);
      const options = readOptions(row);
      if (game === undefined || options === undefined) return refuse('table.broken', { table: id });
      const decided = await decide(row, game, options);
      if (decided === undefined) return { before: row, table: infoOf(row, game, false) };
      if (isRefusal(decided)) return decided;
      const result = await commit(context, lobbyChange(context, row, decided));
      if (result === 'crowded') return refuseCrowd('tablesPerPerson', context.limits);
      if (result !== 'stored') continue;
      const stored = await store.tables.find(id);
      return stored === undefined ? refuse('table.unknown') : { before: row, table: infoOf(stored, game, false) };
    }
    return refuse('table.moved-on');
  });
}

function lobbyChange(context: Context, row: TableRow, change: LobbyChange | 'called-off'): Change {
  const { id: table, rev: expect } = row;
  if (change === 'called-off') return happensAt(context, row, { table, expect }, { fact: 'cancelled', why: change });
  return happensAt(context, row, { ...change, table, expect }, { fact: 'lobby-changed' });
}

function withOptions(
  now: TableOptions,
  change: Partial<TableOptions>,
  game: Game,
  taken: number,
): TableOptions | Refusal {
  const { seats = now.seats, remindAfter = now.remindAfter } = change;
  const own = { ...now.game, ...change.game };
  if (!Number.isInteger(seats) || seats < game.minSeats || seats > game.maxSeats) {
    return refuse('table.seats-range', { game: game.name, least: game.minSeats, most: game.maxSeats });
  }
  if (seats < taken) return refuse('table.seats-taken', { seats: taken });
  if (!Number.isInteger(remindAfter) || remindAfter < 0 || remindAfter > 30 * day) {
    return refuse('table.option', { option: 'remindAfter', value: String(remindAfter) });
  }
  const { format } = own;
  const { formats } = game.deckRules;
  if (format !== undefined && !formats.some(({ id }) => id === format)) {
    const names = formats.map((one) => one.name).join(', ');
    return refuse('deck.format-unknown', { format: String(format), game: game.name, formats: names });
  }
  for (const { id, choices } of game.ruleOptions ?? []) {
    const value = own[id];
    if (value !== undefined && !choices.some((choice) => choice.id === value))
      return refuse('table.option', { option: id, value: String(value) });
  }
  return { seats, remindAfter, game: own };
}

const emptySeat: Omit<SeatRow, 'seat' | 'name'> = {
  user: undefined,
  bot: undefined,
  deck: undefined,
  settings: undefined,
  waitingSince: undefined,
  movedRev: 0,
};

function closeUp(seats: readonly SeatRow[]): readonly SeatRow[] {
  return seats.map((seat, index) => ({ ...seat, seat: index }));
}
