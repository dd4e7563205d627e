/** The list of games. */
import type { Game, GameModule } from '#kernel/game';
import type { CardSet } from './eve/cards/format.ts';
import { eve, eveGame } from './eve/game.ts';

/** Modules by id, to build a game again with the ruleset that a stored table began with. */
export const modules: Readonly<Record<string, GameModule>> = { eve };

/** All games with their present rulesets. */
export function createGames(sets: { readonly eve: readonly CardSet[] }): readonly Game[] {
  return [eveGame(sets.eve)];
}
