/** Tables that leagues open, as part of the table service. The table layer knows no leagues, only whose match a table is. */
import type { Deck } from '#face/deck';
import type { Refusal } from '#kernel/ask';
import type { SeatRow } from '#store/types';
import { atOnce, createIf } from '../change/commit.ts';
import { type Context, gameOf } from '../context.ts';
import { legalDeck, usersChoice } from '../decks/seat-decks.ts';
import type { Entrance } from '../entrance.ts';
import { lobbyExpiry } from '../lobby/expire.ts';
import { standingOf, wasCutShort } from '../lobby/match.ts';
import { beginNextOf, callOff } from '../lobby/next-game.ts';
import { start } from '../lobby/start.ts';
import { warnedBy } from '../messages/warned.ts';
import { readOptions } from '../open/options.ts';
import { infoOf, readPauses, readResult } from '../open/rows.ts';
import { soundness } from '../open/soundness.ts';
import { refuse } from '../refusals.ts';
import { end } from '../servers/stuck.ts';
import {
  isRefusal,
  type LeagueTables,
  type LeagueTerms,
  type MatchReport,
  type MatchTable,
  type TableId,
  type TableInfo,
  type TableOptions,
  type UserId,
} from '../types.ts';
import { arrivals, remindToCome } from './absence.ts';
import { setAway } from './away.ts';
import { factsBefore, factsOf, timeUpIn } from './facts.ts';
import { replacePlayer } from './hand-over.ts';
import { setPaused } from './hold.ts';
import { addTime } from './time.ts';

/** In place of a host's id: nobody hosts a table of a league. */
const HOST = 'league';

/**
 * A league acts on what a table refuses. So a fault of the storage is no refusal here, but thrown, and whatever the league is about
 * is done once more; and its work that the closing program waits for finds its tables to the end.
 */
export function createLeagueTables(context: Context, { trackWork }: Entrance): LeagueTables {
  return {
    begin: (table) => trackWork(begin(context, table)),
    report: (table) => trackWork(report(context, table)),
    soundness: (table) => soundness(context, table),
    arrivals: (table, patience) =>
      trackWork(arrivals(context, table, patience).then((found) => found ?? refuse('table.unknown'))),
    remindToCome: (warning, comeBy) => trackWork(remindToCome(context, warning, comeBy)),
    warned: (warning) => warnedBy(context, warning),
    addTime: (table, wanted) => trackWork(addTime(context, table, wanted)),
    end: async (table) => void (await trackWork(endOrCallOff(context, table))),
    beginNext: (last, match) => trackWork(beginNextOf(context, last, match)),
    replacePlayer: (table, seat, to, min) => trackWork(replacePlayer(context, table, seat, to, min)),
    setAway: (table, user, away) => trackWork(setAway(context, table, user, away)),
    setPaused: (table, why, isPaused) => trackWork(setPaused(context, table, why, isPaused)),
    deck: (terms, user, choice) => trackWork(deckFor(context, terms, user, choice)),
    stored(due) {
      context.notifyOutbox();
      for (const one of due) atOnce(context, one);
    },
  };
}

async function begin(context: Context, wanted: MatchTable): Promise<TableInfo | Refusal> {
  const { newId, now, store } = context;
  const { season, match, clock, options, given = [] } = wanted;
  const away = wanted.seats.flatMap((one, seat) => one.away.map((stretch) => ({ seat, ...stretch })));
  const own: TableOptions = {
    ...options,
    seats: wanted.seats.length,
    remindAfter: 0,
    clock,
    undo: 'free',
    first: wanted.first,
    league: { season, match, ...(away.length > 0 && { away }), ...(given.length > 0 && { given }) },
  };
  const made = await createIf(
    { ...context, limits: unlimited },
    {
      id: newId(8),
      key: wanted.key,
      status: 'lobby',
      game: wanted.game,
      edition: wanted.edition,
      ruleset: wanted.ruleset,
      seed: newId(20),
      host: HOST,
      options: JSON.stringify(own),
      place: { guild: undefined, thread: undefined, lobbyMessage: undefined, liveMessage: undefined, ...wanted.place },
      openedAt: now(),
      seats: wanted.seats.map(newSeat),
      due: [lobbyExpiry(now())],
      onlyIf: { season, match, statuses: ['waiting'], games: wanted.games },
    },
  );
  if (made === 'outdated') return refuse('table.moved-on');
  if (typeof made === 'string') return refuse('table.unknown');
  const row = await store.tables.find(made.id);
  if (row === undefined) return refuse('table.unknown');
  // It was begun before; by now it may even be over.
  if (row.status !== 'lobby') return infoOf(row, await gameOf(context, row).catch(() => undefined), false);
  return start(context, made.id, HOST);
}

