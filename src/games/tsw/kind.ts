/** The Space War as one bundle of types: its state, its steps and events with their fields, its board. */
import type { TriggerSteps } from '#cards/gather';
import type { PileSteps } from '#cards/pile';
import { stepCaller } from '#kernel/kind';
import type { Machine } from '#kernel/machine';
import type { OpHandler, Rules } from '#kernel/rules';
import type { CardId, CardRef, Seat } from '#kernel/state';
import type { Library } from './library.ts';
import type { GateOps } from './rules/effects/ops.ts';
import type { Phase, Row, TswState } from './state.ts';
import type { VerbOps } from './verbs/index.ts';
import type { TswBoard } from './view.ts';

/** Steps without arguments. */
type Plain =
  | `setup.${'begin' | 'starter' | 'hands' | 'station' | 'stationChosen' | 'rows' | 'rowsChosen' | 'commanders' | 'revealed'}`
  | 'turn'
  | `turn.${'discard' | 'discarded' | 'next'}`
  | `draw.${'emptyPile' | 'effects' | 'cards' | 'discards'}`
  | `action.${'gain' | 'upkeep'}`
  | 'card.resolves'
  | 'card.enters'
  | 'event.over'
  | 'attack.resolves';

export type TswSteps = { [N in Plain]: object } & PileSteps &
  TriggerSteps & {
    'turn.phase': { phase: Phase };
    'turn.ends': { first?: boolean };
    /** `one`: the durations to keep are asked one after the other. */
    'action.kept': { one?: true };
    /** `seat`: whose station takes the damage. */
    'station.damage': { seat: Seat; n: number };
    'station.chosen': { seat: Seat; n: number };
    /** The same, but a shield, if there is one, takes `shield` damage in its place; `by` picks it. */
    'station.shielded': { seat: Seat; by: Seat; n: number; shield: number };
    'station.shieldChosen': { shield: number };
    /** Draws of a player who may have something else happen in place of each. */
    'draw.some': { seat: Seat; n: number };
    'draw.chosen': { seat: Seat; n: number; mill: number };
    /** A card leaves play if it is still there: a missile after its attack. */
    'attack.spent': { card: CardRef };
  };

/** A seat, and the card that an event is about. */
type OfSeat = { seat: Seat };
type OfCard = OfSeat & { card: CardId; def: string };

/** What something is played or used on. `own`: these are all cards of its own player. */
type Aimed = { targets?: readonly CardId[]; targetDefs?: readonly string[]; own?: true };

export type TswEvents = {
  began: { seats: number };
  /** Chance has picked who decides about the first turn. */
  decides: OfSeat;
  first: OfSeat;
  /** `defs` for those who may know, `n` for the others. */
  drew: OfSeat & { defs?: readonly string[]; n?: number };
  /** A card was laid face down into a station. `def` only for its owner. */
  laid: OfSeat & { row: Row; def?: string };
  shifted: OfSeat & { from: Row; row: Row };
  revealed: OfSeat & { def: string; life: number };
  turnBegan: OfSeat & { turn: number };
  phase: OfSeat & { phase: Phase };
  /** What happens in the draw phase happens now. */
  drawPhase: OfSeat;
  /** The draw pile was empty when the draw phase began. */
  emptyPile: OfSeat & { n: number };
  gained: OfSeat & { n: number };
  kept: OfCard & { cost: number };
  discarded: OfCard & { why: 'limit' | 'effect' };
  /** Cards were searched for and taken into the hand. `defs` for those who may know, `n` for the others. */
  found: OfSeat & { defs?: readonly string[]; n?: number };
  /** Cards of the top of the draw pile were discarded. */
  milled: OfSeat & { defs: readonly string[] };
  /** `row`: it was played out of this row of the station. */
  played: OfCard & { cost: number; x?: number; row?: Row } & Aimed;
  /** An ability of a card was used. */
  used: OfCard & Aimed;
  /** `defs` unless they are hidden from the reader; `n` then. */
  topped: OfSeat & { defs?: readonly string[]; n?: number };
  recovered: OfSeat & { defs: readonly string[] };
  /** Cards of a row of the own station were taken into the hand. */
  taken: OfSeat & { row: Row; defs?: readonly string[]; n?: number };
  /** A player has looked at the hand of another. */
  handSeen: OfSeat & { by: Seat; defs?: readonly string[] };
  extraTurn: OfSeat;
  firstTurnEnds: OfSeat;
  /** `played`: from the hand or the station; `put`: by an effect. */
  entered: OfCard & { how: 'played' | 'put' };
  resolved: OfCard;
  /** An ability has triggered, and goes on the pile. */
  triggered: OfCard;
  countered: OfCard;
  foiled: OfCard;
  paralyzed: OfCard;
  protected: OfCard;
  returned: OfCard;
  /** `zone`: the player to whose home zone it has moved. */
  movedTo: OfCard & { zone: Seat };
  /** `target`: the card attacked; absent: the station. */
  attacks: OfCard & { target?: CardId; targetDef?: string };
  collides: OfCard & { target?: CardId; targetDef?: string };
  noEffect: OfCard;
  damaged: OfCard & { n: number };
  /** Damage would have destroyed it, and it has survived. */
  survived: OfCard;
  /** Counters were added, or removed (below 0). */
  counters: OfCard & { n: number; total: number };
  /** Attack and defense values are exchanged; `n`: the attack value now. */
  swapped: OfCard & { n: number };
  /** `from`: whose card somebody has taken control of. */
  borrowed: OfCard & { from: Seat };
  givenBack: OfCard;
  /** It could not enter play and was discarded. */
  fizzled: OfCard;
  /** `zone`: in whose home zone it was. */
  leftPlay: OfCard & {
    how: 'destroyed' | 'collided' | 'spent' | 'upkeep' | 'discarded' | 'hostGone';
    zone: Seat;
  };
  /** `by`: who chose the cards. */
  flipped: OfSeat & { by: Seat; defs: readonly string[] };
  lifeLost: OfSeat & { n: number; left: number };
  repaired: OfCard & { n: number; freed?: true };
  stationRepaired: OfSeat & { row: Row; def: string };
  conceded: OfSeat;
};

export type Tsw = {
  state: TswState;
  ops: VerbOps & GateOps;
  steps: TswSteps;
  events: TswEvents;
  board: TswBoard;
};

export type TswMachine = Machine<Tsw>;
export type TswRules = Rules<Tsw> & { readonly library: Library };

/** A step of the rulebook; one with arguments names itself. */
export type TswStep<N extends keyof TswSteps | undefined = undefined> = OpHandler<
  Tsw,
  N extends keyof TswSteps ? Readonly<TswSteps[N]> : object
>;

/** The op that calls a step. */
export const rule = stepCaller<Tsw>();
