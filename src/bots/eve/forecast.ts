/** What is about to happen to ships: what is on the pile, announced targets, a starbase about to be destroyed. */

import type { Effect } from '#games/eve/cards/format';
import type { PileItemInView } from '#games/eve/view';
import type { CardId } from '#kernel/state';
import { sum } from '../player.ts';
import { regionById, type Ship, type Sight } from './sight.ts';
import { pushOf } from './strike.ts';

/** A change to one ship that might still be made. */
export type Change = { readonly damage?: number; readonly shield?: number };

export type Forecast = {
  /** Whether a ship will be destroyed as things stand, or with a change. */
  dies(ship: Ship, change?: Change): boolean;
  /** What removing a ship would be worth, whoever controls it. */
  removal(ship: Ship): number;
  /** What more attack for one of the player's own ships would be worth. */
  boost(ship: Ship, n: number): number;
};

/** The value of a starbase saved or destroyed, far above any ship. */
const BASE = 300;

/** Looks ahead from what everybody can see. */
export function forecast(sight: Sight): Forecast {
  const coming = comingTo(sight);
  const siege = siegeOf(sight, coming);
  return {
    dies: (ship, change) => isLost(ship, coming(ship.id), change),
    removal: (ship) => ship.value + siege.saves(ship),
    boost: (ship, n) => siege.wins(ship, n) + kills(sight, coming, ship, n),
  };
}

/** What will happen to one ship. */
type Coming = { damage: number; shield: number; attack: number; gone: boolean };
type ComingTo = (id: CardId) => Readonly<Coming>;

function isLost(ship: Ship, coming: Readonly<Coming>, { damage = 0, shield = 0 }: Change = {}): boolean {
  const hits = coming.damage + damage;
  return coming.gone || (hits > 0 && hits >= ship.shield + coming.shield + shield);
}

/** Everything that is about to happen: damage and effects on the pile, and the damage to announced targets. */
function comingTo(sight: Sight): ComingTo {
  const { pile, battle, step } = sight.board;
  const known = new Map<CardId, Coming>();
  const at = (id: CardId): Coming => {
    const found = known.get(id) ?? { damage: 0, shield: 0, attack: 0, gone: false };
    known.set(id, found);
    return found;
  };
  for (const item of pile) {
    for (const { to, n } of item.damage) at(to).damage += n;
    for (const effect of effectsOf(sight, item)) for (const { card } of item.targets) foresee(at(card), effect, item.x);
  }
  if (step === 'battle.target')
    for (const { from, to } of battle?.targets ?? []) {
      const shooter = sight.ships.find((ship) => ship.id === from);
      if (shooter !== undefined) at(to).damage += shooter.attack + at(from).attack;
    }
  return (id) => known.get(id) ?? { damage: 0, shield: 0, attack: 0, gone: false };
}

/** What something on the pile will do to its targets. */
function effectsOf(sight: Sight, item: PileItemInView): readonly Effect[] {
  if (item.def === undefined || !sight.library.has(item.def)) return [];
  const { abilities } = sight.library.get(item.def);
  if (item.kind === 'card') return abilities.filter((one) => one.kind === 'resolve').flatMap((one) => one.do);
  return item.ability === undefined ? [] : (abilities[item.ability]?.do ?? []);
}

function foresee(coming: Coming, effect: Effect, x = 0): void {
  if (!('what' in effect) || effect.what.pick !== 'target') return;
  if (effect.verb === 'damage') coming.damage += typeof effect.n === 'number' ? effect.n : x;
  else if (effect.verb === 'modShield') coming.shield += effect.n;
  else if (effect.verb === 'prevent') coming.shield += effect.n === 'all' ? 99 : effect.n;
  else if (effect.verb === 'modAttack') coming.attack += effect.n;
  else if (effect.verb === 'destroy' || effect.verb === 'returnToHand' || effect.verb === 'moveShip')
    coming.gone = true;
}

type Siege = { saves(ship: Ship): number; wins(ship: Ship, n: number): number };

/** The starbase under attack, until its damage is fixed: whose ships count, and how much attack is missing. */
function siegeOf(sight: Sight, coming: ComingTo): Siege {
  const { battle, step } = sight.board;
  const nothing: Siege = { saves: () => 0, wins: () => 0 };
  const region = battle === undefined ? undefined : regionById(sight, battle.region);
  const open = step !== 'battle.result' && step !== 'battle.begin';
  if (battle === undefined || region?.shield === undefined || !open) return nothing;
  const base = region.shield - region.damage;
  const attackers = sight.ships.filter(
    (ship) => ship.attacking && ship.at === region.id && !isLost(ship, coming(ship.id)),
  );
  const attack = (ship: Ship) => ship.attack + coming(ship.id).attack;
  const total = sum(attackers, attack);
  return {
    saves: (ship) =>
      region.home === sight.seat && attackers.includes(ship) && total >= base && total - attack(ship) < base ? BASE : 0,
    wins: (ship, n) => {
      const enough = total < base && total + Math.max(n, pushOf(sight)) >= base;
      return battle.by === sight.seat && attackers.includes(ship) && enough ? BASE : 0;
    },
  };
}

/** Whether more attack would let a ship kill its target, before the damage is fixed. */
function kills(sight: Sight, coming: ComingTo, ship: Ship, n: number): number {
  const { battle, step } = sight.board;
  const to = step === 'battle.target' ? battle?.targets.find((one) => one.from === ship.id)?.to : undefined;
  const target = sight.ships.find((one) => one.id === to);
  if (target === undefined) return 0;
  const now = coming(target.id);
  return !isLost(target, now) && isLost(target, now, { damage: n }) ? target.value : 0;
}
