/** The ways to answer a window that an order can name: without a choice left, and without anything to confirm. Pure. */
import { check } from '#kernel/answer';
import type { Answer, Ask, Option } from '#kernel/ask';
import type { CardId } from '#kernel/state';
import { idOf } from '#kernel/zones';
import type { PlannedAction, PlannedMoveThing } from '../../types.ts';
import { forced } from '../autopilot.ts';

/** A whole answer: an option, and what is chosen for the one need of it that leaves a choice. */
export type AnswerPlan = {
  readonly option: Option;
  readonly target?: { readonly need: string; readonly option: Option };
};

/** Most ways of one ask that are offered. */
const max = 25;

/** The ways to answer a window that an order could repeat; none for other asks. */
export function answerPlansOf({ role, free, choice }: Ask): readonly AnswerPlan[] {
  if (role !== 'window' || free === true || choice.kind !== 'choose' || choice.max !== 1) return [];
  const named = choice.options.filter((option) => option.covered !== true).flatMap(waysWith);
  return named.filter((way) => isOnlyOne(named, way)).slice(0, max);
}

function waysWith(option: Option): readonly AnswerPlan[] {
  if (option.confirm !== undefined) return [];
  const open = (option.needs ?? []).filter(({ choice }) => forced(choice, true) === undefined);
  const [need, ...more] = open;
  if (need === undefined) return [{ option }];
  const { choice, name } = need;
  if (more.length > 0 || choice.kind !== 'choose' || choice.min !== 1 || choice.max !== 1) return [];
  return choice.options
    .filter((one) => one.needs === undefined && one.confirm === undefined)
    .map((one) => ({ option, target: { need: name, option: one } }));
}

/** Whether no other way would be taken for this one. */
function isOnlyOne(ways: readonly AnswerPlan[], way: AnswerPlan): boolean {
  const same = (one: Option | undefined, other: Option | undefined) =>
    one?.card === other?.card && one?.about === other?.about;
  return ways.every(
    (other) =>
      other === way ||
      other.option.verb !== way.option.verb ||
      !same(other.option, way.option) ||
      (other.option.id === way.option.id && !same(other.target?.option, way.target?.option)),
  );
}

/** The cards that are the same objects as when the order was made. */
export type Alive = (card: string) => CardId | undefined;

/** An answer, or why there is none. */
type Found = { readonly answer: Answer } | { readonly why: 'gone' | 'not-offered' | 'several' | 'choice' };

/** The one answer to an ask that does what an order says. */
export function answerTo({ choice }: Ask, action: PlannedAction, alive: Alive): Found {
  if (choice.kind !== 'choose' || choice.min > 1 || choice.max < 1) return { why: 'choice' };
  const fitting = choice.options.filter((one) => one.verb === action.verb && isAbout(one, action));
  const option = onlyOne(fitting, action, alive);
  if ('why' in option) return option;
  const { id, confirm, needs = [] } = option.one;
  if (confirm !== undefined) return { why: 'choice' };
  const said: Record<string, Answer> = {};
  for (const need of needs) {
    const chosen = need.name === action.target?.need ? targetIn(need.choice, action.target, alive) : undefined;
    if (chosen !== undefined && 'why' in chosen) return chosen;
    const answer = chosen === undefined ? forced(need.choice, true) : chosen.answer;
    if (answer === undefined) return { why: 'choice' };
    said[need.name] = answer;
  }
  const answer = { pick: [id], ...(needs.length > 0 && { with: said }) };
  return check(choice, answer, 0) === undefined ? { answer } : { why: 'choice' };
}

function targetIn(choice: Ask['choice'], target: PlannedMoveThing, alive: Alive): Found {
  if (choice.kind !== 'choose') return { why: 'choice' };
  const found = onlyOne(
    choice.options.filter((one) => isAbout(one, target)),
    target,
    alive,
  );
  return 'why' in found ? found : { answer: { pick: [found.one.id] } };
}

const isAbout = (option: Option, { card, about }: PlannedMoveThing): boolean =>
  option.card === (card === undefined ? undefined : idOf(card)) && option.about === about;

/** The only one of the options that fit. A card on offer may have left and come back since: then it is another object. */
function onlyOne(
  fitting: readonly Option[],
  { card }: PlannedMoveThing,
  alive: Alive,
): { readonly one: Option } | { readonly why: 'gone' | 'not-offered' | 'several' } {
  const [one, ...others] = fitting;
  if (one === undefined) return { why: 'not-offered' };
  if (card !== undefined && alive(card) === undefined) return { why: 'gone' };
  return others.length > 0 ? { why: 'several' } : { one };
}
