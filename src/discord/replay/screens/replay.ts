/** A step of a game that is seen again: the table as it was, what the step told, and the way to the other steps. */
import { type Scene, seatLetter } from '#face/scene';
import type { Moment, ReplayStep, Viewed, Viewpoint } from '#table/types';
import {
  box,
  button,
  COLORS,
  file,
  type Payload,
  type Picture,
  payload,
  picture,
  type Row,
  row,
  select,
  text,
} from '../../core/components.ts';
import { clip, LIMITS, pageOf, plainName } from '../../core/limits.ts';
import { gameTitle, markdownNames, plainNames } from '../../core/people.ts';
import { pressId } from '../../press-id.ts';
import { besides } from '../../table/screens/in-words.ts';
import { highlights, linesOf } from '../../table/screens/log-lines.ts';
import type { Translate } from '../../words.ts';
import { writeViewpoint } from '../ids.ts';

/** A viewpoint in words, without markdown. */
export function viewpointName(view: Viewpoint, names: readonly string[], t: Translate): string {
  if (view === 'spectator') return t.plain('replay.spectator');
  if (view === 'open') return t.plain('replay.open');
  return `${seatLetter(view)} · ${plainName(names[view] ?? '?')}`;
}

/** The pictures of a moment: the table, and the hands that are open. */
export function momentScenes(viewed: Viewed, { board, hands }: Moment, t: Translate): readonly Scene[] {
  return [viewed.game.scenes.board(board, plainNames(viewed.names)), ...handScenes(viewed, hands, t)];
}

/** A picture for each hand; somebody else's says whose it is. */
export function handScenes({ game, names, view }: Viewed, hands: Moment['hands'], t: Translate): readonly Scene[] {
  const plain = plainNames(names);
  return hands.map((hand) => {
    const scene = game.scenes.hand(hand, plain);
    const name = plain[hand.seat ?? -1] ?? '?';
    const isOther = view === 'open' || view !== hand.seat;
    return isOther && scene.kind === 'hand' ? { ...scene, title: t.plain('replay.handOf', { name }) } : scene;
  });
}

/** The step with its pictures, or with what they show as `words`. */
export function replayMessage(
  step: ReplayStep,
  t: Translate,
  pictures: readonly Picture[],
  words: readonly string[] = [],
): Payload {
  const { table, game, shown, names } = step;
  const told = highlights(linesOf(game, step.entries, markdownNames(names)), 20, 1800, t);
  const view = viewpointName(step.view, names, t);
  const head = [
    t('table.title', { game: clip(gameTitle(table), 150) }),
    ...(shown === undefined ? [] : [clip(game.words.status(shown.board, markdownNames(names)), 300)]),
    t('replay.at', { step: step.step, steps: step.steps, view }),
  ];
  return payload([
    box(
      [
        text(head.join('\n')),
        ...pictures.map(picture),
        ...besides(words),
        ...(shown === undefined ? [text(t('replay.noPicture'))] : []),
        text(told ?? t('replay.nothing')),
      ],
      COLORS.calm,
    ),
    stepRow(step, t),
    ...turnRow(step, t),
    ...pointRow(step, t),
    ...viewRow(step, t),
  ]);
}

function stepRow({ table, rev, view, views, step, steps }: ReplayStep, t: Translate): Row {
  const way = (to: 'first' | 'back' | 'on' | 'last', label: string, emoji: string, disabled: boolean) =>
    button(pressId('replay.step', { table: table.id, way: to, rev, view }), label, { emoji, disabled });
  const [isFirst, isLast] = [step <= 1, step >= steps];
  return row(
    way('first', t('replay.first'), '⏮️', isFirst),
    way('back', t('replay.back'), '◀️', isFirst),
    way('on', t('replay.on'), '▶️', isLast),
    // A running game may have gone on in the meantime.
    way('last', t('replay.last'), '⏭️', isLast && table.status === 'finished'),
    ...(table.status === 'finished' && views.includes('open')
      ? [button(pressId('recap', { table: table.id }), t('recap.button'), { emoji: '📈' })]
      : []),
  );
}

