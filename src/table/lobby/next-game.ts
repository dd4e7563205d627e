/** The next game of a match begins by itself. */
import type { Refusal } from '#kernel/ask';
import type { Result, Seat } from '#kernel/state';
import type { DueRow, MatchState, SeatRow, TableRow } from '#store/types';
import { commit, createIf, happensAt } from '../change/commit.ts';
import { type Context, gameOf } from '../context.ts';
import { nextGameDue } from '../league/dues.ts';
import { factsOf, timeUpIn } from '../league/facts.ts';
import { substitutesTime } from '../league/hand-over.ts';
import { readOptions } from '../open/options.ts';
import { infoOf, isForgotten, readResult } from '../open/rows.ts';
import { refuse } from '../refusals.ts';
import { isRefusal, type MatchPerson, type TableId, type TableInfo, type TableOptions } from '../types.ts';
import { lobbyExpiry } from './expire.ts';
import { keyOfNext, standingOf } from './match.ts';
import { start } from './start.ts';

/** Begins the next game of a match with the same people and decks, in the same thread. Once for each game. */
export function beginNextGame(context: Context, { table: id, kind, seat, at }: DueRow): Promise<void> {
  const { store, locks } = context;
  return locks.run(id, async () => {
    const settle = { kind, seat, at };
    const last = await store.tables.find(id);
    const ofLeague = last === undefined ? undefined : nextGameDue(readOptions(last) ?? {}, context.now());
    const begun = last === undefined || ofLeague !== undefined ? undefined : await openNext(context, last);
    if (last === undefined || begun === undefined || !isRefusal(begun)) {
      await store.tables.commit({ table: id, expect: undefined, settle, ...(ofLeague && { dueBy: [ofLeague] }) });
      return;
    }
    const change = { table: id, expect: undefined, settle };
    await commit(context, happensAt(context, last, change, { fact: 'match-stopped', why: begun.refused }));
  });
}

/** Begins the next game of a league's match, for the people to whom its seats belong by now; undefined: none follows. */
export function beginNextOf(
  context: Context,
  id: string,
  match: { readonly first: TableId; readonly seats: readonly MatchPerson[] },
): Promise<TableInfo | Refusal | undefined> {
  const { store, locks } = context;
  return locks.run(id, async () => {
    const last = await store.tables.find(id);
    return last === undefined ? refuse('table.unknown') : openNext(context, last, match);
  });
}

/** Who begins the next game of a match for which that was settled: who has lost this one or, after a draw, the other one. */
function nextFirst({ first }: TableOptions, result: Result | undefined): Seat | undefined {
  const [winner, another] = result?.winners ?? [];
  if (first === undefined) return undefined;
  return winner === undefined || another !== undefined ? 1 - first : 1 - winner;
}

/** Undefined: no game follows. `match`: of a league, with its people by seat. */
async function openNext(
  context: Context,
  last: TableRow,
  match?: { readonly first: TableId; readonly seats: readonly MatchPerson[] },
): Promise<TableInfo | Refusal | undefined> {
  const { newId, now, store } = context;
  const people = match?.seats;
  const options = readOptions(last);
  const standing = options === undefined ? undefined : standingOf(options, readResult(last));
  if (options === undefined || standing === undefined || standing.isOver || last.status !== 'finished')
    return undefined;
  // Somebody may have had their data deleted in the meantime.
  if (people === undefined && last.seats.some(({ user = '' }) => isForgotten(user)))
    return { refused: 'table.not-seated' };
  if (options.league !== undefined && timeUpIn(await factsOf(context, last.id)) !== undefined) return undefined;
  const { games, wins } = standing;
  const first = nextFirst(options, readResult(last));
  const next: TableOptions = { ...options, first, match: { games, wins }, ...(people && leagueFor(options, people)) };
  const { guild, channel, thread } = last.place;
  const created = await createIf(context, {
    id: newId(8),
    key: keyOfNext(last.id),
    status: 'lobby',
    game: last.game,
    edition: last.edition,
    ruleset: options.league === undefined ? undefined : last.ruleset,
    seed: newId(20),
    host: last.host,
    options: JSON.stringify(next),
    place: { guild, channel, thread, lobbyMessage: undefined, liveMessage: undefined },
    openedAt: now(),
    seats: last.seats.map((seat) => (people === undefined ? afresh(seat) : ofMatch(seat, people[seat.seat]))),
    due: [lobbyExpiry(now())],
    ...(match !== undefined &&
      options.league !== undefined && { onlyIf: standingOfMatch(options.league, match.first) }),
  });
  if (created === 'outdated') return undefined;
  if (typeof created === 'string') return { refused: created };
  const started = await start(context, created.id, last.host);
  if (!isRefusal(started)) return started;
  const row = await store.tables.find(created.id);
  // It was begun before, and is over by now.
  if (row !== undefined && row.status !== 'lobby')
    return infoOf(row, await gameOf(context, row).catch(() => undefined), false);
  await callOff(context, created.id);
  return started;
}

/** What the table is told of its match: when its people are away. */
function leagueFor({ league }: TableOptions, people: readonly MatchPerson[]): Pick<TableOptions, 'league'> {
  if (league === undefined) return {};
  const { away: _, ...rest } = league;
  const away = people.flatMap((one, seat) => one.away.map(({ from, to }) => ({ seat, from, to })));
  return { league: { ...rest, ...(away.length > 0 && { away }) } };
}

/** A seat before the next game of a league's match: the deck is the place's, and a bank is for the whole match. */
function ofMatch(seat: SeatRow, person: MatchPerson | undefined): SeatRow {
  const { reserveLeft } = seat;
  if (person === undefined || person.user === seat.user) return { ...afresh(seat), allowLeft: 0, reserveLeft };
  const { user, name, least: min } = person;
  const left = substitutesTime(reserveLeft ?? min, min);
  return { ...afresh(seat), user, name, allowLeft: 0, reserveLeft: left };
}

/** A further game follows only while the match is played. */
const standingOfMatch = ({ season, match }: NonNullable<TableOptions['league']>, table: TableId): MatchState => ({
  ...{ season, match, table },
  statuses: ['open', 'stuck'],
});

/** Closes the lobby of a game that could not begin: it has no message at which anybody could start it. */
export async function callOff(context: Context, id: string): Promise<void> {
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
