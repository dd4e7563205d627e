// Games cut into what one person has of them: their own turns, and the turns of others in between.
import type { View } from '#face/view';
import type { Course, Entered } from './play.ts';

/** A turn of one's own, or all turns of others between two of one's own. */
export type Span = {
  readonly own: boolean;
  readonly attacked: boolean;
  /** All presses, those that open the panel among them. */
  readonly presses: number;
  /** The same of somebody who follows no suggestion. */
  readonly unadvised: number;
  readonly openings: number;
  /** How often the game came to wait for the person. */
  readonly calls: number;
  readonly pings: number;
};

/** The spans of all seats of a game, without what comes before the first turn. */
export function spansOf(moves: Course, attacks?: (view: View, seat: number) => boolean): readonly Span[] {
  const seats = moves.moments[0]?.view.seats ?? 0;
  return Array.from({ length: seats }, (_, seat) => ofSeat(moves, seat, attacks)).flat();
}

type Open = { -readonly [K in keyof Span]: Span[K] };

function ofSeat(
  { moments, entered, pings }: Course,
  seat: number,
  attacks: ((view: View, seat: number) => boolean) | undefined,
): readonly Span[] {
  const spans: Open[] = [];
  const ofTurn = new Map<number, Open>();
  for (const { turn, active, view } of moments) {
    if (turn === 0 || view.out.includes(seat)) continue;
    const own = active === seat;
    const last = spans.at(-1);
    const goesOn = last !== undefined && (ofTurn.get(turn) === last || (!own && !last.own));
    const now = goesOn ? last : { own, attacked: false, presses: 0, unadvised: 0, openings: 0, calls: 0, pings: 0 };
    if (!goesOn) spans.push(now);
    ofTurn.set(turn, now);
    if (attacks?.(view, seat) === true) now.attacked = true;
  }
  for (const one of entered) {
    const span = one.seat === seat ? ofTurn.get(one.turn) : undefined;
    if (span === undefined) continue;
    span.presses += pressesOf(one);
    span.unadvised += unadvisedOf(one);
    span.openings += Number(one.opened);
    span.calls += Number(one.called);
  }
  for (const ping of pings) {
    const span = ping.seat === seat ? ofTurn.get(ping.turn) : undefined;
    if (span !== undefined) span.pings += 1;
  }
  return spans;
}

/** The presses of an answer, with the one that opened the panel. */
export const pressesOf = ({ presses, opened }: Entered): number => presses + Number(opened);

/** The same of somebody who follows no suggestion. */
export const unadvisedOf = ({ unadvised, opened }: Entered): number => unadvised + Number(opened);
