/** Beginning lessons, and what their people do about the hints. */

import type { Game } from '#face/game';
import type { Lesson, LessonHint } from '#face/lesson';
import type { Refusal } from '#kernel/ask';
import type { SeatRow, TableRow } from '#store/types';
import { changeTable, findRowIfAny } from '../change/change-table.ts';
import { create, happensAt } from '../change/commit.ts';
import { type Context, gameOf, seatOf } from '../context.ts';
import { choiceText } from '../decks/seat-decks.ts';
import type { Entrance } from '../entrance.ts';
import { lobbyExpiry } from '../lobby/expire.ts';
import { start } from '../lobby/start.ts';
import { emptySeat } from '../lobby/step.ts';
import { readOptions } from '../open/options.ts';
import { isLesson } from '../open/rows.ts';
import { moveOf } from '../play/person-move.ts';
import { refuse, refuseCrowd } from '../refusals.ts';
import { botName } from '../seats/bots.ts';
import { mayNotPlay } from '../servers/settings.ts';
import {
  isRefusal,
  type LessonRequest,
  type LessonService,
  type LessonSoFar,
  type Moved,
  type OpenedLesson,
  type Person,
  type TableId,
  type TableOptions,
  type UserId,
} from '../types.ts';
import { tableView } from '../view/table-view.ts';
import { hintFor, optionsWith, standing } from './progress.ts';

/** The computer player that newcomers play against, if the program has it. */
const EASY = 'cadet';

/** Lessons, as part of the table service. */
export function createLessons(context: Context, { admit }: Entrance): LessonService {
  return {
    open: (request) => admit(() => oneAtATime(context, request.who, () => open(context, request))),
    again: (table, who) => admit(() => oneAtATime(context, who, () => again(context, table, who))),
    skip: (table, user, hint) => admit(() => skip(context, table, user, hint)),
    turn: (table, user, hints) => admit(() => turn(context, table, user, hints)),
  };
}

const oneAtATime = <T>({ locks }: Context, { user }: Person, work: () => Promise<T>): Promise<T> =>
  locks.run(`lessons of ${user}`, work);

async function open(context: Context, request: LessonRequest): Promise<OpenedLesson | Refusal> {
  const { store, games, now } = context;
  const { who, key, guild, language } = request;
  const game = games.get(request.game);
  if (game === undefined) return refuse('table.game-unknown', { game: request.game });
  if (game.lesson === undefined) return refuse('lesson.none', { game: game.name });
  const running = (await store.tables.ofUser(who.user, ['running'], 50)).find((row) => isLessonOf(row, game, who.user));
  if (running !== undefined) return opened(context, running.id, who, false);
  const banned = await mayNotPlay(store, guild, who.user, now());
  return banned ?? begin(context, game, game.lesson, { key, who, language });
}

const isLessonOf = (row: TableRow, game: Game, user: UserId): boolean =>
  row.game === game.id && seatOf(row, user) !== undefined && isLesson(row);

async function opened(
  context: Context,
  table: TableId,
  { user }: Person,
  begun: boolean,
): Promise<OpenedLesson | Refusal> {
  const seen = await tableView(context, table, user);
  return isRefusal(seen) ? seen : { tableView: seen, begun };
}

/** Begins a lesson at a table that stands in no channel, so that nobody finds it there. */
async function begin(
  context: Context,
  game: Game,
  lesson: Lesson,
  { key, who, language }: Pick<LessonRequest, 'key' | 'who'> & Pick<TableOptions, 'language'>,
): Promise<OpenedLesson | Refusal> {
  const { newId, now, limits } = context;
  const { edition, seed, seats } = lesson;
  const id = newId(8);
  const options: TableOptions = { seats, remindAfter: 0, game: {}, language, lesson: { told: [] } };
  const created = await create(context, {
    id,
    key,
    status: 'lobby',
    game: game.id,
    edition,
    seed,
    host: who.user,
    options: JSON.stringify(options),
    place: { guild: undefined, channel: id, thread: undefined, lobbyMessage: undefined, liveMessage: undefined },
    openedAt: now(),
    seats: seatsFor(context, game, lesson, who),
    due: [lobbyExpiry(now())],
  });
  if (typeof created === 'string') return refuseCrowd(created, limits);
  const started = await start(context, created.id, who.user);
  return isRefusal(started) ? started : opened(context, created.id, who, created.created);
}

/** The person, and computer players on the other seats, each with its deck. */
function seatsFor(context: Context, game: Game, lesson: Lesson, who: Person): readonly SeatRow[] {
  const bot = EASY in context.bots ? EASY : (Object.keys(context.bots)[0] ?? EASY);
  const seats: SeatRow[] = [];
  for (let seat = 0; seat < lesson.seats; seat++) {
    const deck = choiceText(game.decks.find(({ id }) => id === lesson.decks[seat]));
    const sits = seat === 0 ? { user: who.user, name: who.name } : { bot, name: botName(context, { seats }, bot) };
    seats.push({ ...emptySeat, ...sits, seat, deck });
  }
  return seats;
}

async function again(context: Context, id: TableId, who: Person): Promise<OpenedLesson | Refusal> {
  const row = await context.store.tables.find(id);
  const options = row === undefined ? undefined : readOptions(row);
  if (row === undefined || options?.lesson === undefined) return refuse('table.unknown');
  if (seatOf(row, who.user) === undefined) return refuse('table.not-seated');
  const game = context.games.get(row.game) ?? (await gameOf(context, row).catch(() => undefined));
  if (game?.lesson === undefined) return refuse('lesson.none', { game: game?.name ?? row.game });
  const ended = await end(context, id);
  const { language } = options;
  return ended ?? begin(context, game, game.lesson, { key: `lesson:${id}`, who, language });
}

/** Ends a lesson without a result, if it runs. */
function end(context: Context, id: TableId): Promise<Refusal | undefined> {
  return changeTable<TableRow | undefined, undefined>(context, id, findRowIfAny, (row) => {
    if (row?.status !== 'running') return { answer: undefined };
    const patch = row.seats.map(({ seat }) => ({ seat, waitingSince: undefined }));
    const ended = { fact: 'ended-without-result', why: 'agreed' } as const;
    const change = happensAt(context, row, { table: id, expect: row.rev, patch }, ended);
    return { change, result: () => undefined };
  });
}

function skip(context: Context, table: TableId, user: UserId, hint: string): Promise<Moved | Refusal> {
  return change(context, table, user, (soFar, next) => (soFar.stands === hint ? standing(soFar, next) : soFar));
}

function turn(context: Context, table: TableId, user: UserId, hints: 'on' | 'off'): Promise<Moved | Refusal> {
  return change(context, table, user, ({ off: _, ...soFar }) => (hints === 'off' ? { ...soFar, off: true } : soFar));
}

/** Changes how far a lesson is. `next`: the hint that would come after the one that stands. */
function change(
  context: Context,
  table: TableId,
  user: UserId,
  to: (soFar: LessonSoFar, next: LessonHint | undefined) => LessonSoFar,
): Promise<Moved | Refusal> {
  return moveOf(context, table, user, ({ row, game, state }, seat) => {
    const options = readOptions(row);
    const soFar = options?.lesson;
    if (options === undefined || soFar === undefined || game.lesson === undefined) return refuse('lesson.not');
    const [ask] = game.view(state, seat).asks;
    // What comes again does not come at once.
    const next = hintFor({ hints: game.lesson.hints.filter(({ once }) => once) }, soFar, { ask, events: [] });
    const changed = to(soFar, next);
    return changed === soFar ? 'repeated' : { also: { row: { options: optionsWith(options, changed) } } };
  });
}
