/**
 * Asks: what the rules want to know from a seat, and the shape of the reply.
 *
 * Every legal reply is listed (or ranged, for numbers), with enough structure to show it as controls:
 * a verb, the card it is about, and what else must be said before the reply is whole.
 */
import type { CardId, Seat } from './state.ts';

/** A message of the game's catalogue: a key and what fills its places. */
export type Message = { readonly key: string; readonly with?: Readonly<Record<string, string | number>> };

/** One thing that may be picked. `id` is unique within its choice and stable for the life of the ask. */
export type Option = {
  readonly id: string;
  /** Groups options into a first step: play, warp, activate, pass … A key of the game's verbs. */
  readonly verb?: string;
  /** The card the option is about, named only if the asked seat may see it. */
  readonly card?: CardId;
  /** The seat the option is about. */
  readonly about?: Seat;
  /** What the game's words need besides to label it (a command, a price, a number). */
  readonly note?: Readonly<Record<string, string | number>>;
  /** Further choices that belong to this option, in the order in which they are put. */
  readonly needs?: readonly Need[];
  /** Set when the option cannot be taken back or is dangerous: the message to confirm first. */
  readonly confirm?: Message;
  /** Other options of the choice come to the same and to more: screens leave this one out. */
  readonly covered?: true;
  /** It is a pass, like the ask's fallback: it ends no round of passes. */
  readonly passes?: true;
};

/** A named further choice of an option: X of a price, a target, a region. */
export type Need = {
  readonly name: string;
  readonly prompt: Message;
  readonly choice: Choice;
  /** The thing that this is said of, where an option asks the same of each of several: those may be answered together. */
  readonly of?: Option;
  /** What holds for the thing if nothing is said of it. Screens begin with it; an answer must say it all the same. */
  readonly usual?: Answer;
};

/** Pick `min` to `max` of the options. Needs are allowed only where `max` is 1. */
export type Choose = {
  readonly kind: 'choose';
  readonly options: readonly Option[];
  readonly min: number;
  readonly max: number;
};
/** Say a whole number from `min` to `max`. */
export type ChooseNumber = { readonly kind: 'number'; readonly min: number; readonly max: number };
/** Say all options in the wanted order. */
export type Order = { readonly kind: 'order'; readonly options: readonly Option[] };
/** Give whole amounts to options: their sum from `min` to `max`, at most `most` on each, on at most `spread` of them. */
export type Distribute = {
  readonly kind: 'distribute';
  readonly options: readonly Option[];
  readonly min: number;
  readonly max: number;
  readonly most: number;
  readonly spread: number;
};
export type Choice = Choose | ChooseNumber | Order | Distribute;

/** A reply to a choice, of the kind of the choice. `with` answers the needs of the one option picked, by name. */
export type Answer =
  | { readonly pick: readonly string[]; readonly with?: Readonly<Record<string, Answer>> }
  | { readonly number: number }
  | { readonly order: readonly string[] }
  | { readonly amounts: Readonly<Record<string, number>> };

/**
 * What an ask is to its seat:
 * - `action`: the seat's own turn to act; nothing is waiting on a reaction;
 * - `window`: a chance to respond that may be passed;
 * - `choice`: a decision the rules need, which cannot be passed.
 */
export type AskRole = 'action' | 'window' | 'choice';

/** An open question to one seat. */
export type Ask = {
  /** Unique in the game, never used again. */
  readonly id: number;
  readonly seat: Seat;
  readonly role: AskRole;
  /** Where in the turn it stands (`management`, `battle.withdraw`, `pile` …): what autopilot stops are named after. */
  readonly stop: string;
  /** A narrower stop that this is as well: an autopilot that stops at either stops here. */
  readonly moment?: string;
  /** True when public facts concern this seat: one of its cards is a target, one of its regions is attacked. */
  readonly alert?: boolean;
  /** It may be answered, but nobody waits for it: the group closes without it. */
  readonly free?: true;
  /** When the seat takes too long, its fallback is given for it: nobody's game hangs on an answer to this. */
  readonly lapses?: true;
  /** A window whose passing must not tell what the seat holds: nobody passes it for the seat but by the seat's own order. */
  readonly secret?: true;
  /** The standing question (`Words.standing`) that this asks: a person may have answered it for good, with an option's id. */
  readonly standing?: string;
  /** Stretches of the game that this ask lies in, by name (`phase`, `round` …): a seat may order to pass till the end of one. */
  readonly spans?: Readonly<Record<string, string>>;
  readonly prompt: Message;
  readonly choice: Choice;
  /** What is answered for the seat when its time runs out. For windows this is the pass. */
  readonly fallback: Answer;
};

/** Before the kernel gives it a number. */
export type NewAsk = Omit<Ask, 'id'>;

/** What a person sends: which ask, and the reply. Unknown data from outside; checked before use. */
export type Input = { readonly seat: Seat; readonly ask: number; readonly answer: Answer };

/** Why an input was not taken. `refused` names the reason; the catalogues have a message for it that says what to do next. */
export type Refusal = { readonly refused: string; readonly with?: Readonly<Record<string, string | number>> };
