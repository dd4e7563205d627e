/** The next game of a match begins by itself. */
import type { Refusal } from '#kernel/ask';
import type { Result, Seat } from '#kernel/state';
import type { DueRow, SeatRow, TableRow } from '#store/types';
import { commit, create, happensAt } from './commit.ts';
import type { Context } from './context.ts';
import { lobbyExpiry } from './expire.ts';
import { outOfTimeAt } from './league-tables.ts';
import { standingOf } from './match.ts';
import { isForgotten, readOptions, readResult } from './rows.ts';
import { start } from './start.ts';
import { isRefusal, type TableOptions } from './types.ts';

/** Begins the next game of a match with the same people and decks, in the same thread. Once for each game. */
export function beginNextGame(context: Context, { table: id, kind, seat, at }: DueRow): Promise<void> {
  const { store, locks } = context;
  return locks.run(id, async () => {
    const settle = { kind, seat, at };
    const last = await store.tables.find(id);
    const begun = last === undefined ? undefined : await openNext(context, last);
    if (last === undefined || begun === undefined || !isRefusal(begun)) {
      await store.tables.commit({ table: id, expect: undefined, settle });
      return;
    }
    const change = { table: id, expect: undefined, settle };
    await commit(context, happensAt(context, last, change, { fact: 'match-stopped', why: begun.refused }));
  });
}

/** Who begins the next game of a match for which that was settled: who has lost this one or, after a draw, the other one. */
function nextFirst({ first }: TableOptions, result: Result | undefined): Seat | undefined {
  const [winner, another] = result?.winners ?? [];
  if (first === undefined) return undefined;
  return winner === undefined || another !== undefined ? 1 - first : 1 - winner;
}

/** Undefined: no game follows. */
async function openNext(context: Context, last: TableRow): Promise<Refusal | undefined> {
  const { newId, now } = context;
  const options = readOptions(last);
  const standing = options === undefined ? undefined : standingOf(options, readResult(last));
  if (options === undefined || standing === undefined || standing.isOver || last.status !== 'finished')
    return undefined;
  // Somebody may have had their data deleted in the meantime.
  if (last.seats.some(({ user = '' }) => isForgotten(user))) return { refused: 'table.not-seated' };
  if (options.league !== undefined && (await outOfTimeAt(context, last.id)) !== undefined) return undefined;
  const { games, wins } = standing;
  const next: TableOptions = { ...options, first: nextFirst(options, readResult(last)), match: { games, wins } };
  const { guild, channel, thread } = last.place;
  const created = await create(context, {
    id: newId(8),
    key: `next:${last.id}`,
    status: 'lobby',
    game: last.game,
    edition: last.edition,
    ruleset: options.league === undefined ? undefined : last.ruleset,
    seed: newId(20),
    host: last.host,
    options: JSON.stringify(next),
    place: { guild, channel, thread, lobbyMessage: undefined, liveMessage: undefined },
    openedAt: now(),
    // A bank is for the whole match.
    seats: last.seats.map((seat) =>
      options.league === undefined ? afresh(seat) : { ...afresh(seat), allowLeft: 0, reserveLeft: seat.reserveLeft },
    ),
    due: [lobbyExpiry(now())],
  });
  if (typeof created === 'string') return { refused: created };
  const started = await start(context, created.id, last.host);
  if (!isRefusal(started)) return undefined;
  await callOff(context, created.id);
  return started;
}

/** Closes the lobby of a game that could not begin: it has no message at which anybody could start it. */
async function callOff(context: Context, id: string): Promise<void> {
  const row = await context.store.tables.find(id);
  if (row?.status !== 'lobby') return;
  const change = { table: id, expect: row.rev };
  await commit(context, happensAt(context, row, change, { fact: 'cancelled', why: 'called-off' }));
}

/** A seat with its person and deck, before a game. */
const afresh = ({ seat, user, bot, name, deck }: SeatRow): SeatRow => ({
  seat,
  user,
  bot,
  name,
  deck,
  settings: undefined,
  waitingSince: undefined,
  movedRev: 0,
});
