/** Which cards a viewer may look at more closely. */
import type { CardId } from '#kernel/state';
import type { Library } from '../library.ts';
import type { EveView } from '../view.ts';

/** Every card in the view: the seat's hand first, then the regions with what is in them, docks, news. Each definition once. */
export function visibleCards(
  library: Library,
  view: EveView,
): { readonly card: CardId; readonly def: string; readonly label: string }[] {
  const { own, regions, seats, pile } = view.board;
  const all: { id: CardId; def: string }[] = [
    ...(own?.hand ?? []),
    ...(own?.regions ?? []),
    ...regions.flatMap((region) => [region, ...region.ships, ...region.locations, ...region.structures]),
    ...seats.flatMap((seat) => [...seat.dock, ...seat.news]),
    ...pile.flatMap((item) => (item.def === undefined ? [] : [{ id: `pile:${item.id}`, def: item.def }])),
  ];
  const seen = new Set<string>();
  return all
    .filter((one) => !seen.has(one.def) && seen.add(one.def))
    .map((one) => ({ card: one.id, def: one.def, label: library.get(one.def).name }));
}
