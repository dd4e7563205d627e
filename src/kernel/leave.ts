/** Seats that have conceded but stay in the game until its rules remove them. */

import type { Step } from './answer.ts';
import { answer, isStep, type Spoiled } from './answer.ts';
import type { Kind } from './kind.ts';
import type { Rules } from './rules.ts';
import type { Seat } from './state.ts';

/** Continues from an outcome: asks of seats that are `gone` are answered by their fallback. */
export function answerForLeavers<K extends Kind>(
  rules: Rules<K>,
  state: K['state'],
  first: Step<K['state']> | Spoiled,
  gone: (seat: Seat) => boolean,
): Step<K['state']> | Spoiled {
  let step = first;
  while (isStep(step)) {
    const { open } = state;
    const ask = open?.asks.find(({ seat }) => gone(seat) && open.answers[seat] === undefined);
    if (ask === undefined) return step;
    const next = answer(rules, state, { seat: ask.seat, ask: ask.id, answer: ask.fallback });
    if (!isStep(next)) return { ...next, spoiled: true };
    step = { state, events: [...step.events, ...next.events] };
  }
  return step;
}
