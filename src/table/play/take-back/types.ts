/** Taking moves back. */
import type { Game } from '#face/game';
import type { Names } from '#face/words';
import type { Refusal } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import type { TableId, UserId } from '../../ids.ts';
import type { TableInfo } from '../../table-types.ts';
import type { LogEntry, Moved } from '../types.ts';

/** The move that somebody could take back. */
export type TakeBack = {
  readonly table: TableInfo;
  readonly seat: Seat;
  /** The rev of the move, by which it is confirmed. */
  readonly move: number;
  readonly game: Game;
  readonly names: Names;
  /** The move as it is told, and what was chosen, as its buttons name it. */
  readonly told: LogEntry;
  readonly chosen: string;
  /** The person has come to see cards by it, or was told something in private. */
  readonly seen: boolean;
  /** Nobody has learned anything by it, so nobody is asked. */
  readonly free: boolean;
};

/** Taking moves back, `TableService.takeBacks`. */
export type TakeBackService = {
  /**
   * The person's last move, if it may be taken back: as long as the game runs, within the last 40 changes of the table, and
   * not from before a seat changed hands or somebody left. Refusals: `undo.none`, `undo.off`, `undo.not-free`, `table.out`.
   */
  find(table: TableId, user: UserId): Promise<TakeBack | Refusal>;
  /**
   * Takes back a free move with all that followed. Refused with `undo.moved-on` if it is not that person's last move any more,
   * and with `undo.not-free` if others have to agree: that is a request of the kind `undo`.
   */
  take(table: TableId, user: UserId, move: number): Promise<Moved | Refusal>;
  /**
   * Sets a running game back to how it stood at a rev, for whoever keeps the bot; the table is told, with the reason. Refused
   * with `undo.no-state` if that state is not stored.
   */
  setBack(table: TableId, to: number, why: string): Promise<TableInfo | Refusal>;
};
