/** How a game reads its card files, for whoever finds, checks and documents them. */
import type { z } from 'zod';
import type { Deck } from './deck.ts';
import type { Game } from './game.ts';

/** A set file as all games have it. */
export type SetData = {
  /** Names the set. */
  readonly set: string;
  readonly name: string;
  /** The id of the game that it is for. */
  readonly game: string;
  readonly cards: readonly { readonly id: string; readonly name: string }[];
  /** Absent: the game has no decks. */
  readonly decks?: readonly { readonly id: string }[];
};

/** Where something stands in a file: the names of fields, and places in lists from 0. */
export type Path = readonly (string | number)[];

/** A fault and its place; `key` says that the name of the field is at fault, not its value. */
export type Fault = { readonly path: Path; readonly text: string; readonly key?: true };

/** Something that authors often want and the format lacks. */
export type Wish = {
  /** Matches `field: value` or, of a field that is not known, `field:`; in lower case. */
  readonly said: RegExp;
  /** The closest alternative, a sentence or two. */
  readonly instead: string;
};

/** A part of the reference of a format. `at`: the fields that lead there; lists are entered. */
export type ReferenceSection = { readonly title: string } & (
  | { readonly of: 'fields' | 'effects'; readonly at: Path }
  /** `key`: the field that tells the variants apart; absent: the first field of each. */
  | { readonly of: 'variants'; readonly at: Path; readonly key?: string }
  | { readonly of: 'text'; readonly lines: readonly string[] }
);

/** The card files of a game. Built-in ones lie in `src/games/<id>/cards`. */
export type SetKind<S extends SetData = SetData> = {
  /** The game's id. */
  readonly game: string;
  /** A set file, with all checks. */
  readonly shape: z.ZodType<S>;
  /** The game with the given sets; of cards and decks with the same id the last counts. */
  make(sets: readonly S[]): Game;
  /** What is wrong within one set, besides the form of its parts. */
  faults(set: S): readonly Fault[];
  /** What is valid in one set, but may not be meant. */
  notes(set: S): readonly Fault[];
  /** Where in a deck of a file a card stands; empty: nowhere. */
  placeInDeck(deck: Deck, card: string): Path;
  /** The words of phrases, to find the one that was meant; empty: its cards have no phrases. */
  readonly phraseWords: readonly string[];
  readonly wishes: readonly Wish[];
  readonly reference: readonly ReferenceSection[];
  /** The effects of a card as its file has them, a list for each paragraph of its text; for the examples of the reference. */
  effects(card: unknown): readonly (readonly unknown[])[];
};
