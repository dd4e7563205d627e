/** Questions that effects ask when they resolve. */
import { continuing } from '#cards/verbs/continuing';
import type { NewAsk } from '#kernel/ask';
import { yesNo } from '#kernel/reply';
import type { Seat } from '#kernel/state';
import type { Eve } from '../../kind.ts';
import { cardOption } from '../targets.ts';

/** Choices of cards; `askForCards` continues with an op of EVE's, the others with one of a verb that games share. */
export const { askForCards, choose, next, opOf: eveOp } = continuing<Eve>('eve', (m, id) => cardOption(m, id));

/** Whether a seat pays, or does something that costs nothing. `def`: the card that asks. */
export function payAsk(seat: Seat, n: number, key: string, def = ''): NewAsk {
  return yesNo(seat, 'effect', { key, with: { n, def } });
}
