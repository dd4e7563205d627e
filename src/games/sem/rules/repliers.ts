/** Who of an attacked player may answer an attack: by firing back, by firing first as it is passed by, by intercepting. */
import type { CardId, Seat } from '#kernel/state';
import { ref } from '#kernel/zones';
import type { SemMachine } from '../kind.ts';
import { def } from '../library.ts';
import { aimedAt, attackedHosts } from './aims.ts';
import { isDefenseStation, unitsOf } from './facts.ts';
import { mayIntercept, readyWeapons } from './figures.ts';

/** Whether a defense station fires first at a unit that passes it by to attack its base: nothing has been aimed at it (S-6.1). */
export const firesFirst = (m: SemMachine, id: CardId): boolean =>
  isDefenseStation(m, id) && !m.state.g.targeted.includes(ref(m.state, id)) && readyWeapons(m, id).length > 0;

/** The defense stations of a seat that the current attack passes by, and that have something to fire (S-6.1). */
export function bypassedStations(m: SemMachine, seat: Seat): CardId[] {
  const isBaseHit = aimedAt(m, seat).some((id) => def(m, id).type === 'base');
  return canBeFiredAt(m) && isBaseHit ? unitsOf(m, seat).filter((id) => firesFirst(m, id)) : [];
}

/** Whether the current attack can be fired at: it has a unit, and nothing forbids an answer. */
export const canBeFiredAt = (m: SemMachine): boolean => {
  const { attack } = m.state.g;
  return attack?.unit !== undefined && attack.unanswered !== true;
};

/** The units that may fire back, with something to fire. */
export function returners(m: SemMachine, seat: Seat): CardId[] {
  return canBeFiredAt(m) ? attackedHosts(m, seat).filter((id) => readyWeapons(m, id).length > 0) : [];
}

/** The units that may intercept: not targets themselves, for a command a projectile alone (S-6.3, S-6.4). */
export function interceptors(m: SemMachine, seat: Seat): CardId[] {
  const { attack } = m.state.g;
  if (attack === undefined || attack.unanswered === true) return [];
  if (attack.unit === undefined && attack.projectile !== true) return [];
  const aimed = attackedHosts(m, seat);
  return aimed.length === 0 ? [] : unitsOf(m, seat).filter((id) => mayIntercept(m, id) && !aimed.includes(id));
}