async function endOrCallOff(
  context: Context,
  table: { readonly key: string } | { readonly id: TableId },
): Promise<undefined> {
  const { tables } = context.store;
  const row = 'key' in table ? await tables.byKey(table.key) : await tables.find(table.id);
  if (row === undefined) return undefined;
  // A game that is about to begin either does not, or has begun and ends.
  await callOff(context, row.id);
  await end(context, row.id);
  return undefined;
}

/** Whether somebody plays in a league is the league's to decide. */
const unlimited = {
  tablesPerPerson: Number.MAX_SAFE_INTEGER,
  tablesPerServer: Number.MAX_SAFE_INTEGER,
  lobbiesPerPerson: Number.MAX_SAFE_INTEGER,
} as Context['limits'];

const newSeat = ({ user, name, deck, left }: MatchTable['seats'][number], seat: number): SeatRow => ({
  seat,
  user,
  bot: undefined,
  name,
  deck: deck === undefined ? undefined : JSON.stringify(deck),
  settings: undefined,
  waitingSince: undefined,
  movedRev: 0,
  ...(left !== undefined && { allowLeft: 0, reserveLeft: left }),
});

async function deckFor(
  context: Context,
  { game: id, edition, format }: LeagueTerms,
  user: UserId,
  choice: string,
): Promise<Deck | Refusal> {
  const game = context.games.get(id);
  if (game === undefined) return refuse('table.game-unknown', { game: id });
  const own: Readonly<Record<string, string>> = format === undefined ? {} : { format };
  const options = { seats: 2, remindAfter: 0, game: own };
  const terms = { game, edition, options };
  const chosen = await usersChoice(context, terms, user, choice);
  return isRefusal(chosen) ? chosen : legalDeck(context, terms, chosen);
}

async function report(context: Context, id: string): Promise<MatchReport | Refusal> {
  const { store } = context;
  const row = await store.tables.find(id);
  if (row === undefined) return refuse('table.unknown');
  const result = readResult(row);
  const options = readOptions(row);
  const facts = await factsOf(context, id);
  // To concede is no move.
  const played = [...facts, ...(await factsBefore(context, row))];
  const movers = new Set(played.flatMap((one) => (one.fact === 'moved' && one.by === 'person' ? [one.seat] : [])));
  const outOfTime = timeUpIn(facts);
  const standing = options === undefined ? undefined : standingOf(options, result);
  const [first = 0, second = 0] = standing?.wins ?? winsOf(result?.winners ?? []);
  const games = standing?.games ?? (result === undefined ? 0 : 1);
  const table = infoOf(row, await gameOf(context, row).catch(() => undefined), false);
  return {
    table,
    result,
    won: [first, second],
    drawn: games - first - second,
    isOver:
      result !== undefined &&
      (standing === undefined || standing.isOver || outOfTime !== undefined || wasCutShort(result)),
    outOfTime,
    pauses: readPauses(row),
    given: options?.league?.given ?? [],
    conceded: facts.some(({ fact }) => fact === 'conceded'),
    seats: row.seats.map(({ seat, reserveLeft }) => ({ hasMoved: movers.has(seat), left: reserveLeft })),
  };
}

const winsOf = (winners: readonly number[]): readonly [number, number] =>
  winners.length === 1 ? [winners[0] === 0 ? 1 : 0, winners[0] === 1 ? 1 : 0] : [0, 0];
