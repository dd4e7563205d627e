/** The list of games. */
import type { Game, GameModule } from '#kernel/game';
import type { CardSet as EseSet } from './ese/cards/format.ts';
import { ese, eseGame } from './ese/game.ts';
import type { CardSet as EveSet } from './eve/cards/format.ts';
import { eve, eveGame } from './eve/game.ts';

/** Modules by id, to build a game again with the ruleset that a stored table began with. */
export const modules: Readonly<Record<string, GameModule>> = { eve, ese };

/** The cards of each game. */
export type GameSets = { readonly eve: readonly EveSet[]; readonly ese?: readonly EseSet[] };

/** The games whose cards are given, with their present rulesets. */
export function createGames(sets: GameSets): readonly Game[] {
  return [eveGame(sets.eve), ...(sets.ese === undefined ? [] : [eseGame(sets.ese)])];
}
