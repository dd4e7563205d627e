/** What is at stake when cards in play are shot at: the worth of units, of what is on them, of points of a base. */
import { staysOf, type Target } from '#games/sem/in-view';
import type { SeatInView, UnitInView } from '#games/sem/view';
import { sum } from '../player.ts';
import { type Outcome, outcomeAt, type Shot, volleyOf } from './forecast.ts';
import { definitionOf, foesOf, mine, readyWeapons, type Sight } from './sight.ts';
import { attackOf, forceOf, unitWorth, VICTORY, worthOn } from './worth.ts';

/** The part of a unit's worth that is lost with its hit points before the last. */
const WOUND = 0.4;
/** The least that a point of damage to a base is worth. */
const POINT = 0.15;

/** Turns in which a player's base would fall to the units of their opponents, if all of those fired at it. */
export function turnsLeft(sight: Sight, { seat, base }: SeatInView): number {
  const others = sight.board.seats.filter((one) => one.seat !== seat && one.base !== undefined);
  const force = sum(others, forceOf) / Math.max(1, others.length);
  return base === undefined ? 0 : (base.hpLeft + base.shields) / Math.max(1, force);
}

/** What a point of damage to the base of a player is worth. */
export function pointWorth(sight: Sight, { seat, base }: SeatInView): number {
  if (base === undefined) return 0;
  const urgent = seat !== sight.me && isInReach(sight, base) ? VICTORY / 20 : 0;
  return POINT + 4 / Math.max(1, base.hpLeft) + urgent;
}

/** Whether the player's units that may still attack this turn can be expected to destroy a base by it. */
function isInReach(sight: Sight, base: UnitInView): boolean {
  if (sight.view.active !== sight.me) return false;
  const target = { id: base.id, host: base };
  const shots = strikersOf(sight).flatMap((unit) => volleyOf(sight, unit, target));
  return outcomeAt(target, shots).falls > 0.5;
}

/** The player's units that may still attack this turn. */
const strikersOf = (sight: Sight): readonly UnitInView[] =>
  mine(sight).units.filter(
    (unit) => !unit.testing && unit.class !== 'defense station' && readyWeapons(unit).length > 0,
  );

/** What a unit is worth to the player: their own as it is, one of an opponent the more, the less time they have. */
function stakeOf(sight: Sight, unit: UnitInView): number {
  const worth = unitWorth(sight, unit);
  if (unit.seat === sight.me) return worth;
  const hurry = Math.min(1.5, 3 / Math.max(1, turnsLeft(sight, mine(sight))));
  const force = unit.class === 'defense station' ? 0 : attackOf(unit);
  return 0.9 * worth + 0.4 * hurry * force + (foesOf(sight).length > 1 ? -0.2 * worth : 0);
}

/** What is lost with a target that is no base: a unit, or a modification on it. */
export function stakeIn(sight: Sight, { host, part }: Target): number {
  const card = part === undefined ? undefined : definitionOf(sight, part.def);
  return card === undefined ? stakeOf(sight, host) : Math.max(1, worthOn(sight, card, host));
}

/** The part of a stake that is lost by what comes of shots. */
export function lostShare(target: Target, { falls, hull }: Outcome): number {
  const wounded = hull / Math.max(1, staysOf(target).hp) - falls;
  return falls + WOUND * Math.max(0, wounded);
}

export const isBase = ({ host, part }: Target): boolean => part === undefined && host.class === 'base';

/** What it comes to that shots are fired at something, to whoever loses by it. */
export function harm(sight: Sight, target: Target, shots: readonly Shot[]): number {
  return shots.length === 0 ? 0 : harmOf(sight, target, outcomeAt(target, shots));
}

/** The same by what comes of the shots. */
export function harmOf(sight: Sight, target: Target, outcome: Outcome): number {
  if (!isBase(target)) return stakeIn(sight, target) * lostShare(target, outcome);
  const owner = sight.board.seats[target.host.seat];
  return owner === undefined ? 0 : outcome.hull * pointWorth(sight, owner) + outcome.falls * VICTORY;
}
