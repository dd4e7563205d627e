/** Shots as they are fired: with which damage, past what, and which roll of the die hits. */
import type { CardId, CardRef, Seat } from '#kernel/state';
import { alive, card } from '#kernel/zones';
import type { SemMachine } from '../kind.ts';
import { def } from '../library.ts';
import type { Attack, Shot } from '../state.ts';
import { holder, isInPlay } from './facts.ts';
import { damageAgainst, evasion, hit, weaponsOf } from './figures.ts';

/** Sides of the die that is rolled against Evasion. */
export const SIDES = 6;

/** A shot as it is fired. `shooter`: the unit or base; absent: a command. */
export type Round = {
  readonly seat: Seat;
  readonly shooter?: CardId;
  readonly def: string;
  readonly damage: number;
  readonly target: CardRef;
  readonly ignoresShields?: boolean;
  /** It is not evaded. */
  readonly sure?: boolean;
};

/** The attacking unit, if there is one and it still is in play. */
export function attackerIn(m: SemMachine, { unit }: Attack): CardId | undefined {
  const id = unit === undefined ? undefined : alive(m.state, unit);
  return id !== undefined && isInPlay(m, id) ? id : undefined;
}

/** A shot of the attack as it would be fired now; undefined if whoever fires it, or what it is aimed at, is gone. */
export function roundOf(m: SemMachine, attack: Attack, shot: Shot): Round | undefined {
  const { seat, def: name } = attack;
  const { weapon, target } = shot;
  const common = { seat, def: name, target, sure: shot.sure === true };
  if (weapon === undefined) return { ...common, damage: shot.damage, ignoresShields: shot.ignoresShields === true };
  const attacker = attackerIn(m, attack);
  const aim = alive(m.state, target);
  if (attacker === undefined || aim === undefined) return undefined;
  const now = weaponsOf(m, attacker).find((one) => one.card === weapon.card && one.n === weapon.n);
  if (now === undefined) return undefined;
  return {
    ...common,
    def: card(m.state, attacker).def,
    shooter: attacker,
    damage: now.damage + damageAgainst(m, attacker, aim),
    ignoresShields: now.ignoresShields,
  };
}

/** What is added to the die for a shot at a card: of a command, nothing but what jams it (S-R-16). It may be below 0. */
export function bonusOf(m: SemMachine, { seat, shooter }: Round, target: CardId): number {
  const { attack } = m.state.g;
  const jam = attack?.seat === seat ? (attack.jammed[holder(m, target)] ?? 0) : 0;
  return (shooter === undefined ? 0 : hit(m, shooter)) + jam;
}

/** The Evasion that a shot must reach with a roll; 0 if it hits without one (S-6.2). */
export const needOf = (m: SemMachine, { sure = false }: Round, target: CardId): number =>
  sure || def(m, target).type !== 'unit' ? 0 : evasion(m, target);

/** What can take damage before the hull does. */
type Cover = { readonly prevented: number; readonly shields: number };

/** How damage is taken: first what is prevented, then shields, then the hull. */
export function divided(
  { damage, ignoresShields = false }: { readonly damage: number; readonly ignoresShields?: boolean | undefined },
  cover: Cover,
): Cover & { readonly hull: number } {
  const prevented = Math.min(cover.prevented, damage);
  const shields = ignoresShields ? 0 : Math.min(cover.shields, damage - prevented);
  return { prevented, shields, hull: damage - prevented - shields };
}
