/** Rest (A49): a player who is asked in an attack may pass for the rest of it; that ends by itself when something concerns them. */
import type { Option } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import type { EseMachine } from '../kind.ts';

/** Passes a window and all that follow in this attack, until something concerns the player. */
export const restOption: Option = { id: 'rest', verb: 'rest', passes: true };

/** Lets a seat rest: it is not asked again in this attack until it is woken. */
export function rest(m: EseMachine, seat: Seat): void {
  m.state.g.resting = [...(m.state.g.resting ?? []), seat];
}

/** Whether a seat has passed for the rest of the attack and has not been woken since. */
export const rests = (m: EseMachine, seat: Seat): boolean => m.state.g.resting?.includes(seat) === true;

/** Wakes seats that something concerns: they are asked again. */
export function wake(m: EseMachine, whom: (seat: Seat) => boolean): void {
  const { g } = m.state;
  if (g.resting !== undefined) g.resting = g.resting.filter((seat) => !whom(seat));
}
