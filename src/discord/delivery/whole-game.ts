/** A game with all that everybody may know of it, from its first turn on. */
import type { Refusal } from '#kernel/ask';
import { isRefusal, type TableView } from '#table/types';
import { type Act, actsOf } from '#table/view/acts';
import type { App } from '../core/app.ts';
import { markdownNames } from '../core/people.ts';

/** More inputs than any game has. */
const ALL = 100_000;

export type WholeGame = { readonly tableView: TableView; readonly acts: readonly Act[] };

/** As a spectator sees it. */
export async function wholeGame({ tables }: App, table: string): Promise<WholeGame | Refusal> {
  const tableView = await tables.view(table, undefined);
  if (isRefusal(tableView)) return tableView;
  const told = await tables.narrative(table, undefined, ALL);
  if (isRefusal(told)) return told;
  return { tableView, acts: actsOf(tableView.game, told, markdownNames(tableView.names)) };
}
