/** Which cards a viewer may look at more closely. */
import type { CardId } from '#kernel/state';
import { bodiesOf } from '../in-view.ts';
import type { Library } from '../library.ts';
import type { CardInView, SeatInView, SemView } from '../view.ts';

/**
 * Every card in the view: the seat's hand first, then what is being played, the cards of the seat and of the others in play,
 * then those that lie elsewhere. Each definition once.
 */
export function visibleCards(
  library: Library,
  { board, seat }: SemView,
): { readonly card: CardId; readonly def: string; readonly label: string }[] {
  const own = board.seats.filter((one) => one.seat === seat);
  const seats = [...own, ...board.seats.filter((one) => one.seat !== seat)];
  const { attack } = board;
  const all: readonly CardInView[] = [
    ...(board.hand ?? []),
    ...board.pile.map(({ id, def }) => ({ id: `pile:${id}`, def })),
    ...(attack === undefined ? [] : [{ id: attack.unit ?? 'attack', def: attack.def }]),
    ...seats.flatMap(inPlay),
    ...seats.flatMap(({ sideboard, scrapyard }) => [...sideboard, ...scrapyard]),
  ];
  const seen = new Set<string>();
  return all
    .filter(({ def }) => library.has(def) && !seen.has(def) && seen.add(def))
    .map(({ id, def }) => ({ card: id, def, label: library.get(def).name }));
}

function inPlay(seat: SeatInView): readonly CardInView[] {
  const { queue, research, known, resources, waiting } = seat;
  const carried = bodiesOf(seat).flatMap((one) => [one, ...one.modifications, ...one.crew]);
  return [...carried, ...queue, ...research, ...known, ...resources, ...waiting];
}
