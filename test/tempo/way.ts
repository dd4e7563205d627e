/**
 * The way of fewest presses from a screen to an answer. Screens are known by their controls alone: each press is tried, and
 * what it would show is looked at. What leads away from the answer for certain is left out, so that the search stays short.
 */

import type { Payload } from '#discord/core/components';
import type { Draft } from '#discord/panel/ids';
import { amountsFromDigits, setFromDigits } from '#discord/panel/screens/digits';
import { type Question, walk } from '#discord/panel/screens/draft';
import { choose } from '#discord/panel/screens/moves';
import { readId } from '#discord/press-id';
import type { Answer, Ask } from '#kernel/ask';
import { actionsWith, draftOf, filledIn, type Parts } from './actions.ts';
import { type Action, controlsOf, pressesOf } from './controls.ts';
import { type Meaning, partsOf } from './meaning.ts';
import { isWanted, planDistance } from './plans.ts';
import type { Led } from './press.ts';

export type Way = { readonly presses: number; readonly actions: readonly Action[] };

/** What is to be entered, and what is known of the screens on the way. */
export type Aim = { readonly ask: Ask; readonly answer: Answer; readonly meaning: Meaning };

/** Where one stands: the half-made answer, as far as it is known, and how many presses more there will be at least. */
type Stand = Way & { readonly draft: Draft | undefined; readonly guess: number };
/** An action that is still to be tried, with where it leads; its presses are counted. */
type Step = Stand & { readonly action: Action };

/** Presses that are tried for one answer at most. */
const PATIENCE = 4000;
/** Presses that lead back, or pass more than the ask that is open. */
const ASIDE: ReadonlySet<string> = new Set(['back', 'until', 'until.pick', 'change', 'refresh']);

/** The press on the table's message that gives the answer; undefined if it has none. */
export async function answerOn(
  { ask, answer, meaning }: Aim,
  message: Payload,
  attempt: (action: Action) => Promise<Led>,
): Promise<Way | undefined> {
  for (const { id } of controlsOf(message)) {
    if (readId(id)?.verb !== 'answer') continue;
    const action: Action = { kind: 'button', id };
    const led = await attempt(action);
    if (led.to === 'answer' && meaning(ask.choice, led.answer) === meaning(ask.choice, answer)) {
      return { presses: pressesOf(action), actions: [action] };
    }
  }
  return undefined;
}

/** Finds the way; undefined where no presses lead to the answer. */
export async function wayTo(
  aim: Aim,
  first: Payload,
  attempt: (action: Action) => Promise<Led>,
): Promise<Way | undefined> {
  const wanted = aim.meaning(aim.ask.choice, aim.answer);
  const parts = partsOf(aim.ask.choice, aim.answer, aim.meaning);
  const seen = new Set<string>();
  const steps: Step[] = [];
  const add = (from: Stand, actions: readonly Action[]): void => {
    for (const action of actions) {
      const draft = draftAfter(aim.ask, action);
      const guess = draft === undefined ? 0 : distance(aim, parts, draft);
      // Nobody who knows what they want goes away from it within one question.
      if (guess === undefined || (isSameQuestion(from.draft, draft) && guess > from.guess)) continue;
      const presses = from.presses + pressesOf(action);
      steps.push({ presses, actions: [...from.actions, action], action, draft, guess });
    }
    steps.sort((a, b) => b.presses + b.guess - (a.presses + a.guess) || a.actions.length - b.actions.length);
  };
  const onScreen = (shown: Payload): readonly Action[] =>
    controlsOf(shown)
      .filter(({ id }) => isOfAsk(id))
      .flatMap((control) => actionsWith(control, aim.ask, parts));
  add({ presses: 0, actions: [], draft: undefined, guess: 0 }, onScreen(first));
  for (let step = steps.pop(); step !== undefined && seen.size < PATIENCE; step = steps.pop()) {
    const key = JSON.stringify([
      step.action.id,
      step.action.kind === 'menu' ? step.action.values : [],
      step.action.kind,
    ]);
    if (seen.has(key)) continue;
    seen.add(key);
    const led = await attempt(step.action);
    if (led.to === 'answer') {
      if (aim.meaning(aim.ask.choice, led.answer) === wanted) return step;
    } else if (led.to === 'screen') add(step, onScreen(led.shown));
    else add(step, filledIn(led.form, step.action, aim.ask, parts));
  }
  return undefined;
}

function isOfAsk(id: string): boolean {
  const read = readId(id);
  return read?.ask !== undefined && !ASIDE.has(read.verb);
}

/** The half-made answer after an action, as far as that can be told without trying it. */
function draftAfter(ask: Ask, action: Action): Draft | undefined {
  const draft = draftOf(action.id);
  if (draft === undefined || action.kind === 'form') return undefined;
  if (action.kind === 'button') return draft;
  return readId(action.id)?.verb === 'pick' ? choose(ask, draft, action.values) : undefined;
}

function isSameQuestion(before: Draft | undefined, after: Draft | undefined): boolean {
  return before !== undefined && before.done.join('.') === after?.done.join('.');
}

/** How many presses a half-made answer is away from the one that is wanted, at least; undefined: it is another one. */
function distance({ ask, meaning }: Aim, parts: Parts, draft: Draft): number | undefined {
  const at = walk(ask, draft);
  if (at.kind === 'garbled') return undefined;
  for (const { question, answer, plan } of at.trail) {
    if (question.each !== undefined && plan !== undefined) {
      if (!isWanted(question.each, plan, parts)) return undefined;
      continue;
    }
    const part = parts.get(question.choice);
    if (part === undefined || meaning(question.choice, alone(part)) !== meaning(question.choice, answer))
      return undefined;
  }
  if (at.kind !== 'open') return 0;
  const { each } = at.question;
  return each === undefined ? leftOf(at.question, parts, draft) : planDistance(each, draft, parts);
}

/** An answer without those to the needs of what it picks, which are questions of their own. */
const alone = (answer: Answer): Answer => ('pick' in answer ? { pick: answer.pick } : answer);

/** How much of the present question is still to be entered, counted in options. */
function leftOf({ choice }: Question, parts: Parts, draft: Draft): number {
  const part = parts.get(choice);
  if (part === undefined) return 0;
  if (choice.kind === 'distribute' && 'amounts' in part) {
    const now = amountsFromDigits(draft.part ?? '0', choice.options.length, choice.most) ?? [];
    return choice.options.filter(({ id }, i) => (now[i] ?? 0) !== (part.amounts[id] ?? 0)).length;
  }
  if (choice.kind === 'choose' && choice.max > 1 && 'pick' in part) {
    const now = new Set(setFromDigits(draft.part ?? '0', choice.options.length) ?? []);
    const wrong = choice.options.filter(({ id }, i) => now.has(i) !== part.pick.includes(id)).length;
    // The others may be entered by those that stay out.
    return Math.min(wrong, choice.options.length - wrong);
  }
  return 0;
}
