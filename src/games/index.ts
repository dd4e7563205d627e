/** The list of games. */
import type { Game, GameModule } from '#face/game';
import type { CardSet as EseSet } from './ese/cards/format.ts';
import { clausesPage as eseRules } from './ese/clauses.ts';
import { ese, eseGame } from './ese/game.ts';
import { rulingsPage as eseRulings } from './ese/rulings.ts';
import type { CardSet as EveSet } from './eve/cards/format.ts';
import { clausesPage as eveRules } from './eve/clauses/index.ts';
import { eve, eveGame } from './eve/game.ts';
import { rulingsPage as eveRulings } from './eve/rulings.ts';
import { clausesPage as tswRules } from './tsw/clauses.ts';
import { rulingsPage as tswRulings } from './tsw/rulings.ts';

/** Modules by id, to build a game again with the ruleset that a stored table began with. */
export const modules: Readonly<Record<string, GameModule>> = { eve, ese };

/** Pages of the documentation that are written from the games: the numbered rules and the rulings, by their path in docs/. */
export const documents: Readonly<Record<string, () => string>> = {
  'rules/eve.md': eveRules,
  'rules/ese.md': eseRules,
  'rules/tsw.md': tswRules,
  'rulings/eve.md': eveRulings,
  'rulings/ese.md': eseRulings,
  'rulings/tsw.md': tswRulings,
};

/** The cards of each game. */
export type GameSets = { readonly eve: readonly EveSet[]; readonly ese?: readonly EseSet[] };

/** The games whose cards are given, with their present rulesets. */
export function createGames(sets: GameSets): readonly Game[] {
  return [eveGame(sets.eve), ...(sets.ese === undefined ? [] : [eseGame(sets.ese)])];
}
