/** How a person is called: for all their tables, and at one of them. */
import { CALL_DELAYS } from '#table/people/settings-stored';
import type { CallsHere, UserSettings } from '#table/types';
import { box, type Item, type Part, type Payload, payload, row, select, text } from '../../core/components.ts';
import { pressId } from '../../press-id.ts';
import type { Say } from '../../words.ts';

const MINUTE = 60_000;

/** The page of a person's settings about calls. */
export function callsPage({ calls, reach }: UserSettings, say: Say): readonly Part[] {
  const id = (setting: 'turn' | 'after' | 'also') => pressId('set', { setting });
  const also = alsoItems(calls, say);
  return [
    text(say('settings.turn')),
    row(select(id('turn'), say('settings.turn'), turnItems(calls.turn, say))),
    ...(calls.turn === 'dm' && reach?.closed === true ? [text(say('settings.dmClosed'))] : []),
    text(say('settings.after')),
    row(select(id('after'), say('settings.after'), afterItems(calls.after, say))),
    text(say('settings.also')),
    row(select(id('also'), say('settings.also'), also, { min: 0, max: also.length })),
  ];
}

/** What is chosen at one table in place of the person's settings. */
export function callsHereMessage(table: string, here: CallsHere, say: Say, saved = false): Payload {
  const usual = (chosen: boolean): Item => ({ value: 'usual', label: say('calls.hereUsual'), chosen });
  const id = (what: 'turn' | 'after') => pressId('calls.set', { table, what });
  return payload([
    box([
      text(`${say('calls.hereTitle')}${saved ? `\n${say('settings.saved')}` : ''}`),
      text(say('settings.turn')),
      row(select(id('turn'), say('settings.turn'), [usual(here.turn === undefined), ...turnItems(here.turn, say)])),
      text(say('settings.after')),
      row(
        select(id('after'), say('settings.after'), [usual(here.after === undefined), ...afterItems(here.after, say)]),
      ),
    ]),
  ]);
}

function turnItems(turn: CallsHere['turn'], say: Say): Item[] {
  return [
    { value: 'mention', label: say('settings.mention'), chosen: turn === 'mention' },
    { value: 'dm', label: say('settings.dm'), description: say('settings.dmDetail'), chosen: turn === 'dm' },
    { value: 'off', label: say('settings.off'), chosen: turn === 'off' },
  ];
}

function afterItems(after: CallsHere['after'], say: Say): Item[] {
  return CALL_DELAYS.map((delay) => {
    const minutes = delay / MINUTE;
    const label =
      delay === 0 ? say('settings.afterNow') : say('settings.afterTime', { hours: Math.floor(minutes / 60), minutes });
    return { value: String(delay), label, chosen: delay === after };
  });
}

function alsoItems({ next, last, remind, finished }: UserSettings['calls'], say: Say): Item[] {
  return [
    { value: 'next', label: say('settings.alsoNext'), description: say('settings.alsoNextDetail'), chosen: next },
    { value: 'last', label: say('settings.alsoLast'), chosen: last },
    {
      value: 'half',
      label: say('settings.alsoHalf'),
      description: say('settings.alsoHalfDetail'),
      chosen: remind.half,
    },
    { value: 'late', label: say('settings.alsoLate'), chosen: remind.late },
    { value: 'finished', label: say('settings.alsoFinished'), chosen: finished },
  ];
}
