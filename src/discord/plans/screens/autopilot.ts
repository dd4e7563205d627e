/** The autopilot of one seat as lists that take effect at once, and the parts of them that a person's own settings share. */
import type { Game } from '#face/game';
import type { TableView } from '#table/types';
import { box, button, type Item, type Payload, payload, type Row, row, select, text } from '../../core/components.ts';
import { LIMITS } from '../../core/limits.ts';
import { pressId } from '../../press-id.ts';
import type { Translate } from '../../words.ts';

/** The list of the autopilot's modes. `veil`: at a table where its answers come after a while. */
export function modes(mode: 'fast' | 'strict', t: Translate, veil = false): Item[] {
  return [
    {
      value: 'fast',
      label: t('settings.fast'),
      description: t(veil ? 'settings.fastVeiled' : 'settings.fastDetail'),
      chosen: mode === 'fast',
    },
    {
      value: 'strict',
      label: t('settings.strict'),
      description: t('settings.strictDetail'),
      chosen: mode === 'strict',
    },
  ];
}

/** The value of a standing question's select: the question and its answer. */
const standingValue = (question: string, answer: string): string => `${question}=${answer}`;

/** Reads such a value; empty for anything else. */
export function readStanding(value: string | undefined): Readonly<Record<string, string>> {
  const [question, answer] = (value ?? '').split('=');
  return question === undefined || answer === undefined ? {} : { [question]: answer };
}

/** A game's standing questions, a list each. `answers`: the person's saved answers by question. */
export function standingRows(
  { words }: Game,
  answers: Readonly<Record<string, string>>,
  idOf: (question: string) => string,
): readonly (Row | ReturnType<typeof text>)[] {
  return words.standing.flatMap(({ id: question, label, choices }) => {
    const items = choices.slice(0, LIMITS.selectOptions).map((one) => ({
      value: standingValue(question, one.id),
      label: one.label,
      description: one.detail,
      chosen: answers[question] === undefined ? one.usual === true : answers[question] === one.id,
    }));
    return [text(`**${label}**`), row(select(idOf(question), label, items))];
  });
}

/** The autopilot settings of a seat at one table. */
export function tableSettings(tableView: TableView, t: Translate, saved = false): Payload {
  const pilot = tableView.autopilot;
  if (pilot === undefined) return payload([box([text(t('table.noSeat'))])]);
  const table = tableView.table.id;
  const stops = tableView.game.words.stops.slice(0, LIMITS.selectOptions).map((stop) => ({
    value: stop.id,
    label: stop.label,
    description: stop.detail,
    chosen: pilot.stops.includes(stop.id),
  }));
  return payload([
    box([
      text(`${t('settings.tableTitle')}${saved ? `\n${t('settings.saved')}` : ''}`),
      row(
        select(
          pressId('set.mode', { table }),
          t('settings.modeHere'),
          modes(pilot.mode, t, tableView.table.options.veil),
        ),
      ),
      ...standingRows(tableView.game, pilot.standing ?? {}, (question) => pressId('set.standing', { table, question })),
      ...(stops.length === 0
        ? []
        : [
            text(t('settings.stops')),
            row(select(pressId('set.stops', { table }), t('settings.stops'), stops, { min: 0, max: stops.length })),
          ]),
      ...(pilot.until === undefined
        ? []
        : [row(button(pressId('until', { table, until: 'off' }), t('panel.stopPassing')))]),
    ]),
  ]);
}
