/** A command that is being played is cancelled (S-R-22). */
import { takeOff } from '#cards/pile';
import type { Seat } from '#kernel/state';
import { alive, card } from '#kernel/zones';
import type { SemMachine } from '../kind.ts';
import { putAway } from './change.ts';

/** Takes a command off the pile, with the attack that it is. `item`: its number; `by`: who cancels it. */
export function cancel(m: SemMachine, item: number, by: Seat): void {
  const found = takeOff(m, item);
  const id = found?.card === undefined ? undefined : alive(m.state, found.card);
  if (found === undefined || id === undefined) return;
  if (found.info?.attack === true) delete m.state.g.attack;
  m.emit({ e: 'cancelled', seat: found.seat, card: id, def: card(m.state, id).def, by });
  putAway(m, id);
}
