/** The options in the lobby, with their texts; the first choice of each is the default. */
import type { RuleOption } from '#face/game';
import type { Say } from './words/catalogue.ts';

type Flag = 'alliesMayFight' | 'captureTransfersGovernment' | 'fastWindows';

/** The game's options in words; what they do is in `options.ts`. */
export function ruleOptions(say: Say): readonly RuleOption[] {
  const option = (id: string, title: string, choices: RuleOption['choices']): RuleOption => ({
    id,
    title,
    editions: ['base'],
    choices,
  });
  const flag = (id: Flag, ...values: readonly ('yes' | 'no')[]): RuleOption =>
    option(
      id,
      say(`option.${id}`),
      values.map((value) => ({ id: value, name: say(`option.${value}`), text: say(`option.${id}.${value}`) })),
    );
  return [
    option(
      'races',
      say('option.races'),
      (['random', 'draft', 'pick'] as const).map((id) => ({
        id,
        name: say(`option.races.${id}`),
        text: say(`option.races.${id}.detail`),
      })),
    ),
    option(
      'maxRounds',
      say('option.maxRounds'),
      [30, 20, 10, 5, 0].map((n) => ({
        id: String(n),
        name: n === 0 ? say('option.maxRounds.never') : say('option.maxRounds.rounds', { n }),
        text: n === 0 ? say('option.maxRounds.never.detail') : say('option.maxRounds.rounds.detail', { n }),
      })),
    ),
    option(
      'truce',
      say('option.truce'),
      (['usual', 'off', 'first', 'two'] as const).map((id) => ({
        id,
        name: say(`option.truce.${id}`),
        text: say(`option.truce.${id}.detail`),
      })),
    ),
    flag('alliesMayFight', 'no', 'yes'),
    flag('captureTransfersGovernment', 'yes', 'no'),
    flag('fastWindows', 'yes', 'no'),
  ];
}
