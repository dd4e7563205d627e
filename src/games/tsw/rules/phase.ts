/** Whose phase it is. */
import type { Seat } from '#kernel/state';
import type { TswMachine } from '../kind.ts';

/** Whether a seat has its own phase before it, with nothing on the pile: it may do all that the phase allows. */
export function isMain(m: TswMachine, seat: Seat): boolean {
  const { active, phase } = m.state.g;
  return seat === active && m.state.pile.length === 0 && (phase === 'action' || phase === 'attack');
}

/** Whether a seat has its action phase, with nothing on the pile. */
export const isActing = (m: TswMachine, seat: Seat): boolean => isMain(m, seat) && m.state.g.phase === 'action';
