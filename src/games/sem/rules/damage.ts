/** Shots and what they do: rolls against Evasion, damage to shields and hull, what is destroyed by it (S-6). */
import { below } from '#kernel/random';
import type { CardId, CardRef, Seat } from '#kernel/state';
import { alive, card, idOf, ref } from '#kernel/zones';
import type { SemMachine } from '../kind.ts';
import { def } from '../library.ts';
import { addDamage, addShieldLoss, doomed, eliminate, leavePlay } from './change-play.ts';
import { holder, isInPlay } from './facts.ts';
import { hitPointsLeft, shieldsLeft } from './figures.ts';
import { bonusOf, divided, needOf, type Round, SIDES } from './rounds.ts';

/** Damage that a card takes. */
type Taken = {
  readonly target: CardId;
  readonly damage: number;
  readonly by?: CardId | undefined;
  readonly ignoresShields?: boolean | undefined;
};

/** Resolves shots together (S-R-11). `attacker`: the unit whose attack they belong to. */
export function fire(m: SemMachine, rounds: readonly Round[], attacker?: CardRef): void {
  const taken = rounds.flatMap((round): Taken[] => {
    const target = alive(m.state, round.target);
    if (target === undefined || !isInPlay(m, target) || !isHit(m, round, target)) return [];
    return [{ target, damage: round.damage, by: round.shooter, ignoresShields: round.ignoresShields }];
  });
  takeDamage(m, taken, attacker);
}

/** Rolls for a shot at a unit with Evasion; any other hits (S-6.2, S-R-30). */
function isHit(m: SemMachine, round: Round, target: CardId) {
  const { seat, shooter, def: from, damage } = round;
  const need = needOf(m, round, target);
  const bonus = bonusOf(m, round, target);
  const roll = need === 0 ? undefined : 1 + below(m.state.rng, SIDES);
  const isStruck = roll === undefined || roll + bonus >= need;
  m.emit({
    e: 'shot',
    seat,
    ...(shooter !== undefined && { card: shooter }),
    def: from,
    target,
    targetDef: card(m.state, target).def,
    targetSeat: holder(m, target),
    damage,
    ...(roll !== undefined && { need, roll, ...(bonus !== 0 && { bonus }) }),
    hit: isStruck,
  });
  return isStruck && alive(m.state, round.target) !== undefined;
}

/** Cards take damage, all at the same time: first what is prevented, then shields, of bases too (S-R-32), then the hull. */
export function takeDamage(m: SemMachine, all: readonly Taken[], attacker?: CardRef): void {
  const by = new Map<CardId, readonly Taken[]>();
  for (const one of all) by.set(one.target, [...(by.get(one.target) ?? []), one]);
  for (const [target, taken] of by) absorb(m, target, taken);
  destroyDoomed(m, by, attacker);
}

function absorb(m: SemMachine, target: CardId, taken: readonly Taken[]): void {
  const { attack } = m.state.g;
  const object = ref(m.state, target);
  const sum = { shields: 0, hull: 0, prevented: 0 };
  const wounded = new Set<CardId>();
  for (const { damage, by, ignoresShields } of taken) {
    const cover = { prevented: attack?.prevented[object] ?? 0, shields: shieldsLeft(m, target) };
    const { prevented, shields, hull } = divided({ damage, ignoresShields }, cover);
    if (attack !== undefined && prevented > 0) attack.prevented[object] = cover.prevented - prevented;
    addShieldLoss(m, target, shields);
    addDamage(m, target, hull);
    m.version++;
    sum.prevented += prevented;
    sum.shields += shields;
    sum.hull += hull;
    if (hull > 0 && by !== undefined) wounded.add(by);
  }
  if (sum.shields + sum.hull > 0) m.state.g.lastDamage = m.state.g.round;
  const { own: seat, def: name } = card(m.state, target);
  m.emit({ e: 'damaged', seat, card: target, def: name, ...sum, left: hitPointsLeft(m, target) });
  if (def(m, target).type !== 'unit') return;
  for (const shooter of wounded)
    m.emit({ e: 'hull', seat: holder(m, shooter), card: shooter, def: card(m.state, shooter).def, target });
}

/**
 * Destroys what has taken as much damage as it can; what falls with a lost modification follows (S-R-9). Bases that fall
 * together are out together. `taken`: what has just been dealt, to say who has destroyed what.
 */
export function destroyDoomed(
  m: SemMachine,
  taken: ReadonlyMap<CardId, readonly Taken[]> = new Map(),
  attacker?: CardRef,
): void {
  const fallen: Seat[] = [];
  for (let found = doomed(m); found.length > 0; found = doomed(m).filter((id) => def(m, id).type !== 'base')) {
    for (const id of found) {
      if (def(m, id).type === 'base') {
        fallen.push(holder(m, id));
        continue;
      }
      const shots = taken.get(id) ?? [];
      const by = [...new Set(shots.flatMap((one) => one.by ?? []))];
      const isByAttack = attacker !== undefined && by.includes(idOf(attacker));
      leavePlay(m, id, 'destroyed', { by, ...(isByAttack && { attacker }) });
    }
  }
  if (fallen.length > 0) eliminate(m, fallen, 'base');
}
