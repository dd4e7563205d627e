/** The two sides of the battle that is going on, as its steps look at them. */
import type { CardId } from '#kernel/state';
import { sides } from '../facts.ts';
import type { EveMachine } from '../state.ts';

export type SideName = 'attackers' | 'defenders';

/** The ships of a side now; none outside battles. */
export function ofSide(m: EveMachine, side: SideName): CardId[] {
  const { battle } = m.state.g;
  return battle === undefined ? [] : sides(m, battle)[side];
}
