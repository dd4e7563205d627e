/** Which game is meant where nobody has named one. With several games none of them is the usual one. */
import type { Game } from '#face/game';
import type { App } from '../core/app.ts';

/** The only game there is; undefined if there are several. */
export function onlyOf(games: ReadonlyMap<string, Game>): Game | undefined {
  const [game, ...others] = games.values();
  return others.length === 0 ? game : undefined;
}

/** The only game, or else the one of the table that the person has sat down at last; undefined if there is none. */
export async function lastGameOf({ tables }: App, user: string): Promise<Game | undefined> {
  const only = onlyOf(tables.games);
  if (only !== undefined) return only;
  const [open, over] = await Promise.all([tables.tablesOf(user), tables.finishedOf(user)]);
  const [last] = [...open, ...over].sort((a, b) => b.openedAt - a.openedAt);
  return last && tables.games.get(last.game);
}
