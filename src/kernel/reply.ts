/** Answers as the rules use them: the reply that an op gets, accessors for answers, and the yes-or-no question. */
import type { Answer, Message, NewAsk } from './ask.ts';
import type { Answers, Seat } from './state.ts';

/** What the op after an ask is given. */
export type Reply = {
  /** The answer if a single seat was asked; undefined if several were, or none. */
  readonly answer: Answer | undefined;
  /** The answers by seat; empty if nobody was asked. */
  readonly bySeat: Answers;
};

/** The reply of a seat that was asked alone. Few ops want it by seat, so that is put together only for those that do. */
export class SoleReply implements Reply {
  readonly answer: Answer;
  readonly #seat: Seat;

  constructor(seat: Seat, answer: Answer) {
    this.#seat = seat;
    this.answer = answer;
  }

  get bySeat(): Answers {
    return { [this.#seat]: this.answer };
  }
}

/** For an op that does not follow an ask. */
export const noReply: Reply = { answer: undefined, bySeat: {} };

/** The ids picked in the answer to a `choose`; empty for any other. */
export function picked(answer: Answer | undefined): readonly string[] {
  return answer !== undefined && 'pick' in answer ? answer.pick : [];
}

/** The ids in the answer to an `order`, in that order; empty for any other. */
export function inOrder(answer: Answer | undefined): readonly string[] {
  return answer !== undefined && 'order' in answer ? answer.order : [];
}

/** The answers to the needs of the option picked, by name. */
export function needsOf(answer: Answer | undefined): Readonly<Record<string, Answer>> {
  return answer !== undefined && 'pick' in answer ? (answer.with ?? {}) : {};
}

/** Whether a `yesNo` was answered with yes. */
export function saidYes(answer: Answer | undefined): boolean {
  return picked(answer)[0] === 'yes';
}

/** A yes-or-no question; no is the fallback. */
export function yesNo(seat: Seat, stop: string, prompt: Message): NewAsk {
  return {
    seat,
    role: 'choice',
    stop,
    prompt,
    choice: {
      kind: 'choose',
      min: 1,
      max: 1,
      options: [
        { id: 'yes', verb: 'yes' },
        { id: 'no', verb: 'no' },
      ],
    },
    fallback: { pick: ['no'] },
  };
}
