/** The state of a game: small, plain JSON, and sufficient to continue after a restart. */
import type { Answer, Ask } from './ask.ts';
import type { Op } from './op.ts';
import type { Rng } from './random.ts';

/** A seat at the table, counted from 0 in the initial turn order. */
export type Seat = number;
/** A card's id in the state, `c1`, `c2` … It says nothing about what the card is. */
export type CardId = string;
/** `hand:0`, `market:1`, `play` … Games name their zones; a zone that belongs to a seat ends in a colon and the seat. */
export type ZoneId = string;
/** A card as one object, from one zone change to the next: id and generation, `c12` or `c12~3`. */
export type CardRef = string;

/** What the kernel knows about a card. Games add their own fields. */
export type Card = {
  /** Id of the definition in the ruleset. */
  def: string;
  /** The owner, who never changes. */
  own: Seat;
  /** The number of zone changes; absent: 0. */
  gen?: number;
  /** The controller, if it is not the owner. -1: nobody. */
  ctl?: Seat;
};

/** A card as it was when it left play. */
export type Snapshot = Card & { readonly id: CardId };

/** Remaining work as data. `env` has the results of ops by the names that they chose. */
export type Frame = { by?: CardRef; you: Seat; rest: Op[]; env: Env };
/** Values by name; a list of cards is an array of references. */
export type Env = Record<string, unknown>;

/** An effect that lasts. `mod`: what it does, as the game describes it. */
export type Lasting = {
  id: number;
  /** The card that created it. */
  by?: CardRef;
  you: Seat;
  /** The objects that it applies to; it ends for each when that object leaves. Absent: it applies to the whole table. */
  on?: CardRef[];
  mod: { readonly [key: string]: unknown };
  /** The tag at which `endLasting` ends it (`phase`, `turn` …). */
  until?: string;
  /** Ends when this object leaves play. */
  while?: CardRef;
};

/** An item on the pile; its ops run when it resolves. */
export type PileItem = {
  id: number;
  /** The kind of item, as the game calls it: a card, an ability, damage … */
  kind: string;
  seat: Seat;
  /** The card that is played, or the source of the ability. */
  card?: CardRef;
  def?: string;
  ops: Op[];
  env: Env;
  /** What it targets, for responses and for the board. */
  targets?: CardRef[];
  /** Game-specific data (which ability, X …). */
  info?: Readonly<Record<string, unknown>>;
};

/** A triggered ability that has not yet been put on the pile or into a frame. */
export type Waiting = {
  id: number;
  by: CardRef;
  def: string;
  you: Seat;
  /** Index of the card's ability. */
  ability: number;
  env: Env;
};

/**
 * Open asks and when they close: when all have answered, when any has, or (`decided`) at the first answer that is not a
 * pass or when all have passed. A pass is the ask's fallback, or an option with `passes`.
 */
export type AskGroup = {
  asks: Ask[];
  /** The name of the question. The first op of the top frame continues after it. */
  as: string;
  until: 'all' | 'any' | 'decided';
  /** Answers given so far, by seat; they may be changed until the group closes. */
  answers: Answers;
};

/** Answers by seat. */
export type Answers = { [seat: Seat]: Answer };

/** How the game ended. No winners: a draw. `places`: by seat, from 1; equal players share a place (1, 2, 2, 4). */
export type Result = { winners: Seat[]; how: string; places: number[] };

/** The whole game. `G`: the game's own state; `C`: its own fields of cards. */
export type State<G = unknown, C = unknown> = {
  /** Format of this state; older formats are migrated on loading. */
  format: number;
  game: string;
  edition: string;
  /** Hash of the ruleset that the game started with. */
  ruleset: string;
  seats: number;
  /** Seats that are out of the game, in the order of elimination. */
  out: Seat[];
  /** Groups of `out` that were eliminated at the same time; absent: none. */
  outTogether?: Seat[][];
  cards: Record<CardId, Card & C>;
  zones: Record<ZoneId, CardId[]>;
  g: G;
  lasting: Lasting[];
  pile: PileItem[];
  frames: Frame[];
  waiting: Waiting[];
  open?: AskGroup;
  rng: Rng;
  /** Next number for asks, pile items, lasting effects. */
  next: number;
  result?: Result;
};
