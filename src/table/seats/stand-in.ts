/** Stand-ins: a computer player plays for a person for a while, who keeps the seat and can come back at any moment. */
import type { Refusal } from '#kernel/ask';
import type { Context } from '../context.ts';
import { notInLeagues } from '../league/not-in-leagues.ts';
import { autopilotAt } from '../open/rows.ts';
import { moveOf } from '../play/person-move.ts';
import { refuse } from '../refusals.ts';
import type { Moved, UserId } from '../types.ts';
import { usualStandIn, withStandIn } from './stand-in-seat.ts';

/** The most turns for which a stand-in can be asked; longer is until the person is back. */
const maxTurns = 99;

/** Lets the computer play for a person, at their own wish; `turns`: for so many turns of the game, this one included. */
export function leaveToComputer(context: Context, id: string, user: UserId, turns?: number): Promise<Moved | Refusal> {
  return moveOf(context, id, user, (moves, seat) => {
    const { row, game, state } = moves;
    if (row.status === 'finished') return refuse('table.finished');
    const inLeague = notInLeagues(row);
    if (inLeague !== undefined) return inLeague;
    const view = game.view(state, seat);
    if (view.out.includes(seat) || autopilotAt(row, game, seat).conceded === true) return refuse('table.out');
    if (turns !== undefined && (!Number.isInteger(turns) || turns < 1 || turns > maxTurns)) {
      return refuse('table.stand-in-turns', { most: maxTurns });
    }
    const standIn = usualStandIn(context);
    if (standIn === undefined) return refuse('table.no-bots');
    const before = row.seats.find((one) => one.seat === seat)?.standIn;
    const untilTurn = turns === undefined ? undefined : view.turn + turns;
    if (before !== undefined && before.untilTurn === untilTurn) return 'repeated';
    const wanted = { ...standIn, since: before?.since ?? standIn.since, ...(untilTurn !== undefined && { untilTurn }) };
    moves.row = withStandIn(row, seat, wanted);
    const facts = before === undefined ? [{ fact: 'stand-in', seat, why: 'asked' } as const] : [];
    return { also: { before: row, facts, patch: [{ seat, standIn: wanted }] } };
  });
}

/** Lets a person play again. Nobody is asked. */
export function comeBack(context: Context, id: string, user: UserId): Promise<Moved | Refusal> {
  return moveOf(context, id, user, (moves, seat) => {
    const { row } = moves;
    if (row.seats.find((one) => one.seat === seat)?.standIn === undefined) return 'repeated';
    moves.row = withStandIn(row, seat, undefined);
    return {
      also: {
        before: row,
        facts: [{ fact: 'person-back', seat, why: 'came' }],
        patch: [{ seat, standIn: undefined }],
      },
    };
  });
}
