/**
 * The pile: what has been played or declared waits there for what others may do about it. A game says by a policy who may
 * act when, and by its actions what may be done and what comes of it; the steps that it calls are made here.
 */

import { check } from '#kernel/answer';
import type { Answer, NewAsk } from '#kernel/ask';
import type { Draft } from '#kernel/draft';
import { takeOut } from '#kernel/env';
import type { Kind, OpIn } from '#kernel/kind';
import type { Machine } from '#kernel/machine';
import { picked } from '#kernel/reply';
import type { OpHandler } from '#kernel/rules';
import type { Frame, PileItem, Seat } from '#kernel/state';
import { added, type Chance, comesTo, type Policy, passed } from './chances.ts';

/** A round of chances, as the step `initiative` carries it. All fields may be missing where a round begins. */
export type Round = Partial<Chance> & {
  /** Where in the turn it is held. */
  readonly stop?: string;
  /** It is over as soon as the pile is empty: nobody may start anything new. */
  readonly once?: true;
  /** Moves that the leading seat has announced together with one it made: each follows when all others have passed. */
  readonly queue?: readonly Answer[];
};

/** The steps, by their names in stored games. */
export type PileSteps = {
  initiative: Round;
  'initiative.acted': Round;
  'pile.resolve': object;
};

/** A chance with its place in the turn. */
export type PlacedChance = Chance & { readonly stop: string; readonly once?: true | undefined };

/** What a move has come to: something is on the pile, or nothing is and the same seat may go on, or the next one. */
export type Outcome = 'added' | 'goes on' | 'next';

/** What a game does at its pile. */
export type PileGame<K extends Kind> = {
  readonly policy: Policy;
  /** The stop of a round that names none. */
  readonly stop: string;
  /** Seats in the game in turn order, from the one that leads a round. */
  seats(m: Machine<K>): readonly Seat[];
  /** Steps that must come before anybody may act; all seats are asked anew after them. Undefined: there are none. */
  before?(m: Machine<K>): readonly OpIn<K>[] | undefined;
  /** Whether a round in which nothing is on the pile has lost its reason and is over. */
  isOver?(m: Machine<K>, chance: PlacedChance): boolean;
  /** The question to the seat whose chance it is. An option `pass` passes. */
  ask(m: Machine<K>, chance: PlacedChance): NewAsk;
  /** Does what a seat has answered, which the kernel has checked. */
  perform(m: Machine<K>, seat: Seat, answer: Answer): Outcome;
  /** The single moves in an answer that announces several, the first of them to be made now. The pick `pass` passes. */
  oneByOne?(m: Machine<K>, answer: Answer): readonly Answer[];
  /**
   * How long announced moves wait: until anything is added to the pile, or through the seat's own additions and into the
   * next round of the turn, until somebody else adds something.
   */
  readonly announced?: 'until anything is added' | 'until others add';
  /** Steps after a move and after something has resolved. */
  readonly after?: readonly OpIn<K>[];
  /** Resolves something that has been taken off the pile. */
  resolve(m: Machine<K>, item: PileItem): void;
};

/** Puts something on top of the pile. */
export function push<K extends Kind>(m: Machine<K>, item: Omit<PileItem, 'id'>): PileItem {
  const placed: PileItem = { id: m.number(), ...item };
  m.state.pile.push(placed);
  m.version++;
  return placed;
}

/** Takes something off the pile, so that it does not resolve; undefined if it is no longer there. */
export function takeOff<K extends Kind>(m: Machine<K>, id: number): PileItem | undefined {
  const index = m.state.pile.findIndex((item) => item.id === id);
  if (index < 0) return undefined;
  m.version++;
  return m.state.pile.splice(index, 1)[0];
}

/** The call of one of the pile's steps. */
type Call = { readonly op: 'rule'; readonly name: keyof PileSteps } & Round;

const called = <K extends Kind>(call: Call): OpIn<K> => call as unknown as OpIn<K>;

/** The call of a step for a chance, in which announced moves wait. */
function callAt<K extends Kind>(
  name: 'initiative' | 'initiative.acted',
  { stop, once }: PlacedChance,
  { seat, passes }: Chance,
  queue: readonly Answer[],
): OpIn<K> {
  const call: Draft<Call> = { op: 'rule', name, stop, seat, passes };
  if (once === true) call.once = once;
  if (queue.length > 0) call.queue = queue;
  return called(call);
}

/** The call of the next round, of which it is not known yet who leads it. */
function anew<K extends Kind>({ stop, once }: PlacedChance, queue: readonly Answer[]): OpIn<K> {
  const call: Draft<Call> = { op: 'rule', name: 'initiative', stop };
  if (once === true) call.once = once;
  if (queue.length > 0) call.queue = queue;
  return called(call);
}

