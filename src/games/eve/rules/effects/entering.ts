/** Cards that effects put into play: which may enter, and where. */

import type { Answer } from '#kernel/ask';
import { picked } from '#kernel/reply';
import type { OpHandler } from '#kernel/rules';
import type { CardId, Frame, Seat } from '#kernel/state';
import type { Eve, EveMachine } from '../../kind.ts';
import { def } from '../../library.ts';
import { enter } from '../change.ts';
import { isOpenTo, regions } from '../facts.ts';
import { hasRoom } from '../figures.ts';
import { askForCards } from './choose.ts';

/**
 * Whether a card may be put into play: it needs the race icon and a free slot, but not its price. A structure can
 * only go to its player's home region, and a news without duration cannot stay in play. `region`: where it must go;
 * undefined: anywhere allowed.
 */
export function mayEnter(m: EveMachine, id: CardId, seat: Seat, region: CardId | undefined): boolean {
  const definition = def(m, id);
  const { type, duration } = definition;
  if (!isOpenTo(m, seat, definition)) return false;
  if (type === 'location') return region === undefined ? regions(m).some((one) => hasRoom(m, one)) : hasRoom(m, region);
  if (type === 'structure') return region === undefined || region === m.state.g.base[seat];
  return type !== 'news' || (duration !== undefined && duration !== 0);
}

/** Where a card's type puts it; undefined for a location, which may have a choice, and for news. */
export function entrance(m: EveMachine, id: CardId, seat: Seat): CardId | 'dock' | undefined {
  const { type } = def(m, id);
  if (type === 'structure') return m.state.g.base[seat];
  return type === 'ship' || type === 'character' ? 'dock' : undefined;
}

/** The ops with which a card that has been chosen enters play. `at`: where, unless its player chooses. */
export type EnteringOps = { putAt: { seat: Seat }; put: { card: CardId; seat: Seat; at: string } };

export const enteringOps: { readonly [T in keyof EnteringOps]: OpHandler<Eve, Readonly<EnteringOps[T]>> } = {
  putAt: (m, frame, { seat }, { answer }) => putAt(m, frame, seat, answer),
  put: (m, _frame, { card, seat, at }, { answer }) => enter(m, card, seat, picked(answer)[0] ?? at, 0),
};

/** Puts the chosen card into play, after a question if its player has the choice of the region. */
function putAt(m: EveMachine, frame: Frame, seat: Seat, answer: Answer | undefined): void {
  const [id] = picked(answer);
  if (id === undefined) return;
  const { type } = def(m, id);
  const open = regions(m).filter((region) => hasRoom(m, region));
  const at = entrance(m, id, seat) ?? open[0] ?? 'dock';
  const then = { op: 'eve.put', card: id, seat, at } as const;
  if (type === 'location' && open.length > 1)
    askForCards(m, frame, { seat, prompt: 'ask.putWhere', ids: open, min: 1, max: 1 }, then);
  else m.next(frame, then);
}
