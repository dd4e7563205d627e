/** The part of a panel that teaches: the hint that stands, above the controls, and what can be done about hints. */
import type { LessonHint } from '#face/lesson';
import type { Look } from '#table/types';
import { type Button, button, divider, type Part, row, text } from '../../core/components.ts';
import { pressId } from '../../press-id.ts';
import type { Say } from '../../words.ts';

/** `reopened`: the panel was asked for by `/learn` while the lesson runs, and can be started over. */
export function lessonParts(look: Look, say: Say, reopened: boolean): readonly Part[] {
  const { lesson } = look;
  if (lesson === undefined) return [];
  const { hint, told: n, hints: of } = lesson;
  const buttons = [...hintButtons(look, say), ...(reopened ? [again(look, say)] : [])];
  return [
    ...(hint === undefined ? [] : [text(`${say('lesson.title', { n, of })}\n${hint.text}`)]),
    ...(buttons.length === 0 ? [] : [row(...buttons)]),
    ...(hint === undefined && buttons.length === 0 ? [] : [divider()]),
  ];
}

function hintButtons({ lesson, table: { id: table } }: Look, say: Say): readonly Button[] {
  if (lesson === undefined) return [];
  if (lesson.isOff) return [button(pressId('lesson.on', { table }), say('lesson.on'), { emoji: '🎓' })];
  if (lesson.hint === undefined) return [];
  return [
    button(pressId('lesson.skip', { table, hint: lesson.hint.id }), say('lesson.skip')),
    button(pressId('lesson.off', { table }), say('lesson.off')),
  ];
}

const again = ({ table: { id: table } }: Look, say: Say): Button =>
  button(pressId('lesson.again', { table }), say('lesson.again'), { emoji: '🎓' });

/** Once the game is over: what to do next. */
export const lessonOver = ({ lesson }: Look, say: Say): readonly string[] =>
  lesson === undefined ? [] : [say('lesson.over')];

/** The buttons of a lesson that is over. */
export const lessonOverButtons = (look: Look, say: Say): readonly Button[] =>
  look.lesson === undefined || look.table.status !== 'finished' ? [] : [again(look, say)];

/** What the hint that stands is about. */
export const shownWithHint = ({ lesson }: Look): LessonHint['show'] => lesson?.hint?.show;
