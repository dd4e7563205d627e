/**
 * Asks: the decisions that the rules need from a seat, and the shape of its answer.
 *
 * Every legal answer is listed (or given as a range, for numbers), with enough structure to show it as controls:
 * a verb, the card it is about, and what else must be chosen before the answer is complete.
 */
import type { CardId, Seat } from './state.ts';

/** A message of the game's catalogue: a key and the values of its places. */
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
  /** Whatever else the game's words need to label it (a price, a number). */
  readonly note?: Readonly<Record<string, string | number>>;
  /** Further choices that belong to this option, in the order in which they are asked. */
  readonly needs?: readonly Need[];
  /** Of the options of one group at most one may be picked. */
  readonly group?: string;
  /** Set if the option cannot be undone or is dangerous: the message to be confirmed first. */
  readonly confirm?: Message;
  /** Set if other options of the choice include what this one does: screens leave it out. */
  readonly covered?: true;
  /** It is a pass, like the ask's fallback: it ends no round of passes. */
  readonly passes?: true;
};

/** A named further choice of an option: X of a price, a target, a place. */
export type Need = {
  readonly name: string;
  readonly prompt: Message;
  readonly choice: Choice;
  /** The thing that this need is about, if an option asks the same for each of several things: screens may ask them together. */
  readonly of?: Option;
  /** The usual answer. Screens start with it, but an answer must still state it. */
  readonly usual?: Answer;
  /** Picking a single one says the same as another option: screens need only offer several together. */
  readonly together?: true;
};

/** Pick `min` to `max` of the options. Needs are allowed only where `max` is 1. */
export type Choose = {
  readonly kind: 'choose';
  readonly options: readonly Option[];
  readonly min: number;
  readonly max: number;
};
/** State a whole number from `min` to `max`. */
export type ChooseNumber = { readonly kind: 'number'; readonly min: number; readonly max: number };
/** List all options in the order wanted. */
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

/** An answer to a choice, of the choice's kind. `with` answers the needs of the one option picked, by name. */
export type Answer =
  | { readonly pick: readonly string[]; readonly with?: Readonly<Record<string, Answer>> }
  | { readonly number: number }
  | { readonly order: readonly string[] }
  | { readonly amounts: Readonly<Record<string, number>> };

/**
 * What an ask is to its seat:
 * - `action`: the seat's own turn to act, with nothing to react to;
 * - `window`: a chance to respond that may be passed;
 * - `choice`: a decision the rules need, which cannot be passed.
 */
export type AskRole = 'action' | 'window' | 'choice';

/** An open question to one seat. Fields that do not apply to it may be undefined, which stored games leave out. */
export type Ask = {
  /** Unique within the game, never reused. */
  readonly id: number;
  readonly seat: Seat;
  readonly role: AskRole;
  /** Where in the turn it occurs (`management`, `battle.withdraw`, `pile` …). The id of an autopilot stop. */
  readonly stop: string;
  /** A second, narrower stop. The autopilot stops here if it stops at either. */
  readonly moment?: string;
  /** Set if public facts concern this seat: one of its cards is a target, or a place of its own is attacked. */
  readonly alert?: boolean;
  /** Answering is optional: the group closes without waiting for it. */
  readonly free?: true;
  /** If the seat takes too long, the fallback is given for it, so that the others need not wait. */
  readonly lapses?: true;
  /** A window where passing automatically would reveal what the seat holds: it is only passed by the seat's own order. */
  readonly secret?: true;
  /**
   * Everybody can tell from public facts that the seat is asked this, and how soon it is passed would tell something about
   * its cards: tables may leave it open for a while before it is answered automatically.
   */
  readonly known?: true;
  /**
   * Ids of options that whoever is asked this has, whatever they hold, the likelier first: that they are offered reveals
   * nothing, so a table may show them to everybody. They have no needs.
   */
  readonly public?: readonly string[];
  /** Id of the standing question (`Words.standing`) that this is. A person may have answered it in advance, by an option's id. */
  readonly standing?: string;
  /** The option, or options, that count as the person's standing answer unless they have given another; absent: they are asked. */
  readonly presumed?: string | readonly string[];
  /** The spans of the game that contain this ask, by kind (`phase`, `round` …). A seat may order to pass until the end of one. */
  readonly spans?: Readonly<Record<string, string>>;
  readonly prompt: Message;
  readonly choice: Choice;
  /** The answer given for the seat if its time runs out. For windows this is passing. */
  readonly fallback: Answer;
};

/**
 * Before the kernel gives it a number. One that is made anew whenever it is asked may keep the first place for that with
 * `unnumbered`; any other is copied, which takes longer than most rules do.
 */
export type NewAsk = Omit<Ask, 'id'> & { readonly id?: typeof unnumbered };
export const unnumbered = 0;

/** What a person sends: an answer to an ask. It comes from outside and is validated before use. */
export type Input = { readonly seat: Seat; readonly ask: number; readonly answer: Answer };

/** Why an input was rejected. `refused` is the reason, for which the catalogues have a message that says what to do next. */
export type Refusal = { readonly refused: string; readonly with?: Readonly<Record<string, string | number>> };
