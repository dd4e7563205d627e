/** What the current attack is aimed at, and what comes of it if all shots hit. */
import { type Target as Aim, bodyIn, staysOf, targetIn } from '../in-view.ts';
import { divided } from '../rules/rounds.ts';
import type { AttackInView, ShotInView, UnitInView } from '../view.ts';
import { cardName } from '../words/phrasebook.ts';
import type { Scope } from './unit.ts';

/** A card that is aimed at, with the shots. */
export type Target = Aim & {
  readonly shots: readonly ShotInView[];
  /** Removed from the attack: nothing hits it. */
  readonly removed: boolean;
};

/** What is aimed at in an attack, each card once, in the order of the shots. */
export function targetsOf({ board }: Scope, { shots }: AttackInView): readonly Target[] {
  return [...new Set(shots.map(({ target }) => target))].flatMap((id) => {
    const aim = targetIn(board, id);
    const at = shots.filter(({ target }) => target === id);
    return aim === undefined ? [] : [{ ...aim, shots: at, removed: at.every(({ removed }) => removed) }];
  });
}

/** The attacking unit; undefined for a command. */
export const attackerOf = ({ board }: Scope, { unit }: AttackInView): UnitInView | undefined => bodyIn(board, unit);

/** The damage of some shots. */
export const sumOf = (shots: readonly ShotInView[]): number => shots.reduce((total, { damage }) => total + damage, 0);

/** What an attack adds up to, in words: "6 damage at Line Cruiser". */
export function attackWords(scope: Scope, attack: AttackInView): string {
  const aimed = targetsOf(scope, attack).filter(({ removed }) => !removed);
  if (aimed.length === 0) return scope.t('scene.noDamage');
  const n = sumOf(aimed.flatMap(({ shots }) => shots));
  if (aimed.length > MOST_NAMED) return scope.t('scene.damageAtMany', { n, targets: aimed.length });
  const list = [...new Set(aimed.map(({ host, part }) => cardName(scope, (part ?? host).def)))].join(', ');
  return scope.t('scene.damageAt', { n, list });
}

/** More targets than this are counted, not named. */
const MOST_NAMED = 2;

/** The damage that gets to the hull if all shots hit. */
export function toHull({ prevented: all }: AttackInView, target: Target): number {
  let prevented = all[target.id] ?? 0;
  let { shields } = staysOf(target);
  let through = 0;
  for (const shot of target.shots) {
    const taken = divided(shot, { prevented, shields });
    prevented -= taken.prevented;
    shields -= taken.shields;
    through += taken.hull;
  }
  return through;
}
