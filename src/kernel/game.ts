/** The interface of a game to the rest of the program: tables, screens, computer players. */
import type { Answer, Ask, Message, Need, Option, Refusal } from './ask.ts';
import type { GameEvent } from './event.ts';
import type { Scene, SceneBadge } from './scene.ts';
import type { CardId, Result, Seat, State } from './state.ts';

/** Names of the players by seat, for texts. */
export type Names = readonly string[];

/** A deck by definition ids. `extra` holds what is not shuffled in (starbase, outer regions), by the game's own keys. */
export type Deck = {
  readonly id: string;
  readonly name: string;
  readonly edition: string;
  readonly extra: Readonly<Record<string, readonly string[]>>;
  readonly main: Readonly<Record<string, number>>;
};

export type Difficulty = 'easy' | 'medium' | 'hard';

/** Advice for choosing a deck: its style in a word or two, how hard it is to play, how it wins in half a line. */
export type DeckAdvice = { readonly style: string; readonly difficulty: Difficulty; readonly wins: string };

/** A ready-made deck. */
export type ReadyDeck = Deck & { readonly advice?: DeckAdvice | undefined };

/** An introduction for newcomers, each part in a sentence or two of at most 160 characters. */
export type Introduction = {
  /** What players do and how they win. */
  readonly pitch: string;
  /** How long a game takes, both live and with a move now and then. */
  readonly length: string;
  /** How hard it is to learn. */
  readonly difficulty: string;
};

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

/** For a game whose players bring no decks. */
export const noDecks: DeckRules = { sections: [], formats: [], place: () => undefined };

/** Whether players bring decks. */
export const usesDecks = (game: Pick<Game, 'deckRules'>): boolean => game.deckRules.sections.length > 0;

/** A span of the game (`Ask.spans`) that a seat may order to pass; the label names the order. */
export type Span = { readonly id: string; readonly label: string };

export type Edition = { readonly id: string; readonly name: string };

/** A rule that a table may choose before it starts. The choice goes to `Setup.options` under `id`. */
export type RuleOption = {
  readonly id: string;
  /** A heading for the choice. */
  readonly title: string;
  /** The editions in which it can be chosen. */
  readonly editions: readonly string[];
  /** The first is the default. `text`: a sentence that says what it means. */
  readonly choices: readonly { readonly id: string; readonly name: string; readonly text: string }[];
};

/** What a game needs to begin. `seed` determines all randomness; `decks` by seat, empty if players bring none. */
export type Setup = {
  readonly edition: string;
  readonly seed: string;
  /** Number of players; by default one for each deck. */
  readonly seats?: number;
  readonly decks: readonly Deck[];
  readonly options?: Readonly<Record<string, string | number | boolean>>;
};

/** The outcome of an input: the new state and the events that led to it. */
export type Step = { readonly state: State; readonly events: readonly GameEvent[] };

/** What a seat (or a spectator) may see, built as an allow-list. `board` is specific to the game, as plain JSON. */
export type View = {
  readonly seat: Seat | undefined;
  readonly seats: number;
  readonly out: readonly Seat[];
  /** Seats that have conceded and that the rules will remove at their next step; absent: none. */
  readonly leaving?: readonly Seat[];
  /** The seat's own open asks. */
  readonly asks: readonly Ask[];
  /** Every seat that owes an answer. */
  readonly owing: readonly Seat[];
  /** Whose turn it is. */
  readonly active: Seat;
  readonly turn: number;
  readonly result: Result | undefined;
  readonly board: unknown;
};

/** Label (at most 80 characters) and detail (at most 100) of an option. */
export type OptionText = { readonly label: string; readonly detail?: string };

/** A figure of a card as it is displayed. `house`: it is this project's own, not a published fact. */
export type Figure = { readonly label: string; readonly value: string; readonly origin: 'printed' | 'house' };

