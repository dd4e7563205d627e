/** Whether this program is older than the one that last played here: then it cannot play on. */
import type { Game } from '#face/game';
import type { Store } from '#store/types';

/**
 * What keeps this program from starting, for the operator, if a newer version has moved running games under rules that it does
 * not know; else undefined. It would leave those tables alone, and their people would be asked to try again for ever.
 */
export async function newerRulesLine(
  { tables }: { readonly tables: Pick<Store['tables'], 'rulesInUse'> },
  games: readonly Pick<Game, 'id' | 'name' | 'rulesVersion'>[],
): Promise<string | undefined> {
  const known = new Map(games.map((game) => [game.id, game]));
  const newer = new Map<string, number>();
  for (const { game: id, rules, tables: count } of await tables.rulesInUse()) {
    const game = known.get(id);
    if (game !== undefined && rules > game.rulesVersion) newer.set(game.name, (newer.get(game.name) ?? 0) + count);
  }
  if (newer.size === 0) return undefined;
  const list = [...newer].map(([name, count]) => `${name} (${count})`).join(', ');
  return [
    `A newer version of the bot has played on in running games, under rules that this version does not know: ${list}.`,
    'Start that version again; this one could not go on with those games. To go back nevertheless, put a backup from before the update in place: npm run restore FILE. What has been played since is then lost.',
  ].join('\n');
}
