/** What is about to happen to ships: damage that lies on the pile, targets announced, a starbase about to fall. */
import type { CardId } from '#kernel/state';
import { sum } from '../player.ts';
import { regionById, type Ship, type Sight } from './sight.ts';

/** A change to one ship that might still be made. */
export type Change = { readonly damage?: number; readonly shield?: number };

export type Forecast = {
  /** Whether a ship will die as things stand, or with a change. */
  dies(ship: Ship, change?: Change): boolean;
  /** What taking a ship off the table would be worth, whoever's it is. */
  removal(ship: Ship): number;
  /** What more attack for one of one's own ships would be worth. */
  boost(ship: Ship, n: number): number;
};

/** Far above any ship: a starbase saved or felled. */
const BASE = 300;

/** Looks ahead from what everybody can see. */
export function forecast(sight: Sight): Forecast {
  const coming = damageComing(sight);
  const siege = siegeOf(sight);
  return {
    dies: (ship, { damage = 0, shield = 0 } = {}) =>
      (coming.get(ship.id) ?? 0) + damage >= ship.shield + shield && (coming.get(ship.id) ?? 0) + damage > 0,
    removal: (ship) => ship.value + siege.saves(ship),
    boost: (ship, n) => siege.wins(ship, n) + kills(sight, coming, ship, n),
  };
}

/** Damage on the pile, else the damage of the targets that have been announced. */
function damageComing(sight: Sight): ReadonlyMap<CardId, number> {
  const { pile, battle } = sight.board;
  const coming = new Map<CardId, number>();
  const add = (id: CardId, n: number) => coming.set(id, (coming.get(id) ?? 0) + n);
  for (const item of pile) for (const { to, n } of item.damage) add(to, n);
  if (sight.board.step === 'battle.target')
    for (const { from, to } of battle?.targets ?? [])
      add(to, sight.ships.find((ship) => ship.id === from)?.attack ?? 0);
  return coming;
}

type Siege = { saves(ship: Ship): number; wins(ship: Ship, n: number): number };

/** The starbase under attack, as long as its damage is not fixed: whose ships count, and how much is wanting. */
function siegeOf(sight: Sight): Siege {
  const { battle, step } = sight.board;
  const nothing: Siege = { saves: () => 0, wins: () => 0 };
  const region = battle === undefined ? undefined : regionById(sight, battle.region);
  const open = step !== 'battle.result' && step !== 'battle.begin';
  if (battle === undefined || region?.shield === undefined || !open) return nothing;
  const base = region.shield - region.damage;
  const coming = damageComing(sight);
  const attackers = sight.ships.filter(
    (ship) => ship.attacking && ship.at === region.id && (coming.get(ship.id) ?? 0) < ship.shield,
  );
  const total = sum(attackers, (ship) => ship.attack);
  return {
    saves: (ship) =>
      region.home === sight.seat && attackers.includes(ship) && total >= base && total - ship.attack < base ? BASE : 0,
    wins: (ship, n) =>
      battle.by === sight.seat && attackers.includes(ship) && total < base && total + n >= base ? BASE : 0,
  };
}

/** More attack counts where it turns a ship's target into a kill, before the damage is fixed. */
function kills(sight: Sight, coming: ReadonlyMap<CardId, number>, ship: Ship, n: number): number {
  const { battle, step } = sight.board;
  const to = step === 'battle.target' ? battle?.targets.find((one) => one.from === ship.id)?.to : undefined;
  const target = sight.ships.find((one) => one.id === to);
  if (target === undefined) return 0;
  const now = coming.get(target.id) ?? 0;
  return now < target.shield && now + n >= target.shield ? target.value : 0;
}
