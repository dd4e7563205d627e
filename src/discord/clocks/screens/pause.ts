/** Pausing the clocks of a table. */
import type { TableInfo } from '#table/types';
import { box, button, COLORS, type Payload, payload, row, text } from '../../core/components.ts';
import { gameTitle, timeOf } from '../../core/people.ts';
import { pressId } from '../../press-id.ts';
import type { Translate } from '../../words.ts';

const DAY = 24 * 3_600_000;
const CHOICES = [1, 3, 7, 14, 30];

/** When a pause of so many days from `now` ends, in ms, on a full minute. */
export const pauseEnd = (days: number, now: number): number => Math.floor((now + days * DAY) / 60_000) * 60_000;

/** Asks for how long; a press asks the others at once. */
export function pauseMessage(table: TableInfo, now: number, t: Translate): Payload {
  const choices = CHOICES.map((days) =>
    button(
      pressId('ask.sure', { table: table.id, kind: 'pause', about: undefined, until: pauseEnd(days, now) }),
      t('pause.days', { days }),
    ),
  );
  return payload([box([text(t('pause.title', { game: gameTitle(table) }))], COLORS.act), row(...choices)]);
}

/** The button of the More… screen about pauses; none where the clock allows no pause, or there is no clock. */
export function pauseButtons(table: TableInfo, now: number, t: Translate) {
  const at = { table: table.id };
  if (table.status !== 'running' || table.options.clock?.pause !== true) return [];
  return [
    isPaused(table, now)
      ? button(pressId('resume', at), t('pause.end'), { emoji: '▶️' })
      : button(pressId('pause', at), t('ask.button.pause'), { emoji: '⏸️' }),
  ];
}

/** A line that says until when the table pauses; undefined: it does not. */
export function pauseLine(table: TableInfo, now: number, t: Translate): string | undefined {
  return isPaused(table, now) ? t('pause.live', { until: timeOf(table.pausedUntil ?? now) }) : undefined;
}

const isPaused = ({ pausedUntil }: TableInfo, now: number): boolean => pausedUntil !== undefined && pausedUntil > now;
