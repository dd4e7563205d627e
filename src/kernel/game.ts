/** The face that a game shows to the rest of the program: table, screens, computer players. */
import type { Answer, Ask, Message, Need, Option, Refusal } from './ask.ts';
import type { GameEvent } from './event.ts';
import type { Scene, SceneBadge } from './scene.ts';
import type { CardId, Result, Seat, State } from './state.ts';

/** Names of the people by seat, for texts. */
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

/** What helps to choose a deck: its style in a word or two, how hard it is to play, how it wins in half a line. */
export type DeckAdvice = { readonly style: string; readonly difficulty: Difficulty; readonly wins: string };

/** A deck ready to play. */
export type ReadyDeck = Deck & { readonly advice?: DeckAdvice | undefined };

/** What somebody who does not know the game is told of it, each in a plain sentence or two of at most 160 characters. */
export type Introduction = {
  /** What one does in it, and how one wins. */
  readonly pitch: string;
  /** How long a game takes, at one sitting and by a move now and then. */
  readonly length: string;
  /** How hard it is to learn. */
  readonly difficulty: string;
};

/** A fault of a deck: which rule, which card, and a sentence that says what to change. */
export type DeckProblem = {
  readonly rule: string;
  /** Id of the card that it is about. */
  readonly card?: string;
  /** The line of the deck list that it is about, from 1; only where a deck was just read from a text. */
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
  /** How many cards a legal deck has here, where the rules fix the number. */
  readonly count?: number;
};

/** What decks are checked for, beside the rules that always hold. `text`: a sentence that says what it asks. */
export type DeckFormat = { readonly id: string; readonly name: string; readonly text: string };

/** How decks of a game are made up. */
export type DeckRules = {
  /** One of them is `main`. */
  readonly sections: readonly DeckSection[];
  /** The first is what tables play without being told. */
  readonly formats: readonly DeckFormat[];
  /** The section that a card goes into, given the section it was listed under; undefined: there is no such card. */
  place(card: string, under: string | undefined): string | undefined;
};

/** Of a game whose players bring no decks. */
export const noDecks: DeckRules = { sections: [], formats: [], place: () => undefined };

/** Whether players bring decks. */
export const usesDecks = (game: Pick<Game, 'deckRules'>): boolean => game.deckRules.sections.length > 0;

/** A stretch of the game (`Ask.spans`) till whose end a seat may order to pass; the label names the order. */
export type Span = { readonly id: string; readonly label: string };

export type Edition = { readonly id: string; readonly name: string };

/** A rule that a table may choose before it starts. The choice goes to `Setup.options` under `id`. */
export type RuleOption = {
  readonly id: string;
  /** What is chosen, as a heading. */
  readonly title: string;
  /** The editions that leave it open. */
  readonly editions: readonly string[];
  /** The first is what is played without being told. `text`: a sentence that says what it means. */
  readonly choices: readonly { readonly id: string; readonly name: string; readonly text: string }[];
};

/** What a game needs to begin. `seed` decides all chance; `decks` are by seat, none where players bring none. */
export type Setup = {
  readonly edition: string;
  readonly seed: string;
  /** Players; without it one for each deck. */
  readonly seats?: number;
  readonly decks: readonly Deck[];
  readonly options?: Readonly<Record<string, string | number | boolean>>;
};

/** The outcome of an input: the state has moved on, and this has happened. */
export type Step = { readonly state: State; readonly events: readonly GameEvent[] };

/** What a seat (or a spectator) may see; made by allow-list. `board` is the game's own and plain JSON. */
export type View = {
  readonly seat: Seat | undefined;
  readonly seats: number;
  readonly out: readonly Seat[];
  /** Seats that have given up, whom the rules will let go at their next step; none if it is not there. */
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

/** Label (at most 80 characters) and detail (at most 100) of something that can be picked. */
export type OptionText = { readonly label: string; readonly detail?: string };

/** A figure of a card as it is shown: `house` marks one that is this project's own and not a published fact. */
export type Figure = { readonly label: string; readonly value: string; readonly origin: 'printed' | 'house' };

/** A card as people look it up. */
export type CardInfo = {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** Type line, as `Ship > Frigate`. */
  readonly type: string;
  readonly set: string;
  /** It is of a set that whoever runs the bot has added: what is not printed on it is that set's own. */
  readonly added?: true;
  readonly edition: string;
  readonly figures: readonly Figure[];
  /** Rules text, a paragraph each, rendered from the data that runs. */
  readonly text: readonly string[];
  readonly textOrigin: 'printed' | 'house';
  readonly nameOrigin: 'printed' | 'house';
  /** Game words that occur on the card, with their meaning. */
  readonly keywords: readonly { readonly word: string; readonly meaning: string }[];
  readonly rulings: readonly { readonly id: string; readonly text: string }[];
};

/**
 * A chapter of the short rules. `text` is Discord markdown, at most 1,800 characters; `find` holds words, and numbers of
 * clauses and rulings, under which people look for it besides its title.
 */
export type RulesTopic = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly find?: readonly string[];
};

