/** Seats that have given up but are still in the game until its rules let them go. */
import { answer, isStep, type Spoiled } from './answer.ts';
import type { Step } from './game.ts';
import type { Rules } from './rules.ts';
import type { Seat, State } from './state.ts';

/** Goes on from an outcome: whoever is `gone` is asked nothing more, their asks get the declared default. */
export function answerForGone<S extends State>(
  rules: Rules<S>,
  state: S,
  first: Step | Spoiled,
  gone: (seat: Seat) => boolean,
): Step | Spoiled {
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
