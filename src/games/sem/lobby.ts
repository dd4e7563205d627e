/** The options in the lobby, with their texts; the first choice of each is the default. */
import type { RuleOption } from '#face/game';
import { EDITION } from './editions.ts';
import { choices } from './options.ts';
import type { Say } from './words/catalogue.ts';

type Id = keyof typeof choices;
type ChoiceOf<I extends Id> = (typeof choices)[I][number];
type Told = readonly [name: string, text: string];

/** The game's options in words; what they do is in `options.ts`. */
export function ruleOptions(say: Say): readonly RuleOption[] {
  const option = <I extends Id>(id: I, title: string, told: Readonly<Record<ChoiceOf<I>, Told>>): RuleOption => ({
    id,
    title,
    editions: [EDITION],
    choices: choices[id].map((one: ChoiceOf<I>) => ({ id: one, name: told[one][0], text: told[one][1] })),
  });
  return [
    option('projectiles', say('rule.projectiles'), {
      launcher: [say('rule.projectiles.launcher'), say('rule.projectiles.launcher.text')],
      any: [say('rule.projectiles.any'), say('rule.projectiles.any.text')],
    }),
    option('firstDraw', say('rule.firstDraw'), {
      1: [say('rule.firstDraw.1'), say('rule.firstDraw.1.text')],
      2: [say('rule.firstDraw.2'), say('rule.firstDraw.2.text')],
    }),
    option('acquisition', say('rule.acquisition'), {
      ordered: [say('rule.acquisition.ordered'), say('rule.acquisition.ordered.text')],
      free: [say('rule.acquisition.free'), say('rule.acquisition.free.text')],
    }),
    option('stall', say('rule.stall'), {
      off: [say('rule.stall.off'), say('rule.stall.off.text')],
      on: [say('rule.stall.on'), say('rule.stall.on.text')],
    }),
  ];
}
