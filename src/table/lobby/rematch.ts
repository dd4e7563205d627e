/** Another game with the same people: a lobby with the same settings, to which the others are invited. One for each game. */
import type { Refusal } from '#kernel/ask';
import type { SeatRow, TableRow } from '#store/types';
import { isQuiet, nobodyIsTold } from '../calls/calls.ts';
import { create, firstFacts } from '../change/commit.ts';
import { type Context, gameOf } from '../context.ts';
import { legalDeck } from '../decks/seat-decks.ts';
import { readOptions } from '../open/options.ts';
import { infoOf, isForgotten, readChoice } from '../open/rows.ts';
import { readSettings } from '../people/settings-stored.ts';
import { refuse, refuseCrowd } from '../refusals.ts';
import { inTurnAfter, keyAfter } from '../seats/turn-order.ts';
import { mayNotPlay } from '../servers/settings.ts';
import { isRefusal, type NextGame, type Person, type UserId } from '../types.ts';
import { lobbyExpiry } from './expire.ts';

/** Max lobbies for one finished game: a new one may be opened if the one before was cancelled. */
const maxLobbies = 20;

/** Opens the lobby of the next game, or returns the one that somebody has already opened. */
export async function openRematch(context: Context, id: string, who: Person): Promise<NextGame | Refusal> {
  const { store, limits } = context;
  const last = await store.tables.find(id);
  if (last === undefined) return refuse('table.unknown');
  if (last.status !== 'finished') return refuse('table.not-over');
  const banned = await mayNotPlay(store, last.place.guild, who.user, context.now());
  if (banned !== undefined) return banned;
  const own = last.seats.find(({ user }) => user === who.user);
  if (own === undefined) return refuse('table.not-among');
  const game = await gameOf(context, last).catch(() => undefined);
  if (game === undefined || !context.games.has(last.game)) return refuse('table.broken', { table: id });
  const options = readOptions(last);
  if (options === undefined) return refuse('table.broken', { table: id });
  const { match: _, league: __, lesson: ___, ...anew } = options;
  const seats = await seatsFor(context, last, own, who);
  const invited = await inviting(context, last, who.user);
  for (let cancelled = 0; cancelled < maxLobbies; cancelled += 1) {
    const table = context.newId(8);
    const created = await create(context, {
      id: table,
      key: keyAfter(id, cancelled),
      status: 'lobby',
      game: last.game,
      edition: last.edition,
      seed: context.newId(20),
      host: who.user,
      options: JSON.stringify(anew),
      place: placeAfter(last),
      openedAt: context.now(),
      seats,
      due: [lobbyExpiry(context.now())],
      ...firstFacts(context, [{ fact: 'invites', after: id }], {
        row: { ...last, id: table, seats },
        seats,
        gameName: game.name,
        remindAfter: 0,
        routes: nobodyIsTold,
        invited,
        now: context.now(),
      }),
    });
    if (typeof created === 'string') return refuseCrowd(created, limits);
    const row = await store.tables.find(created.id);
    if (row === undefined) return refuse('table.unknown');
    if (row.status === 'cancelled') continue;
    if (created.created) context.notifyOutbox();
    return { table: infoOf(row, game, false), opened: created.created };
  }
  return refuse('table.cancelled');
}

/** The place of the last lobby: the thread in which it was opened, but not a thread that was created for its game. */
function placeAfter({ place: { guild, channel, thread } }: TableRow): TableRow['place'] {
  const shared = thread === channel ? thread : undefined;
  return { guild, channel, thread: shared, lobbyMessage: undefined, liveMessage: undefined };
}

/** The person who asks becomes the host and keeps their deck if it is still legal; computer players are seated at once. */
async function seatsFor(
  context: Context,
  last: TableRow,
  own: SeatRow,
  { user, name }: Person,
): Promise<readonly SeatRow[]> {
  const game = context.games.get(last.game);
  const options = readOptions(last);
  const choice = readChoice(own);
  const legal =
    game !== undefined &&
    options !== undefined &&
    choice !== undefined &&
    !isRefusal(await legalDeck(context, { game, edition: last.edition, options }, choice));
  const empty = { deck: undefined, settings: undefined, waitingSince: undefined, movedRev: 0 } as const;
  const host: SeatRow = { ...empty, seat: 0, user, bot: undefined, name, deck: legal ? own.deck : undefined };
  const bots = last.seats.filter(({ bot }) => bot !== undefined && bot in context.bots);
  return inTurnAfter(last.seats, [
    host,
    ...bots.map((bot, i): SeatRow => ({ ...empty, seat: i + 1, user: undefined, bot: bot.bot, name: bot.name })),
  ]);
}

/** The others who played, except those who want no calls, or not at this hour. */
async function inviting({ store, now }: Context, last: TableRow, host: UserId): Promise<readonly UserId[]> {
  const others = last.seats.flatMap(({ user }) =>
    user === undefined || user === host || isForgotten(user) ? [] : [user],
  );
  const wanted = await Promise.all(
    others.map(async (user) => {
      const settings = readSettings(await store.users.get(user));
      return settings.calls.turn !== 'off' && !isQuiet(settings, now());
    }),
  );
  return others.filter((_, i) => wanted[i] === true);
}
