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
import { mayStrike, strikesOf } from './strikes.ts';

/** Cards that can be attacked (T-8.1). */
const targetTypes = ['spaceship', 'missile', 'defense'] as const;

/** Whether a card may move to the other zone (T-7). */
function mayMove(m: TswMachine, id: CardId): boolean {
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
function hasAbility(m: TswMachine, id: CardId): boolean {
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

/** What a card may do in the attack phase. */
export type Range = {
  /** It may move to the other zone (T-7). */
  readonly moves: boolean;
  /** It may use an ability in place of its attacks. */
  readonly usesAbility: boolean;
  /** The enemy cards that it may attack now. */
  readonly attacks: readonly CardId[];
  /** Those that it can attack once it has moved to the other zone, and not from where it is. */
  readonly raids: readonly CardId[];
  /** It may attack the enemy station now. */
  readonly attacksStation: boolean;
  /** The enemy cards that it may collide with (T-9.2, W37). */
  readonly collidesWith: readonly CardId[];
  /** It may collide with the enemy station: like an attack, and not through shields. */
  readonly hitsStation: boolean;
};

/** What a card may do in the attack phase, and on what. */
export function rangeOf(m: TswMachine, id: CardId): Range {
  const moves = mayMove(m, id);
  const usesAbility = hasAbility(m, id);
  const collides = usesAbility && mayCollide(m, id);
  return {
    moves,
    usesAbility,
    ...(hasAttack(m, id) ? strikesFrom(m, id, moves) : nothing),
    collidesWith: collides
      ? enemies(m, holder(m, id)).filter((one) => areTogether(m, id, one) && !isAffected(m, 'forbidCollision', one))
      : none,
    hitsStation: collides && isAtStation(m, id) && shieldsOf(m, foeOf(holder(m, id))).length === 0,
  };
}

const none: readonly never[] = [];
type Strikes = Pick<Range, 'attacks' | 'raids' | 'attacksStation'>;
const nothing: Strikes = { attacks: none, raids: none, attacksStation: false };

/** What a card with an attack left may attack: with an attack value of 0, those alone to which its attack does something else. */
function strikesFrom(m: TswMachine, id: CardId, moves: boolean): Strikes {
  const value = attack(m, id);
  if (value === 0 && !mayStrike(m, id)) return nothing;
  const far = isFarReaching(m, id);
  const targets = enemies(m, holder(m, id)).filter(
    (one) => !isAffected(m, 'forbidTarget', one) && (value > 0 || strikesOf(m, id, one).length > 0),
  );
  if (far) return { attacks: targets, raids: none, attacksStation: value > 0 && passesShields(m, id, value) };
  const here = (one: CardId) => areTogether(m, id, one);
  return {
    attacks: targets.filter(here),
    raids: moves && !isSlow(m, id) ? targets.filter((one) => !here(one)) : none,
    attacksStation: value > 0 && isAtStation(m, id) && passesShields(m, id, value),
  };
}

/** Cards that can be attacked: those that can be damaged. */
const enemies = (m: TswMachine, seat: Seat): readonly CardId[] => m.memoFor(targetsOf, foeOf(seat));

const targetsOf = (m: TswMachine, seat: Seat): readonly CardId[] =>
  inPlay(m, seat, ...targetTypes).filter((id) => defense(m, id) !== undefined);

/** Whether an attack reaches the enemy station: no shield protects it, or the attack goes through all of them (T-8.4, T-8.8). */
function passesShields(m: TswMachine, id: CardId, value: number): boolean {
  const shields = shieldsOf(m, foeOf(holder(m, id)));
  if (shields.length === 0) return true;
  return has(m, id, 'through shield') && value > shields.reduce((sum, one) => sum + defenseLeft(m, one), 0);
}

/** Whether a card that may use its ability may collide. */
const mayCollide = (m: TswMachine, id: CardId): boolean =>
  def(m, id).type === 'spaceship' && collision(m, id) !== undefined && !isAffected(m, 'forbidAttack', id);
