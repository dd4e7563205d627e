/** What happened, as lines of text. */
import type { Game } from '#face/game';
import type { Names, Weight } from '#face/words';
import type { LogEntry, TableView } from '#table/types';
import { type Act, actsOf } from '#table/view/acts';
import { clip, clipLines } from '../../core/limits.ts';
import { markdownNames } from '../../core/people.ts';
import type { Translate } from '../../words.ts';

/** A line, and how much it matters in the story of the game. `own`: it is about the reader. */
export type WeightedLine = { readonly line: string; readonly weight: Weight | undefined; readonly own?: boolean };

/** One line per act, oldest first; a line that repeats is shown once with its count. */
export const linesOf = (game: Game, entries: readonly LogEntry[], names: Names): readonly WeightedLine[] =>
  linesOfActs(actsOf(game, entries, names));

/** The same, given the acts. `isOwn`: whether one is about the reader. */
export function linesOfActs(acts: readonly Act[], isOwn: (act: Act) => boolean = () => false): readonly WeightedLine[] {
  const told: (WeightedLine & { times: number })[] = [];
  for (const act of acts) {
    const { line, weight } = act;
    const last = told.at(-1);
    if (last?.line === line) last.times += 1;
    else told.push({ line, weight, own: isOwn(act), times: 1 });
  }
  return told.map(({ times, ...one }) => ({ ...one, line: withCount(one.line, times) }));
}

/** A line with its count, if it occurs more than once in a row. */
export const withCount = (line: string, times: number): string => (times === 1 ? line : `${line} ×${times}`);

/** The final standing of a finished game, cut to the room that a message has for it. */
export function endingLines(tableView: TableView): readonly string[] {
  if (tableView.view.result === undefined) return [];
  const lines = tableView.game.words.ending?.(tableView.view, markdownNames(tableView.names)) ?? [];
  return lines.length === 0 ? [] : [clipLines(lines, 800)];
}

/** Lines that fit, and how many are left out. */
export type Highlights = { readonly kept: readonly WeightedLine[]; readonly left: number };

/**
 * The lines that matter most, in at most `count` lines and `max` characters, in order of time, with a note on how many are left
 * out. Decisive lines and the reader's own are kept first and routine ones last; among equals, newer ones win. Undefined if there
 * are no lines.
 */
export function highlights(
  told: readonly WeightedLine[],
  count: number,
  max: number,
  t: Translate,
): string | undefined {
  const shown = highlightsOf(told, count, max);
  if (shown === undefined) return undefined;
  const { kept, left } = shown;
  const note = left > 0 ? [`-# ${t('panel.more', { count: left })}`] : [];
  return [...note, ...kept.map(({ line }) => line)].join('\n');
}

/** The same lines, and the number of those that are left out. */
export function highlightsOf(told: readonly WeightedLine[], count: number, max: number): Highlights | undefined {
  const kept = chosen(told, count, max);
  if (kept.length === 0) return undefined;
  return { kept, left: told.filter(isAct).length - kept.filter(isAct).length };
}

/** The line that matters most, of equals the newest; undefined if there is none but headings. */
export const mostTelling = (told: readonly WeightedLine[]): string | undefined =>
  chosen(told.filter(isAct), 1, LINE + 1)[0]?.line;

const isAct = ({ weight }: WeightedLine): boolean => weight !== 'chapter';
const LINE = 400;
/** Stands before lines that are about the reader. */
const OWN_MARK = '🔸';
const ranks: Readonly<Record<Exclude<Weight, 'chapter'> | 'usual', number>> = {
  end: 0,
  turning: 0,
  usual: 1,
  routine: 2,
  cause: 2,
};
/** What is the reader's own matters more than what is not by one rank. */
const rankOf = ({ weight, own = false }: WeightedLine): number =>
  weight === 'chapter' ? 0 : Math.max(0, ranks[weight ?? 'usual'] - (own ? 1 : 0));

/** The lines that matter most, in order; a chapter's heading precedes the first of its lines that is kept, and its cause what it led to. */
function chosen(told: readonly WeightedLine[], count: number, max: number): readonly WeightedLine[] {
  const lines = told.map((one) => ({
    ...one,
    line: clip(one.own === true ? `${OWN_MARK} ${one.line}` : one.line, LINE),
  }));
  const heads = lines.map((_, i) => lines.slice(0, i + 1).findLastIndex(({ weight }) => weight === 'chapter'));
  const order = lines.flatMap((one, i) => (isAct(one) ? [i] : []));
  order.sort((a, b) => rankOf(lines[a] as WeightedLine) - rankOf(lines[b] as WeightedLine) || b - a);
  const kept = new Set<number>();
  let size = 0;
  for (const i of order) {
    const cause = lines[i - 1]?.weight === 'cause' ? i - 1 : -1;
    const added = [heads[i] ?? -1, cause, i].filter((at) => at >= 0 && !kept.has(at));
    const more = added.reduce((sum, at) => sum + (lines[at]?.line.length ?? 0) + 1, 0);
    if (kept.size + added.length > count || size + more > max) break;
    for (const at of added) kept.add(at);
    size += more;
  }
  const last = lines.at(-1);
  if (kept.size === 0 && last !== undefined && !isAct(last)) return [last];
  return lines.filter((_, i) => kept.has(i));
}
