/** The face of a game: what tables, screens, pictures and computer players know of it. */
import type { Step } from '#kernel/answer';
import type { Refusal } from '#kernel/ask';
import type { GameEvent } from '#kernel/event';
import type { Kind } from '#kernel/kind';
import type { CardId, Seat } from '#kernel/state';
import type { Language } from '#words/languages';
import type { SceneAttack } from './attacks-scene.ts';
import type { CardInfo } from './card.ts';
import type { BoosterRules, Deck, DeckProblem, DeckRules, ReadyDeck } from './deck.ts';
import type { Lesson } from './lesson.ts';
import type { CardScene, Scene, SceneBadge } from './scene.ts';
import type { View } from './view.ts';
import type { Names, Words } from './words.ts';

/** An introduction for newcomers, each part in a sentence or two of at most 160 characters. */
export type Introduction = {
  /** What players do and how they win. */
  readonly pitch: string;
  /** How long a game takes, both live and with a move now and then. */
  readonly length: string;
  /** How hard it is to learn. */
  readonly difficulty: string;
};

export type Edition = { readonly id: string; readonly name: string };

/** A rule that a table may choose before it starts. The choice goes to `Setup.options` under `id`. */
export type RuleOption = {
  readonly id: string;
  /** A heading for the choice. */
  readonly title: string;
  /** The editions in which it can be chosen. */
  readonly editions: readonly string[];
  /**
   * The first is the default, by which all go that have chosen nothing: it stays the first. `text`: a sentence that says what it
   * means.
   */
  readonly choices: readonly { readonly id: string; readonly name: string; readonly text: string }[];
  /** The id of the choice that new tables and seasons begin with; absent: the default. */
  readonly suggested?: string;
};

/** What a game needs to begin. `seed` determines all randomness; `decks` by seat, empty if players bring none. */
export type Setup = {
  readonly edition: string;
  readonly seed: string;
  /** Number of players; by default one for each deck. */
  readonly seats?: number;
  readonly decks: readonly Deck[];
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  /** Who begins; a game that has its own way to settle that does not ask. Absent: as the rules have it. */
  readonly first?: number | undefined;
};

/**
 * A chapter of the short rules. `text` is Discord markdown of at most 1,800 characters; `find` lists search terms besides the
 * title: words, and numbers of clauses and rulings.
 */
export type RulesTopic = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly find?: readonly string[];
};

/** The pictures of a game. */
export type Scenes<B = unknown> = {
  board(view: View<B>, names: Names): Scene;
  /** One player's part of the table, enlarged; absent if the board shows it well enough. */
  seat?(view: View<B>, names: Names, seat: Seat): Scene;
  /**
   * What the viewing seat needs to see for its current decision, the most important first: a battle, the table, its hand.
   * At most two, drawn as separate pictures; absent: the hand alone.
   */
  moment?(view: View<B>, names: Names): readonly Scene[];
  /** What attacked what in a stretch of the game, in order, as the events that the reader may see tell it; none in most stretches. */
  attacks?(events: readonly GameEvent[]): readonly SceneAttack[];
  /** The asked seat's hand and private facts. */
  hand(view: View<B>, names: Names): Scene;
  card(def: string): CardScene;
  /**
   * A deck, finished or not; never throws, whatever it contains. `mark`: a badge that says whether it is legal; cards named
   * by `problems` are marked.
   */
  deck(deck: Deck, mark: SceneBadge, problems?: readonly DeckProblem[]): Scene;
};

/** How the current rules differ from those of a stored game: the numbers of the changed rulings, if any. */
export type RulesChange = { readonly rulings: readonly string[] };

/** A game with one ruleset. There may be several at a time, since a running game keeps the ruleset that it began with. */
export type Game<K extends Kind = Kind> = {
  readonly id: string;
  /** The language of its texts and pictures; absent: English. */
  readonly language?: Language;
  /** The same game in another language: all but texts and pictures is the same; absent: it has only one. */
  in?(language: Language): Game<K>;
  readonly name: string;
  /** A short name for where there is little room, such as the name of a thread; absent: the full name. */
  readonly short?: string;
  readonly introduction: Introduction;
  readonly editions: readonly Edition[];
  readonly minSeats: number;
  readonly maxSeats: number;
  /** Hash of the ruleset. `data` is what `GameModule.build` needs to build this same game again. */
  readonly ruleset: string;
  readonly data: unknown;
  /** What it looks its cards up in, for computer players that know the game. */
  readonly library?: unknown;
  /** The version of the rules as this program plays them; higher in later programs that play them otherwise. */
  readonly rulesVersion: number;
  /** What has changed in the rules since a stored ruleset of this game; undefined: nothing. Absent: the rules never changed. */
  rulesChange?(since: { readonly hash: string; readonly data: unknown }): RulesChange | undefined;
  /** Ready-made decks. Their ids consist of lower-case letters, digits and hyphens. */
  readonly decks: readonly ReadyDeck[];
  readonly deckRules: DeckRules;
  /** What sealed decks and drafts are made of; absent, or undefined for an edition: there are no boosters. */
  readonly boosters?: ((edition: string) => BoosterRules | undefined) | undefined;
  /** Rules that each table may choose; absent: none. */
  readonly ruleOptions?: readonly RuleOption[];
  readonly cards: readonly CardInfo[];
  readonly rulebook: readonly RulesTopic[];
  /** A guided first game; absent: there is none. */
  readonly lesson?: Lesson;
  readonly words: Words<K['board']>;
  readonly scenes: Scenes<K['board']>;
  /** Problems of a deck in an edition and a format; empty if it is legal. Never throws, whatever the deck contains. */
  checkDeck(deck: Deck, edition: string, format: string): readonly DeckProblem[];
  setup(setup: Setup): Step<K['state']> | Refusal;
  /**
   * Applies an input of a seat. Changes `state` in place, so pass a copy (such as a fresh `JSON.parse`). An invalid input
   * leaves the state untouched; after a refusal with `spoiled` the state must be discarded. Never throws.
   */
  answer(state: K['state'], input: unknown): Step<K['state']> | (Refusal & { readonly spoiled?: true });
  /** Removes a seat that concedes from the game. Same contract as `answer`. */
  concede(state: K['state'], seat: Seat): Step<K['state']> | (Refusal & { readonly spoiled?: true });
  view(state: K['state'], seat: Seat | undefined): View<K['board']>;
  /** The fields of its views that hold lists of cards or other things whose order matters; absent: none does. */
  readonly ordered?: readonly string[];
  /**
   * A state as it may be for all that the seat knows: its view is the seat's view of `state`, and what is hidden from the
   * seat depends on the seed and on nothing that it may not see. `state` stays as it is.
   */
  deal(state: K['state'], seat: Seat, seed: string): K['state'];
  /** Reads a stored state and migrates older formats. Throws if it is corrupt. */
  open(text: string): K['state'];
  /** The cards in a view that can be looked up. */
  visible(view: View<K['board']>): readonly { readonly card: CardId; readonly def: string; readonly label: string }[];
};

/** What a game exports: how to build a `Game` from ruleset data. */
export type GameModule = { readonly id: string; build(data: unknown): Game };
