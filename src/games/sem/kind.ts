/** Shattered Empires as one bundle of types: its state, its steps and events with their fields, its board. */
import type { TriggerSteps } from '#cards/gather';
import type { PileSteps } from '#cards/pile';
import { stepCaller } from '#kernel/kind';
import type { Machine } from '#kernel/machine';
import type { OpHandler, Rules } from '#kernel/rules';
import type { CardId, CardRef, Seat } from '#kernel/state';
import type { Selector } from './cards/phrase.ts';
import type { Library } from './library.ts';
import type { GateOps } from './rules/effects/ops.ts';
import type { Phase, SemState } from './state.ts';
import type { VerbOps } from './verbs/index.ts';
import type { SemBoard } from './view.ts';

/** Steps without arguments. */
type Plain =
  | 'setup.begin'
  | 'turn'
  | `turn.${'begin' | 'draw' | 'ending' | 'scrap' | 'discard' | 'discarded' | 'over'}`
  | 'settle'
  | 'queue'
  | 'queue.filled'
  | 'allocate'
  | 'allocate.done'
  | 'complete'
  | 'act'
  | 'act.done'
  | 'attack.fire'
  | `command.${'resolves' | 'over'}`
  | 'repair.auto'
  | 'repair.ask'
  | 'repair.done'
  | 'replenish';

export type SemSteps = { [N in Plain]: object } & PileSteps &
  TriggerSteps & {
    'turn.phase': { phase: Phase };
    /** A modification that is paid for goes on a unit that its player chooses. */
    'complete.host': { card: CardId };
    /** A player searches their deck for so many cards of a kind. */
    search: { seat: Seat; n: number; what: Selector };
    'search.chosen': { seat: Seat };
  };

/** A seat, and the card that an event is about. */
type OfSeat = { seat: Seat };
type OfCard = OfSeat & { card: CardId; def: string };
/** `defs` for those who may know, `n` for the others. */
type HalfHidden = { defs?: readonly string[]; n?: number };

/** How a card has left play. */
export type Leaving = 'destroyed' | 'scrapped' | 'lost';

export type SemEvents = {
  began: { seats: number };
  first: OfSeat;
  turnBegan: OfSeat & { turn: number; round: number };
  phase: OfSeat & { phase: Phase };
  /** The turn is about to end: abilities of that moment happen. */
  turnEnds: OfSeat;
  drew: OfSeat & HalfHidden;
  reshuffled: OfSeat & { n: number };
  queued: OfCard;
  /** Yield was put on projects. */
  allocated: OfSeat & { cards: readonly CardId[]; defs: readonly string[]; amounts: readonly number[]; lost: number };
  /** Yield was put on a project by an effect, or removed (below 0). */
  progress: OfCard & { n: number; by?: string };
  /** `host`: a modification has gone on it. `paid`: by the alternate cost. */
  completed: OfCard & { host?: CardId; hostDef?: string; paid?: true };
  /** A card came into play other than by completion. */
  entered: OfCard & { how: 'played' | 'sideboard' | 'copy' };
  /** An ability has triggered, and happens now. */
  triggered: OfCard;
  promoted: OfCard & { from: string };
  hired: OfCard & { cost: number };
  assigned: OfCard & { cost: number; host: CardId; hostDef: string };
  /** `targets`, `targetDefs`: what it was aimed at. */
  played: OfCard & { cost: number; targets?: readonly CardRef[]; targetDefs?: readonly string[] };
  cancelled: OfCard & { by: Seat };
  testingOver: OfCard;
  /** `targets`, `targetDefs` and `targetSeats` go together. `bypassed`: how many defense stations fire first. */
  attacks: OfCard & {
    targets: readonly CardId[];
    targetDefs: readonly string[];
    targetSeats: readonly Seat[];
    bypassed?: number;
  };
  /** A unit fires in a fight that others have begun. */
  firesBack: OfCard & { how: 'return' | 'shoot' | 'bypass'; n: number };
  blocks: OfCard & { for: CardId; forDef: string };
  /** The outcome of one shot. `need`: the roll that hits, if there was a roll. `shields`, `hull`: how the damage was taken. */
  shot: OfSeat & {
    card?: CardId;
    def: string;
    target: CardId;
    targetDef: string;
    targetSeat: Seat;
    damage: number;
    need?: number;
    roll?: number;
    bonus?: number;
    hit: boolean;
  };
  /** What a card took of all shots of a step. */
  damaged: OfCard & { shields: number; hull: number; prevented: number; left: number };
  /** A unit dealt damage to the hull of another. */
  hull: OfCard & { target: CardId };
  evaded: OfCard;
  retargeted: OfCard & { fromCard?: CardId; from: string };
  jammed: OfSeat & { n: number };
  prevents: OfCard & { n: number };
  /** `by`: who has destroyed it; `attacker`: the unit whose attack has. */
  leftPlay: OfCard & {
    how: Leaving;
    carried: readonly { readonly card: CardId; readonly def: string }[];
    by?: readonly CardId[];
    attacker?: CardRef;
  };
  bypassFired: OfCard;
  repaired: OfCard & { n: number; by?: string };
  replenished: OfSeat;
  unscrapped: OfSeat & { def: string };
  scrapped: OfCard;
  searched: OfSeat & { defs: readonly string[] };
  milled: OfSeat & { defs: readonly string[] };
  discarded: OfCard & { why: 'limit' | 'cost' | 'effect' };
  moreYield: OfSeat & { n: number };
  conceded: OfSeat;
  eliminated: OfSeat & { how: 'base' | 'concede' };
  stalled: { rounds: number };
};

export type Sem = {
  state: SemState;
  ops: VerbOps & GateOps;
  steps: SemSteps;
  events: SemEvents;
  board: SemBoard;
};

export type SemMachine = Machine<Sem>;
export type SemRules = Rules<Sem> & { readonly library: Library };

/** A step of the rulebook; one with arguments names itself. */
export type SemStep<N extends keyof SemSteps | undefined = undefined> = OpHandler<
  Sem,
  N extends keyof SemSteps ? Readonly<SemSteps[N]> : object
>;

/** The op that calls a step. */
export const rule = stepCaller<Sem>();
