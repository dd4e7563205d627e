/**
 * Plans: the same question for each of several things (which ship fires at what, which ship withdraws where), answered
 * together. A plan is written as one mixed-radix number, with a digit per thing, so that many ships fit into a custom id.
 */
import type { Answer, Ask, Choice, Need, Option } from '#kernel/ask';
import { fromDigits, toDigits } from './digits.ts';

/** The answer for each thing so far, in the order of the needs; undefined for things that are still open. */
export type Plan = readonly (Answer | undefined)[];

/** An option that asks the same question for each of several things. */
type Plannable = Option & { readonly needs: readonly [Need, Need, ...Need[]] };

const MARK = '~';

/** Whether an option has one need for each of several things, simple enough to be answered on one screen. */
export function isPlannable(option: Option): option is Plannable {
  const needs = option.needs ?? [];
  return needs.length >= 2 && needs.every(({ of, choice }) => of !== undefined && isPlain(choice));
}

function isPlain(choice: Choice): boolean {
  if (choice.kind === 'distribute') return choice.options.length > 0 && choice.max > 0;
  if (choice.kind !== 'choose' || choice.min !== 1 || choice.max !== 1) return false;
  return choice.options.every(({ needs, confirm }) => (needs ?? []).length === 0 && confirm === undefined);
}

/** Whether an ask contains something to plan. */
export function mayPlan({ choice }: Ask): boolean {
  return choice.kind === 'choose' && choice.options.some(isPlannable);
}

/** The initial plan: the usual answer for each thing. */
export function usualPlan(needs: readonly Need[]): Plan {
  return needs.map(({ usual }) => usual);
}

/** The answers by need; undefined while a thing is still open. */
export function wholePlan(needs: readonly Need[], plan: Plan): Record<string, Answer> | undefined {
  const entries = needs.flatMap(({ name }, i) => {
    const answer = plan[i];
    return answer === undefined ? [] : [[name, answer] as const];
  });
  return entries.length === needs.length ? Object.fromEntries(entries) : undefined;
}

/** Whether digits are a whole plan; in older messages such needs were answered one after another. */
export function isPlanToken(token: string): boolean {
  return token.startsWith(MARK);
}

export function planToToken(needs: readonly Need[], plan: Plan): string {
  return MARK + planToDigits(needs, plan);
}

export function planFromToken(needs: readonly Need[], token: string): Plan | undefined {
  return isPlanToken(token) ? planFromDigits(needs, token.slice(MARK.length)) : undefined;
}

/** The digits of a plan, complete or partial. */
export function planToDigits(needs: readonly Need[], plan: Plan): string {
  let number = 0n;
  for (let i = needs.length - 1; i >= 0; i -= 1) {
    const choice = needs[i]?.choice;
    if (choice !== undefined) number = number * baseOf(choice) + placeOf(choice, plan[i]);
  }
  return toDigits(number);
}

/** Reads `planToDigits`; undefined if garbled. */
export function planFromDigits(needs: readonly Need[], digits: string): Plan | undefined {
  let number = fromDigits(digits);
  if (number === undefined) return undefined;
  const plan: (Answer | undefined)[] = [];
  for (const { choice } of needs) {
    const base = baseOf(choice);
    plan.push(answerOf(choice, number % base));
    number /= base;
  }
  const sound = plan.every((answer, i) => answer === undefined || isLegal(needs[i]?.choice, answer));
  return number === 0n && sound ? plan : undefined;
}

/** The number of possible answers, plus one for none. */
function baseOf(choice: Choice): bigint {
  if (choice.kind === 'choose') return BigInt(choice.options.length + 1);
  return choice.kind === 'distribute' ? shareBase(choice) ** BigInt(shareCount(choice)) + 1n : 1n;
}

function placeOf(choice: Choice, answer: Answer | undefined): bigint {
  if (answer === undefined) return 0n;
  if (choice.kind === 'choose' && 'pick' in answer)
    return BigInt(choice.options.findIndex(({ id }) => id === answer.pick[0]) + 1);
  if (choice.kind !== 'distribute' || !('amounts' in answer)) return 0n;
  const shares = choice.options.flatMap(({ id }, i) => {
    const amount = answer.amounts[id] ?? 0;
    return amount > 0 ? [BigInt(i * choice.most + amount)] : [];
  });
  return shares.reduce((number, share) => number * shareBase(choice) + share, 0n) + 1n;
}

