/** Small helpers around asks: the plain yes-or-no question, and reading what was picked. */
import type { Answer, Message, NewAsk } from './ask.ts';
import type { Seat } from './state.ts';

/** The ids picked in an answer that was a `choose`; none for any other. */
export function picked(answer: unknown): readonly string[] {
  const given = answer as Answer | undefined;
  return given !== undefined && 'pick' in given ? given.pick : [];
}

/** Whether a `yesNo` was answered with yes. */
export function saidYes(answer: unknown): boolean {
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
