/** The state of a game: plain JSON, small, and all there is to know to go on after a restart. */
import type { Answer, Ask } from './ask.ts';
import type { Op } from './op.ts';
import type { Rng } from './random.ts';

/** A place at the table, counted from 0 in turn order at the start. */
export type Seat = number;
/** A card's name in the state, `c1`, `c2` … Says nothing about what the card is. */
export type CardId = string;
/** `hand:0`, `market:1`, `play` … Games name their zones; a colon and a seat for one that belongs to a seat. */
export type ZoneId = string;
/** One life of a card: id and generation, `c12` or `c12~3`. A reference never hits the card's next life. */
export type CardRef = string;

/** What the kernel knows of a card. Games add fields of their own. */
export type Card = {
  /** Id of the definition in the ruleset. */
  def: string;
  /** The owner never changes. */
  own: Seat;
  /** Counts zone changes; absent is 0. */
  gen?: number;
  /** The controller where it is not the owner. -1: nobody. */
  ctl?: Seat;
};

/** What a card was when it left the zone where its game keeps cards in play. */
export type Snapshot = Card & { readonly id: CardId };

/** Remaining work, by value. `env` holds results under the names that ops gave them. */
export type Frame = { by?: CardRef; you: Seat; rest: Op[]; env: Env };
/** Values by name; a card list is an array of references. */
export type Env = Record<string, unknown>;

/** An effect that outlives its making. `mod` is the game's own description of what it does. */
export type Lasting = {
  id: number;
  /** The card that made it. */
  by?: CardRef;
  you: Seat;
  /** The objects it sticks to; it ends for each when that object leaves. Absent: it concerns the whole table. */
  on?: CardRef[];
  mod: { readonly [key: string]: unknown };
  /** Tag at which it ends (`phase`, `turn` …), ended by `expire`. */
  until?: string;
  /** Ends when this object leaves play. */
  while?: CardRef;
};

/** Something that waits on the pile: its ops run when it resolves. */
export type PileItem = {
  id: number;
  /** The game's kind of item: card, ability, region, upgrade, warp, damage … */
  kind: string;
  seat: Seat;
  /** The card that is played, or the source of the ability. */
  card?: CardRef;
  def?: string;
  ops: Op[];
  env: Env;
  /** What it aims at, for `targets` of responses and for the board. */
  targets?: CardRef[];
  /** The game's own facts (which ability, X …). */
  info?: Readonly<Record<string, unknown>>;
};

/** A triggered ability that has not yet got its place (on a pile, in a frame). */
export type Waiting = {
  id: number;
  by: CardRef;
  def: string;
  you: Seat;
  /** Which ability of the card. */
  ability: number;
  env: Env;
};

/**
 * Open asks and how they close: when all have answered, when any has, or (`decided`) at the first answer that is neither the
 * ask's fallback nor an option that passes as well, and else when all have passed: a round that the first play ends.
 */
export type AskGroup = {
  asks: Ask[];
  /** The name of the question. What goes on after it is the first op of the top frame. */
  as: string;
  until: 'all' | 'any' | 'decided';
  /** Answers given so far, by seat; they may be changed until the group closes. */
  answers: Answers;
};

/** Answers by seat. */
export type Answers = { [seat: Seat]: Answer };

/** How the game ended. No winners: a draw. `places`: by seat, from 1; who is equal shares a place (1, 2, 2, 4). */
export type Result = { winners: Seat[]; how: string; places: number[] };

/** The whole game. `G` are the game's own facts, `C` its own card fields. */
export type State<G = unknown, C = unknown> = {
  /** Shape of this state; older shapes are migrated on loading. */
  format: number;
  game: string;
  edition: string;
  /** Hash of the ruleset the game started with. */
  ruleset: string;
  seats: number;
  /** Seats that are out of the game, in the order in which they went. */
  out: Seat[];
  /** Groups of `out` that went at the same time; absent: nobody did. */
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
