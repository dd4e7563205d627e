/** The texts of a game. */
import type { Answer, Ask, Message, Need, Option, Refusal } from '#kernel/ask';
import type { GameEvent } from '#kernel/event';
import type { Seat } from '#kernel/state';
import type { View } from './view.ts';

/** Names of the players by seat, for texts. */
export type Names = readonly string[];

/** Label (at most 80 characters) and detail (at most 100) of an option. */
export type OptionText = { readonly label: string; readonly detail?: string };

/**
 * A point at which the autopilot can be told to stop: an ask's `stop` or its `moment`. Label and detail: at most 100
 * characters each. `usual` stops are on by default. An id never changes its meaning, since people's settings contain it.
 */
export type Stop = { readonly id: string; readonly label: string; readonly detail?: string; readonly usual?: true };

/** A span of the game (`Ask.spans`) that a seat may order to pass; the label names the order. */
export type Span = { readonly id: string; readonly label: string };

/**
 * What speaks against an answer. `weak`: it is hardly ever good, so screens do not make it stand out. The others are also
 * confirmed once: `harmsOwn` and `helpsOther` by what it is aimed at, `danger` by what it leaves open, in a sentence.
 */
export type Drawback =
  | { readonly kind: 'weak' }
  | { readonly kind: 'harmsOwn'; readonly card: string }
  | { readonly kind: 'helpsOther'; readonly card: string; readonly name: string }
  | { readonly kind: 'danger'; readonly text: string };

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

/**
 * How much an event matters in the story of a game: a `chapter` (a turn) begins; it is a `turning` point, such as a battle
 * or an elimination; it is the `end` of the game; it is `routine` and the first to be left out for lack of room; it is the `cause` of
 * what is told next, and stays with that.
 */
export type Weight = 'chapter' | 'turning' | 'end' | 'routine' | 'cause';

/** Whether an event is told for its own sake: it is no heading, no routine, and not only the cause of another. */
export const isToldForItself = (weight: Weight | undefined): boolean =>
  weight !== 'chapter' && weight !== 'routine' && weight !== 'cause';

/** What may have decided a game, as plain text: a sentence, the ship that did it, and what fell to it, both by definition. */
export type Blow = { readonly text: string; readonly ship?: string; readonly fallen?: string };

/** The texts of a game. All functions are pure; texts are Discord markdown without mentions. */
export type Words<B = unknown> = {
  /** One line: the turn, its phase or step, and whose turn it is. */
  status(view: View<B>, names: Names): string;
  /** Who is next after the player whose turn it is, as everybody may know; undefined or absent: nobody can say. */
  next?(view: View<B>): Seat | undefined;
  /** The final standing of a finished game, a line per player, best first; absent if the result says it all. */
  ending?(view: View<B>, names: Names): readonly string[];
  /** The seat's own facts, a short line each (wallet, next income …). */
  facts(view: View<B>): readonly string[];
  /** What is asked, as a sentence. */
  prompt(view: View<B>, ask: Ask, names: Names): string;
  /** What to know before answering: what is on the pile, by whom, and what it would do. Lines, topmost first. */
  context(view: View<B>, ask: Ask, names: Names): readonly string[];
  /**
   * `likely`: what players mostly choose if it is available; screens make it stand out. `seldom`: what they hardly ever
   * choose; screens keep its options behind its name.
   */
  verb(verb: string): {
    readonly label: string;
    readonly emoji?: string;
    readonly likely?: true;
    readonly seldom?: true;
  };
  option(view: View<B>, option: Option, names: Names): OptionText;
  /**
   * The label of a button that does all of an option at once: "Attack Stain with 3 ships". `by`: how the same press answers
   * one of its needs, or `all` if it picks everything that may be chosen. At most 80 characters; undefined or absent: verb
   * and label.
   */
  order?(view: View<B>, option: Option, names: Names, by: Option | 'all' | undefined): string | undefined;
  /**
   * The buttons that choose all of an ask's options, or none of them, and which of the two is mostly pressed; absent or
   * undefined: "All 7" and "Done with none". At most 80 characters each.
   */
  allOrNone?(ask: Ask): { readonly all: string; readonly none: string; readonly likely: 'all' | 'none' } | undefined;
  /** The total of several options ("⚔ 12"), for choices of any number of them. */
  total?(view: View<B>, options: readonly Option[]): string | undefined;
  /** A plan for several things as lines, with its total. `answers`: undefined for things that are still open. */
  plan?(
    view: View<B>,
    needs: readonly Need[],
    answers: readonly (Answer | undefined)[],
    names: Names,
  ): readonly string[];
  /**
   * The fewest of a plan's open things that suffice at one place, by index in the needs, and the label of the button that
   * sends them ("Destroy Kestrel with 2 ships", at most 80 characters); undefined if no number of them suffices.
   */
  enough?(
    view: View<B>,
    needs: readonly Need[],
    answers: readonly (Answer | undefined)[],
    to: Option,
    names: Names,
  ): { readonly things: readonly number[]; readonly order: string } | undefined;
  /** What speaks against an answer, by what its seat sees; absent or undefined: nothing. */
  drawback?(view: View<B>, ask: Ask, answer: Answer, names: Names): Drawback | undefined;
  message(view: View<B>, message: Message, names: Names): string;
  /**
   * Events of one input with what set their cards apart from others of their names before it, as `view`, the spectators', shows.
   * `line` then tells it. Absent: nothing does.
   */
  apart?(view: View<B>, events: readonly GameEvent[]): readonly GameEvent[];
  /** A line of the log; undefined for events that are not shown. */
  line(event: GameEvent, names: Names): string | undefined;
  /**
   * Merges two consecutive events that are one act into a single event; undefined: they stay separate. `line` and `weight`
   * accept the merged event, and so does `join` as `before`. It may contain nothing that the two do not. `apart`: between them
   * somebody may have been told the first one, whose line they are to find again in the log as it was.
   */
  join?(before: GameEvent, next: GameEvent, apart?: boolean): GameEvent | undefined;
  /** How much an event matters in the story of the game; absent or undefined: an ordinary act. */
  weight?(event: GameEvent): Weight | undefined;
  /** The seats whose cards or holdings an event is about; absent: its `seat`. */
  concerns?(event: GameEvent): readonly Seat[];
  /** The seat that an event eliminates; absent in games without elimination. */
  takesOut?(event: GameEvent): Seat | undefined;
  /**
   * The blow that an event was, if it brought about a player's fall or the end; never throws. `fall`: what takes somebody out and
   * is told right after it, which may have another cause, such as a concession.
   */
  blow?(event: GameEvent, fall: GameEvent | undefined, names: Names): Blow | undefined;
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
