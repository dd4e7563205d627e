/** What a computer player would do in a person's place, and why: the chances of winning after each answer. */
import type { Weighed } from '#face/computer';
import type { Hint } from '#table/types';
import { box, COLORS, type Payload, payload, text } from '../../core/components.ts';
import { clip } from '../../core/limits.ts';
import type { Translate } from '../../words.ts';
import { wholeAnswer } from './whole-answer.ts';

/** How many other answers are named beside the computer's own. */
const OTHERS = 3;

/** Shown to whoever asked for it alone. */
export function hintMessage({ tableView, ask, by, weighed }: Hint, t: Translate): Payload {
  const line = ({ answer, chance, games }: Weighed): string => {
    const what = clip(wholeAnswer(tableView, ask, answer), 250);
    return games === 0 ? t('hint.plain', { what }) : t('hint.answer', { what, chance });
  };
  const [best, ...tried] = weighed;
  // An answer that looked better in a few games is not known to be better.
  const others = tried.filter(({ chance }) => best !== undefined && chance <= best.chance);
  const games = best?.games ?? 0;
  const lines = [
    `💡 **${t('hint.title', { by })}**`,
    ...(best === undefined ? [] : [line(best)]),
    ...(others.length === 0 ? [] : [t('hint.others')]),
    ...others.slice(0, OTHERS).map((one) => `- ${line(one)}`),
    `-# ${games === 0 ? t('hint.only') : t('hint.how', { games })}`,
  ];
  return payload([box([text(lines.join('\n'))], COLORS.calm)]);
}
