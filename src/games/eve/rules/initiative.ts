/** Initiative (C-12.1, R-11): who may act, in turn order, until all have passed in a row. */
import { check } from '#kernel/answer';
import type { Answer, NewAsk } from '#kernel/ask';
import { picked } from '#kernel/reply';
import { actions, choiceOf, type Scope, unspent } from '../actions.ts';
import { leader, living } from '../facts.ts';
import { ofType } from '../in-play.ts';
import { type Chance, type EveMachine, type EveStep, rule } from '../kind.ts';
import { oneByOne } from '../moves.ts';
import { standing } from './moments.ts';
import { perform } from './perform.ts';

/**
 * One chance to act. The active player begins; players who add to the pile may add more, then pass. When all have passed in
 * a row, the pile resolves and the active player begins again; if it is empty, the step ends.
 */
export const initiative: EveStep<'initiative'> = (m, frame, op) => {
  const { g, pile, waiting } = m.state;
  const { queue = [], ...chance } = readChance(m, op);
  const again = (changed: Partial<Chance>) => rule('initiative', { ...chance, ...changed });
  // If a player leaves, the passes so far no longer count.
  if (g.losing.length > 0 || ofType(m, 'character').some((id) => m.state.cards[id]?.adrift === true))
    return m.next(frame, rule('checks'), again({ passes: 0 }));
  if (waiting.length > 0) return m.next(frame, rule('pile.gather'), again({ passes: 0 }));
  if (pile.length === 0) {
    // If the active player is out, what is on the pile still resolves; then the turn is over.
    if (m.state.out.includes(g.active)) return skipTurn(m);
    if (chance.once === true || isOver(m, chance.stop)) return;
  }
  if (chance.passes >= living(m.state).length) {
    if (pile.length === 0) return;
    return m.next(frame, rule('pile.resolve'), again({ seat: g.active, passes: 0 }));
  }
  const asked = question(m, chance);
  const [announced, ...later] = asked.role === 'action' ? queue : [];
  const then = (moves: readonly Answer[]) =>
    rule('initiative.acted', { ...chance, ...(moves.length > 0 && { queue: moves }) });
  if (announced !== undefined && check(asked.choice, announced, 0) === undefined)
    return m.goOn(frame, announced, then(later));
  // If the announced move is no longer possible, the player decides again about it and those after it.
  m.ask(frame, 'action', asked, then(asked.role === 'action' ? [] : queue));
};

/** Resolves only what has triggered, until the pile is empty: for moments at which nobody may start anything new. */
export const pendings: EveStep = (m, frame) => {
  m.next(frame, rule('initiative', { stop: 'pile', once: true }));
};

/**
 * The answer to a chance: after a pass the next player may act; after an addition to the pile the same player may act
 * again. Moves announced with this one follow when all others have passed; anything put on the pile meanwhile cancels them.
 */
export const acted: EveStep<'initiative.acted'> = (m, frame, { stop, seat, passes, once, queue = [] }, { answer }) => {
  const again = (changed: Partial<Chance>) => rule('initiative', { stop, ...(once && { once }), ...changed });
  if (answer === undefined) throw new Error('nobody was asked for an action');
  const others = living(m.state, (seat + 1) % m.state.seats);
  const next = others[0] ?? seat;
  if (picked(answer)[0] === 'pass')
    return m.next(frame, again({ seat: next, passes: passes + 1, ...(queue.length > 0 && { queue }) }));
  const [first = answer, ...more] = oneByOne(answer);
  const later = [...more, ...queue];
  const onPile = perform(m, seat, first);
  const then = onPile ? { seat } : { seat: next, ...(later.length > 0 && { queue: later }) };
  m.next(frame, rule('checks'), again({ ...then, passes: 0 }));
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
    ...(!main && { public: ['pass'] }),
    fallback: { pick: ['pass'] },
  };
}

/** The active player is out: their turn ends at once and the next player's begins. */
function skipTurn(m: EveMachine): void {
  const base = m.state.frames[0];
  if (base === undefined) return;
  m.state.frames = [base];
  m.replace(base, rule('turn.cut'), rule('turn.end'), rule('turn.next'));
}

/** Whether a stop belongs to a battle that is over because its region has left with its player. */
function isOver(m: EveMachine, stop: string): boolean {
  return stop.startsWith('battle.') && m.state.g.battle === undefined;
}
