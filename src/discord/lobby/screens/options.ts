/** The options of a table, which its host can change until the game starts. */
import type { Game } from '#face/game';
import { CLOCKS, mayHideTiming } from '#table/clock/time-control';
import { type Clock, type TableInfo, type TableOptions, takeBackRules } from '#table/types';
import { clockItems, ZERO_CHOICES } from '../../clocks/screens/clocks.ts';
import { box, button, type Item, type Payload, payload, row, select, text } from '../../core/components.ts';
import { clip, LIMITS } from '../../core/limits.ts';
import { pressId } from '../../press-id.ts';
import type { Translate } from '../../words.ts';

const MINUTE = 60_000;

/** After how long a player is reminded of their move, and the clock that goes with it when a table is opened. */
export const SPEEDS = [
  { name: 'Live: 10 minutes for each wait', value: 'live', remindAfter: 10 * MINUTE, clock: CLOCKS.live },
  { name: 'Daily: a day for each wait', value: 'daily', remindAfter: 24 * 60 * MINUTE, clock: CLOCKS.daily },
  { name: 'Relaxed: three days for each wait', value: 'relaxed', remindAfter: 24 * 60 * MINUTE, clock: CLOCKS.relaxed },
  { name: 'Slow: a week for each wait', value: 'slow', remindAfter: 72 * 60 * MINUTE, clock: CLOCKS.slow },
  { name: 'No clock, no reminders', value: 'none', remindAfter: 0, clock: undefined },
] as const;

/** Whether a new table with a clock hides the timing of automatic answers. */
export const usualVeil = (hidesTiming: boolean | undefined, clock: Clock | undefined): Pick<TableOptions, 'veil'> => ({
  veil: hidesTiming === true && clock !== undefined && mayHideTiming(clock) ? true : undefined,
});

/** Whether moves may be taken back. */
const UNDO = { ask: 'lobby.undo.ask', free: 'lobby.undo.free', off: 'lobby.undo.off' } as const;

/** The times after which people can be reminded; the words for each. */
const REMINDERS = [
  { value: 'live', key: 'lobby.remindLive' },
  { value: 'daily', key: 'lobby.remindDaily' },
  { value: 'slow', key: 'lobby.remindSlow' },
  { value: 'none', key: 'lobby.remindNone' },
] as const;

/** After how long an entry of the list of reminders has people reminded, ms. */
export const remindAfterOf = (value: string): number | undefined =>
  SPEEDS.find((one) => one.value === value)?.remindAfter;

/**
 * Lists that take effect at once: format, seats, clock, reminders, taking back, optional rules. Lists with a single option are
 * left out.
 */
export function lobbyOptions(table: TableInfo, game: Game, t: Translate, note?: string): Payload {
  const { seats, remindAfter, clock, bestOf, veil, game: own } = table.options;
  const { formats } = game.deckRules;
  const format = own.format ?? formats[0]?.id;
  const range = Array.from({ length: game.maxSeats - game.minSeats + 1 }, (_, i) => game.minSeats + i);
  const part = (what: string, title: string, items: readonly Item[]) =>
    items.length < 2
      ? []
      : [
          text(title),
          row(
            select(pressId('opts.set', { table: table.id, option: what }), title, items.slice(0, LIMITS.selectOptions)),
          ),
        ];
  return payload([
    box([
      text([t('lobby.optionsTitle'), ...(note === undefined ? [] : [note])].join('\n')),
      ...part(
        'format',
        t('lobby.optionFormat'),
        formats.map(({ id, name, text: asks }) => ({
          value: clip(id, 100),
          label: name,
          description: asks,
          chosen: id === format,
        })),
      ),
      ...part(
        'seats',
        t('lobby.optionSeats'),
        range.map((count) => ({
          value: String(count),
          label: t('lobby.optionSeat', { count }),
          chosen: count === seats,
        })),
      ),
      ...(seats === 2
        ? part('match', t('lobby.optionMatch'), [
            { value: 'one', label: t('lobby.oneGame'), chosen: bestOf === undefined },
            { value: 'three', label: t('lobby.bestOf', { n: 3 }), chosen: bestOf === 3 },
          ])
        : []),
      ...part('clock', t('clock.option'), clockItems(clock, t)),
      row(button(pressId('opts.clock', { table: table.id }), t('clock.ownTimes'))),
      ...(clock === undefined
        ? []
        : part(
            'zero',
            t('clock.optionZero'),
            ZERO_CHOICES.map(({ zero, key }) => ({ value: zero, label: t(key), chosen: zero === clock.zero })),
          )),
      ...part(
        'remind',
        t('lobby.optionRemind'),
        REMINDERS.map(({ value, key }) => ({ value, label: t(key), chosen: remindAfterOf(value) === remindAfter })),
      ),
      ...part(
        'undo',
        t('lobby.optionUndo'),
        takeBackRules.map((rule) => ({
          value: rule,
          label: t(UNDO[rule]),
          chosen: rule === (table.options.undo ?? 'ask'),
        })),
      ),
      ...(mayHideTiming(clock)
        ? part('veil', t('lobby.veil'), [
            { value: 'on', label: t('lobby.veilOn'), chosen: veil === true },
            { value: 'off', label: t('lobby.veilOff'), chosen: veil !== true },
          ])
        : []),
      ...(game.ruleOptions ?? [])
        .filter(({ editions }) => editions.includes(table.edition))
        .flatMap(({ id, title, choices }) =>
          part(
            `rule.${id}`,
            title,
            choices.map((choice) => ({
              value: clip(choice.id, 100),
              label: choice.name,
              description: choice.text,
              chosen: choice.id === (own[id] ?? choices[0]?.id),
            })),
          ),
        ),
    ]),
  ]);
}
