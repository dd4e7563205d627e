/** A plan within a half-made answer: what is said of each thing, and which of them are chosen to be sent together. */
import type { Need } from '#kernel/ask';
import type { Draft } from '../ids/draft.ts';
import { setFromDigits, setToDigits } from './digits.ts';
import { giveOneMore, type Plan, planFromDigits, planToDigits, sendTo, splitterOf, usualPlan } from './plan.ts';

/** What a list of places is about, as `Draft.focus`: the chosen things, or all; or those of which nothing is said yet. */
export const THE_CHOSEN = 0;
export const THE_REST = 1;

/** The part of a draft for a plan and the places of the things chosen. */
export function partOf(needs: readonly Need[], plan: Plan, chosen: readonly number[]): string {
  const digits = planToDigits(needs, plan);
  return chosen.length === 0 ? digits : `${digits}~${setToDigits(chosen)}`;
}

/** The plan as a draft has it; one that is garbled begins anew. */
export function planOf(needs: readonly Need[], { part }: Draft): Plan {
  const [digits = ''] = part?.split('~') ?? [];
  return (part === undefined ? undefined : planFromDigits(needs, digits)) ?? usualPlan(needs);
}

/** The places of the things chosen to be sent together. */
export function chosenOf(needs: readonly Need[], { part }: Draft): readonly number[] {
  const mask = part?.split('~')[1];
  return mask === undefined ? [] : (setFromDigits(mask, needs.length) ?? []);
}

/** The places of the things of which nothing is said yet. */
export function openOf(plan: Plan): readonly number[] {
  return plan.flatMap((answer, i) => (answer === undefined ? [i] : []));
}

/** The part after the chosen things, or all, were sent to a place; the one thing that may be split gives it one more. */
export function partAfter(needs: readonly Need[], plan: Plan, chosen: readonly number[], to: string): string {
  const splitter = splitterOf(needs, chosen);
  if (splitter !== undefined) return partOf(needs, giveOneMore(needs, plan, splitter, to), chosen);
  const which = chosen.length > 0 ? chosen : needs.map((_, i) => i);
  return partOf(needs, sendTo(needs, plan, which, to), []);
}
