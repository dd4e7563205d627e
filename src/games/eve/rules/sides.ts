/** The two sides of the present battle. */
import type { CardId, Seat } from '#kernel/state';
import type { EveMachine, SideName } from '../kind.ts';
import { def } from '../library.ts';
import type { Attack, Battle } from '../state.ts';
import { sides } from './facts.ts';
import { attack, forbidden } from './figures.ts';

/** The present ships of a side; none outside battles. */
export function ofSide(m: EveMachine, side: SideName): CardId[] {
  const { battle } = m.state.g;
  return battle === undefined ? [] : sides(m, battle)[side];
}

/** The attack that is being fought; none outside battles. */
export function attackFought({ state: { g } }: EveMachine): Attack | undefined {
  return g.attacks.find((one) => one.region === g.battle?.region);
}

/** Records that all ships of a seat stay to the end of the battle; `atWill`: and fire at will. */
export function stayToEnd(m: EveMachine, seat: Seat, atWill: boolean): void {
  const attack = attackFought(m);
  if (attack === undefined) return;
  attack.staying = [...(attack.staying ?? []), seat];
  if (atWill) attack.atWill = [...(attack.atWill ?? []), seat];
}

/** The ships of a side that may withdraw. */
export function mayWithdraw(m: EveMachine, side: SideName): readonly CardId[] {
  return ofSide(m, side).filter((id) => !forbidden(m, 'forbidWithdraw', id));
}

/** The starbase that is attacked, if its structures can shoot. */
export function guns(m: EveMachine, battle: Battle | undefined): CardId[] {
  if (battle === undefined || def(m, battle.region).type !== 'starbase') return [];
  return attack(m, battle.region) > 0 ? [battle.region] : [];
}
