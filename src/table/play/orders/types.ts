/** Answers that people set beforehand, `TableService.orders`. */
import type { Refusal } from '#kernel/ask';
import type { CardRef, Seat } from '#kernel/state';
import type { TableId, UserId } from '../../ids.ts';
import type { Moved } from '../types.ts';

/** What an order is about, as it is recognised in an ask: a card as the object that it was then, a seat, or neither. */
export type OrderThing = {
  readonly card?: CardRef;
  /** What card it is. */
  readonly def?: string;
  readonly about?: Seat;
};

/** What is to be done: an option by its verb and what it is about. */
export type OrderDeed = OrderThing & {
  readonly verb?: string;
  /** What is chosen for the option's need of that name. */
  readonly target?: OrderThing & { readonly need: string };
};

/** How long an order holds: for one answer, until the turn is over, or until a span of the game is (`Words.spans`). */
export type OrderTerm = 'once' | 'turn' | `span:${string}`;

/** What an order says where its deed is not on offer. */
export const orderElse = ['ask', 'pass'] as const;
export type OrderElse = (typeof orderElse)[number];

/** An answer that a person has set beforehand for the windows at a stop. */
export type Order = {
  /** Counts the orders of a seat from 1. */
  readonly id: number;
  /** A stop of the game, or a narrower moment. */
  readonly at: string;
  readonly does: 'pass' | OrderDeed;
  readonly else: OrderElse;
  readonly times: OrderTerm;
  /** The turn in which it was made; it ends with it if it holds for the turn. */
  readonly turn: number;
  /** The stretch that it holds for, as `Ask.spans` names it. */
  readonly span?: string;
  /** It holds even where public facts concern the seat. */
  readonly alert?: true;
  /** The last ask that the seat had been asked: an order never answers what is open when it is made. */
  readonly after: number;
  /** The table's rev at which it was made. */
  readonly made: number;
};

/**
 * Why an order ended: its card or target is another object by now; its deed is not on offer, is dangerous, or leaves a
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
export type OrderEnd = (typeof orderEnds)[number];

/** An order that has ended by itself. `rev`: the table's rev that ended it. */
export type EndedOrder = { readonly order: Order; readonly why: OrderEnd; readonly rev: number };

/** A seat's orders, in the order in which they were made; the first that applies to an ask decides. */
export type Orders = { readonly list: readonly Order[]; readonly ended: readonly EndedOrder[] };

/** An order that somebody wants to give. */
export type OrderWish = Pick<Order, 'times' | 'else'> &
  (
    | { readonly at: string; readonly does: 'pass' }
    /** `way`: one of the ways to answer that ask (see `waysOf`), counted from 0. */
    | { readonly ask: number; readonly way: number }
  );

export type OrderService = {
  /** Sets an answer beforehand. Idempotent. */
  add(table: TableId, user: UserId, wish: OrderWish): Promise<Moved | Refusal>;
  /** Drops an order. Idempotent. */
  remove(table: TableId, user: UserId, order: number): Promise<Moved | Refusal>;
};
