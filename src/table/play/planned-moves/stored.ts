/** Orders as a seat's row has them. */
import { z } from 'zod';
import type { Frozen } from '#kernel/frozen';
import type { SeatRow } from '#store/types';
import { keptReader } from '../../open/stored-text.ts';

/** How many of the orders that ended are remembered. */
const maxEnded = 5;

const whole = z.number().int().min(0);

const thing = {
  card: z.string().exactOptional(),
  /** What card it is. */
  def: z.string().exactOptional(),
  /** A seat. */
  about: whole.exactOptional(),
};
/** What an order is about, as it is recognised in an ask: a card as the object that it was then, a seat, or neither. */
const thingShape = z.object(thing);
export type PlannedMoveThing = Frozen<z.infer<typeof thingShape>>;

/** What is to be done: an option by its verb and what it is about. */
const actionShape = z.object({
  ...thing,
  verb: z.string().exactOptional(),
  /** What is chosen for the option's need of that name. */
  target: z.object({ ...thing, need: z.string() }).exactOptional(),
});
export type PlannedAction = Frozen<z.infer<typeof actionShape>>;

/**
 * Why an order ended: its card or target is another object by now; its action is not on offer, is dangerous, or leaves a
 * choice; several options fit; something concerns the seat; something happened to the seat's cards; its turn or span is
 * over; a move was taken back; the rules have changed; the computer played.
 */
export const orderEnds = [
  'gone',
  'not-offered',
  'several',
  'choice',
  'alert',
  'event',
  'over',
  'taken-back',
  'rules',
  'stand-in',
] as const;
export type PlannedMoveEnd = (typeof orderEnds)[number];

/** An answer that a person has set beforehand for the windows at a stop. */
const plannedMoveShape = z.object({
  /** Counts the orders of a seat from 1. */
  id: whole,
  /** A stop of the game, or a narrower moment. */
  at: z.string(),
  does: z.union([z.literal('pass'), actionShape]),
  /** What it says where its action is not on offer. */
  else: z.enum(['ask', 'pass']),
  /** How long it holds: for one answer, until the turn is over, or until a span of the game is (`Words.spans`). */
  times: z.union([z.enum(['once', 'turn']), z.templateLiteral(['span:', z.string()])]),
  /** The turn in which it was made; it ends with it if it holds for the turn. */
  turn: z.number(),
  /** The stretch that it holds for, as `Ask.spans` names it. */
  span: z.string().exactOptional(),
  /** It holds even where public facts concern the seat. */
  alert: z.literal(true).exactOptional(),
  /** The last ask that the seat had been asked: an order never answers what is open when it is made. */
  after: whole,
  /** The table's rev at which it was made. */
  made: whole,
});
export type PlannedMove = Frozen<z.infer<typeof plannedMoveShape>>;
export type PlannedMoveTerm = PlannedMove['times'];

/** An order that has ended by itself. `rev`: the table's rev that ended it. */
const endedShape = z.object({ order: plannedMoveShape, why: z.enum(orderEnds), rev: whole });

/** A seat's orders, in the order in which they were made; the first that applies to an ask decides. */
const shape = z.object({ list: z.array(plannedMoveShape), ended: z.array(endedShape) });
export type PlannedMoves = Frozen<z.infer<typeof shape>>;

export const noOrders: PlannedMoves = { list: [], ended: [] };

const ordersIn = keptReader((stored): PlannedMoves => shape.safeParse(stored).data ?? noOrders);

/** A seat's orders; none if they are damaged. */
export const readOrders = ({ orders }: Pick<SeatRow, 'orders'>): PlannedMoves => ordersIn(orders);

/** As they are stored; undefined if there is nothing to store. */
export function ordersText({ list, ended }: PlannedMoves): string | undefined {
  if (list.length === 0 && ended.length === 0) return undefined;
  return JSON.stringify({ list, ended: ended.slice(-maxEnded) } satisfies PlannedMoves);
}
