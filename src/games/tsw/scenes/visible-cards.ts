/** Which cards a viewer may look at more closely. */
import type { CardId } from '#kernel/state';
import type { Library } from '../library.ts';
import { rows } from '../state.ts';
import type { CardInView, TswView } from '../view.ts';

/** Every card in the view: the seat's own first, then what is on the pile and in play, then the rest. Each definition once. */
export function visibleCards(
  library: Library,
  { board }: TswView,
): { readonly card: CardId; readonly def: string; readonly label: string }[] {
  const all: readonly CardInView[] = [
    ...(board.own?.hand ?? []),
    ...board.seats.flatMap(({ station }) => rows.flatMap((row) => station[row].own ?? [])),
    ...board.pile.map(({ id, def }) => ({ id: `pile:${id}`, def })),
    ...board.play,
    ...board.seats.flatMap(({ commander }) => commander ?? []),
    ...(board.own?.candidates ?? []),
    ...board.seats.flatMap(({ station }) => rows.flatMap((row) => station[row].flipped)),
    ...board.seats.flatMap(({ heap }) => heap),
  ];
  const seen = new Set<string>();
  return all
    .filter(({ def }) => !seen.has(def) && seen.add(def))
    .map(({ id, def }) => ({ card: id, def, label: library.get(board.edition, def).name }));
}
