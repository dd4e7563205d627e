/** What must hold of the cards of every game: none comes or goes, each lies in one zone. */
import type { Card, State } from '#kernel/state';

/** All cards, without order. */
export const census = (
  { cards }: State,
  tell: (card: Card) => string = ({ def, own }) => `${own} ${def}`,
): readonly string[] => Object.values(cards).map(tell).sort();

export function oncePlaced({ zones, cards }: State): string[] {
  const all = Object.values(zones).flat();
  const seen = new Set<string>();
  const twice = all.filter((id) => seen.has(id) || !seen.add(id));
  const lost = Object.keys(cards).filter((id) => !seen.has(id));
  return [...twice.map((id) => `${id} is in two zones`), ...lost.map((id) => `${id} is in no zone`)];
}
