/** The options in the lobby, with their texts; the first choice of each is the default. */
import type { RuleOption } from '#face/game';
import { EDITION } from './editions.ts';
import { choices } from './options.ts';
import type { Translate } from './words/catalogue.ts';

type Id = keyof typeof choices;
type ChoiceOf<I extends Id> = (typeof choices)[I][number];
type ChoiceText = readonly [name: string, text: string];

/** The game's options in words; what they do is in `options.ts`. */
export function ruleOptions(t: Translate): readonly RuleOption[] {
  const option = <I extends Id>(id: I, title: string, told: Readonly<Record<ChoiceOf<I>, ChoiceText>>): RuleOption => ({
    id,
    title,
    editions: [EDITION],
    choices: choices[id].map((one: ChoiceOf<I>) => ({ id: one, name: told[one][0], text: told[one][1] })),
  });
  return [
    option('projectiles', t('rule.projectiles'), {
      launcher: [t('rule.projectiles.launcher'), t('rule.projectiles.launcher.text')],
      any: [t('rule.projectiles.any'), t('rule.projectiles.any.text')],
    }),
    option('firstDraw', t('rule.firstDraw'), {
      1: [t('rule.firstDraw.1'), t('rule.firstDraw.1.text')],
      2: [t('rule.firstDraw.2'), t('rule.firstDraw.2.text')],
    }),
    {
      ...option('laterYield', t('rule.laterYield'), {
        0: [t('rule.laterYield.0'), t('rule.laterYield.0.text')],
        1: [t('rule.laterYield.1'), t('rule.laterYield.1.text')],
        2: [t('rule.laterYield.2'), t('rule.laterYield.2.text')],
      }),
      suggested: '1',
    },
    option('acquisition', t('rule.acquisition'), {
      ordered: [t('rule.acquisition.ordered'), t('rule.acquisition.ordered.text')],
      free: [t('rule.acquisition.free'), t('rule.acquisition.free.text')],
    }),
    option('stall', t('rule.stall'), {
      off: [t('rule.stall.off'), t('rule.stall.off.text')],
      on: [t('rule.stall.on'), t('rule.stall.on.text')],
    }),
  ];
}
