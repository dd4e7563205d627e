/** The part of a panel that teaches: the hint that stands, above the controls, and what can be done about hints. */
import type { LessonHint } from '#face/lesson';
import type { TableView } from '#table/types';
import {
  type Button,
  box,
  button,
  COLORS,
  divider,
  type Part,
  type Payload,
  payload,
  row,
  text,
} from '../../core/components.ts';
import { pressId } from '../../press-id.ts';
import type { Translate } from '../../words.ts';

/** `reopened`: the panel was asked for by `/learn` while the lesson runs, and can be started over. */
export function lessonParts(tableView: TableView, t: Translate, reopened: boolean): readonly Part[] {
  const { lesson } = tableView;
  if (lesson === undefined) return [];
  const { hint, reminder, told: n, hints: of } = lesson;
  const buttons = [...hintButtons(tableView, t), ...(reopened ? [again(tableView, t)] : [])];
  return [
    ...(hint === undefined ? [] : [text(`${t('lesson.title', { n, of })}\n${hint.text}`)]),
    ...(reminder === undefined ? [] : [text(`${t('lesson.remember')} ${reminder.text}`)]),
    ...(buttons.length === 0 ? [] : [row(...buttons)]),
    ...(hint === undefined && reminder === undefined && buttons.length === 0 ? [] : [divider()]),
  ];
}

function hintButtons({ lesson, table: { id: table } }: TableView, t: Translate): readonly Button[] {
  if (lesson === undefined) return [];
  if (lesson.isOff) return [button(pressId('lesson.on', { table }), t('lesson.on'), { emoji: '🎓' })];
  if (lesson.hint === undefined) return [];
  return [
    button(pressId('lesson.skip', { table, hint: lesson.hint.id }), t('lesson.skip')),
    button(pressId('lesson.off', { table }), t('lesson.off')),
  ];
}

const again = ({ table: { id: table } }: TableView, t: Translate): Button =>
  button(pressId('lesson.again', { table }), t('lesson.again'), { emoji: '🎓' });

/** Once the game is over: what to do next. */
export const lessonOver = ({ lesson }: TableView, t: Translate): readonly string[] =>
  lesson === undefined ? [] : [t('lesson.over')];

/** The buttons of a lesson that is over. */
export const lessonOverButtons = (tableView: TableView, t: Translate): readonly Button[] =>
  tableView.lesson === undefined || tableView.table.status !== 'finished'
    ? []
    : [
        button(pressId('lesson.play', { table: tableView.table.id }), t('lesson.play'), { style: 'primary' }),
        button(pressId('lesson.which'), t('lesson.another')),
        again(tableView, t),
        button(pressId('lesson.more'), t('lesson.more')),
      ];

/** The commands that somebody who has played a first game may want next. */
export const afterLesson = (t: Translate): Payload => payload([box([text(t('lesson.commands'))], COLORS.calm)]);

/** What the hint that stands is about. */
export const shownWithHint = ({ lesson }: TableView): LessonHint['show'] => lesson?.hint?.show;
