/** The two sides of the battle that is going on, as its steps look at them. */
import type { CardId, CardRef } from '#kernel/state';
import { alive, card, controller, ref } from '#kernel/zones';
import { sides } from '../facts.ts';
import type { Battle, EveMachine } from '../state.ts';

export type SideName = 'attackers' | 'defenders';

/** The ships of a side now; none outside battles. */
export function ofSide(m: EveMachine, side: SideName): CardId[] {
  const { battle } = m.state.g;
  return battle === undefined ? [] : sides(m, battle)[side];
}

/** Ships that have come into the region on the defender's side since join the defence. */
export function noteDefenders(m: EveMachine): void {
  const { battle } = m.state.g;
  if (battle === undefined) return;
  for (const id of sides(m, battle).defenders)
    if (!battle.defenders.includes(ref(m.state, id))) battle.defenders.push(ref(m.state, id));
}

/** Whether a defender is still in the battle, on its side. */
export function defendsStill(m: EveMachine, battle: Battle, one: CardRef): boolean {
  const id = alive(m.state, one);
  return id !== undefined && card(m.state, id).at === battle.region && controller(m.state, id) === battle.against;
}
