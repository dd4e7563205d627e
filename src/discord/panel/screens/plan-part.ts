/** A plan within a draft: the answer for each thing so far, and which things are selected to be sent together. */
import type { Need } from '#kernel/ask';
import type { Draft } from '../ids.ts';
import { setFromDigits, setToDigits } from './digits.ts';
import { giveOneMore, type Plan, planFromDigits, planToDigits, sendTo, splitterOf, usualPlan } from './plan.ts';

/** What a list of places applies to, as `Draft.focus`: the selected things, or all; or those that are still open. */
export const THE_CHOSEN = 0;
export const THE_REST = 1;

/** The part of a draft for a plan and the indices of the selected things. */
export function partOf(needs: readonly Need[], plan: Plan, chosen: readonly number[]): string {
  const digits = planToDigits(needs, plan);
  return chosen.length === 0 ? digits : `${digits}~${setToDigits(chosen)}`;
}

/** The plan in a draft; a garbled one starts over. */
export function planOf(needs: readonly Need[], { part }: Draft): Plan {
  const [digits = ''] = part?.split('~') ?? [];
  return (part === undefined ? undefined : planFromDigits(needs, digits)) ?? usualPlan(needs);
}

/** The indices of the things that are selected to be sent together. */
export function chosenOf(needs: readonly Need[], { part }: Draft): readonly number[] {
  const mask = part?.split('~')[1];
  return mask === undefined ? [] : (setFromDigits(mask, needs.length) ?? []);
}

/** The indices of the things that are still open. */
export function openOf(plan: Plan): readonly number[] {
  return plan.flatMap((answer, i) => (answer === undefined ? [i] : []));
}

/** The part after sending the selected things, or all, to a place; a single thing that can be split gives it one unit. */
export function partAfter(needs: readonly Need[], plan: Plan, chosen: readonly number[], to: string): string {
  const splitter = splitterOf(needs, chosen);
  if (splitter !== undefined) return partOf(needs, giveOneMore(needs, plan, splitter, to), chosen);
  const which = chosen.length > 0 ? chosen : needs.map((_, i) => i);
  return partOf(needs, sendTo(needs, plan, which, to), []);
}