const resolveCall: Call = { op: 'rule', name: 'pile.resolve' };

/** Makes the steps of a game's pile. */
export function pileSteps<K extends Kind>(game: PileGame<K>): { [N in keyof PileSteps]: OpHandler<K, PileSteps[N]> } {
  const { policy, after = [] } = game;
  const afterResolving = policy.resolves === 'all' ? [...after, called<K>(resolveCall)] : after;
  const outlasts = game.announced === 'until others add';

  /** One chance to act. Once all have passed in a row, the pile resolves by the policy, or the round is over. */
  const initiative: OpHandler<K, Round> = (m, frame, round) => {
    const seats = game.seats(m);
    const chance = place(seats, round);
    const queue = round.queue ?? takeOut<readonly Answer[]>(frame.env, 'announced') ?? none;
    const kept = outlasts ? queue : none;
    const before = game.before?.(m);
    if (before !== undefined)
      return m.next(frame, ...before, callAt('initiative', chance, { seat: chance.seat, passes: 0 }, kept));
    const { pile } = m.state;
    if (pile.length === 0 && (chance.once === true || game.isOver?.(m, chance) === true)) return;
    const next = comesTo(seats, chance, pile.length);
    if (next === 'ask') offer(m, frame, chance, seats, queue);
    if (next === 'resolve') m.next(frame, called(resolveCall), anew(chance, kept));
    if (next === 'over' && outlasts && queue.length > 0) frame.env.announced = queue;
  };

  /** Asks the seat, or makes its next announced move, if that is still legal. */
  function offer(
    m: Machine<K>,
    frame: Frame,
    chance: PlacedChance,
    seats: readonly Seat[],
    queue: readonly Answer[],
  ): void {
    const asked = game.ask(m, chance);
    const mayFollow = chance.seat === seats[0] && m.state.pile.length === 0;
    const announced = mayFollow ? queue[0] : undefined;
    if (announced !== undefined && check(asked.choice, announced, 0) === undefined) {
      m.goOn(frame, announced, callAt('initiative.acted', chance, chance, queue.slice(1)));
      return;
    }
    // If the announced move is no longer legal, the seat decides anew about it and those after it.
    m.ask(frame, 'action', asked, callAt('initiative.acted', chance, chance, mayFollow ? none : queue));
  }

  /** The answer to a chance. Announced moves wait for the others to pass; an addition to the pile cancels them. */
  const acted: OpHandler<K, Round> = (m, frame, round, { answer }) => {
    if (answer === undefined) throw new Error('nobody was asked for an action');
    const { stop = game.stop, seat = 0, passes = 0, once, queue = none } = round;
    const chance: PlacedChance = { stop, seat, passes, once };
    const seats = game.seats(m);
    const moves = game.oneByOne?.(m, answer) ?? [answer];
    const [first = answer] = moves;
    const later = moves.length > 1 ? [...moves.slice(1), ...queue] : queue;
    if (picked(first)[0] === 'pass') return m.next(frame, callAt('initiative', chance, passed(seats, chance), later));
    const outcome = game.perform(m, seat, first);
    const isCancelled = outcome === 'added' && !(outlasts && seat === seats[0]);
    const next = { seat: seatAfter(outcome, seats, chance), passes: 0 };
    m.next(frame, ...after, callAt('initiative', chance, next, isCancelled ? none : later));
  };

  /** Who may act after a move. */
  function seatAfter(outcome: Outcome, seats: readonly Seat[], chance: Chance): Seat {
    if (outcome === 'added') return added(policy, seats, chance.seat).seat;
    return outcome === 'next' ? passed(seats, chance).seat : chance.seat;
  }

  /** Resolves the thing on top, and by the policy all below it. */
  function resolve(m: Machine<K>, frame: Frame): void {
    const item = m.state.pile.pop();
    if (item === undefined) return;
    m.version++;
    m.next(frame, ...afterResolving);
    game.resolve(m, item);
  }

  /** A chance as it stands: seats that have left are skipped, and a round begins with the seat that leads. */
  function place(seats: readonly Seat[], { seat, passes = 0, stop = game.stop, once }: Round): PlacedChance {
    const present = seat !== undefined && seats.includes(seat) ? seat : (seats[0] ?? 0);
    return { stop, seat: present, passes, once };
  }

  return { initiative, 'initiative.acted': acted, 'pile.resolve': resolve };
}

const none: readonly never[] = [];
