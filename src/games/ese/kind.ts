/** Epic Space Empires as one bundle of types: its state, its ops, steps and events with their fields, its board. */
import { stepCaller } from '#kernel/kind';
import type { Machine } from '#kernel/machine';
import type { OpHandler, Rules } from '#kernel/rules';
import type { CardId, Seat } from '#kernel/state';
import type { HandKind } from './cards/parts.ts';
import type { Library } from './library.ts';
import type { EseState, Phase } from './state.ts';
import type { VerbOps } from './verbs/index.ts';
import type { EseBoard } from './view.ts';

/** Which window of a round of assignment it is. */
export type RoundWindow = 'opening' | 'seen' | 'closing';
type PlayedType = 'tech' | 'fleet' | 'planet';

/** Steps without arguments. */
type Plain =
  | `setup.${'begin' | 'draft' | 'drafted' | 'pick' | 'picked' | 'homes' | 'first' | 'starts' | 'hands'}`
  | `turn.${'next' | 'action' | 'rampage' | 'rampaged' | 'discard'}`
  | 'production'
  | `production.${'chosen' | 'draw' | 'pilfer' | 'pilfered'}`
  | 'trade'
  | `trade.${'chosen' | 'answered' | 'confirmed'}`
  | 'event'
  | `event.${'played' | 'spent' | 'opponents' | 'answered'}`
  | 'attack'
  | `attack.${'declared' | 'plans' | 'planned' | 'next' | 'assign' | 'defend' | 'over' | 'afterLast'}`
  | 'window'
  | `window.${'answered' | 'close'}`
  | 'battle'
  | `battle.${'begin' | 'totals' | 'loss' | 'lost' | 'capture' | 'over'}`;

export type EseSteps = { [N in Plain]: object } & {
  turn: { round?: 'new' };
  'turn.phase': { phase: Phase };
  /** `card`: the only card that may be played, and at once. */
  'turn.plays': { type: PlayedType; card?: CardId };
  'turn.played': { type: PlayedType };
  'turn.discarded': { kind: HandKind };
  'attack.window': { at: RoundWindow };
  'attack.assigned': { side?: 'defence' };
};

/** Somebody, and the card that an event is about. */
type OfSeat = { seat: Seat | undefined };
type OfCard = OfSeat & { card: CardId; def: string };
/** What those who may know see in full, and others as a number. */
type HalfHidden = { defs?: readonly string[]; n?: number };

export type EseEvents = {
  began: { seats: number };
  rolledFirst: { rolls: readonly { seat: Seat; n: number }[] };
  first: OfSeat;
  turnBegan: OfSeat & { turn: number };
  phase: OfSeat & { phase: Phase };
  drew: OfSeat & HalfHidden & { kind: HandKind };
  reshuffled: { n: number };
  scavenged: OfSeat & { def: string };
  discarded: OfCard & { why: string };
  entered: OfCard & { how: string };
  recruited: OfCard & { host?: string };
  noRace: OfSeat;
  tookOver: OfCard & { from: Seat | undefined; how: string };
  passed: OfSeat & HalfHidden & { from: Seat; how: string };
  rolled: OfSeat & { sides: number; n: number; why: string };
  putUnder: OfSeat & { n: number };
  /** `want`: definitions, or whatever the other is willing to give. */
  offered: OfSeat & { whom: readonly Seat[]; give: number; want: readonly string[] | 'anything' };
  withdrew: OfSeat;
  declined: OfSeat & { whom: readonly Seat[] };
  tradeOff: OfSeat & { with: Seat | undefined };
  traded: OfSeat & { with: Seat; give: number; back: number };
  peace: OfSeat;
  attacks: OfSeat;
  noAttack: OfSeat;
  round: { k: number };
  assigned: OfSeat & {
    k: number;
    sent: readonly { def: string; to: string; owner: Seat | undefined; n: number }[];
  };
  played: OfCard & {
    fleetCards: readonly CardId[];
    fleets: readonly string[];
    planet?: string;
    cancels?: string | undefined;
  };
  used: OfCard & {
    fleetCards: readonly CardId[];
    fleets: readonly string[];
    planet?: string;
    cancels?: string | undefined;
  };
  noEffect: OfCard;
  conflict: OfSeat & { owner: Seat; planet: string };
  battle: OfSeat & {
    owner: Seat;
    planet: string;
    attackers: number;
    attack?: number;
    defence?: number;
    world?: number;
  };
  losing: OfCard;
  saved: OfCard;
  lost: OfCard;
  rescued: OfCard;
  rampage: OfSeat;
  /** `defs` only for who sees them. */
  spied: OfSeat & { from: Seat; defs?: readonly string[] };
  nothingFound: OfSeat;
  eliminated: OfSeat & { how: string };
  conceded: OfSeat;
  scored: { table: readonly { seat: Seat; points: number; fleets: number }[] };
};

export type Ese = { state: EseState; ops: VerbOps; steps: EseSteps; events: EseEvents; board: EseBoard };

export type EseMachine = Machine<Ese>;
export type EseRules = Rules<Ese> & { readonly library: Library };

/** A step of the rulebook; one with arguments names itself. */
export type EseStep<N extends keyof EseSteps | undefined = undefined> = OpHandler<
  Ese,
  N extends keyof EseSteps ? Readonly<EseSteps[N]> : object
>;

/** The op that calls a step. */
export const rule = stepCaller<Ese>();
