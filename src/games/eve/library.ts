/** The cards that a game may use, as the rules look them up. Made from sets by `make-library.ts`. */
import { opOf } from '#cards/verb';
import { restored } from '#kernel/kind';
import type { Language } from '#words/languages';
import { definitionId, type Lookup } from '../kit/library.ts';
import type { Ability, CardDef, CardSet, DeckList, Effect } from './cards/format.ts';
import type { Eve, EveMachine, EveOp, EveRules } from './kind.ts';
import type { CommandSide } from './rules/command-sides.ts';

/** A definition with derived values that are computed once. */
export type Definition = CardDef & {
  /** Rules text by ability, rendered from the ability itself. */
  text(language: Language): readonly string[];
  /** Type and subtypes in lower case: a card is of all of them (D37). */
  readonly kinds: readonly string[];
  readonly continuous: readonly Ability[];
  /** What it does when a player of a race plays it. */
  playedBy(race: string | undefined): Played;
  readonly executed: readonly { readonly ability: Ability; readonly index: number }[];
  readonly pending: readonly { readonly ability: Ability; readonly index: number }[];
  readonly sides: readonly CommandSide[];
  readonly setName: string;
  /** It belongs to a set that is not built in. */
  readonly added: boolean;
};

export type Played = {
  /** The abilities of a news that take effect when it resolves. */
  readonly resolving: readonly Ability[];
  /** Its effects then, and after those the ones while it is in play. */
  readonly effects: readonly Effect[];
};

export type Library = Lookup<Definition> & {
  readonly hash: string;
  readonly sets: readonly CardSet[];
  readonly decks: readonly DeckList[];
  readonly cards: readonly Definition[];
};

/**
 * Pending abilities that commands have in battle, by their number in the state (below 0).
 * X is the command's power when it triggers.
 */
const commandAbilities: Readonly<Record<number, Ability>> = Object.fromEntries(
  [-1, -2].map((index) => [
    index,
    {
      kind: 'pending',
      cost: [],
      once: false,
      do: [{ verb: 'damage', n: 'X', what: { pick: 'target', noun: 'ship', is: ['attacking'], where: 'this region' } }],
    } satisfies Ability,
  ]),
);
export const ambushIndex = -1;
export const snipingIndex = -2;

/** An ability of a definition by its number; numbers below 0 are those of commands. */
export function abilityAt(definition: CardDef, index: number): Ability | undefined {
  return index < 0 ? commandAbilities[index] : definition.abilities[index];
}

/** An ability's effects as ops for the pile, wrapped in its conditions and permissions. */
export function abilityOps(ability: Ability): EveOp[] {
  const effects: EveOp[] = ability.do.map((effect) => restored<Eve>(opOf('eve', effect)));
  const done: EveOp[] = ability.unless === undefined ? effects : [{ op: 'eve.unless', ...ability.unless, do: effects }];
  const allowed: EveOp[] =
    ability.may === undefined ? done : [{ op: 'eve.may', pay: ability.may === true ? 0 : ability.may, do: done }];
  return ability.if === undefined ? allowed : [{ op: 'eve.if', if: ability.if, do: allowed }];
}

/** The library of the game a machine works on. */
export function library(m: EveMachine): Library {
  return (m.rules as EveRules).library;
}

/** The definition of a card in the game. */
export function def(m: EveMachine, id: string): Definition {
  return library(m).get(definitionId(m, id));
}
