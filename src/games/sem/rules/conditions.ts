/** The "if" of abilities: asked when they happen, and at all times for those that work all the time. */
import { z } from 'zod';
import { type Condition as ConditionForm, conditionsOf, control as controlForm } from '#cards/condition';
import { count } from '../cards/parts.ts';
import { phrases, type SemWords } from '../cards/phrase.ts';
import type { Sem } from '../kind.ts';
import { damageOn, inPlay, isDone, isTesting } from './facts.ts';
import { cardsOf, type EffectScope } from './select.ts';

type SemCondition<S extends z.ZodType<object>> = ConditionForm<z.output<S>, Sem, SemWords, EffectScope>;

const control = controlForm<Sem, SemWords, EffectScope>(
  { control: count, of: z.enum(phrases.nouns) },
  {
    meaning: 'You have so many of a kind in play.',
    count: (m, noun, place) => cardsOf(m, { pick: 'each', noun, is: ['own'] }, place).length,
  },
);

const completedShape = z
  .strictObject({ completed: count })
  .meta({ description: 'You have so much completed research.' });
const completed: SemCondition<typeof completedShape> = {
  shape: completedShape,
  text: ({ completed: n }) => `if you have ${n} or more completed research`,
  holds: (m, { completed: n }, { you }) => inPlay(m, you, 'research').filter((id) => isDone(m, id)).length >= n,
};

const readyShape = z
  .strictObject({ ready: z.literal(true) })
  .meta({ description: 'This has no damage and is not in Testing.' });
const ready: SemCondition<typeof readyShape> = {
  shape: readyShape,
  text: () => 'if this is undamaged and not in Testing',
  holds: (m, _condition, { src }) => src !== undefined && damageOn(m, src) === 0 && !isTesting(m, src),
};

/** By the field that no other has. */
export const semConditions = conditionsOf<Sem, SemWords, EffectScope>()({ control, completed, ready });
