/** Games of a league whose seats change hands: a substitute plays on with the hand, the deck and the results of the place. */
import type { Refusal } from '#kernel/ask';
import { newCourse, runOn } from './chain.ts';
import { type Context, openTable, seatOf } from './context.ts';
import { commitCourse } from './course.ts';
import { seatFor } from './next-person.ts';
import { changeOf } from './record.ts';
import { refuse } from './refusals.ts';
import { infoOf } from './rows.ts';
import { isRefusal, type Millis, type Person, type TableInfo, type UserId } from './types.ts';

/** Most attempts when another process stores first. */
const tries = 3;

export function handOver(
  context: Context,
  id: string,
  from: UserId,
  to: Person,
  least: Millis,
): Promise<TableInfo | Refusal> {
  const { store, locks } = context;
  return locks.run(id, async () => {
    for (let attempt = 0; attempt < tries; attempt++) {
      const opened = await openTable(context, id);
      if (isRefusal(opened)) return opened;
      const { row, game } = opened;
      const seat = seatOf(row, from);
      const before = row.seats.find((one) => one.seat === seat);
      if (row.status !== 'running' || before === undefined) return infoOf(row, game, false);
      if (seatOf(row, to.user) !== undefined) return refuse('table.seated');
      const { deck, reserveLeft = least } = before;
      const after = {
        ...(await seatFor(context, opened, before, to)),
        ...{ deck, allowLeft: 0, reserveLeft: Math.max(reserveLeft, least) },
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
