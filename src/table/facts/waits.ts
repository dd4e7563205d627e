/** For whom a table waits, and how they are told. */
import { z } from 'zod';
import type { Seat } from '#kernel/state';
import { halfTime, nextReminder } from '../calls/reminder-times.ts';
import { personAt, readSeatCalls } from '../open/rows.ts';
import type { Millis } from '../types.ts';
import type { FactContext } from './context.ts';
import { type Dues, defineFact, seat } from './define.ts';
import { DORMANT_AFTER, directCall, dormantAt, hasClock, heldCall, isMentioned, waitIsOver } from './shared.ts';

/** When an ask lapses at tables that remind nobody, in ms. */
const usualLapse = 24 * 60 * 60 * 1000;

/** At tables with a clock, warnings take the place of reminders. */
function remindAt(of: Seat, waitingSince: Millis, at: FactContext): NonNullable<Dues['set']> {
  const due = nextReminder(at.remindAfter, waitingSince, at.now);
  return due === undefined || hasClock(at) ? [] : [{ kind: 'remind', seat: of, at: due }];
}

function isHushed(of: Seat, { row }: FactContext): boolean {
  const found = row.seats.find((one) => one.seat === of);
  return found !== undefined && readSeatCalls(found).hushed === true;
}

export const waitFacts = {
  /** The table begins to wait for a person. `called`: by others' moves; `lapses`: the ask is answered for them after a time. */
  waits: defineFact(
    { seat, called: z.boolean(), lapses: z.boolean() },
    {
      ofMoves: true,
      messages: 'nothing',
      dues({ seat: of, called, lapses }, at) {
        const { now, remindAfter, left, seats, routes } = at;
        const time = left?.get(of);
        const half = time === undefined ? undefined : halfTime(time, now);
        const way = called ? routes.get(of)?.turn : undefined;
        return {
          clear: waitIsOver(of),
          set: [
            ...(isHushed(of, at)
              ? []
              : [
                  ...remindAt(of, now, at),
                  ...(half === undefined ? [] : [{ kind: 'half', seat: of, at: half } as const]),
                ]),
            ...(lapses ? [{ kind: 'lapse', seat: of, at: now + (remindAfter || usualLapse) } as const] : []),
            ...heldCall(of, way, now),
          ],
          dueBy: directCall(of, seats, way),
        };
      },
    },
  ),
  'waits-no-more': defineFact(
    { seat },
    { ofMoves: true, messages: 'nothing', dues: ({ seat: of }) => ({ clear: waitIsOver(of) }) },
  ),
  reminded: defineFact(
    { seat },
    {
      messages: ({ seat: of }, at) =>
        isMentioned(of, at) ? [{ kind: 'reminder', table: at.row.id, users: personAt(at.row.seats, of) }] : [],
      dues({ seat: of }, at) {
        const since = at.row.seats.find((one) => one.seat === of)?.waitingSince ?? at.now;
        return {
          // For tables that began before there was such a time; when it comes, it is put right.
          set: [...remindAt(of, since, at), ...dormantAt(since + DORMANT_AFTER, at)],
          dueBy: directCall(of, at.row.seats, at.routes.get(of)?.turn),
        };
      },
    },
  ),
  /** A call that was held back, or did not arrive by direct message, is made. */
  called: defineFact(
    { seat },
    {
      messages: ({ seat: of }, at) =>
        isMentioned(of, at) ? [{ kind: 'call', table: at.row.id, users: personAt(at.row.seats, of) }] : [],
      dues: ({ seat: of }, { row, routes }) => ({ dueBy: directCall(of, row.seats, routes.get(of)?.turn) }),
    },
  ),
  /** Another seat has asked for a reminder. */
  nudged: defineFact(
    { seat, by: seat },
    {
      messages: ({ seat: of, by }, at) =>
        isMentioned(of, at)
          ? personAt(at.row.seats, of).map((user) => ({ kind: 'nudge', table: at.row.id, user, by }))
          : [],
      dues({ seat: of }, { row, routes, now }) {
        const way = routes.get(of)?.turn;
        return { set: heldCall(of, way, now), dueBy: directCall(of, row.seats, way) };
      },
    },
  ),
  /** Now this seat is next after the one whose turn it is, as everybody can see. */
  'next-up': defineFact(
    { seat },
    {
      ofMoves: true,
      messages: ({ seat: of }, { row, seats, routes }) =>
        routes.get(of)?.next === true ? personAt(seats, of).map((user) => ({ kind: 'next', table: row.id, user })) : [],
      dues: 'nothing',
    },
  ),
  /** Of several who were asked together, all but this seat have answered. */
  'last-missing': defineFact(
    { seat },
    {
      ofMoves: true,
      messages({ seat: of }, { row, seats, routes }) {
        const how = routes.get(of)?.last;
        if (how === undefined) return [];
        const direct = how === 'direct' ? ({ direct: true } as const) : {};
        return personAt(seats, of).map((user) => ({ kind: 'last', table: row.id, user, ...direct }));
      },
      dues: 'nothing',
    },
  ),
};
