/** The "if" of abilities: checked when an ability triggers and when it resolves, and at all times for continuous ones. */
import { z } from 'zod';
import {
  type Condition as ConditionForm,
  type ConditionIn,
  conditionsOf,
  control as controlCondition,
} from '#cards/condition';
import type { Seat } from '#kernel/state';
import { card, zone } from '#kernel/zones';
import { count, races } from '../cards/parts.ts';
import { type EveWords, type Noun, phrases } from '../cards/phrase.ts';
import type { Eve, EveMachine } from '../kind.ts';
import { def } from '../library.ts';
import { type EffectScope, holder, isFriendly } from './facts.ts';
import { reaches } from './fits.ts';
import { isNoun } from './fits-definition.ts';
import { inPlay } from './in-play.ts';

/** The point of view of a source that somebody controls. */
type Controlled = EffectScope & { readonly you: Seat };

/** `ofPilots`: it is about the ship that a character pilots. */
type EveCondition<C extends object> = ConditionForm<C, Eve, EveWords, Controlled> & {
  readonly ofPilots?: true;
  /** What to write instead of a field that makes no sense. */
  fault?(condition: C): { readonly field: string; readonly message: string } | undefined;
};

const iskShape = z.strictObject({ isk: count }).meta({ description: 'You have so many ISK or more.' });
const isk: EveCondition<z.output<typeof iskShape>> = {
  shape: iskShape,
  text: (condition) => `if you have ${condition.isk} or more ISK`,
  holds: (m, condition, { you }) => (m.state.g.isk[you] ?? 0) >= condition.isk,
};

/** "You control N locations" is "each location that you control", counted. */
const counted = { pick: 'each', is: [] } as const;

const uncontrolled = { field: 'of', message: 'nobody controls executed abilities; say a kind of card' };

const control: EveCondition<{ control: number; of: Noun }> = {
  ...controlCondition<Eve, EveWords, Controlled>(
    { control: count, of: z.enum(phrases.nouns) },
    {
      meaning: 'You control so many of these or more.',
      /** What "you control" counts: R-110. */
      count: (m, noun, { you }) =>
        inPlay(m).filter((id) => isNoun(m, noun, id) && reaches(m, counted, id) && isFriendly(holder(m, id), you))
          .length,
    },
  ),
  fault: ({ of }) => (of === 'executed ability' ? uncontrolled : undefined),
};

const originShape = z
  .strictObject({ origin: z.enum(races) })
  .meta({ description: 'The piloted ship is of that origin.' });
const origin: EveCondition<z.output<typeof originShape>> = {
  shape: originShape,
  ofPilots: true,
  text: (condition) => `if the piloted ship is ${condition.origin}-origin`,
  holds(m, condition, { src }) {
    const ship = src === undefined ? undefined : card(m.state, src).on;
    return ship !== undefined && def(m, ship).origin === condition.origin;
  },
};

const handShape = z.strictObject({ hand: count }).meta({ description: 'You have so many cards in hand or more.' });
const hand: EveCondition<z.output<typeof handShape>> = {
  shape: handShape,
  text: (condition) => `if you have ${condition.hand} or more cards in hand`,
  holds: (m, condition, { you }) => zone(m.state, `hand:${you}`).length >= condition.hand,
};

const fewerShape = z
  .strictObject({ fewer: count, of: z.enum([...phrases.nouns, 'ISK', 'card in hand']) })
  .meta({ description: 'You control fewer than so many of these, or have fewer than so many ISK or cards in hand.' });
const fewer: EveCondition<z.output<typeof fewerShape>> = {
  shape: fewerShape,
  text({ fewer: n, of }, voice) {
    if (of === 'ISK' || of === 'card in hand')
      return `if you have fewer than ${n} ${of === 'ISK' ? 'ISK' : 'cards in hand'}`;
    return `if you control fewer than ${n} ${voice.many({ pick: 'each', noun: of, is: [] })}`;
  },
  holds(m, { fewer: n, of }, place) {
    if (of === 'ISK') return !isk.holds(m, { isk: n }, place);
    return of === 'card in hand' ? !hand.holds(m, { hand: n }, place) : !control.holds(m, { control: n, of }, place);
  },
  fault: ({ of }) => (of === 'executed ability' ? uncontrolled : undefined),
};

/** By the field that no other has. */
const conditions = { isk, control, origin, hand, fewer };
export type Condition = ConditionIn<typeof conditions>;
export const eveConditions = conditionsOf<Eve, EveWords, Controlled>()(conditions);

/** Whether a condition holds for the controller of a source; never if nobody controls it. */
export function holds(m: EveMachine, condition: Condition, place: EffectScope): boolean {
  return isControlled(place) && eveConditions.holds(m, condition, place);
}

const isControlled = (place: EffectScope): place is Controlled => place.you !== undefined;

/** A condition with what cards may say with it. */
export function conditionOf(condition: Condition): Pick<EveCondition<never>, 'ofPilots' | 'fault'> {
  return eveConditions.of(condition);
}
