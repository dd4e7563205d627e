/** Taking back a move that others have seen or answered: all of them have to agree, before anything else happens. */

import { readOptions } from '../../open/options.ts';
import { refuse } from '../../refusals.ts';
import { isRefusal } from '../../types.ts';
import { movesBack } from '../take-back/back.ts';
import { targetOf } from '../take-back/target.ts';
import { refusesUnwilling } from '../take-back/unwilling.ts';
import { type RequestRules, seatsIn } from './kind.ts';

const DAY = 24 * 60 * 60 * 1000;
/** After so many refusals a seat does not ask again in that game. */
const maxRefusals = 3;

export const undoRules: RequestRules = {
  // As long as somebody has for a wait, so that a game in one sitting does not stand still for a day.
  lasts: ({ row }) => Math.min(DAY, readOptions(row)?.clock?.allow || DAY),
  quorum: 'all',
  voters: (at) => seatsIn(at),
  refuses({ row }, { details }) {
    const rule = readOptions(row)?.undo ?? 'ask';
    if (rule !== 'ask') return refuse(rule === 'off' ? 'undo.off' : 'undo.not-free');
    return details?.move === undefined ? refuse('undo.moved-on') : undefined;
  },
  refusesAgain(past, { seat, details }) {
    const refused = past.filter((one) => one.seat === seat && one.state === 'refused');
    if (refused.length >= maxRefusals) return refuse('undo.enough');
    return refused.some((one) => one.details?.move === details?.move) ? refuse('undo.refused') : undefined;
  },
  cannotBeAsked: (context, at, { seat }) =>
    refusesUnwilling(
      context,
      at,
      seatsIn(at).filter((other) => other !== seat),
    ),
  isMootAfter: ({ fact }) => fact === 'moved' || fact === 'taken-back' || fact === 'set-back',
  async follow(context, at, { seat, details }) {
    const agreed = seatsIn(at).filter((other) => other !== seat);
    const target = await targetOf(context, at, seat, agreed);
    if (isRefusal(target)) return target;
    if (target.move !== details?.move) return refuse('undo.moved-on');
    const { to, move, movedAt, state } = target;
    return { moves: movesBack(at, state, { by: 'seat', seat, agreed, to, from: move, movedAt }) };
  },
};
