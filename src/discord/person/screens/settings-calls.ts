/** How a person is called: for all their tables, and at one of them. */
import { CALL_DELAYS } from '#table/people/settings-stored';
import type { CallsHere, UserSettings } from '#table/types';
import { box, type Item, type Part, type Payload, payload, row, select, text } from '../../core/components.ts';
import { pressId } from '../../press-id.ts';
import type { Translate } from '../../words.ts';

const MINUTE = 60_000;

/** The page of a person's settings about calls. */
export function callsPage({ calls, reach }: UserSettings, t: Translate): readonly Part[] {
  const id = (setting: 'turn' | 'after' | 'also') => pressId('set', { setting });
  const also = alsoItems(calls, t);
  return [
    text(t('settings.turn')),
    row(select(id('turn'), t('settings.turn'), turnItems(calls.turn, t))),
    ...(calls.turn === 'dm' && reach?.closed === true ? [text(t('settings.dmClosed'))] : []),
    text(t('settings.after')),
    row(select(id('after'), t('settings.after'), afterItems(calls.after, t))),
    text(t('settings.also')),
    row(select(id('also'), t('settings.also'), also, { min: 0, max: also.length })),
  ];
}

/** What is chosen at one table in place of the person's settings. */
export function callsHereMessage(table: string, here: CallsHere, t: Translate, saved = false): Payload {
  const usual = (chosen: boolean): Item => ({ value: 'usual', label: t('calls.hereUsual'), chosen });
  const id = (what: 'turn' | 'after') => pressId('calls.set', { table, what });
  return payload([
    box([
      text(`${t('calls.hereTitle')}${saved ? `\n${t('settings.saved')}` : ''}`),
      text(t('settings.turn')),
      row(select(id('turn'), t('settings.turn'), [usual(here.turn === undefined), ...turnItems(here.turn, t)])),
      text(t('settings.after')),
      row(select(id('after'), t('settings.after'), [usual(here.after === undefined), ...afterItems(here.after, t)])),
    ]),
  ]);
}

function turnItems(turn: CallsHere['turn'], t: Translate): Item[] {
  return [
    { value: 'mention', label: t('settings.mention'), chosen: turn === 'mention' },
    { value: 'dm', label: t('settings.dm'), description: t('settings.dmDetail'), chosen: turn === 'dm' },
    { value: 'off', label: t('settings.off'), chosen: turn === 'off' },
  ];
}

function afterItems(after: CallsHere['after'], t: Translate): Item[] {
  return CALL_DELAYS.map((delay) => {
    const minutes = delay / MINUTE;
    const label =
      delay === 0 ? t('settings.afterNow') : t('settings.afterTime', { hours: Math.floor(minutes / 60), minutes });
    return { value: String(delay), label, chosen: delay === after };
  });
}

function alsoItems({ next, last, remind, finished }: UserSettings['calls'], t: Translate): Item[] {
  return [
    { value: 'next', label: t('settings.alsoNext'), description: t('settings.alsoNextDetail'), chosen: next },
    { value: 'last', label: t('settings.alsoLast'), chosen: last },
    {
      value: 'half',
      label: t('settings.alsoHalf'),
      description: t('settings.alsoHalfDetail'),
      chosen: remind.half,
    },
    { value: 'late', label: t('settings.alsoLate'), chosen: remind.late },
    { value: 'finished', label: t('settings.alsoFinished'), chosen: finished },
  ];
}
