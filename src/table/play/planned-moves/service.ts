/** Setting answers beforehand, and dropping them. */
import { isDeepStrictEqual } from 'node:util';
import type { Refusal } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import { ref } from '#kernel/zones';
import type { Context } from '../../context.ts';
import type { Entrance } from '../../entrance.ts';
import { autopilotAt } from '../../open/rows.ts';
import { refuse } from '../../refusals.ts';
import {
  isRefusal,
  type PlannedAction,
  type PlannedMove,
  type PlannedMoveProposal,
  type PlannedMoveService,
  type PlannedMoveThing,
} from '../../types.ts';
import type { PendingMoves } from '../automatic-moves.ts';
import { moveOf } from '../person-move.ts';
import { type AnswerPlan, answerPlansOf } from './answer-plans.ts';
import { plannedMovesAt } from './in-moves.ts';

/** Most orders of a seat. */
const max = 20;

export function createPlannedMoves(context: Context, { admit }: Entrance): PlannedMoveService {
  return {
    add: (table, user, wish) => admit(() => moveOf(context, table, user, (moves, seat) => add(moves, seat, wish))),
    remove: (table, user, order) =>
      admit(() => moveOf(context, table, user, (moves, seat) => remove(moves, seat, order))),
  };
}

function add(moves: PendingMoves, seat: Seat, wish: PlannedMoveProposal): Refusal | 'repeated' | undefined {
  const { row, game, state } = moves;
  if (row.status === 'finished') return refuse('table.finished');
  const view = game.view(state, seat);
  if (view.out.includes(seat) || autopilotAt(row, game, seat).conceded === true) return refuse('table.out');
  const made = orderOf(moves, seat, wish);
  if (isRefusal(made)) return made;
  const { list, ended } = plannedMovesAt(moves, seat);
  if (
    list.some((one) => isDeepStrictEqual({ ...one, id: 0, made: 0, after: 0 }, { ...made, id: 0, made: 0, after: 0 }))
  )
    return 'repeated';
  if (list.length >= max) return refuse('order.full', { most: max });
  const id = 1 + Math.max(0, ...list.map((one) => one.id), ...ended.map(({ order }) => order.id));
  moves.orders.set(seat, { list: [...list, { ...made, id }], ended });
  return undefined;
}

/** The order that somebody wishes, without its number. */
function orderOf(moves: PendingMoves, seat: Seat, wish: PlannedMoveProposal): PlannedMove | Refusal {
  const { row, game, state } = moves;
  const view = game.view(state, seat);
  const { times } = wish;
  const ask = view.asks.find((one) => ('ask' in wish ? one.id === wish.ask : one.role === 'window'));
  const kind = times.startsWith('span:') ? times.slice('span:'.length) : undefined;
  const span = kind === undefined ? undefined : ask?.spans?.[kind];
  if (kind !== undefined && span === undefined) return refuse('order.no-span');
  const order = {
    id: 0,
    else: wish.else,
    times,
    turn: view.turn,
    ...(span !== undefined && { span }),
    after: Math.max(0, ...view.asks.map(({ id }) => id)),
    made: row.rev,
  };
  if ('at' in wish) {
    if (!game.words.stops.some(({ id }) => id === wish.at))
      return refuse('table.option', { option: 'at', value: wish.at });
    return { ...order, at: wish.at, does: 'pass' };
  }
  const way = ask === undefined ? undefined : answerPlansOf(ask)[wish.way];
  if (ask === undefined || way === undefined) return refuse('stale');
  const alert = ask.alert === true ? ({ alert: true } as const) : {};
  const isPass = 'pick' in ask.fallback && ask.fallback.pick[0] === way.option.id;
  return { ...order, ...alert, at: ask.moment ?? ask.stop, does: isPass ? 'pass' : plannedActionOf(moves, seat, way) };
}

function plannedActionOf({ game, state }: PendingMoves, seat: Seat, { option, target }: AnswerPlan): PlannedAction {
  const seen = game.visible(game.view(state, seat));
  const thing = ({ card, about }: AnswerPlan['option']): PlannedMoveThing => {
    const def = seen.find((one) => one.card === card)?.def;
    return {
      ...(card !== undefined && { card: ref(state, card) }),
      ...(def !== undefined && { def }),
      ...(about !== undefined && { about }),
    };
  };
  return {
    ...thing(option),
    ...(option.verb !== undefined && { verb: option.verb }),
    ...(target !== undefined && { target: { ...thing(target.option), need: target.need } }),
  };
}

function remove(moves: PendingMoves, seat: Seat, id: number): 'repeated' | undefined {
  const { list, ended } = plannedMovesAt(moves, seat);
  if (!list.some((one) => one.id === id)) return 'repeated';
  moves.orders.set(seat, { list: list.filter((one) => one.id !== id), ended });
  return undefined;
}
