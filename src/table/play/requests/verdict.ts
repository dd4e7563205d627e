/** Whether those who have a say agree. */
import type { Seat } from '#kernel/state';
import type { RequestAnswer } from '#store/types';

export type Verdict = 'agreed' | 'refused' | undefined;

/**
 * What the answers so far come to; undefined: it is still open. Whoever asks agrees. Answers of seats without a say (any
 * more) do not count. `all`: one "no" decides; `most`: more than half of the voters have to agree.
 */
export function verdictOf(
  quorum: 'all' | 'most',
  voters: readonly Seat[],
  asker: Seat,
  answers: readonly Pick<RequestAnswer, 'seat' | 'yes'>[],
): Verdict {
  const said = (yes: boolean) =>
    voters.filter((seat) =>
      seat === asker ? yes : answers.some((answer) => answer.seat === seat && answer.yes === yes),
    ).length;
  if (quorum === 'all') return said(false) > 0 ? 'refused' : said(true) === voters.length ? 'agreed' : undefined;
  if (said(true) * 2 > voters.length) return 'agreed';
  return (voters.length - said(false)) * 2 <= voters.length ? 'refused' : undefined;
}
