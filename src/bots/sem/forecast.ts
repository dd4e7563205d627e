/** What shots may be expected to do: chances to hit, to destroy, damage to the hull. */
import { staysOf, type Target } from '#games/sem/in-view';
import { SIDES } from '#games/sem/rules/rounds';
import type { UnitInView } from '#games/sem/view';
import { sum } from '../player.ts';
import { isMeant, readyWeapons, type Sight } from './sight.ts';

/** The chance that a shot hits a unit with an Evasion; 0: none. */
export function hitChance(hit: number, evasion: number): number {
  return evasion === 0 ? 1 : Math.min(1, Math.max(0, (SIDES + 1 - evasion + hit) / SIDES));
}

/** A shot with the chance that it hits. `passes`: shields do not take it. */
export type Shot = { readonly damage: number; readonly chance: number; readonly passes: boolean };

/** What shots come to: the chance that their target falls, and the damage to be expected on its hull. */
export type Outcome = { readonly falls: number; readonly hull: number };

/** More than any unit is dealt: keeps the two sums of damage apart in one number. */
const APART = 1024;

/** The outcome of shots that are resolved together. `left`: the hit points left. */
export function outcomeOf(shots: readonly Shot[], left: number, shields: number): Outcome {
  let sums = new Map<number, number>([[0, 1]]);
  for (const { damage, chance, passes } of shots) {
    if (chance <= 0 || damage <= 0) continue;
    const next = new Map<number, number>();
    for (const [sum, share] of sums) {
      const more = sum + (passes ? damage * APART : damage);
      next.set(more, (next.get(more) ?? 0) + share * chance);
      if (chance < 1) next.set(sum, (next.get(sum) ?? 0) + share * (1 - chance));
    }
    sums = next;
  }
  let falls = 0;
  let hull = 0;
  for (const [sum, share] of sums) {
    const through = Math.floor(sum / APART) + Math.max(0, (sum % APART) - shields);
    if (through >= left) falls += share;
    hull += share * Math.min(through, left);
  }
  return { falls, hull };
}

/** The shots of a unit's weapons at a target; by default of those that it has not fired. */
export function volleyOf(
  sight: Sight,
  shooter: UnitInView,
  { host, part }: Target,
  weapons: readonly UnitInView['weapons'][number][] = readyWeapons(shooter),
): readonly Shot[] {
  const more = part === undefined ? bonusAgainst(sight, shooter, host) : 0;
  const chance = part === undefined ? hitChance(shooter.hit, host.evasion) : 1;
  return weapons.map(({ damage, ignoresShields }) => ({ damage: damage + more, chance, passes: ignoresShields }));
}

/** What the weapons of a unit deal more to a target. */
const bonusAgainst = (sight: Sight, { bonuses }: UnitInView, target: UnitInView): number =>
  sum(bonuses, ({ n, against }) => (against.pick !== 'ref' && isMeant(sight, against, target) ? n : 0));

export function outcomeAt(target: Target, shots: readonly Shot[]): Outcome {
  const { hp, shields } = staysOf(target);
  return outcomeOf(shots, hp, shields);
}
