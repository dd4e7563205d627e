/** Answers that people set beforehand, `TableService.orders`. */
import type { Refusal } from '#kernel/ask';
import type { TableId, UserId } from '../../ids.ts';
import type { Moved } from '../types.ts';
import type { Order } from './stored.ts';

export type { Order, OrderDeed, OrderEnd, Orders, OrderTerm, OrderThing } from './stored.ts';

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
