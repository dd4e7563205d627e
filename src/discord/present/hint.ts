/** What a computer player would do in a person's place, and why: the chances of winning after each answer. */
import type { Answer, Ask } from '#kernel/ask';
import type { Hint, Look, Weighed } from '#table/types';
import { clip } from '../limits.ts';
import type { Say } from '../words/index.ts';
import { box, COLORS, type Payload, payload, text } from './components.ts';
import { answerInWords } from './panel.ts';
import { plainNames } from './people.ts';

/** How many other answers are named beside the computer's own. */
const OTHERS = 3;

/** Shown to whoever asked for it alone. */
export function hintMessage({ look, ask, by, weighed }: Hint, say: Say): Payload {
  const line = ({ answer, chance, games }: Weighed): string => {
    const what = clip(wholeAnswer(look, ask, answer), 250);
    return games === 0 ? say('hint.plain', { what }) : say('hint.answer', { what, chance });
  };
  const [best, ...tried] = weighed;
  // An answer that looked better in a few games is not known to be better.
  const others = tried.filter(({ chance }) => best !== undefined && chance <= best.chance);
  const games = best?.games ?? 0;
  const lines = [
    `💡 **${say('hint.title', { by })}**`,
    ...(best === undefined ? [] : [line(best)]),
    ...(others.length === 0 ? [] : [say('hint.others')]),
    ...others.slice(0, OTHERS).map((one) => `- ${line(one)}`),
    `-# ${games === 0 ? say('hint.only') : say('hint.how', { games })}`,
  ];
  return payload([box([text(lines.join('\n'))], COLORS.calm)]);
}

/** An answer with the answers to its needs. */
function wholeAnswer(look: Look, ask: Pick<Ask, 'choice'>, answer: Answer): string {
  const names = plainNames(look.names);
  const own = answerInWords(look, ask, answer, names);
  if (!('pick' in answer) || answer.with === undefined || ask.choice.kind !== 'choose') return own;
  const option = ask.choice.options.find(({ id }) => id === answer.pick[0]);
  const parts = (option?.needs ?? []).flatMap((need) => {
    const part = answer.with?.[need.name];
    return part === undefined ? [] : [answerInWords(look, need, part, names)];
  });
  return [own, parts.join(', ')].filter((one) => one !== '').join(' → ');
}
