/**
 * What a seat's orders say about an ask. Like the autopilot, which they come after, they know nothing but the seat's own
 * view and ask; what they have not foreseen ends them, and the person is asked.
 */
import type { View } from '#face/view';
import type { Answer, Ask } from '#kernel/ask';
import type { PlannedMove, PlannedMoveEnd } from '../../types.ts';
import { type Decision, decide } from '../autopilot.ts';
import type { AutopilotState } from '../autopilot-stored.ts';
import { type Alive, answerTo } from './answer-plans.ts';

/** A decision, with the orders that it has used up (`done`) or that have ended by it. */
export type Followed = Decision & {
  readonly done?: PlannedMove;
  readonly over?: readonly { readonly order: PlannedMove; readonly why: PlannedMoveEnd }[];
};

/**
 * Decides about an open ask of a seat, by its autopilot and its orders. An order speaks only where the fast autopilot would
 * ask the person; its stop is one of theirs as long as it holds.
 */
export function follow(
  view: View,
  ask: Ask,
  autopilot: AutopilotState,
  orders: readonly PlannedMove[],
  alive: Alive,
): Followed {
  const speaks = ask.role === 'window' && ask.free !== true;
  const asked = orders.filter(({ after }) => speaks && ask.id > after);
  const over = asked.filter((order) => isOver(order, view, ask)).map((order) => ({ order, why: 'over' as const }));
  const here = asked.find((order) => !isOver(order, view, ask) && covers(order, ask));
  const stops = here === undefined ? autopilot.stops : [...autopilot.stops, here.at];
  const own = decide(view, ask, { ...autopilot, stops });
  const ended = over.length === 0 ? own : { ...own, over };
  if (here === undefined || own.answer !== undefined) return ended;
  if (decide(view, ask, { ...autopilot, stops, mode: 'fast' }).answer !== undefined) return ended;
  const said = obey(here, ask, alive);
  if ('why' in said) return { ...own, over: [...over, { order: here, why: said.why }] };
  return { ...ended, answer: said.answer, ...(here.times === 'once' && { done: here }) };
}

const covers = ({ at }: PlannedMove, { stop, moment }: Ask): boolean => at === stop || at === moment;

/** Whether the turn or the span of an order is over. */
function isOver({ times, turn, span }: PlannedMove, view: View, ask: Ask): boolean {
  if (times === 'turn') return view.turn !== turn;
  return times !== 'once' && ask.spans?.[times.slice('span:'.length)] !== span;
}

function obey(
  order: PlannedMove,
  ask: Ask,
  alive: Alive,
): { readonly answer: Answer } | { readonly why: PlannedMoveEnd } {
  if (ask.alert === true && order.alert !== true) return { why: 'alert' };
  if (order.does === 'pass') return { answer: ask.fallback };
  const found = answerTo(ask, order.does, alive);
  return 'why' in found && found.why === 'not-offered' && order.else === 'pass' ? { answer: ask.fallback } : found;
}
