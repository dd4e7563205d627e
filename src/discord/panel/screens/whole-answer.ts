/** Answers in words, with all that belongs to them. */
import type { Answer, Ask } from '#kernel/ask';
import type { TableView } from '#table/types';
import { plainNames } from '../../core/people.ts';
import { answerInWords } from './panel.ts';

/** An answer with the answers to its needs. `max`: of how many things each are named. */
export function wholeAnswer(
  tableView: Pick<TableView, 'game' | 'view' | 'names'>,
  ask: Pick<Ask, 'choice'>,
  answer: Answer,
  max?: number,
): string {
  const names = plainNames(tableView.names);
  const own = answerInWords(tableView, ask, answer, names, max);
  if (!('pick' in answer) || answer.with === undefined || ask.choice.kind !== 'choose') return own;
  const option = ask.choice.options.find(({ id }) => id === answer.pick[0]);
  const parts = (option?.needs ?? []).flatMap((need) => {
    const part = answer.with?.[need.name];
    const isNothing = part === undefined || ('pick' in part && part.pick.length === 0);
    return isNothing ? [] : [answerInWords(tableView, need, part, names, max)];
  });
  return [own, parts.join('; ')].filter((one) => one !== '').join(' → ');
}
