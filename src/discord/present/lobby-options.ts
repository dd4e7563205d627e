/** The options of a table, which its host can change until the game starts. */
import type { Game } from '#face/game';
import { type TableInfo, takeBackRules } from '#table/types';
import { pressId } from '../ids/press-id.ts';
import { clip, LIMITS } from '../limits.ts';
import type { Say } from '../words/index.ts';
import { box, type Item, type Payload, payload, row, select, text } from './components.ts';

const MINUTE = 60_000;

/** After how long a player is reminded of their move. */
export const SPEEDS = [
  { name: 'Live: reminder after 10 minutes', value: 'live', remindAfter: 10 * MINUTE },
  { name: 'Daily: reminder after a day', value: 'daily', remindAfter: 24 * 60 * MINUTE },
  { name: 'Slow: reminder after three days', value: 'slow', remindAfter: 72 * 60 * MINUTE },
  { name: 'No reminders', value: 'none', remindAfter: 0 },
] as const;

/** Whether moves may be taken back. */
const UNDO = { ask: 'lobby.undo.ask', free: 'lobby.undo.free', off: 'lobby.undo.off' } as const;

/** Lists that take effect at once: format, seats, reminders, taking back, optional rules. Lists with a single option are left out. */
export function lobbyOptions(table: TableInfo, game: Game, say: Say, note?: string): Payload {
  const { seats, remindAfter, bestOf, game: own } = table.options;
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
      text([say('lobby.optionsTitle'), ...(note === undefined ? [] : [note])].join('\n')),
      ...part(
        'format',
        say('lobby.optionFormat'),
        formats.map(({ id, name, text: asks }) => ({
          value: clip(id, 100),
          label: name,
          description: asks,
          chosen: id === format,
        })),
      ),
      ...part(
        'seats',
        say('lobby.optionSeats'),
        range.map((count) => ({
          value: String(count),
          label: say('lobby.optionSeat', { count }),
          chosen: count === seats,
        })),
      ),
      ...(seats === 2
        ? part('match', say('lobby.optionMatch'), [
            { value: 'one', label: say('lobby.oneGame'), chosen: bestOf === undefined },
            { value: 'three', label: say('lobby.bestOf', { n: 3 }), chosen: bestOf === 3 },
          ])
        : []),
      ...part(
        'remind',
        say('lobby.optionRemind'),
        SPEEDS.map((speed) => ({ value: speed.value, label: speed.name, chosen: speed.remindAfter === remindAfter })),
      ),
      ...part(
        'undo',
        say('lobby.optionUndo'),
        takeBackRules.map((rule) => ({
          value: rule,
          label: say(UNDO[rule]),
          chosen: rule === (table.options.undo ?? 'ask'),
        })),
      ),
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
