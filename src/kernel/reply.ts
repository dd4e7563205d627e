/** What answers bring to the rules: the reply to an ask, reading what was picked, and the plain yes-or-no question. */
import type { Answer, Message, NewAsk } from './ask.ts';
import type { Answers, Seat } from './state.ts';

/** What the op that goes on after an ask is given. */
export type Reply = {
  /** The answer, where a single seat was asked; undefined where several were, or nobody. */
  readonly answer: Answer | undefined;
  /** The answers by seat; none where nobody was asked. */
  readonly bySeat: Answers;
};

/** Of an op that no ask goes on with. */
export const noReply: Reply = { answer: undefined, bySeat: {} };

/** The ids picked in an answer that was a `choose`; none for any other. */
export function picked(answer: Answer | undefined): readonly string[] {
  return answer !== undefined && 'pick' in answer ? answer.pick : [];
}

/** The ids in the order said in an answer that was an `order`; none for any other. */
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

/** A decision between yes and no; no is what time running out means. */
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
