/** Another game of the same people: a lobby like the last one's, which calls those who played. There is one for each game. */
import type { Refusal } from '#kernel/ask';
import type { SeatRow, TableRow } from '#store/types';
import { bornOf } from './commit.ts';
import { type Context, gameOf } from './context.ts';
import { expiry, lobbyLasts } from './expire.ts';
import { refuse, refuseCrowd } from './refusals.ts';
import { infoOf, isForgotten, readChoice, readOptions, readSettings } from './rows.ts';
import { legalDeck } from './seat-decks.ts';
import { isRefusal, type NextGame, type Person, type UserId } from './types.ts';

/** Lobbies of one game at most: a new one is opened where the one before was called off. */
const most = 20;

/** Opens the lobby of the next game, or answers the one that somebody has opened. */
export async function playAgain(context: Context, id: string, who: Person): Promise<NextGame | Refusal> {
  const { store, limits } = context;
  const last = await store.tables.find(id);
  if (last === undefined) return refuse('table.unknown');
  if (last.status !== 'finished') return refuse('table.not-over');
  const own = last.seats.find(({ user }) => user === who.user);
  if (own === undefined) return refuse('table.not-among');
  const game = await gameOf(context, last).catch(() => undefined);
  if (game === undefined || !context.games.has(last.game)) return refuse('table.broken', { table: id });
  const seats = await seatsFor(context, last, own, who);
  const invited = await inviting(context, last, who.user);
  for (let attempt = 0; attempt < most; attempt += 1) {
    const table = context.newId(8);
    const created = await store.tables.create(
      {
        id: table,
        key: `again:${id}:${attempt}`,
        status: 'lobby',
        game: last.game,
        edition: last.edition,
        seed: context.newId(20),
        host: who.user,
        options: last.options,
        place: placeAfter(last),
        openedAt: context.now(),
        seats,
        due: [{ ...expiry, at: context.now() + lobbyLasts }],
        ...bornOf(context, [{ fact: 'invites', after: id }], {
          row: { ...last, id: table, seats },
          seats,
          gameName: game.name,
          remindAfter: 0,
          quiet: new Set(),
          invited,
          now: context.now(),
        }),
      },
      limits,
    );
    if (typeof created === 'string') return refuseCrowd(created, limits);
    const row = await store.tables.find(created.id);
    if (row === undefined) return refuse('table.unknown');
    if (row.status === 'cancelled') continue;
    if (created.created) context.toldOutbox();
    return { table: infoOf(row, game, false), opened: created.created };
  }
  return refuse('table.cancelled');
}

/** Where the last lobby was. A thread of the table's own stays with its game; one that the lobby was opened in goes on. */
function placeAfter({ place: { guild, channel, thread } }: TableRow): TableRow['place'] {
  const shared = thread === channel ? thread : undefined;
  return { guild, channel, thread: shared, lobbyMessage: undefined, liveMessage: undefined };
}

/** Whoever asks for it is the host and plays the deck of before, if it may be played; computers sit down at once. */
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
  return [
    host,
    ...bots.map((bot, i): SeatRow => ({ ...empty, seat: i + 1, user: undefined, bot: bot.bot, name: bot.name })),
  ];
}

/** The others who played, but for those who want no mentions. */
async function inviting({ store }: Context, last: TableRow, host: UserId): Promise<readonly UserId[]> {
  const others = last.seats.flatMap(({ user }) =>
    user === undefined || user === host || isForgotten(user) ? [] : [user],
  );
  const wanted = await Promise.all(
    others.map(async (user) => readSettings(await store.users.get(user)).notify === 'mention'),
  );
  return others.filter((_, i) => wanted[i] === true);
}
