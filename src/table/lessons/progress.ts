/** Which hint of a lesson stands: decided with each move and stored with it, in the options of the table. */
import type { Lesson, LessonHint } from '#face/lesson';
import type { Ask } from '#kernel/ask';
import { type GameEvent, mayKnow } from '#kernel/event';
import type { Seat } from '#kernel/state';
import type { TableRow } from '#store/types';
import { readOptions } from '../open/options.ts';
import type { PendingMoves } from '../play/automatic-moves.ts';
import type { LessonShown, LessonSoFar, TableOptions } from '../types.ts';

/** What a lesson is at in a moment: what its person is asked, and what they have seen happen just before. */
type Moment = { readonly ask: Ask | undefined; readonly events: readonly GameEvent[] };

/** The options of a lesson's table after a course, as they are stored; undefined: it is no lesson, or nothing changes. */
export function lessonAfter({ row, game, state, made, before }: PendingMoves): string | undefined {
  const options = readOptions(row);
  const { lesson } = game;
  const seat = learner(row);
  const begins = before === undefined;
  if (options?.lesson === undefined || lesson === undefined || seat === undefined) return undefined;
  if (made.length === 0 && !begins) return undefined;
  const events = made.flatMap((move) => move.events).filter((event) => mayKnow(event, seat));
  const [ask] = game.view(state, seat).asks;
  const hasMoved = made.some((move) => move.seat === seat);
  const next = hintFor(lesson, options.lesson, { ask, events });
  const stands = next?.id ?? (hasMoved ? undefined : options.lesson.stands);
  return optionsWith(options, standing(options.lesson, stands));
}

/** The person who is taught. */
const learner = ({ seats }: Pick<TableRow, 'seats'>): Seat | undefined =>
  seats.find(({ user }) => user !== undefined)?.seat;

/** The options of a lesson's table with how far it is now, as they are stored. */
export const optionsWith = (options: TableOptions, lesson: LessonSoFar): string =>
  JSON.stringify({ ...options, lesson });

/** The lesson with another hint. */
export function standing({ told, off }: LessonSoFar, stands: string | undefined): LessonSoFar {
  return {
    told: stands === undefined || told.includes(stands) ? told : [...told, stands],
    ...(stands !== undefined && { stands }),
    ...(off === true && { off }),
  };
}

/** The hint for a moment: a new one if there is any, else one that comes again. */
export function hintFor(
  { hints }: Pick<Lesson, 'hints'>,
  { told }: LessonSoFar,
  moment: Moment,
): LessonHint | undefined {
  const fitting = hints.filter((hint) => fits(hint, moment));
  return fitting.find(({ id }) => !told.includes(id)) ?? fitting.find(({ once }) => !once);
}

function fits({ at }: LessonHint, { ask, events }: Moment): boolean {
  if ('event' in at) return events.some(({ e }) => e === at.event);
  if (ask === undefined) return false;
  const { stop = ask.stop, prompt = ask.prompt.key, offers = [] } = at;
  return ask.stop === stop && ask.prompt.key === prompt && offers.every((verb) => mayDo(ask, verb));
}

const mayDo = ({ choice }: Ask, verb: string): boolean =>
  choice.kind === 'choose' && choice.options.some((option) => option.verb === verb);

/** What a seat is shown of a lesson; undefined: it is none, or not theirs. */
export function lessonShown(
  row: TableRow,
  lesson: Lesson | undefined,
  seat: Seat | undefined,
): LessonShown | undefined {
  const soFar = readOptions(row)?.lesson;
  if (soFar === undefined || lesson === undefined || seat === undefined || seat !== learner(row)) return undefined;
  const isOff = soFar.off === true;
  return {
    hint: isOff ? undefined : lesson.hints.find(({ id }) => id === soFar.stands),
    told: lesson.hints.filter(({ id }) => soFar.told.includes(id)).length,
    hints: lesson.hints.length,
    isOff,
  };
}
