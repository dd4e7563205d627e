/** The turns of a game that is over that brought somebody forward most. */
import type { Seat } from '#kernel/state';
import type { Context, Opened } from '../context.ts';
import type { PointStart } from '../types.ts';
import { type GameAnalysis, judgedSoFar } from './game-analysis.ts';
import { gameHistoryOf } from './game-history.ts';

/** How many turns are told. */
const TOLD = 3;
/** By how much a turn must change somebody's chance to be told. */
const NOTABLE = 0.05;

/**
 * A turn: which of those that were judged, from 0; the revs where it and the next one begin; whom it brought forward most, with
 * their chances, from 0 to 1, at both.
 */
type Gain = {
  readonly at: number;
  readonly rev: number;
  readonly after: number;
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
};

/** The turns that brought somebody forward most, in their order. */
export function gainsIn({ moments }: GameAnalysis): readonly Gain[] {
  const gains = moments.slice(1).map((after, at): Gain => {
    const before = moments[at] ?? after;
    const by = after.chances.map((chance, seat) => chance - (before.chances[seat] ?? 0));
    const seat: Seat = by.indexOf(Math.max(...by));
    const [from = 0, to = 0] = [before.chances[seat], after.chances[seat]];
    return { at, rev: before.rev, after: after.rev, seat, from, to };
  });
  const notable = gains.filter(({ from, to }) => to - from >= NOTABLE);
  return notable
    .sort((a, b) => b.to - b.from - (a.to - a.from))
    .slice(0, TOLD)
    .sort((a, b) => a.at - b.at);
}

/**
 * Where they begin, if the game has been judged already; if not, that begins in the background, and nobody waits for it. None for
 * whoever may not see all hands.
 */
export async function knownPoints(
  context: Context,
  opened: Opened,
  views: readonly unknown[],
): Promise<readonly PointStart[]> {
  if (opened.row.status !== 'finished' || !views.includes('open')) return [];
  const judged = judgedSoFar(context, opened);
  return judged === undefined ? [] : startsOf(context, opened, gainsIn(judged));
}

/** The same turns, each with its line in the log; the opening of a game has none. */
export async function startsOf<T extends { readonly rev: number }>(
  context: Context,
  opened: Opened,
  gains: readonly T[],
): Promise<readonly (T & PointStart)[]> {
  const { turns } = await gameHistoryOf(context, opened);
  return gains.map((gain) => ({ ...gain, line: turns.find(({ rev }) => rev === gain.rev)?.line }));
}
