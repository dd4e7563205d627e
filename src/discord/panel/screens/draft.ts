/**
 * A partial answer to an ask: which questions are answered, and how far the current one is. It travels in the custom ids of
 * the panel's controls, so no state is kept between two presses.
 *
 * An ask is a small tree: the choice itself, then the needs of the option that was picked, and their needs. `walk` flattens
 * it into a sequence of questions.
 */
import type { Answer, Ask, Choice, Message, Need, Option } from '#kernel/ask';
import { mayBePickedTogether } from '#kernel/together';
import type { Draft } from '../ids.ts';
import {
  amountsFromDigits,
  amountsToDigits,
  fromDigits,
  orderFromDigits,
  orderToDigits,
  setFromDigits,
  setToDigits,
  toDigits,
} from './digits.ts';
import { isPlannable, isPlanToken, type Plan, planFromToken, wholePlan } from './plan.ts';

/** One question of an ask. */
export type Question = {
  readonly choice: Choice;
  /** The prompt of a need; undefined for the ask's own question, which uses the ask's prompt. */
  readonly prompt: Message | undefined;
  /** The option that needs this. */
  readonly of: Option | undefined;
  /** Set if the same question is asked for each of several things, all on one screen; `choice` is then the first one's. */
  readonly each?: readonly Need[] | undefined;
};

/** A question with the answer given to it. */
export type Answered = {
  readonly question: Question;
  readonly answer: Answer;
  /** The answers to the question's `each`, in the same order. */
  readonly plan?: Plan;
};

export type Walk =
  | { readonly kind: 'open'; readonly question: Question; readonly trail: readonly Answered[] }
  | {
      readonly kind: 'complete';
      readonly answer: Answer;
      readonly trail: readonly Answered[];
      /** What is to be confirmed, if anything. */
      readonly confirm: Message | undefined;
    }
  | { readonly kind: 'garbled' };

/** The draft after the current question was answered, in digits. */
export function answered(draft: Draft, digits: string): Draft {
  return { done: [...draft.done, digits] };
}

/**
 * The answer to a choice that leaves nothing to choose; undefined if there is something. Such questions are skipped. An
 * ask with a single option is put all the same, so that nothing happens without a press, unless the option has needs, which
 * are then the real question. `within` an option even that is skipped: the button that led there has named what is forced.
 */
function forced(choice: Choice, within = false): Answer | undefined {
  switch (choice.kind) {
    case 'choose': {
      const { options, min, max } = choice;
      if (max === 0 || options.length === 0) return { pick: [] };
      if (within) {
        const pick = options.map(({ id }) => id);
        const all = options.length === min && options.every(({ confirm }) => confirm === undefined);
        return all && mayBePickedTogether(options, pick) ? { pick } : undefined;
      }
      const [only, ...others] = options.filter(({ covered }) => covered !== true);
      if (only === undefined || others.length > 0 || min === 0 || only.confirm !== undefined) return undefined;
      return only.needs?.some(isOpen) === true ? { pick: [only.id] } : undefined;
    }
    case 'number':
      return choice.min === choice.max ? { number: choice.min } : undefined;
    case 'order':
      return choice.options.length < 2 ? { order: choice.options.map((o) => o.id) } : undefined;
    case 'distribute':
      return choice.max === 0 || choice.options.length === 0 ? { amounts: {} } : undefined;
    default:
      return choice satisfies never;
  }
}

function isOpen(need: Need): boolean {
  return forced(need.choice, true) === undefined;
}

/** The only possible answer to one of an option's needs, if there is such a need: it is given without a question. */
export function settledBy({ needs = [] }: Option): Option | undefined {
  const alone = needs.find(({ choice }) => choice.kind === 'choose' && choice.options.length === 1);
  if (alone?.choice.kind !== 'choose' || isOpen(alone)) return undefined;
  return alone.choice.options[0];
}

/** The needs of an option that must be asked, in order. */
export function openNeeds(option: Option): readonly Need[] {
  return (option.needs ?? []).filter(isOpen);
}

/** Reads the digits of one complete answer, without needs; undefined if they are invalid for this choice. */
function readAnswer(choice: Choice, digits: string): Answer | undefined {
  switch (choice.kind) {
    case 'choose': {
      if (isSingle(choice)) {
        const index = fromDigits(digits);
        if (index === undefined || index > 9999n) return undefined;
        if (choice.min === 0 && Number(index) === choice.options.length) return { pick: [] };
        const option = choice.options[Number(index)];
        return option === undefined ? undefined : { pick: [option.id] };
      }
      const indices = setFromDigits(digits, choice.options.length);
      if (indices === undefined || indices.length < choice.min || indices.length > choice.max) return undefined;
      const pick = idsOf(choice.options, indices);
      return mayBePickedTogether(choice.options, pick) ? { pick } : undefined;
    }
    case 'number': {
      const offset = fromDigits(digits);
      if (offset === undefined || offset > BigInt(choice.max - choice.min)) return undefined;
      return { number: choice.min + Number(offset) };
    }
    case 'order': {
      const indices = orderFromDigits(digits, choice.options.length);
      if (indices === undefined || indices.length !== choice.options.length) return undefined;
      return { order: idsOf(choice.options, indices) };
    }
    case 'distribute': {
      const amounts = amountsFromDigits(digits, choice.options.length, choice.most);
      if (amounts === undefined || !mayDistribute(choice, amounts)) return undefined;
      const given: Record<string, number> = {};
      choice.options.forEach((option, i) => {
        const amount = amounts[i] ?? 0;
        if (amount > 0) given[option.id] = amount;
      });
      return { amounts: given };
    }
    default:
      return choice satisfies never;
  }
}

