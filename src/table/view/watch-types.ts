/** Spectators who are told directly how a game goes. */
import type { Refusal } from '#kernel/ask';
import type { Watcher, Watching } from '#store/types';
import type { TableId, UserId } from '../ids.ts';

export type { Watcher, Watching } from '#store/types';

/** Watching, `TableService`. Whoever plays at a table is called as a player, and cannot watch it. */
export type WatchService = {
  /** Begins, changes or (`undefined`) ends watching a running game. Refusals: `watch.seated`, `watch.many`. */
  watch(table: TableId, user: UserId, told: Watching | undefined): Promise<Watching | 'off' | Refusal>;
  watching(table: TableId, user: UserId): Promise<Watching | undefined>;
  watchersOf(table: TableId): Promise<readonly Watcher[]>;
  /** Ends all watching of a table whose end has been told. */
  watchedToTheEnd(table: TableId): Promise<void>;
};
