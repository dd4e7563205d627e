/** Games of a league whose seats change hands: a substitute plays on with the hand, the deck and the results of the place. */
import type { Refusal } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import { changeOf } from '../change/record.ts';
import { reserveNow } from '../clock/seat-clocks.ts';
import { timesOf } from '../clock/times.ts';
import { type Context, openTable, seatOf } from '../context.ts';
import { infoOf, isForgotten } from '../open/rows.ts';
import { newCourse, runOn } from '../play/chain.ts';
import { commitCourse } from '../play/course.ts';
import { refuse } from '../refusals.ts';
import { seatFor } from '../seats/next-person.ts';
import { isRefusal, type Millis, type Person, type TableInfo } from '../types.ts';

/** Most attempts when another process stores first. */
const tries = 3;

/** What a substitute gets on top of the time that is left of the wait, ms. */
const MORE = 24 * 60 * 60 * 1000;

/** The time of a substitute for whom `left` was left: a day more, and half of a bank at least. */
export const substitutesTime = (left: Millis, least: Millis): Millis => Math.max(left + MORE, least);

/** Gives a seat to somebody else, if it is not theirs already. */
export function handOver(
  context: Context,
  id: string,
  seat: Seat,
  to: Person,
  least: Millis,
): Promise<TableInfo | Refusal> {
  const { store, locks } = context;
  return locks.run(id, async () => {
    for (let attempt = 0; attempt < tries; attempt++) {
      const opened = await openTable(context, id);
      if (isRefusal(opened)) return opened;
      const { row, game } = opened;
      const before = row.seats.find((one) => one.seat === seat);
      if (row.status !== 'running' || before === undefined || before.user === to.user) return infoOf(row, game, false);
      if (seatOf(row, to.user) !== undefined) return refuse('table.seated');
      const times = await timesOf(context, row);
      const left = times === undefined ? least : reserveNow(before, times, context.now());
      const after = {
        ...(await seatFor(context, opened, before, to)),
        // Somebody whose data was deleted has another id, and nobody plays for them.
        ...{ deck: before.deck, allowLeft: 0, reserveLeft: isForgotten(to.user) ? left : substitutesTime(left, least) },
      };
      const seats = row.seats.map((one) => (one.seat === before.seat ? after : one));
      const course = newCourse({ ...opened, row: { ...row, seats } });
      await runOn(context, course);
      const change = await changeOf(context, course, {
        before: row,
        facts: [{ fact: 'seat-changed-hands', seat: before.seat }],
      });
      const tenure = { seat: before.seat, before, after, why: 'substitute' } as const;
      if ((await commitCourse(context, course, { ...change, seats, tenure })) !== 'stored') continue;
      const stored = await store.tables.find(id);
      return stored === undefined ? refuse('table.unknown') : infoOf(stored, game, false);
    }
    return refuse('table.moved-on');
  });
}
