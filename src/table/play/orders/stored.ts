/** Orders as a seat's row has them. */
import { z } from 'zod';
import type { SeatRow } from '#store/types';
import { keptReader } from '../../open/stored-text.ts';
import { type Orders, orderElse, orderEnds } from '../../types.ts';

/** How many of the orders that ended are remembered. */
const mostEnded = 5;

const whole = z.number().int().min(0);
const thing = { card: z.string().exactOptional(), def: z.string().exactOptional(), about: whole.exactOptional() };
const orderShape = z.object({
  id: whole,
  at: z.string(),
  does: z.union([
    z.literal('pass'),
    z.object({
      ...thing,
      verb: z.string().exactOptional(),
      target: z.object({ ...thing, need: z.string() }).exactOptional(),
    }),
  ]),
  else: z.enum(orderElse),
  times: z.union([z.enum(['once', 'turn']), z.templateLiteral(['span:', z.string()])]),
  turn: z.number(),
  span: z.string().exactOptional(),
  alert: z.literal(true).exactOptional(),
  after: whole,
  made: whole,
});
const shape = z.object({
  list: z.array(orderShape),
  ended: z.array(z.object({ order: orderShape, why: z.enum(orderEnds), rev: whole })),
});

export const noOrders: Orders = { list: [], ended: [] };

const ordersIn = keptReader((stored): Orders => shape.safeParse(stored).data ?? noOrders);

/** A seat's orders; none if they are damaged. */
export const readOrders = ({ orders }: Pick<SeatRow, 'orders'>): Orders => ordersIn(orders);

/** As they are stored; undefined if there is nothing to store. */
export function ordersText({ list, ended }: Orders): string | undefined {
  if (list.length === 0 && ended.length === 0) return undefined;
  return JSON.stringify({ list, ended: ended.slice(-mostEnded) } satisfies Orders);
}
