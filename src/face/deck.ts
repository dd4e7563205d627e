/** Decks: what they are, how a game has them built, and what is wrong with one. */

import { z } from 'zod';
import type { Frozen } from '#kernel/frozen';

/** A deck's cards by definition ids, as they are stored. `extra` holds what is not shuffled in, by the game's own keys. */
export const deckCards = {
  extra: z.record(z.string(), z.array(z.string())),
  main: z.record(z.string(), z.int().min(0)),
};

export const deckShape = z.object({ id: z.string(), name: z.string(), edition: z.string(), ...deckCards });
export type Deck = Frozen<z.infer<typeof deckShape>>;

export type Difficulty = 'easy' | 'medium' | 'hard';

/** Advice for choosing a deck: its style in a word or two, how hard it is to play, how it wins in half a line. */
export type DeckAdvice = { readonly style: string; readonly difficulty: Difficulty; readonly wins: string };

/** A ready-made deck. */
export type ReadyDeck = Deck & { readonly advice?: DeckAdvice | undefined };

/** A problem of a deck: the rule, the card, and a sentence that says what to change. */
export type DeckProblem = {
  readonly rule: string;
  /** Id of the card concerned. */
  readonly card?: string;
  /** The line of the deck list concerned, from 1; only if the deck was just read from text. */
  readonly line?: number;
  /** Plain text without markup; it may quote what somebody typed. */
  readonly text: string;
};

/** A part of a deck, in the order in which a deck list shows them. */
export type DeckSection = {
  /** The key in `Deck.extra`; `main` for `Deck.main`. */
  readonly id: string;
  /** The heading in a deck list: `Outer regions`. */
  readonly title: string;
  /** Other headings that mean it. */
  readonly aliases?: readonly string[];
  /** How many cards a legal deck has here, if the rules fix the number. */
  readonly count?: number;
};

/** A format: requirements on decks beyond the rules that always hold. `text`: a sentence that says what it requires. */
export type DeckFormat = { readonly id: string; readonly name: string; readonly text: string };

/** How decks of a game are built. */
export type DeckRules = {
  /** One of them is `main`. */
  readonly sections: readonly DeckSection[];
  /** The first is the default. */
  readonly formats: readonly DeckFormat[];
  /** The section for a card, given the section that it was listed under; undefined if there is no such card. */
  place(card: string, under: string | undefined): string | undefined;
};

/** Decks made of boosters. */
export type BoosterRules = {
  /** A booster holds so many different cards of each sheet, by definition. */
  readonly plan: readonly { readonly cards: number; readonly of: readonly string[] }[];
  /** Cards that everybody has without limit. */
  readonly outfit: readonly string[];
  /** The format that such decks are checked for. */
  readonly format: string;
  /** A legal deck of a pool, as good as rules of thumb make it. */
  build(pool: readonly string[]): Pick<Deck, 'extra' | 'main'>;
  /** Of some cards those that serve a pool best, the best first. */
  best(cards: readonly string[], pool: readonly string[]): readonly string[];
};

/** For a game whose players bring no decks. */
export const noDecks: DeckRules = { sections: [], formats: [], place: () => undefined };

/** Whether players bring decks. */
export const usesDecks = (game: { readonly deckRules: DeckRules }): boolean => game.deckRules.sections.length > 0;
