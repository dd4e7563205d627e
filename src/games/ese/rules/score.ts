/** The end: elimination (3.11) and scoring (3.12). */
import { rankingAfter } from '#kernel/places';
import type { Seat } from '#kernel/state';
import { zone } from '#kernel/zones';
import type { EseMachine } from '../kind.ts';
import { discard, hand } from './change.ts';
import { cardsOf, fleetsOf, living, planetsOf, points } from './facts.ts';

/** Most points win, then most fleets; further ties share a place (3.12, A43). */
export function score(m: EseMachine, how: string): void {
  const table = living(m, 0).map((seat) => ({ seat, points: points(m, seat), fleets: fleetsOf(m, seat).length }));
  m.emit({ e: 'scored', table });
  const sorted = [...table].sort((a, b) => b.points - a.points || b.fleets - a.fleets);
  const ranking: Seat[][] = [];
  for (const [n, { seat, points: own, fleets }] of sorted.entries()) {
    const before = sorted[n - 1];
    if (own === before?.points && fleets === before.fleets) ranking.at(-1)?.push(seat);
    else ranking.push([seat]);
  }
  const winners = living(m, 0).filter((seat) => ranking[0]?.includes(seat));
  const [, , ...out] = rankingAfter(m.state, living(m, 0));
  m.finish(winners, how, [...ranking, ...out]);
}

/** Eliminates players who no longer control a planet; the last one left wins at once (3.11, A40). */
export function eliminate(m: EseMachine): void {
  for (const seat of living(m, m.state.g.active)) if (planetsOf(m, seat).length === 0) remove(m, seat, 'conquered');
}

/** A seat leaves the game: its fleets, techs and hands are discarded, its race cards go under their deck. */
export function remove(m: EseMachine, seat: Seat, how: string): void {
  m.emit({ e: 'eliminated', seat, how });
  for (const id of cardsOf(m, seat)) if (zone(m.state, 'play').includes(id)) discard(m, id, 'eliminated', seat);
  for (const kind of ['resource', 'action'] as const)
    for (const id of [...hand(m, kind, seat)]) discard(m, id, 'eliminated', seat);
  m.state.out.push(seat);
  m.version++;
  const left = living(m, 0);
  if (left.length <= 1) m.finish(left, 'conquest');
}
