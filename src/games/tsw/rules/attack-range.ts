/** What a card in play may do in the attack phase: move, attack, collide, and on what (T-7 to T-9). */
import type { CardId, Seat } from '#kernel/state';
import { card } from '#kernel/zones';
import type { TswMachine } from '../kind.ts';
import { def } from '../library.ts';
import {
  actionsTaken,
  areTogether,
  foeOf,
  has,
  holder,
  hostOf,
  inPlay,
  isHome,
  isNew,
  isParalyzed,
  shieldsOf,
} from './facts.ts';
import { attack, attacksOf, collision, defense, defenseLeft, isFast, isSlow } from './figures.ts';
import { isAffected } from './standing.ts';
import { strikesOf } from './strikes.ts';

/** Cards that can be attacked (T-8.1). */
const targetTypes = ['spaceship', 'missile', 'defense'] as const;

/** Whether a card may move to the other zone (T-7). */
export function mayMove(m: TswMachine, id: CardId): boolean {
  const { moved, attacks, ability } = actionsTaken(m, id);
  const { type } = def(m, id);
  if ((type !== 'spaceship' && type !== 'missile') || isParalyzed(m, id) || moved === true) return false;
  if ((isNew(m, id) && !isFast(m, id)) || isAffected(m, 'forbidMove', id) || hostOf(m, id) !== undefined) return false;
  return !(isSlow(m, id) && (attacks !== undefined || ability === true));
}

/** Whether a card has an attack left this turn, before or after it moves (T-8.1, T-7.2, W15). */
function hasAttack(m: TswMachine, id: CardId): boolean {
  const { moved, attacks = 0, ability } = actionsTaken(m, id);
  if (isParalyzed(m, id) || ability === true || attacks >= attacksOf(m, id)) return false;
  if (isAffected(m, 'forbidAttack', id)) return false;
  const host = hostOf(m, id);
  // What is attached is launched by its host, in place of the host's attacks, and not in its first turn (W31).
  if (host !== undefined) return !isNew(m, id) && holder(m, host) === holder(m, id) && hasAbility(m, host);
  return !(isSlow(m, id) && moved === true);
}

/** Whether a card may still use an ability in place of its attacks, of all of them (T-9.1, W19). */
export function hasAbility(m: TswMachine, id: CardId): boolean {
  const { moved, attacks, ability } = actionsTaken(m, id);
  if (isParalyzed(m, id) || ability === true || attacks !== undefined) return false;
  return !(isSlow(m, id) && moved === true);
}

/**
 * Whether a card strikes from its home zone at whatever there is: a long range ship after its first turn; a missile that is
 * not Slow, has not moved, and is Fast or has been in play before (T-8.9, T-8.10, W16).
 */
function isFarReaching(m: TswMachine, id: CardId): boolean {
  if (hostOf(m, id) !== undefined) return true;
  if (!isHome(m, id)) return false;
  if (def(m, id).type !== 'missile') return has(m, id, 'long range') && !isNew(m, id);
  if (isSlow(m, id) || actionsTaken(m, id).moved === true) return false;
  return isFast(m, id) || !isNew(m, id);
}

/** Whether a card is where it can strike the enemy station: a ship since before this turn, a missile at any time (T-8.5, T-8.9). */
function isAtStation(m: TswMachine, id: CardId): boolean {
  if (card(m.state, id).at !== foeOf(holder(m, id))) return false;
  return def(m, id).type === 'missile' || (!isNew(m, id) && actionsTaken(m, id).moved !== true);
}

/** The enemy cards that a card may attack now: with an attack value of 0, those alone to which its attack does something else. */
export function attackTargets(m: TswMachine, id: CardId): CardId[] {
  if (!hasAttack(m, id)) return [];
  const far = isFarReaching(m, id);
  const deals = attack(m, id) > 0;
  return enemies(m, holder(m, id)).filter(
    (one) =>
      (far || areTogether(m, id, one)) &&
      !isAffected(m, 'forbidTarget', one) &&
      (deals || strikesOf(m, id, one).length > 0),
  );
}

/** The enemy cards that a card can attack once it has moved to the other zone, and not from where it is. */
export function raidTargets(m: TswMachine, id: CardId): CardId[] {
  if (!mayMove(m, id) || !hasAttack(m, id) || isSlow(m, id) || isFarReaching(m, id)) return [];
  const deals = attack(m, id) > 0;
  return enemies(m, holder(m, id)).filter(
    (one) =>
      !areTogether(m, id, one) && !isAffected(m, 'forbidTarget', one) && (deals || strikesOf(m, id, one).length > 0),
  );
}

function enemies(m: TswMachine, seat: Seat): CardId[] {
  return inPlay(m, foeOf(seat), ...targetTypes).filter((id) => defense(m, id) !== undefined);
}

/** Whether a card may attack the enemy station now: no shield protects it, or the attack goes through all of them (T-8.4, T-8.8). */
export function mayAttackStation(m: TswMachine, id: CardId): boolean {
  if (!hasAttack(m, id) || attack(m, id) === 0) return false;
  if (!isAtStation(m, id) && !isFarReaching(m, id)) return false;
  const shields = shieldsOf(m, foeOf(holder(m, id)));
  if (shields.length === 0) return true;
  return has(m, id, 'through shield') && attack(m, id) > shields.reduce((sum, one) => sum + defenseLeft(m, one), 0);
}

/** The enemy cards that a card may collide with (T-9.2, W37). */
export function collisionTargets(m: TswMachine, id: CardId): CardId[] {
  if (!mayCollide(m, id)) return [];
  return enemies(m, holder(m, id)).filter((one) => areTogether(m, id, one) && !isAffected(m, 'forbidCollision', one));
}

/** Whether a card may collide with the enemy station: like an attack, and not through shields. */
export function mayHitStation(m: TswMachine, id: CardId): boolean {
  return mayCollide(m, id) && isAtStation(m, id) && shieldsOf(m, foeOf(holder(m, id))).length === 0;
}

const mayCollide = (m: TswMachine, id: CardId): boolean =>
  def(m, id).type === 'spaceship' &&
  collision(m, id) !== undefined &&
  hasAbility(m, id) &&
  !isAffected(m, 'forbidAttack', id);
