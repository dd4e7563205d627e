/** EVE as one bundle of types: its state, its ops, steps and events with their fields, its board. */
import type { Answer } from '#kernel/ask';
import { type EventOf, type OpIn, stepCaller } from '#kernel/kind';
import type { Machine } from '#kernel/machine';
import type { OpHandler, Rules } from '#kernel/rules';
import type { CardId, CardRef, Seat } from '#kernel/state';
import type { EveEvents } from './events.ts';
import type { Library } from './library.ts';
import type { EveOps } from './ops.ts';
import type { EveState, Phase } from './state.ts';
import type { EveBoard } from './view.ts';

/** Steps without arguments. */
type Plain =
  | 'setup.begin'
  | 'turn'
  | `turn.${'next' | 'begin' | 'forgo' | 'duration' | 'assembly' | 'incomeBegins' | 'income' | 'draw'}`
  | `turn.${'endPhase' | 'discard' | 'discarded' | 'cut' | 'end'}`
  | 'eve.giveBack'
  | 'pendings'
  | `pile.${'gather' | 'ordered' | 'place' | 'placeTargets' | 'resolve'}`
  | 'checks'
  | 'checks.control'
  | 'battles'
  | `battle.${'chosen' | 'begin' | 'withdraw' | 'withdrawals' | 'target' | 'targeted' | 'damage' | 'result'}`
  | `battle.${'over' | 'mustWithdraw'}`;

export type SideName = 'attackers' | 'defenders';

/** A chance to act: at which stop, whose it is, and how many have passed since the last addition to the pile. */
export type Chance = {
  readonly stop: string;
  readonly seat: Seat;
  readonly passes: number;
  /** The remaining moves that the active player has announced together: the next is made once all others have passed. */
  readonly queue?: readonly Answer[];
  /** Ends as soon as the pile is empty: nobody may start anything new. */
  readonly once?: true;
};

/** A character that will board a ship as its pilot. */
export type Boarding = { readonly ship: CardRef; readonly pilot: CardRef };
/** A warp as its player has put it together. */
export type WarpPlan = {
  readonly ships: readonly CardRef[];
  readonly to: CardId | 'dock';
  readonly crew: readonly Boarding[];
};
/** `asked`: for how many of the ships the player has been asked who boards. */
type Crewing = WarpPlan & { readonly asked: number };

export type EveSteps = { [N in Plain]: object } & {
  'setup.mulligan': { seat: Seat };
  'setup.mulliganDone': { seat: Seat };
  'turn.step': { phase: Phase; step: string };
  /** Without a seat the active player begins. */
  initiative: Partial<Chance>;
  'initiative.acted': Chance;
  'warp.crew': Crewing;
  'warp.crewed': Crewing;
  'checks.expel': { seat: Seat };
  'checks.remove': { seat: Seat };
  'battle.phase': { region: CardId; round: number };
  'battle.withdrawSide': { side: SideName };
  'battle.targetSide': { side: SideName };
  /** `seat`: who was asked; `ships`: those that had to leave, if they had to. */
  'battle.withdrawn': { seat?: Seat; ships?: readonly CardId[] };
  'battle.after': { region: CardId };
};

export type Eve = {
  state: EveState;
  ops: EveOps;
  steps: EveSteps;
  events: EveEvents;
  board: EveBoard;
};
export type EveMachine = Machine<Eve>;
export type EveRules = Rules<Eve> & { readonly library: Library };
export type EveOp = OpIn<Eve>;
export type EveEvent = EventOf<Eve>;

/** A step of the rulebook; one with arguments names itself. */
export type EveStep<N extends keyof EveSteps | undefined = undefined> = OpHandler<
  Eve,
  N extends keyof EveSteps ? Readonly<EveSteps[N]> : object
>;

/** The op that calls a step. */
export const rule = stepCaller<Eve>();
