/** What shots may be expected to do: chances to hit, to destroy, damage to the hull. */
import type { UnitInView } from '#games/sem/view';
import { definitionOf, isNamed, readyWeapons, type Sight, type Target } from './sight.ts';

/** Sides of the die that is rolled against Evasion. */
const SIDES = 6;

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

/** What a unit's own text has it deal more to some targets. */
function bonusAgainst(sight: Sight, { def }: UnitInView, target: UnitInView): number {
  const abilities = definitionOf(sight, def)?.abilities ?? [];
  let more = 0;
  for (const { when, do: effects } of abilities)
    for (const effect of when === undefined ? effects : [])
      if (effect.verb === 'modDamage' && effect.against !== undefined && effect.against.pick !== 'ref')
        more += isNamed(effect.against, target) ? effect.n : 0;
  return more;
}

/** What is left of a target, and the shields that it has. */
export const staysOf = ({ host, part }: Target): { readonly left: number; readonly shields: number } =>
  part === undefined ? { left: host.hpLeft, shields: host.shieldsLeft } : { left: part.hp - part.damage, shields: 0 };

/** The outcome of shots at a target. */
export function outcomeAt(target: Target, shots: readonly Shot[]): Outcome {
  const { left, shields } = staysOf(target);
  return outcomeOf(shots, left, shields);
}