/**
 * A place at which the autopilot can be told to stop: an ask's `stop` or its `moment`. Label and detail: at most 100
 * characters each. `usual` ones hold until the person says otherwise. An id never changes its meaning: people have saved it.
 */
export type Stop = { readonly id: string; readonly label: string; readonly detail?: string; readonly usual?: true };

/**
 * What an event is in the story of a game: a `chapter` begins (a turn); it is a `turning` point, as a battle or somebody's
 * elimination; it is the `end` of the game; it is `routine`, and left out first where there is no room.
 */
export type Weight = 'chapter' | 'turning' | 'end' | 'routine';

/**
 * A question that comes again and again and that a person may answer for good: asks name it (`Ask.standing`), a choice's id
 * is an option's. Label and details: at most 100 characters each. `usual`: what holds until the person says otherwise, the
 * ask's fallback. Ids never change their meaning: people have saved them.
 */
export type Standing = {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly {
    readonly id: string;
    readonly label: string;
    readonly detail?: string;
    readonly usual?: true;
  }[];
};

/** The standing answer that is none: the person is asked each time. */
export const ASK_EACH_TIME = 'ask';

/** How a game speaks and draws. All functions are pure; texts are Discord markdown without mentions. */
export type Words = {
  /** One line: turn, phase or step, whose turn. */
  status(view: View, names: Names): string;
  /** How a game that is over stands in the end, a line a player, best first; absent where the result says it all. */
  ending?(view: View, names: Names): readonly string[];
  /** The seat's own facts, a short line each (wallet, income to come …). */
  facts(view: View): readonly string[];
  /** What is asked, as a sentence. */
  prompt(view: View, ask: Ask, names: Names): string;
  /** What one should know to answer: what is on the pile, by whom, what it would do. Lines, topmost first. */
  context(view: View, ask: Ask, names: Names): readonly string[];
  /** `likely`: what is mostly done where it may be done; screens make it stand out. */
  verb(verb: string): { readonly label: string; readonly emoji?: string; readonly likely?: true };
  option(view: View, option: Option, names: Names): OptionText;
  /**
   * An option as a whole order, which a button says by itself: "Attack Stain with 3 ships". `by`: what the same press
   * answers a need of it with, or that it takes all of what may be chosen. At most 80 characters; undefined or absent:
   * verb and label.
   */
  order?(view: View, option: Option, names: Names, by: Option | 'all' | undefined): string | undefined;
  /** What several options come to together ("⚔ 12"), for choices of any number of them. */
  total?(view: View, options: readonly Option[]): string | undefined;
  /** A plan for several things in lines, with what it comes to. `answers`: undefined where nothing is said yet. */
  plan?(view: View, needs: readonly Need[], answers: readonly (Answer | undefined)[], names: Names): readonly string[];
  /**
   * Of the things of a plan of which nothing is said yet, as few as do at one place, by their places in the needs, and the
   * order that sends them ("Destroy Kestrel with 2 ships", at most 80 characters); undefined where there are none such.
   */
  enough?(
    view: View,
    needs: readonly Need[],
    answers: readonly (Answer | undefined)[],
    to: Option,
    names: Names,
  ): { readonly things: readonly number[]; readonly order: string } | undefined;
  message(view: View, message: Message, names: Names): string;
  /** A line of the log, or undefined for events that are not told. */
  line(event: GameEvent, names: Names): string | undefined;
  /**
   * Of two told events in a row that are one act: the event that tells both; undefined: each is told by itself. `line` and
   * `weight` know what it gives, and so does `join` itself as `before`. Only what is in the two may be in it.
   */
  join?(before: GameEvent, next: GameEvent): GameEvent | undefined;
  /** What an event is in the story of the game; absent or undefined: an act as most are. */
  weight?(event: GameEvent): Weight | undefined;
  /** The seat that an event takes out of the game; absent in games that nobody leaves before their end. */
  takesOut?(event: GameEvent): Seat | undefined;
  /** The autopilot stops in turn order. */
  readonly stops: readonly Stop[];
  /** Stretches that may be passed as a whole; none for most games. */
  readonly spans: readonly Span[];
  /** A question that may be answered for good; absent: none. One of its choices is `ASK_EACH_TIME`. */
  readonly standing?: Standing;
  /** Names the order to pass till public facts concern the seat (`Ask.alert`); absent: "until I am targeted". */
  readonly untilConcerned?: string;
  /** Explains a refusal of the kernel or of the game. */
  refusal(refusal: Refusal): string;
};

