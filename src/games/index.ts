/** The list of games. */
import type { Game, GameModule } from '#face/game';
import type { SetData, SetKind } from '#face/sets';
import { ese } from './ese/game.ts';
import { clausesPage as eseRules } from './ese/guide/clauses.ts';
import { rulingsPage as eseRulings } from './ese/guide/rulings.ts';
import { eseSets } from './ese/sets.ts';
import { eve } from './eve/game.ts';
import { clausesPage as eveRules } from './eve/guide/clauses/index.ts';
import { rulingsPage as eveRulings } from './eve/guide/rulings.ts';
import { eveSets } from './eve/sets.ts';
import { sem } from './sem/game.ts';
import { clausesPage as semRules } from './sem/guide/clauses.ts';
import { rulingsPage as semRulings } from './sem/guide/rulings.ts';
import { semSets } from './sem/sets.ts';
import { tsw } from './tsw/game.ts';
import { clausesPage as tswRules } from './tsw/guide/clauses.ts';
import { rulingsPage as tswRulings } from './tsw/guide/rulings.ts';
import { tswSets } from './tsw/sets.ts';

/** Modules by id, to build a game again with the ruleset that a stored table began with. */
export const modules: Readonly<Record<string, GameModule>> = { eve, ese, tsw, sem };

/** Builds a game by id with the ruleset that a stored table began with. Throws if there is no such game. */
export function rebuildGame(id: string, data: unknown): Game {
  const module = modules[id];
  if (module === undefined) throw new Error(`no game ${id} in this program`);
  return module.build(data);
}

/** Pages of the documentation that are written from the games: the numbered rules and the rulings, by their path in docs/. */
export const documents: Readonly<Record<string, () => string>> = {
  'rules/eve.md': eveRules,
  'rules/ese.md': eseRules,
  'rules/tsw.md': tswRules,
  'rules/sem.md': semRules,
  'rulings/eve.md': eveRulings,
  'rulings/ese.md': eseRulings,
  'rulings/tsw.md': tswRulings,
  'rulings/sem.md': semRulings,
};

const kinds = { eve: eveSets, ese: eseSets, tsw: tswSets, sem: semSets } as const;

/** How the card files of each game are read, in the order in which games are offered. */
export const setKinds: readonly SetKind[] = Object.values(kinds);

type SetOf<K> = K extends SetKind<infer S extends SetData> ? S : never;

/** Card sets by game; a game without them is not played. */
export type GameSets = { readonly [G in keyof typeof kinds]?: readonly SetOf<(typeof kinds)[G]>[] };

/** The games whose cards are given, with their present rulesets. */
export function createGames(sets: GameSets): readonly Game[] {
  const given: Readonly<Record<string, readonly SetData[] | undefined>> = sets;
  return setKinds.flatMap((kind) => {
    const own = given[kind.game];
    return own === undefined ? [] : [kind.make(own)];
  });
}
