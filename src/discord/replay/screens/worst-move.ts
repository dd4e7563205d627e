/** The decision that cost a player most in a game that is over. */
import type { MistakeTold } from '#table/types';
import { box, button, COLORS, type Payload, payload, row, text } from '../../core/components.ts';
import { clip } from '../../core/limits.ts';
import { gameTitle, markdownNames } from '../../core/people.ts';
import { wholeAnswer } from '../../panel/screens/whole-answer.ts';
import { pressId } from '../../press-id.ts';
import type { Translate } from '../../words.ts';

/** Shown to whoever decided it, and to nobody else. */
export function worstMoveMessage({ table, game, names, worst }: MistakeTold, t: Translate): Payload {
  const head = [t('table.title', { game: clip(gameTitle(table), 150) }), `**${t('mistake.title')}**`];
  const way = row(button(pressId('recap', { table: table.id }), t('recap.button'), { emoji: '📈' }));
  if (worst === undefined) return payload([box([text([...head, t('mistake.none')].join('\n'))], COLORS.calm), way]);
  const { view, ask, answer, better, own, chance } = worst;
  const inWords = (one: typeof answer): string => clip(wholeAnswer({ game, view, names }, ask, one), 300);
  const told = [
    clip(game.words.status(view, markdownNames(names)), 300),
    t('mistake.own', { what: inWords(answer), chance: own }),
    t('mistake.better', { what: inWords(better), chance, more: chance - own }),
    `-# ${t('mistake.how')}`,
  ];
  return payload([box([text([...head, ...told].join('\n'))], COLORS.calm), way]);
}
