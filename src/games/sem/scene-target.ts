/** What the current attack is aimed at, and what comes of it if all shots hit. */
import type { CardId } from '#kernel/state';
import { divided } from './rounds.ts';
import { nameOf, type Scope, unitsIn } from './scene-unit.ts';
import type { AttackInView, ModificationInView, ShotInView, UnitInView } from './view.ts';

/** A card that is aimed at. `part`: the modification on `unit` that is; absent: the unit or base itself. */
export type Target = {
  readonly id: CardId;
  readonly unit: UnitInView;
  readonly part?: ModificationInView;
  readonly shots: readonly ShotInView[];
  /** Removed from the attack: nothing hits it. */
  readonly removed: boolean;
};

/** What is aimed at in an attack, each card once, in the order of the shots. */
export function targetsOf({ board }: Scope, { shots }: AttackInView): readonly Target[] {
  const units = board.seats.flatMap(unitsIn);
  return [...new Set(shots.map(({ target }) => target))].flatMap((id) => {
    const at = shots.filter(({ target }) => target === id);
    const common = { id, shots: at, removed: at.every(({ removed }) => removed) };
    const itself = units.find((unit) => unit.id === id);
    if (itself !== undefined) return [{ ...common, unit: itself }];
    const host = units.find(({ modifications }) => modifications.some((one) => one.id === id));
    const part = host?.modifications.find((one) => one.id === id);
    return host === undefined || part === undefined ? [] : [{ ...common, unit: host, part }];
  });
}

/** The attacking unit; undefined for a command. */
export const attackerOf = ({ board }: Scope, { unit, seat }: AttackInView): UnitInView | undefined =>
  board.seats.find((one) => one.seat === seat)?.units.find(({ id }) => id === unit);

/** The damage of some shots. */
export const sumOf = (shots: readonly ShotInView[]): number => shots.reduce((total, { damage }) => total + damage, 0);

/** What an attack adds up to, in words: "6 damage at Line Cruiser". */
export function attackWords(scope: Scope, attack: AttackInView): string {
  const aimed = targetsOf(scope, attack).filter(({ removed }) => !removed);
  if (aimed.length === 0) return scope.say('scene.noDamage');
  const n = sumOf(aimed.flatMap(({ shots }) => shots));
  if (aimed.length > MOST_NAMED) return scope.say('scene.damageAtMany', { n, targets: aimed.length });
  const list = [...new Set(aimed.map(({ unit, part }) => nameOf(scope, (part ?? unit).def)))].join(', ');
  return scope.say('scene.damageAt', { n, list });
}

/** More targets than this are counted, not named. */
const MOST_NAMED = 2;

/** The damage that gets to the hull if all shots hit. */
export function toHull({ prevented: all }: AttackInView, { id, unit, part, shots }: Target): number {
  let prevented = all[id] ?? 0;
  let shields = part === undefined ? unit.shieldsLeft : 0;
  let through = 0;
  for (const shot of shots) {
    const taken = divided(shot, { prevented, shields });
    prevented -= taken.prevented;
    shields -= taken.shields;
    through += taken.hull;
  }
  return through;
}
