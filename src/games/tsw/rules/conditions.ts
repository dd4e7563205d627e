/** The "if" of abilities: asked when they are used or trigger, and at all times for continuous ones. */
import { z } from 'zod';
import { type Condition as ConditionForm, conditionsOf } from '#cards/condition';
import { card, zone } from '#kernel/zones';
import { count } from '../cards/parts.ts';
import type { TswWords } from '../cards/phrase.ts';
import type { Tsw } from '../kind.ts';
import { discardable, flipped, handOf, holder } from './facts.ts';
import type { EffectScope } from './select.ts';

type TswCondition<S extends z.ZodType<object>> = ConditionForm<z.output<S>, Tsw, TswWords, EffectScope>;

const handShape = z.strictObject({ hand: count }).meta({ description: 'You hold so many other cards or more.' });
const hand: TswCondition<typeof handShape> = {
  shape: handShape,
  text: ({ hand: n }) => `if you have ${n === 1 ? 'another card' : `${n} other cards`} in hand`,
  holds: (m, { hand: n }, { you, src }) => zone(m.state, handOf(you)).filter((id) => id !== src).length >= n,
};

const inPlayShape = z
  .strictObject({ inPlay: count })
  .meta({ description: 'You have so many other cards of your own in play or more (T-11.6).' });
const others: TswCondition<typeof inPlayShape> = {
  shape: inPlayShape,
  text: ({ inPlay: n }) => `if you have ${n} or more cards in play`,
  holds: (m, { inPlay: n }, { you, src }) => discardable(m, you).filter((id) => id !== src).length >= n,
};

const flippedShape = z
  .strictObject({ flippedBelow: count })
  .meta({ description: 'You have fewer than so many flipped station cards.' });
const flippedBelow: TswCondition<typeof flippedShape> = {
  shape: flippedShape,
  text: ({ flippedBelow: n }) => `while you have fewer than ${n} flipped station cards`,
  holds: (m, { flippedBelow: n }, { you }) => flipped(m, you).length < n,
};

const idleShape = z
  .strictObject({ idle: z.literal(true) })
  .meta({ description: 'This has not attacked in its player’s latest turn.' });
const idle: TswCondition<typeof idleShape> = {
  shape: idleShape,
  text: () => 'unless it attacked in your latest turn',
  holds(m, _condition, { src }) {
    const did = src === undefined ? undefined : card(m.state, src).did;
    if (src === undefined || did === undefined) return true;
    return did.turn !== m.state.g.latest?.[holder(m, src)] || did.attacks === undefined;
  },
};

const keptShape = z.strictObject({ kept: count }).meta({ description: 'This has been kept so often for its upkeep.' });
const kept: TswCondition<typeof keptShape> = {
  shape: keptShape,
  text: ({ kept: n }) => (n === 1 ? 'if you have kept it before' : `if you have kept it ${n} times`),
  holds: (m, { kept: n }, { src }) => src !== undefined && (card(m.state, src).kept ?? 0) >= n,
};

const keptBelowShape = z
  .strictObject({ keptBelow: count })
  .meta({ description: 'This has been kept fewer times for its upkeep.' });
const keptBelow: TswCondition<typeof keptBelowShape> = {
  shape: keptBelowShape,
  text: ({ keptBelow: n }) =>
    n === 1 ? 'if you have not kept it before' : `if you have kept it fewer than ${n} times`,
  holds: (m, { keptBelow: n }, { src }) => src !== undefined && (card(m.state, src).kept ?? 0) < n,
};

/** By the field that no other has. */
const conditions = { hand, inPlay: others, flippedBelow, idle, kept, keptBelow };
export const tswConditions = conditionsOf<Tsw, TswWords, EffectScope>()(conditions);
