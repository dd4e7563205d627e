/** How players draw: what may happen in place of a draw. */
import type { NewAsk } from '#kernel/ask';
import type { Frame, Seat } from '#kernel/state';
import { zone } from '#kernel/zones';
import { rule, type TswMachine } from '../../kind.ts';
import { draw } from '../change.ts';
import { deckOf, foeOf } from '../facts.ts';
import { effective } from '../standing.ts';

/** Draws cards, one by one if the player may have something else happen in place of a draw. */
export function drawCards(m: TswMachine, frame: Frame, seat: Seat, n: number): void {
  if (insteadOf(m, seat) === undefined) draw(m, seat, n);
  else m.next(frame, rule('draw.some', { seat, n }));
}

/** How many cards a player may have the opponent mill in place of a draw; undefined: none, or there are none to mill (W27). */
export function insteadOf(m: TswMachine, seat: Seat): number | undefined {
  const found = effective(m, 'millInstead').find(({ place }) => place.you === seat);
  return found === undefined || zone(m.state, deckOf(foeOf(seat))).length === 0 ? undefined : found.effect.n;
}

/** As long as both draw piles have more cards than this, players are presumed to draw when they may. */
export const SHORT_PILE = 10;

/** The standing question whether to draw. `id`: the option that does. */
export function presumedToDraw(m: TswMachine, id: string): Pick<NewAsk, 'standing' | 'presumed'> {
  const isEarly = [0, 1].every((seat) => zone(m.state, deckOf(seat)).length > SHORT_PILE);
  return { standing: 'draws', ...(isEarly && { presumed: id }) };
}