/** The turns of the game; of many those around the one that is shown. */
function turnRow({ table, rev, view, turns }: ReplayStep, t: Translate): readonly Row[] {
  if (turns.length === 0) return [];
  const now = turns.findLastIndex((turn) => turn.rev <= rev);
  const shown = pageOf(turns, Math.floor(Math.max(0, now) / LIMITS.selectOptions));
  const items = shown.items.map((turn, i) => ({
    value: String(turn.rev),
    label: plainName(plainLine(turn.line)),
    chosen: shown.start + i === now,
  }));
  return [row(select(pressId('replay.turn', { table: table.id, view }), t('replay.turn'), items))];
}

/** Leads to where the turning points of a game can be seen again; nothing if it has none. */
export function pointRow(
  { table, turning, view }: Pick<ReplayStep, 'table' | 'turning' | 'view'>,
  t: Translate,
): readonly Row[] {
  if (turning.length === 0) return [];
  const items = turning.map(({ rev, line }, n) => ({
    value: String(rev),
    label: plainName(`${n + 1}. ${turnName(line, t)}`),
  }));
  return [row(select(pressId('replay.point', { table: table.id, view }), t('recap.see'), items))];
}

/** Without markdown. `line`: of the log; the opening of a game has none. */
export const turnName = (line: string | undefined, t: Translate): string =>
  line === undefined ? t.plain('recap.opening') : plainLine(line);

/** A line of the log without its markdown. */
export function plainLine(line: string): string {
  return line.replace(/\\([\\*_~`|>#<[\]()@:+.-])|\*\*|__|~~|`|^-# /g, '$1').trim();
}

function viewRow({ table, rev, view, views, names }: ReplayStep, t: Translate): readonly Row[] {
  if (views.length < 2) return [];
  const items = views.map((one) => ({
    value: writeViewpoint(one),
    label: viewpointName(one, names, t),
    chosen: one === view,
  }));
  return [row(select(pressId('replay.view', { table: table.id, rev }), t('replay.view'), items))];
}

/** What everybody held when a game ended, a picture a seat. */
export function handsMessage(
  { table }: Viewed,
  t: Translate,
  pictures: readonly Picture[],
  words: readonly string[] = [],
): Payload {
  const head = [t('table.title', { game: clip(gameTitle(table), 150) }), t('hands.title')];
  return payload([
    box([text(head.join('\n')), ...pictures.map(picture), ...besides(words)], COLORS.calm),
    row(button(pressId('replay', { table: table.id }), t('final.replay'), { emoji: '🎞️' })),
  ]);
}

/** A game as a file to be downloaded. */
export function fileMessage(viewed: Viewed, kind: 'json' | 'html', name: string, t: Translate): Payload {
  const view = viewpointName(viewed.view, viewed.names, t);
  const head = [
    t('table.title', { game: clip(gameTitle(viewed.table), 150) }),
    t('replay.file', { kind: kind === 'html' ? 'html' : 'other', view }),
  ];
  return payload([box([text(head.join('\n')), file(name)], COLORS.calm)]);
}

/** The blow that ended a game, as a moving picture. */
export const blowMessage = (table: Viewed['table'], image: Picture, t: Translate): Payload =>
  payload([box([text(t('table.title', { game: clip(gameTitle(table), 150) })), picture(image)], COLORS.calm)]);

/** A game as a moving picture. `left`: how many turns there was no room for. */
export function animationMessage({ table, names, view }: Viewed, image: Picture, left: number, t: Translate): Payload {
  const head = [
    t('table.title', { game: clip(gameTitle(table), 150) }),
    t('replay.animation', { view: viewpointName(view, names, t), left }),
  ];
  return payload([box([text(head.join('\n')), picture(image)], COLORS.calm)]);
}
