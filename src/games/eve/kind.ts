/** EVE as one bundle of types: its state, its ops, steps and events with their fields, its board. */
import type { TriggerSteps } from '#cards/gather';
import type { PileSteps } from '#cards/pile';
import { type EventOf, type OpIn, stepCaller } from '#kernel/kind';
import type { Machine } from '#kernel/machine';
import type { OpHandler, Rules } from '#kernel/rules';
import type { CardId, CardRef, Seat } from '#kernel/state';
import type { EveEvents } from './events.ts';
import type { Library } from './library.ts';
import type { EveOps } from './rules/ops.ts';
import type { EveState, Phase } from './state.ts';
import type { EveBoard } from './view.ts';

/** Steps without arguments. */
type Plain =
  | 'setup.begin'
  | 'turn'
  | `turn.${'next' | 'begin' | 'forgo' | 'duration' | 'assembly' | 'incomeBegins' | 'income' | 'draw'}`
  | `turn.${'endPhase' | 'discard' | 'discarded' | 'skip' | 'cut' | 'end'}`
  | 'eve.giveBack'
  | 'pendings'
  | 'checks'
  | 'checks.control'
  | 'battles'
  | `battle.${'chosen' | 'begin' | 'withdraw' | 'withdrawals' | 'target' | 'targeted' | 'damage' | 'result'}`
  | `battle.${'over' | 'mustWithdraw'}`;

export type SideName = 'attackers' | 'defenders';

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

export type EveSteps = PileSteps &
  TriggerSteps & { [N in Plain]: object } & {
    'setup.mulligan': { seat: Seat };
    'setup.mulliganDone': { seat: Seat };
    'turn.step': { phase: Phase; step: string };
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
