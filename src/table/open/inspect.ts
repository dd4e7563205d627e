/** Opens stored tables to find out whether they can be played on; changes nothing. */
import type { Game } from '#face/game';
import type { State } from '#kernel/state';
import type { Store } from '#store/types';
import { newMemory, type OpeningContext, openTable } from '../context.ts';
import { explain } from '../refusals.ts';
import { isRefusal, type TableInfo, type TableView } from '../types.ts';
import { lookFrom } from '../view/table-view.ts';
import { readOptions } from './options.ts';
import { infoOf } from './rows.ts';

/**
 * A table that can be read. `looks`: what each seat sees, then a spectator; empty before the start. `position`: its game, the
 * caller's own to try something out with; undefined before the start.
 */
export type Inspected = {
  readonly table: TableInfo;
  readonly tableViews: readonly TableView[];
  readonly position: { readonly game: Game; readonly state: State } | undefined;
};

export type Inspector = {
  /** Reads a table and what everybody sees of it. Throws the reason if that cannot be done. */
  inspect(id: string): Promise<Inspected>;
};

/** `rebuild`: builds a game (by id) from the data of an older ruleset; throws if it cannot. */
export function createInspector(parts: {
  readonly store: Store;
  readonly games: readonly Game[];
  readonly rebuild: (game: string, data: unknown) => Game;
}): Inspector {
  const { store, rebuild } = parts;
  const games = new Map(parts.games.map((game) => [game.id, game]));
  const memory = newMemory();
  return {
    async inspect(id) {
      const row = await store.tables.find(id);
      if (row === undefined) throw new Error('the table is gone');
      if (row.status === 'lobby') {
        if (!games.has(row.game)) throw new Error(`no game ${row.game} in this program`);
        if (readOptions(row) === undefined) throw new Error('the options of the table are damaged');
        return { table: infoOf(row, games.get(row.game), false), tableViews: [], position: undefined };
      }
      let reason: unknown;
      const note = (facts: object): void => {
        if ('err' in facts) reason = facts.err;
      };
      const context: OpeningContext = {
        store,
        language: 'en',
        games,
        rebuild,
        memory,
        log: { debug: note, info: note, warn: note, error: note },
      };
      const opened = await openTable(context, id);
      if (isRefusal(opened)) throw reason ?? new Error(explain(opened, 'en'));
      const tableViews: TableView[] = [];
      for (const seat of [...opened.row.seats.map((one) => one.seat), undefined])
        tableViews.push(await lookFrom({ store, now: Date.now }, opened, seat));
      const { row: current, game, state } = opened;
      return { table: infoOf(current, game, false), tableViews, position: { game, state } };
    },
  };
}
