/** Initiative (C-12.1, R-11): who may act, in turn order, until all have passed in a row. */
import { check } from '#kernel/answer';
import type { Answer, NewAsk } from '#kernel/ask';
import { picked } from '#kernel/reply';
import type { RuleStep } from '#kernel/rules';
import type { Seat } from '#kernel/state';
import { actions, choiceOf, type Scope, unspent } from '../actions.ts';
import { leader, living } from '../facts.ts';
import { ofType } from '../in-play.ts';
import { oneByOne } from '../moves.ts';
import type { Eve, EveMachine } from '../state.ts';
import { standing } from './moments.ts';
import { perform } from './perform.ts';

type Step = RuleStep<Eve, string>;
/** The op `initiative`: its stop, the seat that may act, and how many have passed since the last addition. */
type Chance = {
  readonly stop: string;
  readonly seat: Seat;
  readonly passes: number;
  /** The remaining moves that the active player has announced together: the next is made once all others have passed. */
  readonly queue?: readonly Answer[];
  /** Ends as soon as the pile is empty: nobody may start anything new. */
  readonly once?: true;
};

/**
 * One chance to act. The active player begins; players who add to the pile may add more, then pass. When all have passed in
 * a row, the pile resolves and the active player begins again; if it is empty, the step ends.
 */
export const initiative: Step = (m, frame, op) => {
  const { g, pile, waiting } = m.state;
  const { queue = [], ...chance } = readChance(m, op as unknown as Partial<Chance>);
  const again = { op: 'rule', name: 'initiative', ...chance };
  // If a player leaves, the passes so far no longer count.
  if (g.losing.length > 0 || ofType(m, 'character').some((id) => m.state.cards[id]?.adrift === true))
    return m.next(frame, { op: 'rule', name: 'checks' }, { ...again, passes: 0 });
  if (waiting.length > 0) return m.next(frame, { op: 'rule', name: 'pile.gather' }, { ...again, passes: 0 });
  if (pile.length === 0) {
    // If the active player is out, what is on the pile still resolves; then the turn is over.
    if (m.state.out.includes(g.active)) return skipTurn(m);
    if (chance.once === true || isOver(m, chance.stop)) return;
  }
  if (chance.passes >= living(m.state).length) {
    if (pile.length === 0) return;
    return m.next(frame, { op: 'rule', name: 'pile.resolve' }, { ...again, seat: g.active, passes: 0 });
  }
  const asked = question(m, chance);
  const [announced, ...later] = asked.role === 'action' ? queue : [];
  const then = { ...again, name: 'initiative.acted' };
  if (announced !== undefined && check(asked.choice, announced, 0) === undefined)
    return m.goOn(frame, announced, { ...then, queue: later });
  // If the announced move is no longer possible, the player decides again about it and those after it.
  m.ask(frame, 'action', asked, { ...then, ...(asked.role !== 'action' && queue.length > 0 && { queue }) });
};

/** Resolves only what has triggered, until the pile is empty: for moments at which nobody may start anything new. */
export const pendings: Step = (m, frame) => {
  m.next(frame, { op: 'rule', name: 'initiative', stop: 'pile', once: true });
};

/**
 * The answer to a chance: after a pass the next player may act; after an addition to the pile the same player may act
 * again. Moves announced with this one follow when all others have passed; anything put on the pile meanwhile cancels them.
 */
export const acted: Step = (m, frame, op, { answer }) => {
  const { stop, seat, passes, once, queue = [] } = op as unknown as Chance;
  const again = { op: 'rule', name: 'initiative', stop, ...(once && { once }) };
  if (answer === undefined) throw new Error('nobody was asked for an action');
  const others = living(m.state, (seat + 1) % m.state.seats);
  const next = others[0] ?? seat;
  if (picked(answer)[0] === 'pass')
    return m.next(frame, { ...again, seat: next, passes: passes + 1, ...(queue.length > 0 && { queue }) });
  const [first = answer, ...more] = oneByOne(answer);
  const later = [...more, ...queue];
  const onPile = perform(m, seat, first);
  const then = onPile ? { seat } : { seat: next, ...(later.length > 0 && { queue: later }) };
  m.next(frame, { op: 'rule', name: 'checks' }, { ...again, ...then, passes: 0 });
};

function readChance(m: EveMachine, op: Partial<Chance>): Chance {
  const seat = op.seat !== undefined && !m.state.out.includes(op.seat) ? op.seat : leader(m.state);
  const { stop = 'pile', passes = 0, once, queue } = op;
  return { stop, seat, passes, ...(once && { once }), ...(queue && { queue }) };
}

function question(m: EveMachine, { stop, seat }: Chance): NewAsk {
  const { g, pile } = m.state;
  const main = stop === 'management' && seat === g.active && pile.length === 0;
  const scope: Scope = main ? 'management' : 'responses';
  const pass = main ? 'endManagement' : 'pass';
  const options = actions(m, seat, scope);
  return {
    seat,
    role: main ? 'action' : 'window',
    ...(main ? { stop } : standing(m, seat, stop, options)),
    prompt: { key: main ? 'ask.management' : pile.length > 0 ? 'ask.pile' : 'ask.window', with: { stop } },
    choice: choiceOf(options, pass, main ? unspent(m, seat, options) : undefined),
    fallback: { pick: ['pass'] },
  };
}

/** The active player is out: their turn ends at once and the next player's begins. */
function skipTurn(m: EveMachine): void {
  const base = m.state.frames[0];
  if (base === undefined) return;
  m.state.frames = [base];
  base.rest = ['turn.cut', 'turn.end', 'turn.next'].map((name) => ({ op: 'rule', name }));
}

/** Whether a stop belongs to a battle that is over because its region has left with its player. */
function isOver(m: EveMachine, stop: string): boolean {
  return stop.startsWith('battle.') && m.state.g.battle === undefined;
}