/** The pictures of a game. */
export type Scenes = {
  board(view: View, names: Names): Scene;
  /** What one player has on the table, large; absent where the board shows that well enough. */
  seat?(view: View, names: Names, seat: Seat): Scene;
  /**
   * What the viewing seat has to see to decide what is asked of it now, the most telling first: a battle, the table, its
   * hand. Two at most, each a picture of its own; absent: the hand alone.
   */
  moment?(view: View, names: Names): readonly Scene[];
  /** The asked seat's hand and private facts. */
  hand(view: View, names: Names): Scene;
  card(def: string): Scene;
  /**
   * A deck, finished or not; never throws, whatever it holds. `mark` says in words and a sign whether it is legal; cards
   * that `problems` name are marked.
   */
  deck(deck: Deck, mark: SceneBadge, problems?: readonly DeckProblem[]): Scene;
};

/** What the rules of this program play otherwise than those before: numbers of rulings, none where no ruling tells of it. */
export type RulesChange = { readonly rulings: readonly string[] };

/** A game with one ruleset. Several may live side by side: a running game keeps the ruleset that it began with. */
export type Game = {
  readonly id: string;
  readonly name: string;
  /** What people call it where there is little room, as in the name of a thread; absent: its name. */
  readonly short?: string;
  readonly introduction: Introduction;
  readonly editions: readonly Edition[];
  readonly minSeats: number;
  readonly maxSeats: number;
  /** Hash of the ruleset; `data` is what `GameModule.build` needs to make this very game again. */
  readonly ruleset: string;
  readonly data: unknown;
  /** What has changed in the rules since a stored ruleset of the game was made; undefined: nothing. Absent: nothing ever. */
  rulesChange?(since: { readonly hash: string; readonly data: unknown }): RulesChange | undefined;
  /** Decks ready to play. Their ids are lower case letters, digits and hyphens. */
  readonly decks: readonly ReadyDeck[];
  readonly deckRules: DeckRules;
  /** Rules that tables choose for themselves; absent: none. */
  readonly ruleOptions?: readonly RuleOption[];
  readonly cards: readonly CardInfo[];
  readonly rulebook: readonly RulesTopic[];
  readonly words: Words;
  readonly scenes: Scenes;
  /** Faults of a deck for an edition and a format of the game; empty means legal. Never throws, whatever the deck holds. */
  checkDeck(deck: Deck, edition: string, format: string): readonly DeckProblem[];
  setup(setup: Setup): Step | Refusal;
  /**
   * Takes an input of a seat. Changes `state` in place: hand it a copy of your own (as `JSON.parse` gives).
   * A refusal for the input's fault leaves the state as it was; one with `spoiled` means the state is to be dropped.
   * Never throws.
   */
  answer(state: State, input: unknown): Step | (Refusal & { readonly spoiled?: true });
  /** Takes a seat out of the game at its own wish. Same contract as `answer`. */
  concede(state: State, seat: Seat): Step | (Refusal & { readonly spoiled?: true });
  view(state: State, seat: Seat | undefined): View;
  /** Reads a stored state: older formats are migrated. Throws on a corrupted one. */
  open(text: string): State;
  /** Cards that the viewer may look at, for a closer look. */
  visible(view: View): readonly { readonly card: CardId; readonly def: string; readonly label: string }[];
};

/** What a game exports: how to make a `Game` of ruleset data. */
export type GameModule = { readonly id: string; build(data: unknown): Game };
