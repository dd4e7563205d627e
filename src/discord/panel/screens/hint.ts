/** What a computer player would do in a person's place, and why: the chances of winning, and what it expects to come of it. */
import type { Weighed } from '#face/computer';
import { type Figures, publicFigures } from '#face/public-figures';
import type { Hint, TableView } from '#table/types';
import { box, COLORS, type Payload, payload, text } from '../../core/components.ts';
import { clip } from '../../core/limits.ts';
import { plainNames } from '../../core/people.ts';
import type { Translate } from '../../words.ts';
import { wholeAnswer } from './whole-answer.ts';

/** How many other answers are named beside the computer's own. */
const OTHERS = 3;
/** Of how many things those others name what they do with them. */
const NAMED = 2;
/** How many figures say why. */
const REASONS = 3;
/** Expected figures that differ by less are the same. */
const SAME = 0.5;

/** Shown to whoever asked for it alone. */
export function hintMessage({ tableView, ask, by, weighed }: Hint, t: Translate): Payload {
  const { game, view } = tableView;
  const [best, ...tried] = weighed;
  const whatOf = (one: Weighed): string =>
    clip(wholeAnswer(tableView, ask, one.answer, one === best ? undefined : NAMED), 150);
  const line = (one: Weighed): string =>
    one.games === 0
      ? t('hint.plain', { what: whatOf(one) })
      : t('hint.answer', { what: whatOf(one), chance: one.chance });
  // An answer that looked better in a few games is not known to be better; those that read alike are one.
  const others = tried.filter(
    (one, i) =>
      best !== undefined &&
      one.chance <= best.chance &&
      ![best, ...tried.slice(0, i)].some((before) => whatOf(before) === whatOf(one)),
  );
  const games = best?.games ?? 0;
  const reasons = best === undefined ? [] : differences(tableView, publicFigures(game, view), best.expected, t);
  const shortcomings = ({ expected }: Weighed) => differences(tableView, best?.expected ?? [], expected, t);
  const lines = [
    `💡 **${t('hint.title', { by })}**`,
    ...(best === undefined ? [] : [line(best)]),
    ...(reasons.length === 0 ? [] : [t('hint.expects', { list: listed(reasons, 'hint.change', t) })]),
    ...(others.length === 0 ? [] : [t('hint.others')]),
    ...others.slice(0, OTHERS).flatMap((one, i) => {
      const differs = i === 0 ? shortcomings(one) : [];
      const why = differs.length === 0 ? [] : [t('hint.lacks', { list: listed(differs, 'hint.instead', t) })];
      return [`- ${line(one)}`, ...why.map((text) => `  ${text}`)];
    }),
    `-# ${games === 0 ? t('hint.only') : t('hint.how', { games })}`,
  ];
  return payload([box([text(lines.join('\n'))], COLORS.calm)]);
}

/** A figure of a player that is one thing here and another there. */
type Difference = { readonly who: string; readonly label: string; readonly from: number; readonly to: number };

/** The greatest differences between figures of the board, by their share of the figure. Both lists are by seat. */
function differences(
  { game, view, seat: reader, names }: TableView,
  before: readonly Figures[],
  after: readonly Figures[],
  t: Translate,
): readonly Difference[] {
  const people = plainNames(names);
  const board = game.scenes.board(view, people);
  const seats = board.kind === 'board' ? board.seats : [];
  const all = seats.flatMap(({ seat, figures }) =>
    figures.flatMap(({ icon, label }): Difference[] => {
      const from = before[seat]?.[icon];
      const to = after[seat]?.[icon];
      if (from === undefined || to === undefined || Math.abs(to - from) < SAME) return [];
      return [{ who: seat === reader ? t.plain('hint.you') : (people[seat] ?? ''), label, from, to }];
    }),
  );
  const share = ({ from, to }: Difference) => Math.abs(to - from) / Math.max(1, Math.abs(from), Math.abs(to));
  return all.sort((a, b) => share(b) - share(a)).slice(0, REASONS);
}

const listed = (differing: readonly Difference[], key: 'hint.change' | 'hint.instead', t: Translate): string =>
  differing.map((one) => t.plain(key, { ...one, from: tenths(one.from), to: tenths(one.to) })).join(' · ');

const tenths = (number: number): number => Math.round(number * 10) / 10;
