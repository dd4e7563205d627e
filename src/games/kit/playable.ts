/** Which cards of a hand matter for what is being decided. */
import type { Ask } from '#kernel/ask';
import type { CardId } from '#kernel/state';

/** Whether an answer to one of the asks plays a card; undefined where nothing is asked. */
export function playableIn(asks: readonly Ask[]): (card: CardId) => boolean | undefined {
  if (asks.length === 0) return () => undefined;
  const options = asks.flatMap(({ choice }) => (choice.kind === 'choose' ? choice.options : []));
  const named = new Set(options.map(({ card }) => card));
  return (card) => named.has(card);
}
