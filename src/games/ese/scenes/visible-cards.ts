/** Which cards a viewer may look at more closely. */
import type { CardId } from '#kernel/state';
import type { Library } from '../library.ts';
import type { EseView } from '../view.ts';

/** Every card in the view: the seat's hands first, then what is in play, then what was played in the window. Each definition once. */
export function visibleCards(
  library: Library,
  view: EseView,
): { readonly card: CardId; readonly def: string; readonly label: string }[] {
  const { own, seats, window } = view.board;
  const all: { readonly id: CardId; readonly def: string }[] = [
    ...(own?.action ?? []),
    ...(own?.resource ?? []),
    ...(window?.plays ?? []).map(({ n, def }) => ({ id: `play:${n}`, def })),
    ...seats.flatMap(({ planets, races, techs, fleets }) => [
      ...planets,
      ...planets.flatMap(({ attached }) => attached),
      ...races,
      ...techs,
      ...techs.flatMap(({ attached }) => attached),
      ...fleets,
    ]),
  ];
  const seen = new Set<string>();
  return all
    .filter((one) => !seen.has(one.def) && seen.add(one.def))
    .map((one) => ({ card: one.id, def: one.def, label: library.get(one.def).name }));
}
