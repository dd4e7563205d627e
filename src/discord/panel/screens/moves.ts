/** How presses change a draft: values of selects, typed numbers, and going back. */
import type { Ask, Choice, Need, Option } from '#kernel/ask';
import { LIMITS } from '../../core/limits.ts';
import { type Draft, draftOf } from '../ids.ts';
import { amountsFromDigits, orderFromDigits, setFromDigits } from './digits.ts';
import {
  answered,
  digitsOfAmounts,
  digitsOfNumber,
  digitsOfOrder,
  digitsOfPick,
  digitsOfPicks,
  isComplete,
  isSingle,
  isSingleUnit,
  type Question,
  walk,
} from './draft.ts';
import { fallbackIndex, groupByVerb, MOST_OPENED } from './options.ts';
import { destinationsOf, isPlanToken, sendTo } from './plan.ts';
import { chosenOf, openOf, partAfter, partOf, planOf, THE_REST } from './plan-part.ts';

/** The refusal of a typed number, with the allowed range. */
export type NumberRefusal = {
  readonly refused: 'panel.wrongNumber';
  readonly with: { readonly min: number; readonly max: number };
};

function openQuestion(ask: Ask, draft: Draft): Question | undefined {
  const at = walk(ask, draft);
  return at.kind === 'open' ? at.question : undefined;
}

function indicesOf(values: readonly string[], size: number): readonly number[] | undefined {
  const indices = values.map((value) => (/^[0-9a-z]{1,4}$/.test(value) ? Number.parseInt(value, 36) : -1));
  return indices.every((index) => index >= 0 && index < size) ? indices : undefined;
}

/** The draft after a verb was chosen from the list of verbs. */
export function chooseVerb(draft: Draft, values: readonly string[]): Draft | undefined {
  const [index] = indicesOf(values, 1000) ?? [];
  return index === undefined ? undefined : draftOf({ done: draft.done, verb: index });
}

/** The draft after values were chosen in the list of the current question; undefined if they do not fit it. */
export function choose(ask: Ask, draft: Draft, values: readonly string[]): Draft | undefined {
  const { choice, each } = openQuestion(ask, draft) ?? {};
  if (each !== undefined) return chooseInPlan(each, draft, values);
  if (choice === undefined) return undefined;
  switch (choice.kind) {
    case 'choose': {
      const indices = indicesOf(values, choice.options.length);
      if (indices === undefined) return undefined;
      if (!isSingle(choice)) return chooseSeveral(choice, draft, indices);
      const [index] = indices;
      return index === undefined ? undefined : answered(draft, digitsOfPick(index));
    }
    case 'number': {
      const [offset] = indicesOf(values, choice.max - choice.min + 1) ?? [];
      return offset === undefined ? undefined : answered(draft, digitsOfNumber(choice, choice.min + offset));
    }
    case 'order': {
      const size = choice.options.length;
      const begun = draft.part === undefined ? [] : orderFromDigits(draft.part, size);
      const [index] = indicesOf(values, size) ?? [];
      if (begun === undefined || index === undefined || begun.includes(index)) return undefined;
      return draftOf({ done: draft.done, part: digitsOfOrder(choice, [...begun, index]) });
    }
    case 'distribute': {
      const atOption = isSingleUnit(choice) || draft.focus === undefined;
      const [value] = indicesOf(values, atOption ? choice.options.length : choice.most + 1) ?? [];
      if (value === undefined) return undefined;
      if (isSingleUnit(choice)) {
        const amounts = choice.options.map((_, index) => (index === value ? 1 : 0));
        return answered(draft, digitsOfAmounts(choice, amounts));
      }
      if (draft.focus === undefined) return draftOf({ ...draft, focus: value });
      const amounts = amountsOf(choice, draft);
      if (amounts === undefined || draft.focus >= amounts.length) return undefined;
      amounts[draft.focus] = value;
      return draftOf({ ...draft, focus: undefined, part: digitsOfAmounts(choice, amounts) });
    }
    default:
      return choice satisfies never;
  }
}

/** Selects things to be sent together; with a focus, sends them or the rest to the chosen place. */
function chooseInPlan(needs: readonly Need[], draft: Draft, values: readonly string[]): Draft | undefined {
  const plan = planOf(needs, draft);
  const chosen = chosenOf(needs, draft);
  if (draft.focus === undefined) {
    const indices = indicesOf(values, needs.length);
    const all = indices && onPage(chosen, draft, indices);
    return all && draftOf({ done: draft.done, page: draft.page, part: partOf(needs, plan, all) });
  }
  const places = destinationsOf(needs);
  const [at] = indicesOf(values, places.length) ?? [];
  const to = at === undefined ? undefined : places[at];
  if (to === undefined) return undefined;
  const part =
    draft.focus === THE_REST
      ? partOf(needs, sendTo(needs, plan, openOf(plan), to.id), [])
      : partAfter(needs, plan, chosen, to.id);
  return draftOf({ done: draft.done, part });
}

/** The choices on a page replace the earlier ones on that page; those on other pages stay. */
function onPage(before: readonly number[], { page = 0 }: Draft, indices: readonly number[]): readonly number[] {
  const from = page * LIMITS.selectOptions;
  return [...before.filter((index) => index < from || index >= from + LIMITS.selectOptions), ...indices];
}

