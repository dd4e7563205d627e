/** Games of a league whose seats change hands: a substitute plays on with the hand, the deck and the results of the place. */
import type { Refusal } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import { changeOpened } from '../change/change-table.ts';
import { changeOf } from '../change/record.ts';
import { reserveNow } from '../clock/seat-clocks.ts';
import { timesOf } from '../clock/times.ts';
import { type Context, seatOf } from '../context.ts';
import { isForgotten } from '../open/rows.ts';
import { newMoves, playAutomatic } from '../play/automatic-moves.ts';
import { refuse } from '../refusals.ts';
import { seatFor } from '../seats/next-person.ts';
import type { Millis, Person, TableInfo } from '../types.ts';

/** What a substitute gets on top of the time that is left of the wait, ms. */
const MORE = 24 * 60 * 60 * 1000;

/** The time of a substitute for whom `left` was left: a day more, and half of a bank at least. */
export const substitutesTime = (left: Millis, min: Millis): Millis => Math.max(left + MORE, min);

/** Gives a seat to somebody else, if it is not theirs already. */
export function replacePlayer(
  context: Context,
  id: string,
  seat: Seat,
  to: Person,
  min: Millis,
): Promise<TableInfo | Refusal> {
  return changeOpened(context, id, async (opened) => {
    const { row } = opened;
    const before = row.seats.find((one) => one.seat === seat);
    if (row.status !== 'running' || before === undefined || before.user === to.user) return undefined;
    if (seatOf(row, to.user) !== undefined) return refuse('table.seated');
    const times = await timesOf(context, row);
    const left = times === undefined ? min : reserveNow(before, times, context.now());
    const after = {
      ...(await seatFor(context, opened, before, to)),
      // Somebody whose data was deleted has another id, and nobody plays for them.
      ...{ deck: before.deck, allowLeft: 0, reserveLeft: isForgotten(to.user) ? left : substitutesTime(left, min) },
    };
    const seats = row.seats.map((one) => (one.seat === before.seat ? after : one));
    const moves = newMoves({ ...opened, row: { ...row, seats } });
    await playAutomatic(context, moves);
    const change = await changeOf(context, moves, {
      before: row,
      facts: [{ fact: 'seat-changed-hands', seat: before.seat }],
    });
    return { moves, change: { ...change, seats, tenure: { seat: before.seat, before, after, why: 'substitute' } } };
  });
}
