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
import type { EveMachine, EveState } from '../state.ts';
import { standing } from './moments.ts';
import { perform } from './perform.ts';

type Step = RuleStep<EveState>;
/** The op `initiative`: the stop it is named after; whose chance it is; how many have passed since the last addition. */
type Chance = {
  readonly stop: string;
  readonly seat: Seat;
  readonly passes: number;
  /** Moves that the active player has announced together: the next one follows when all others have passed on the last. */
  readonly queue?: readonly Answer[];
  /** Over as soon as the pile is empty: nobody may begin anything of their own. */
  readonly once?: true;
};

/**
 * One chance to act. The active player begins; whoever adds to the pile may add more, then passes on. When all have
 * passed in a row the pile resolves and the active player begins again; on an empty pile the step ends.
 */
export const initiative: Step = (m, frame, op) => {
  const { g, pile, waiting } = m.state;
  const { queue = [], ...chance } = readChance(m, op as unknown as Partial<Chance>);
  const again = { op: 'rule', name: 'initiative', ...chance };
  // Who leaves has passed for nobody else: all who stay have their chance anew.
  if (g.losing.length > 0 || ofType(m, 'character').some((id) => m.state.cards[id]?.adrift === true))
    return m.next(frame, { op: 'rule', name: 'checks' }, { ...again, passes: 0 });
  if (waiting.length > 0) return m.next(frame, { op: 'rule', name: 'pile.gather' }, { ...again, passes: 0 });
  if (pile.length === 0) {
    // What others have put on the pile of a player who is out still happens; then their turn is over.
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
  // What can no longer be done as it was announced is thought over anew, with all that was to follow.
  m.ask(frame, 'action', asked, { ...then, ...(asked.role !== 'action' && queue.length > 0 && { queue }) });
};

/** Only what has triggered, until the pile is empty: for moments at which nobody else may begin anything. */
export const pendings: Step = (m, frame) => {
  m.next(frame, { op: 'rule', name: 'initiative', stop: 'pile', once: true });
};

/**
 * The chance was used: a pass goes on to the next player, an action of the pile leaves the seat in its place. Moves that were
 * announced with this one follow when all others have passed; whatever goes on the pile meanwhile calls them off.
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

/** A battle whose region has left with its player is over: nobody acts in the rest of its steps. */
function isOver(m: EveMachine, stop: string): boolean {
  return stop.startsWith('battle.') && m.state.g.battle === undefined;
}
