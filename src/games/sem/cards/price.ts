/** What cards are paid with. */
import type { CardDef } from './format.ts';

/** Command points, or Yield. */
export type Currency = 'cp' | 'yield';

/** What the cost of a card is paid in; undefined for those that cost nothing, or are not for sale. */
export function currencyOf({ type, cost }: Pick<CardDef, 'type' | 'cost'>): Currency | undefined {
  if (cost === undefined || type === 'resource') return undefined;
  return type === 'command' || type === 'personnel' ? 'cp' : 'yield';
}
