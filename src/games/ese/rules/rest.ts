/** Rest (A49): whoever is asked in an attack may pass for all that is left of it; the order ends by itself when there is news. */
import type { Option } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import type { EseMachine } from '../state.ts';

/** Passes a window and all that follows in this attack, until there is news. */
export const restOption: Option = { id: 'rest', verb: 'rest', passes: true };

/** A seat is asked nothing more in this attack, until there is news. */
export function rest(m: EseMachine, seat: Seat): void {
  m.state.g.resting = [...(m.state.g.resting ?? []), seat];
}

/** Whether a seat has passed for the rest of the attack, and there was no news since. */
export const rests = (m: EseMachine, seat: Seat): boolean => m.state.g.resting?.includes(seat) === true;

/** There is news for some seats: they are asked again. */
export function wake(m: EseMachine, whom: (seat: Seat) => boolean): void {
  const { g } = m.state;
  if (g.resting !== undefined) g.resting = g.resting.filter((seat) => !whom(seat));
}
