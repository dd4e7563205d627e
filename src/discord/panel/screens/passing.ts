/** Passing more than one window: what the panel says of it while it goes on, and the menu that begins it. */
import type { Ask } from '#kernel/ask';
import { answerPlansOf } from '#table/play/planned-moves/answer-plans';
import type { TableView } from '#table/types';
import { button, type Row, row, select } from '../../core/components.ts';
import { pressId } from '../../press-id.ts';
import type { Translate } from '../../words.ts';
import type { PassUntil } from '../ids.ts';
import { askPlaceOf } from './step-parts.ts';

/** What the person has ordered to pass; undefined: nothing. */
export function passingLine(tableView: TableView, t: Translate): string | undefined {
  if (tableView.autopilot?.until === undefined) return undefined;
  const { until } = tableView.autopilot;
  const span = tableView.game.words.spans.find(({ id }) => until === `span:${id}`);
  if (span !== undefined) return t('panel.passingSpan', { order: span.label });
  return t(until === 'turn' ? 'panel.passingTurn' : 'panel.passingTargeted');
}

/** What passes more than this one window. */
export function longerRows(tableView: TableView, ask: Ask, t: Translate): Row[] {
  if (ask.role !== 'window' || ask.free === true) return [];
  const place = askPlaceOf(tableView, ask);
  const { words } = tableView.game;
  const spans = words.spans.filter((span) => ask.spans?.[span.id] !== undefined);
  const items: readonly { readonly value: PassUntil; readonly label: string }[] = [
    ...spans.map(({ id, label }) => ({ value: `span:${id}` as const, label })),
    { value: 'turn', label: t('panel.untilTurn') },
    { value: 'targeted', label: words.untilConcerned ?? t('panel.untilTargeted') },
  ];
  return [
    row(select(pressId('until.pick', place), t('panel.passLonger'), items)),
    ...(answerPlansOf(ask).length === 0 ? [] : [row(button(pressId('order.ways', place), t('order.nextTime')))]),
  ];
}