function amountsOf(choice: Extract<Choice, { kind: 'distribute' }>, draft: Draft): number[] | undefined {
  const amounts = amountsFromDigits(draft.part ?? '0', choice.options.length, choice.most);
  return amounts === undefined ? undefined : [...amounts];
}

function chooseSeveral(
  choice: Extract<Choice, { kind: 'choose' }>,
  draft: Draft,
  indices: readonly number[],
): Draft | undefined {
  const before = setFromDigits(draft.part ?? '0', choice.options.length);
  if (before === undefined) return undefined;
  const chosen = onPage(before, draft, indices);
  if (isComplete(choice, chosen)) return answered(draft, digitsOfPicks(chosen));
  return draftOf({ done: draft.done, page: draft.page, part: digitsOfPicks(chosen) });
}

/** What a modal asks for: one number, or an amount for each of some options. */
export type Typing =
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | {
      readonly kind: 'amounts';
      readonly most: number;
      readonly total: number;
      readonly options: readonly { readonly index: number; readonly option: Option }[];
    };

/** What can be typed for the current question; undefined if nothing can. */
export function typing(ask: Ask, draft: Draft): Typing | undefined {
  const choice = openQuestion(ask, draft)?.choice;
  if (choice?.kind === 'number') return { kind: 'number', min: choice.min, max: choice.max };
  if (choice?.kind !== 'distribute') return undefined;
  const all = choice.options.map((option, index) => ({ index, option }));
  const few = all.length <= LIMITS.modalComponents;
  if (!few && draft.focus === undefined) return undefined;
  const options = few ? all : all.filter(({ index }) => index === draft.focus);
  return { kind: 'amounts', most: choice.most, total: choice.max, options };
}

/** The draft after numbers were typed; `fields` are the texts by option index, or the single text under 0 for a number. */
export function type(ask: Ask, draft: Draft, fields: ReadonlyMap<number, string>): Draft | NumberRefusal | undefined {
  const choice = openQuestion(ask, draft)?.choice;
  const whole = (text: string | undefined, min: number, max: number): number | undefined => {
    if (text === undefined || !/^\s*[-+]?\d{1,9}\s*$/.test(text)) return undefined;
    const value = Number.parseInt(text, 10);
    return value >= min && value <= max ? value : undefined;
  };
  if (choice?.kind === 'number') {
    const value = whole(fields.get(0), choice.min, choice.max);
    if (value === undefined) return { refused: 'panel.wrongNumber', with: { min: choice.min, max: choice.max } };
    return answered(draft, digitsOfNumber(choice, value));
  }
  if (choice?.kind !== 'distribute') return undefined;
  const amounts = amountsOf(choice, draft);
  if (amounts === undefined) return undefined;
  for (const [index, text] of fields) {
    const value = text.trim() === '' ? 0 : whole(text, 0, choice.most);
    if (value === undefined || index >= amounts.length)
      return { refused: 'panel.wrongNumber', with: { min: 0, max: choice.most } };
    amounts[index] = value;
  }
  return draftOf({ ...draft, focus: undefined, part: digitsOfAmounts(choice, amounts) });
}

/** One step back; undefined at the beginning. */
export function back(ask: Ask, draft: Draft): Draft | undefined {
  if (draft.focus !== undefined) return draftOf({ ...draft, focus: undefined });
  const choice = openQuestion(ask, draft)?.choice;
  if (draft.part !== undefined) {
    if (choice?.kind === 'order') {
      const begun = orderFromDigits(draft.part, choice.options.length) ?? [];
      // The last one is placed automatically, so it is removed together with the one before.
      const keep = begun.length === choice.options.length ? 0 : begun.length - 1;
      return draftOf({ done: draft.done, part: keep > 0 ? digitsOfOrder(choice, begun.slice(0, keep)) : undefined });
    }
    if (draft.done.length === 0) return { done: [] };
  }
  if (draft.verb !== undefined) return { done: draft.done };
  const last = draft.done.at(-1);
  if (last === undefined) return (draft.page ?? 0) > 0 ? { done: [] } : undefined;
  return reopen(ask, { done: draft.done.slice(0, -1) }, last);
}

/** An earlier question, as it was answered: its list open, its choices still selected. */
function reopen(ask: Ask, before: Draft, digits: string): Draft {
  const question = openQuestion(ask, before);
  const choice = question?.choice;
  if (question?.each !== undefined && isPlanToken(digits)) return { ...before, part: digits.slice(1) };
  if (choice === undefined || choice.kind === 'number') return before;
  if (choice.kind !== 'choose' || !isSingle(choice)) return { ...before, part: digits };
  if (question?.of !== undefined) return before;
  const groups = groupByVerb(choice.options, fallbackIndex(ask));
  const picked = choice.options.findIndex((_, index) => digitsOfPick(index) === digits);
  const verb = groups.findIndex((group) => group.indices.includes(picked));
  // Orders of other verbs are on the first screen.
  return groups.length < 2 || (groups[verb]?.indices.length ?? 0) <= MOST_OPENED ? before : { ...before, verb };
}