function answerOf(choice: Choice, value: bigint): Answer | undefined {
  if (value === 0n) return undefined;
  if (choice.kind === 'choose') {
    const option = choice.options[Number(value) - 1];
    return option === undefined ? undefined : { pick: [option.id] };
  }
  if (choice.kind !== 'distribute') return undefined;
  const amounts: [string, number][] = [];
  for (let number = value - 1n; number > 0n; number /= shareBase(choice)) {
    const share = Number(number % shareBase(choice)) - 1;
    const option = choice.options[Math.floor(share / choice.most)];
    if (option !== undefined) amounts.unshift([option.id, (share % choice.most) + 1]);
  }
  return { amounts: Object.fromEntries(amounts) };
}

type Distribute = Extract<Choice, { kind: 'distribute' }>;

/** The number of possible shares: each place with each amount, plus one for none. */
const shareBase = ({ options, most: max }: Distribute): bigint => BigInt(options.length * max + 1);
const shareCount = ({ options, spread, max }: Distribute): number => Math.min(options.length, spread, max);

function isLegal(choice: Choice | undefined, answer: Answer): boolean {
  if (choice?.kind === 'choose') return 'pick' in answer;
  if (choice?.kind !== 'distribute' || !('amounts' in answer)) return false;
  const given = Object.values(answer.amounts);
  const sum = given.reduce((a, b) => a + b, 0);
  return given.length <= choice.spread && sum >= choice.min && sum <= choice.max;
}

// ── where things go ──────────────────────────────────────────────────────────────────────────────────────────────

/** All possible answers for the things, each once, in order of occurrence. */
export function destinationsOf(needs: readonly Need[]): readonly Option[] {
  const found = new Map<string, Option>();
  for (const { choice } of needs)
    if ('options' in choice)
      for (const option of choice.options) if (!found.has(option.id)) found.set(option.id, option);
  return [...found.values()];
}

/** Indices of the things that can be sent to a place. */
function ableTo(needs: readonly Need[], to: string): readonly number[] {
  return needs.flatMap(({ choice }, i) =>
    'options' in choice && choice.options.some(({ id }) => id === to) ? [i] : [],
  );
}

/** The plan after sending to a place those of `which` that can go there; a thing that can be split goes there entirely. */
export function sendTo(needs: readonly Need[], plan: Plan, which: readonly number[], to: string): Plan {
  const able = ableTo(needs, to).filter((i) => which.includes(i));
  return plan.map((answer, i) => {
    const choice = needs[i]?.choice;
    if (!able.includes(i) || choice === undefined) return answer;
    return choice.kind === 'distribute' ? { amounts: { [to]: Math.min(choice.most, choice.max) } } : { pick: [to] };
  });
}

/** Index of the one thing among `which` that can be split freely; undefined if there are several or none. */
export function splitterOf(needs: readonly Need[], which: readonly number[]): number | undefined {
  const [only] = which;
  const choice = only === undefined ? undefined : needs[only]?.choice;
  return which.length === 1 && choice?.kind === 'distribute' && choice.spread > 1 && choice.max > 1 ? only : undefined;
}

/** The plan after a thing gives one more unit to a place; unchanged if it has none left. */
export function giveOneMore(needs: readonly Need[], plan: Plan, which: number, to: string): Plan {
  const choice = needs[which]?.choice;
  if (choice?.kind !== 'distribute') return plan;
  const before = plan[which];
  const amounts = before !== undefined && 'amounts' in before ? before.amounts : {};
  const after = { ...amounts, [to]: (amounts[to] ?? 0) + 1 };
  const given = Object.values(after);
  const sum = given.reduce((a, b) => a + b, 0);
  if (sum > choice.max || (after[to] ?? 0) > choice.most || given.length > choice.spread) return plan;
  return plan.map((answer, i) => (i === which ? { amounts: after } : answer));
}

/** The plan after a thing takes back what it gave. */
export function takeBack(plan: Plan, which: number): Plan {
  return plan.map((answer, i) => (i === which ? { amounts: {} } : answer));
}

/** Where a thing goes according to its answer, and how much of it. */
export function goesTo(answer: Answer | undefined): readonly (readonly [to: string, amount: number | undefined])[] {
  if (answer === undefined) return [];
  if ('pick' in answer) return answer.pick.map((to) => [to, undefined]);
  return 'amounts' in answer ? Object.entries(answer.amounts) : [];
}
