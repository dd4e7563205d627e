/** Answers that people set beforehand, `TableService.orders`. */
import type { Refusal } from '#kernel/ask';
import type { TableId, UserId } from '../../ids.ts';
import type { Moved } from '../types.ts';
import type { PlannedMove } from './stored.ts';

export type {
  PlannedAction,
  PlannedMove,
  PlannedMoveEnd,
  PlannedMoves,
  PlannedMoveTerm,
  PlannedMoveThing,
} from './stored.ts';

/** An order that somebody wants to give. */
export type PlannedMoveProposal = Pick<PlannedMove, 'times' | 'else'> &
  (
    | { readonly at: string; readonly does: 'pass' }
    /** `way`: one of the ways to answer that ask (see `waysOf`), counted from 0. */
    | { readonly ask: number; readonly way: number }
  );

export type PlannedMoveService = {
  /** Sets an answer beforehand. Idempotent. */
  add(table: TableId, user: UserId, wish: PlannedMoveProposal): Promise<Moved | Refusal>;
  /** Drops an order. Idempotent. */
  remove(table: TableId, user: UserId, order: number): Promise<Moved | Refusal>;
};