/** At most one option may be picked, so a pick leads on at once. Picking none is written as the index after the last. */
export function isSingle(choice: Extract<Choice, { kind: 'choose' }>): boolean {
  return choice.max === 1;
}

/** Exactly so many options are to be chosen. */
export function isExact({ min, max }: Extract<Choice, { kind: 'choose' }>): boolean {
  return min === max;
}

/** Whether the exact number of options is chosen, so that the last of them leads on at once. */
export function isComplete(choice: Extract<Choice, { kind: 'choose' }>, chosen: readonly number[]): boolean {
  return isExact(choice) && chosen.length === choice.max && goTogether(choice, chosen);
}

/** Whether the options at some places may be picked together. */
export function goTogether({ options }: Extract<Choice, { kind: 'choose' }>, indices: readonly number[]): boolean {
  return mayBePickedTogether(options, idsOf(options, indices));
}

/** There is a single unit to give out, so picking who gets it leads on at once. */
export function isSingleUnit(choice: Extract<Choice, { kind: 'distribute' }>): boolean {
  return choice.max === 1;
}

/** Whether amounts satisfy a distribution as a whole. */
export function mayDistribute(choice: Extract<Choice, { kind: 'distribute' }>, amounts: readonly number[]): boolean {
  const sum = amounts.reduce((a, b) => a + b, 0);
  const spread = amounts.filter((a) => a > 0).length;
  return (
    sum >= choice.min &&
    sum <= choice.max &&
    spread <= choice.spread &&
    amounts.every((amount) => amount >= 0 && amount <= choice.most)
  );
}

function idsOf(options: readonly Option[], indices: readonly number[]): string[] {
  return indices.flatMap((index) => options[index]?.id ?? []);
}

/** The digits of a pick of one option. */
export function digitsOfPick(index: number): string {
  return toDigits(BigInt(index));
}
/** The digits of a pick of several. */
export function digitsOfPicks(indices: Iterable<number>): string {
  return setToDigits(indices);
}
export function digitsOfNumber(choice: Extract<Choice, { kind: 'number' }>, number: number): string {
  return toDigits(BigInt(number - choice.min));
}
/** The digits of an order, complete or partial. */
export function digitsOfOrder(choice: Extract<Choice, { kind: 'order' }>, indices: readonly number[]): string {
  return orderToDigits(indices, choice.options.length);
}
/** The digits of amounts, complete or partial. */
export function digitsOfAmounts(choice: Extract<Choice, { kind: 'distribute' }>, amounts: readonly number[]): string {
  return amountsToDigits(amounts, choice.most);
}

type Flattened = { answer: Answer; at: number } | { open: Question } | undefined;

function flatten(
  question: Question,
  tokens: readonly string[],
  at: number,
  trail: Answered[],
  confirms: Message[],
  depth: number,
): Flattened {
  const { choice } = question;
  let answer = forced(choice, depth > 0);
  let next = at;
  if (answer === undefined) {
    const token = tokens[at];
    if (token === undefined) return { open: question };
    answer = readAnswer(choice, token);
    if (answer === undefined) return undefined;
    next += 1;
    trail.push({ question, answer });
  }
  if (choice.kind !== 'choose' || !('pick' in answer)) return { answer, at: next };
  const picked = answer.pick;
  const withs: Record<string, Answer> = {};
  for (const option of choice.options) {
    if (!picked.includes(option.id)) continue;
    if (option.confirm !== undefined) confirms.push(option.confirm);
    if (depth > 8) return undefined;
    const each = isPlannable(option) ? option.needs : undefined;
    const token = tokens[next];
    if (each !== undefined && (token === undefined || isPlanToken(token))) {
      const inner: Question = { choice: each[0].choice, prompt: each[0].prompt, of: option, each };
      if (token === undefined) return { open: inner };
      const plan = planFromToken(each, token);
      const whole = plan === undefined ? undefined : wholePlan(each, plan);
      if (plan === undefined || whole === undefined) return undefined;
      Object.assign(withs, whole);
      trail.push({ question: inner, answer: { pick: picked, with: whole }, plan });
      next += 1;
      continue;
    }
    for (const need of option.needs ?? []) {
      const inner: Question = { choice: need.choice, prompt: need.prompt, of: option };
      const flat = flatten(inner, tokens, next, trail, confirms, depth + 1);
      if (flat === undefined || 'open' in flat) return flat;
      withs[need.name] = flat.answer;
      next = flat.at;
    }
  }
  return { answer: Object.keys(withs).length === 0 ? answer : { pick: picked, with: withs }, at: next };
}

/** Where a draft stands within an ask: the next question, the complete answer, or `garbled` if it does not fit the ask. */
export function walk(ask: Ask, draft: Draft): Walk {
  const trail: Answered[] = [];
  const confirms: Message[] = [];
  const flat = flatten({ choice: ask.choice, prompt: undefined, of: undefined }, draft.done, 0, trail, confirms, 0);
  if (flat === undefined) return { kind: 'garbled' };
  if ('open' in flat) {
    return trail.length === draft.done.length ? { kind: 'open', question: flat.open, trail } : { kind: 'garbled' };
  }
  if (flat.at !== draft.done.length) return { kind: 'garbled' };
  return { kind: 'complete', answer: flat.answer, trail, confirm: confirms[0] };
}
