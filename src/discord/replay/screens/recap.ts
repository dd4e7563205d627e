/** How a game went: the curve of everybody's chances, and the turns that changed most, from where they can be seen again. */
import type { CurveScene } from '#face/curve-scene';
import type { Recap, TurningPoint } from '#table/types';
import { type Act, actsOf } from '#table/view/acts';
import { markdown } from '#words/markdown';
import {
  box,
  button,
  COLORS,
  type Payload,
  type Picture,
  payload,
  picture,
  row,
  text,
  withThumbnail,
} from '../../core/components.ts';
import { clip, plainName } from '../../core/limits.ts';
import { gameTitle, markdownNames, plainNames } from '../../core/people.ts';
import { pressId } from '../../press-id.ts';
import { besides } from '../../table/screens/in-words.ts';
import { linesOfActs, mostTelling } from '../../table/screens/log-lines.ts';
import type { Translate } from '../../words.ts';
import { pointRow, turnName } from './replay.ts';

/** Those that are there yet. `boards`: what the table looked like after each turning point, in their order. */
export type RecapPictures = {
  readonly curve: Picture | undefined;
  readonly boards: readonly (Picture | undefined)[];
};

export function curveScene({ table, names, chances, turning }: Recap, t: Translate): CurveScene {
  return {
    kind: 'curve',
    title: t.plain('recap.title'),
    fallbackTitle: t.plain('recap.title'),
    subtitle: t.plain('recap.subtitle', { game: plainName(gameTitle(table)) }),
    lines: plainNames(names).map((name, seat) => ({
      seat,
      name,
      fallbackName: t.plain('recap.seat', { n: seat + 1 }),
      chances: chances.map((one) => one[seat] ?? 0),
    })),
    marks: turning.map(({ at }, n) => ({ at, label: String(n + 1) })),
    scale: [
      t.plain('recap.chance', { chance: 0 }),
      t.plain('recap.chance', { chance: 0.5 }),
      t.plain('recap.chance', { chance: 1 }),
    ],
    ends: [t.plain('recap.begin'), t.plain('recap.end')],
  };
}

/** The curve with its turning points, or with what it shows as `words`. */
export function recapMessage(
  recap: Recap,
  t: Translate,
  { curve, boards }: RecapPictures,
  words: readonly string[] = [],
): Payload {
  const { table, turning, byPlay, seat } = recap;
  const head = [t('table.title', { game: clip(gameTitle(table), 150) }), `**${t('recap.title')}**`];
  const told = turning.map((point, n) => {
    const line = pointLine(recap, point, n, t);
    const board = boards[n];
    return board === undefined ? text(line) : withThumbnail(line, board);
  });
  return payload([
    box(
      [
        text(head.join('\n')),
        ...(curve === undefined ? [] : [picture(curve)]),
        ...besides(words),
        ...(told.length === 0 ? [text(t('recap.even'))] : told),
        text(`-# ${t(byPlay ? 'recap.byPlay' : 'recap.byLook')}`),
      ],
      COLORS.calm,
    ),
    ...pointRow(recap, t),
    row(
      button(pressId('replay', { table: table.id }), t('final.replay'), { emoji: '🎞️' }),
      ...(seat === undefined
        ? []
        : [button(pressId('recap.mistake', { table: table.id }), t('mistake.button'), { emoji: '🔍' })]),
    ),
  ]);
}

/** A turning point: which turn, whom it brought how far, and what happened in it that mattered most. */
function pointLine(recap: Recap, point: TurningPoint, n: number, t: Translate): string {
  const { line, seat, from, to } = point;
  const who = markdown(markdownNames(recap.names)[seat] ?? '?');
  const gain = t('recap.point', { n: n + 1, turn: clip(turnName(line, t), 120), who, from, to });
  const told = mostTelling(linesOfActs(actsOfTurn(recap, point)));
  return told === undefined ? gain : `${gain}\n-# ${told}`;
}

/** What happened in the turn, without how the game ended, which the final message tells. */
function actsOfTurn({ game, names }: Recap, { rev, after, entries }: TurningPoint): readonly Act[] {
  const acts = actsOf(game, entries, markdownNames(names));
  const begins = acts.findLastIndex(({ weight, first }) => weight === 'chapter' && first.entry.rev === rev);
  const next = acts.findLastIndex(({ weight, first }) => weight === 'chapter' && first.entry.rev === after);
  return acts.slice(begins + 1, next < 0 ? acts.length : next).filter(({ weight }) => weight !== 'end');
}
