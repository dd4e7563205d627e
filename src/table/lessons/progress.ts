/** Which hint of a lesson stands: decided with each move and stored with it, in the options of the table. */
import type { Game } from '#face/game';
import type { Lesson, LessonHint, LessonReminder, ReminderTrigger } from '#face/lesson';
import type { View } from '#face/view';
import type { Answer, Ask } from '#kernel/ask';
import { type GameEvent, mayKnow } from '#kernel/event';
import { picked } from '#kernel/reply';
import type { Seat } from '#kernel/state';
import type { TableRow } from '#store/types';
import { readOptions } from '../open/options.ts';
import type { PendingMoves } from '../play/automatic-moves.ts';
import type { LessonShown, LessonSoFar, TableOptions } from '../types.ts';

/** What a lesson is at in a moment: what its person is asked, and what they have seen happen just before. */
type Moment = { readonly ask: Ask | undefined; readonly events: readonly GameEvent[] };

/** What its person was asked and has answered. */
type Given = { readonly view: View; readonly ask: Ask; readonly answer: Answer };

/** The options of a lesson's table after moves, as they are stored; undefined: it is no lesson, or nothing changes. */
export function lessonAfter(moves: PendingMoves): string | undefined {
  const { row, game, state, made, before } = moves;
  const options = readOptions(row);
  const { lesson } = game;
  const seat = learner(row);
  const begins = before === undefined;
  if (options?.lesson === undefined || lesson === undefined || seat === undefined) return undefined;
  if (made.length === 0 && !begins) return undefined;
  const events = made.flatMap((move) => move.events).filter((event) => mayKnow(event, seat));
  const [ask] = game.view(state, seat).asks;
  const hint = hintFor(lesson, options.lesson, { ask, events });
  const next = hint ?? reminderFor(game, options.lesson, givenIn(moves, seat));
  const hasMoved = made.some((move) => move.seat === seat);
  return next === undefined && !hasMoved ? undefined : optionsWith(options, standing(options.lesson, next));
}

/** The answer that the person has given, if the moves begin with one. */
function givenIn({ game, before, made: [first] }: PendingMoves, seat: Seat): Given | undefined {
  if (before === undefined || first?.seat !== seat || first.by !== 'person' || first.concedes === true)
    return undefined;
  const view = game.view(game.open(before), seat);
  const ask = view.asks.find(({ id }) => id === first.ask);
  return ask === undefined ? undefined : { view, ask, answer: first.input as Answer };
}

/** The person who is taught. */
const learner = ({ seats }: Pick<TableRow, 'seats'>): Seat | undefined =>
  seats.find(({ user }) => user !== undefined)?.seat;

/** The options of a lesson's table with how far it is now, as they are stored. */
export const optionsWith = (options: TableOptions, lesson: LessonSoFar): string =>
  JSON.stringify({ ...options, lesson });

/** The lesson with another hint, or with something that its person is reminded of. */
export function standing({ told, off }: LessonSoFar, next: LessonHint | LessonReminder | undefined): LessonSoFar {
  const isNew = next !== undefined && 'at' in next && !told.includes(next.id);
  return {
    told: isNew ? [...told, next.id] : told,
    ...(next !== undefined && { stands: next.id }),
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

/** What to remind somebody of who makes a mistake that they have been warned of. */
export function reminderFor(
  { lesson, words }: Pick<Game, 'lesson' | 'words'>,
  { told }: LessonSoFar,
  given: Given | undefined,
): LessonReminder | undefined {
  if (lesson === undefined || given === undefined) return undefined;
  const { view, ask, answer } = given;
  const isWeak = () => words.drawback?.(view, ask, answer, [])?.kind === 'weak';
  return lesson.reminders.find(
    ({ hint, when }) => told.includes(hint) && isMade(when, ask, answer) && (when.isWeak !== true || isWeak()),
  );
}

function isMade({ did, offered = [], without = [] }: ReminderTrigger, ask: Ask, answer: Answer): boolean {
  const { choice } = ask;
  if (choice.kind !== 'choose') return false;
  const ids = picked(answer);
  const verbs = choice.options.flatMap(({ id, verb }) => (ids.includes(id) && verb !== undefined ? [verb] : []));
  return (
    verbs.some((verb) => did.includes(verb)) &&
    offered.every((verb) => mayDo(ask, verb)) &&
    !without.some((verb) => mayDo(ask, verb))
  );
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
    reminder: isOff ? undefined : lesson.reminders.find(({ id }) => id === soFar.stands),
    told: lesson.hints.filter(({ id }) => soFar.told.includes(id)).length,
    hints: lesson.hints.length,
    isOff,
  };
}
