/** The options in the lobby, with their texts; the first choice of each is the default. */
import type { RuleOption } from '#face/game';
import type { Translate } from './words/catalogue.ts';

type Flag = 'alliesMayFight' | 'captureTransfersGovernment' | 'fastWindows';

/** The game's options in words; what they do is in `options.ts`. */
export function ruleOptions(t: Translate): readonly RuleOption[] {
  const option = (id: string, title: string, choices: RuleOption['choices']): RuleOption => ({
    id,
    title,
    editions: ['base'],
    choices,
  });
  const flag = (id: Flag, ...values: readonly ('yes' | 'no')[]): RuleOption =>
    option(
      id,
      t(`option.${id}`),
      values.map((value) => ({ id: value, name: t(`option.${value}`), text: t(`option.${id}.${value}`) })),
    );
  return [
    option(
      'races',
      t('option.races'),
      (['random', 'draft', 'pick'] as const).map((id) => ({
        id,
        name: t(`option.races.${id}`),
        text: t(`option.races.${id}.detail`),
      })),
    ),
    option(
      'maxRounds',
      t('option.maxRounds'),
      [30, 20, 10, 5, 0].map((n) => ({
        id: String(n),
        name: n === 0 ? t('option.maxRounds.never') : t('option.maxRounds.rounds', { n }),
        text: n === 0 ? t('option.maxRounds.never.detail') : t('option.maxRounds.rounds.detail', { n }),
      })),
    ),
    option(
      'truce',
      t('option.truce'),
      (['usual', 'off', 'first', 'two'] as const).map((id) => ({
        id,
        name: t(`option.truce.${id}`),
        text: t(`option.truce.${id}.detail`),
      })),
    ),
    flag('alliesMayFight', 'no', 'yes'),
    flag('captureTransfersGovernment', 'yes', 'no'),
    flag('fastWindows', 'yes', 'no'),
  ];
}
