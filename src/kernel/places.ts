/** The places of the players in a finished game. */
import type { Seat, State } from './state.ts';

/**
 * The place of each seat, from 1. `ranking`: groups of seats from best to worst. The seats of a group share a place, and the
 * next group comes after all of them (1, 2, 2, 4).
 */
export function placesOf(ranking: readonly (readonly Seat[])[]): number[] {
  const places: number[] = [];
  let better = 0;
  for (const group of ranking) {
    for (const seat of group) places[seat] = better + 1;
    better += group.length;
  }
  return places;
}

/** Winners first, then the seats still in the game, then the eliminated ones, the last one out first. */
export function rankingAfter(
  state: Pick<State, 'seats' | 'out' | 'outTogether'>,
  winners: readonly Seat[],
): readonly (readonly Seat[])[] {
  const losers = Array.from({ length: state.seats }, (_, seat) => seat).filter((seat) => !winners.includes(seat));
  const groups: Seat[][] = [];
  for (const seat of state.out.filter((one) => losers.includes(one))) {
    const last = groups.at(-1);
    const together = state.outTogether?.some((group) => group.includes(seat) && group.includes(last?.[0] ?? -1));
    if (together === true && last !== undefined) last.push(seat);
    else groups.push([seat]);
  }
  return [winners, losers.filter((seat) => !state.out.includes(seat)), ...groups.reverse()];
}
