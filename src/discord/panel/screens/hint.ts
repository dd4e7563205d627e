/** What a computer player would do in a person's place, and why: the chances of winning, and what it expects to come of it. */
import type { Weighed } from '#face/computer';
import { publicFigures } from '#face/public-figures';
import type { Hint, TableView } from '#table/types';
import { box, COLORS, type Payload, payload, text } from '../../core/components.ts';
import { clip } from '../../core/limits.ts';
import { plainNames } from '../../core/people.ts';
import type { Translate } from '../../words.ts';
import { wholeAnswer } from './whole-answer.ts';

/** How many other answers are named beside the computer's own. */
const OTHERS = 3;
/** How many figures say why. */
const REASONS = 3;
/** Icons of piles of cards, which grow and shrink with every turn. */
const PILES: ReadonlySet<string> = new Set(['market', 'scrapheap']);
/** Expected figures that differ by less are the same. */
const SAME = 0.5;

/** Shown to whoever asked for it alone. */
export function hintMessage({ tableView, ask, by, weighed }: Hint, t: Translate): Payload {
  const line = ({ answer, chance, games }: Weighed): string => {
    const what = clip(wholeAnswer(tableView, ask, answer), 150);
    return games === 0 ? t('hint.plain', { what }) : t('hint.answer', { what, chance });
  };
  const [best, ...tried] = weighed;
  // An answer that looked better in a few games is not known to be better; and answers that read alike are one.
  const seen = new Set(best === undefined ? [] : [wholeAnswer(tableView, ask, best.answer)]);
  const others = tried.filter(({ answer, chance }) => {
    const what = wholeAnswer(tableView, ask, answer);
    const isNew = best !== undefined && chance <= best.chance && !seen.has(what);
    if (isNew) seen.add(what);
    return isNew;
  });
  const [second] = others;
  const games = best?.games ?? 0;
  const lines = [
    `💡 **${t('hint.title', { by })}**`,
    ...(best === undefined ? [] : [line(best), ...reasonsOf(tableView, best, t)]),
    ...(others.length === 0 ? [] : [t('hint.others')]),
    ...others
      .slice(0, OTHERS)
      .flatMap((one) => [
        `- ${line(one)}`,
        ...(one === second && best !== undefined ? shortcomingsOf(tableView, one, best, t) : []),
      ]),
    `-# ${games === 0 ? t('hint.only') : t('hint.how', { games })}`,
  ];
  return payload([box([text(lines.join('\n'))], COLORS.calm)]);
}

/** A figure of a player that two outlooks see differently. */
type Difference = { readonly who: string; readonly label: string; readonly from: number; readonly to: number };

/** What is expected to come of the answer. */
function reasonsOf(tableView: TableView, best: Weighed, t: Translate): readonly string[] {
  const now = publicFigures(tableView.game, tableView.view);
  const found = differences(tableView, t, (seat, icon) => now[seat]?.[icon], best);
  if (found.length === 0) return [];
  return [t('hint.expects', { list: found.map((one) => t.plain('hint.change', rounded(one))).join(' · ') })];
}

/** What is expected of the next best answer, where it differs from the best. */
function shortcomingsOf(tableView: TableView, second: Weighed, best: Weighed, t: Translate): readonly string[] {
  const found = differences(tableView, t, (seat, icon) => best.expected[seat]?.[icon], second);
  if (found.length === 0) return [];
  return [`  ${t('hint.lacks', { list: found.map((one) => t.plain('hint.instead', rounded(one))).join(' · ') })}`];
}

/** The greatest differences to what is expected after an answer, by their share of the figure. */
function differences(
  { game, view, seat: reader, names }: TableView,
  t: Translate,
  before: (seat: number, icon: string) => number | undefined,
  { expected }: Weighed,
): readonly Difference[] {
  const people = plainNames(names);
  const board = game.scenes.board(view, people);
  const seats = board.kind === 'board' ? board.seats : [];
  const all = seats.flatMap(({ seat, figures }) =>
    figures.flatMap(({ icon, label }): Difference[] => {
      if (PILES.has(icon)) return [];
      const from = before(seat, icon);
      const to = expected[seat]?.[icon];
      if (from === undefined || to === undefined || Math.abs(to - from) < SAME) return [];
      const who = seat === reader ? t.plain('hint.you') : (people[seat] ?? '');
      return [{ who, label, from, to }];
    }),
  );
  const share = ({ from, to }: Difference) => Math.abs(to - from) / Math.max(1, Math.abs(from), Math.abs(to));
  return all.sort((a, b) => share(b) - share(a)).slice(0, REASONS);
}

const rounded = ({ from, to, ...rest }: Difference) => ({
  ...rest,
  from: Math.round(from * 10) / 10,
  to: Math.round(to * 10) / 10,
});