/** A card for looking up. */
export type CardInfo = {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** Type line, as `Ship > Frigate`. */
  readonly type: string;
  readonly set: string;
  /** Set for cards of sets that the bot's operator has added: what is not printed on them is that set's own. */
  readonly added?: true;
  readonly edition: string;
  readonly figures: readonly Figure[];
  /** Rules text by paragraph, rendered from the data that the rules run. */
  readonly text: readonly string[];
  readonly textOrigin: 'printed' | 'house';
  readonly nameOrigin: 'printed' | 'house';
  /** Game terms that occur on the card, with their meaning. */
  readonly keywords: readonly { readonly word: string; readonly meaning: string }[];
  readonly rulings: readonly { readonly id: string; readonly text: string }[];
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

/**
 * A point at which the autopilot can be told to stop: an ask's `stop` or its `moment`. Label and detail: at most 100
 * characters each. `usual` stops are on by default. An id never changes its meaning, since people's settings contain it.
 */
export type Stop = { readonly id: string; readonly label: string; readonly detail?: string; readonly usual?: true };

/**
 * How much an event matters in the story of a game: a `chapter` (a turn) begins; it is a `turning` point, such as a battle
 * or an elimination; it is the `end` of the game; it is `routine` and the first to be left out for lack of room.
 */
export type Weight = 'chapter' | 'turning' | 'end' | 'routine';

/**
 * A recurring question that a person may answer in advance. Asks refer to it (`Ask.standing`); the id of a choice is that of
 * an option. Label and details: at most 100 characters each. `usual`: the default, which is the ask's fallback or to be
 * asked; a default that is no option stands for `Ask.presumed`. Ids never change their meaning, since people's settings contain them.
 */
export type StandingQuestion = {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly {
    readonly id: string;
    readonly label: string;
    readonly detail?: string;
    readonly usual?: true;
  }[];
};

/** The choice of a standing question that means: ask me each time. */
export const ASK_EACH_TIME = 'ask';

/** The texts of a game. All functions are pure; texts are Discord markdown without mentions. */
export type Words = {
  /** One line: the turn, its phase or step, and whose turn it is. */
  status(view: View, names: Names): string;
  /** The final standing of a finished game, a line per player, best first; absent if the result says it all. */
  ending?(view: View, names: Names): readonly string[];
  /** The seat's own facts, a short line each (wallet, next income …). */
  facts(view: View): readonly string[];
  /** What is asked, as a sentence. */
  prompt(view: View, ask: Ask, names: Names): string;
  /** What to know before answering: what is on the pile, by whom, and what it would do. Lines, topmost first. */
  context(view: View, ask: Ask, names: Names): readonly string[];
  /** `likely`: what players mostly choose if it is available; screens make it stand out. */
  verb(verb: string): { readonly label: string; readonly emoji?: string; readonly likely?: true };
  option(view: View, option: Option, names: Names): OptionText;
  /**
   * The label of a button that does all of an option at once: "Attack Stain with 3 ships". `by`: how the same press answers
   * one of its needs, or `all` if it picks everything that may be chosen. At most 80 characters; undefined or absent: verb
   * and label.
   */
  order?(view: View, option: Option, names: Names, by: Option | 'all' | undefined): string | undefined;
  /**
   * The buttons that choose all of an ask's options, or none of them, and which of the two is mostly pressed; absent or
   * undefined: "All 7" and "Done with none". At most 80 characters each.
   */
  allOrNone?(ask: Ask): { readonly all: string; readonly none: string; readonly likely: 'all' | 'none' } | undefined;
  /** The total of several options ("⚔ 12"), for choices of any number of them. */
  total?(view: View, options: readonly Option[]): string | undefined;
  /** A plan for several things as lines, with its total. `answers`: undefined for things that are still open. */
  plan?(view: View, needs: readonly Need[], answers: readonly (Answer | undefined)[], names: Names): readonly string[];
  /**
   * The fewest of a plan's open things that suffice at one place, by index in the needs, and the label of the button that
   * sends them ("Destroy Kestrel with 2 ships", at most 80 characters); undefined if no number of them suffices.
   */
  enough?(
    view: View,
    needs: readonly Need[],
    answers: readonly (Answer | undefined)[],
    to: Option,
    names: Names,
  ): { readonly things: readonly number[]; readonly order: string } | undefined;
  message(view: View, message: Message, names: Names): string;
  /** A line of the log; undefined for events that are not shown. */
  line(event: GameEvent, names: Names): string | undefined;
  /**
   * Merges two consecutive events that are one act into a single event; undefined: they stay separate. `line` and `weight`
   * accept the merged event, and so does `join` as `before`. It may contain nothing that the two do not.
   */
  join?(before: GameEvent, next: GameEvent): GameEvent | undefined;
  /** How much an event matters in the story of the game; absent or undefined: an ordinary act. */
  weight?(event: GameEvent): Weight | undefined;
  /** The seat that an event eliminates; absent in games without elimination. */
  takesOut?(event: GameEvent): Seat | undefined;
  /** The autopilot stops in turn order. */
  readonly stops: readonly Stop[];
  /** Spans that may be passed as a whole; none for most games. */
  readonly spans: readonly Span[];
  /** Questions that may be answered in advance; none for most games. One choice of each is `ASK_EACH_TIME`. */
  readonly standing: readonly StandingQuestion[];
  /** Label of the order to pass until public facts concern the seat (`Ask.alert`); absent: "until I am targeted". */
  readonly untilConcerned?: string;
  /** Explains a refusal of the kernel or of the game. */
  refusal(refusal: Refusal): string;
};

/** The pictures of a game. */
export type Scenes = {
  board(view: View, names: Names): Scene;
  /** One player's part of the table, enlarged; absent if the board shows it well enough. */
  seat?(view: View, names: Names, seat: Seat): Scene;
  /**
   * What the viewing seat needs to see for its current decision, the most important first: a battle, the table, its hand.
   * At most two, drawn as separate pictures; absent: the hand alone.
   */
  moment?(view: View, names: Names): readonly Scene[];
  /** The asked seat's hand and private facts. */
  hand(view: View, names: Names): Scene;
  card(def: string): Scene;
  /**
   * A deck, finished or not; never throws, whatever it contains. `mark`: a badge that says whether it is legal; cards named
   * by `problems` are marked.
   */
  deck(deck: Deck, mark: SceneBadge, problems?: readonly DeckProblem[]): Scene;
};

/** How the current rules differ from those of a stored game: the numbers of the changed rulings, if any. */
export type RulesChange = { readonly rulings: readonly string[] };

/** A game with one ruleset. There may be several at a time, since a running game keeps the ruleset that it began with. */
export type Game = {
  readonly id: string;
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
  /** What has changed in the rules since a stored ruleset of this game; undefined: nothing. Absent: the rules never changed. */
  rulesChange?(since: { readonly hash: string; readonly data: unknown }): RulesChange | undefined;
  /** Ready-made decks. Their ids consist of lower-case letters, digits and hyphens. */
  readonly decks: readonly ReadyDeck[];
  readonly deckRules: DeckRules;
  /** Rules that each table may choose; absent: none. */
  readonly ruleOptions?: readonly RuleOption[];
  readonly cards: readonly CardInfo[];
  readonly rulebook: readonly RulesTopic[];
  readonly words: Words;
  readonly scenes: Scenes;
  /** Problems of a deck in an edition and a format; empty if it is legal. Never throws, whatever the deck contains. */
  checkDeck(deck: Deck, edition: string, format: string): readonly DeckProblem[];
  setup(setup: Setup): Step | Refusal;
  /**
   * Applies an input of a seat. Changes `state` in place, so pass a copy (such as a fresh `JSON.parse`). An invalid input
   * leaves the state untouched; after a refusal with `spoiled` the state must be discarded. Never throws.
   */
  answer(state: State, input: unknown): Step | (Refusal & { readonly spoiled?: true });
  /** Removes a seat that concedes from the game. Same contract as `answer`. */
  concede(state: State, seat: Seat): Step | (Refusal & { readonly spoiled?: true });
  view(state: State, seat: Seat | undefined): View;
  /** Reads a stored state and migrates older formats. Throws if it is corrupt. */
  open(text: string): State;
  /** The cards in a view that can be looked up. */
  visible(view: View): readonly { readonly card: CardId; readonly def: string; readonly label: string }[];
};

/** What a game exports: how to build a `Game` from ruleset data. */
export type GameModule = { readonly id: string; build(data: unknown): Game };
