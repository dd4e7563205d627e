/** Whether the player's starbase would survive, and which ships it takes to hold it. */
import type { SeatInView } from '#games/eve/view';
import { sum } from '../player.ts';
import { asAttacker, asDefender, campaign, type Fighter } from './duel.ts';
import type { Ship, Sight } from './sight.ts';

/** Whether the starbase survives the next turn of every opponent with these ships at home. */
export function isSafe(sight: Sight, guards: readonly Ship[]): boolean {
  const base = (sight.home.shield ?? 0) - sight.home.damage;
  const defenders = guards.map(asDefender);
  return sight.foes.every((foe) => {
    const attackers = besiegers(sight, foe);
    if (sum(attackers, (one) => one.attack) < base) return true;
    return !campaign({ attackers, defenders, base }).fallen;
  });
}

const safeSoon = new WeakMap<Sight, boolean>();

/** The same with all ships that are ready by then. Asked for every ship that might be built, so it is kept. */
export function isSafeSoon(sight: Sight): boolean {
  const known = safeSoon.get(sight);
  if (known !== undefined) return known;
  const ready = sight.mine.filter((ship) => ship.tabs < 2);
  const safe = isSafe(sight, ready);
  safeSoon.set(sight, safe);
  return safe;
}

/** Everything with which an opponent may attack next turn: ships that will be ready, and one that they can pay for. */
function besiegers(sight: Sight, foe: SeatInView): Fighter[] {
  const ships = sight.ships.filter((ship) => ship.seat === foe.seat && ship.tabs < 2 && ship.attack > 0);
  const surprise = foe.hand > 0 ? Math.min(3, Math.floor((foe.isk + foe.income) / 3)) : 0;
  const extra = { id: `new of ${foe.seat}`, attack: surprise, shield: 2, value: surprise * 2, ambush: 0 };
  return [...ships.map(asAttacker), ...(surprise > 0 ? [extra] : [])];
}

/**
 * The fewest of some ships that keep the starbase safe, strongest first; all of them if even that is not enough, since some
 * defence is better than none.
 */
export function guardOf(sight: Sight, ships: readonly Ship[]): readonly Ship[] {
  const strongest = [...ships]
    .filter((ship) => ship.attack > 0)
    .sort((a, b) => strength(b) - strength(a) || (a.id < b.id ? -1 : 1));
  for (let n = 0; n <= strongest.length; n++) {
    const guards = strongest.slice(0, n);
    if (isSafe(sight, guards)) return guards;
  }
  return strongest;
}

function strength(ship: Ship): number {
  return (
    ship.attack * 2 +
    ship.shield +
    sum(ship.card.commands, (one) => (one.name === 'ambush' || one.name === 'sniping' ? one.power * 2 : 0))
  );
}
