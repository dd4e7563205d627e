/** What several kinds of facts lead to. */
import type { Message } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import { personKey } from '#store/person-key';
import type { DueRow, SeatRow } from '#store/types';
import { type CallRoute, TOGETHER } from '../calls/calls.ts';
import { isTimeUp } from '../clock/seat-clocks.ts';
import { wholeTable } from '../due/kinds.ts';
import { readOptions } from '../open/options.ts';
import { personAt } from '../open/rows.ts';
import type { LateOver, Millis, OutgoingMessage } from '../types.ts';
import type { FactContext } from './context.ts';
import type { Dues } from './define.ts';

/** After how long without a move a table falls asleep, in ms. */
export const DORMANT_AFTER = 60 * 24 * 60 * 60 * 1000;

export const hasClock = ({ row }: FactContext): boolean => readOptions(row)?.clock !== undefined;

/** When a table falls asleep. With a clock, it is settled what follows when nobody moves. */
export const dormantAt = (at: Millis, context: FactContext): NonNullable<Dues['set']> =>
  hasClock(context) ? [] : [{ kind: 'doze', seat: wholeTable, at }];

/** What is no more due of a wait that is over. */
export const waitIsOver = (seat: Seat): NonNullable<Dues['clear']> =>
  (['call', 'remind', 'half', 'lapse'] as const).map((kind) => ({ kind, seat }));

/** The time by which a person hears of a call by direct message, together with others. */
export function directCall(seat: Seat, seats: readonly SeatRow[], way: CallRoute | undefined): readonly DueRow[] {
  if (way?.how !== 'direct') return [];
  return personAt(seats, seat).map((user) => ({
    table: personKey(user),
    kind: 'calls',
    seat: wholeTable,
    at: way.at + TOGETHER,
  }));
}

/** A call by mention that is held back until later. */
export const heldCall = (seat: Seat, way: CallRoute | undefined, now: Millis): NonNullable<Dues['set']> =>
  way?.how === 'mention' && way.at > now ? [{ kind: 'call', seat, at: way.at }] : [];

/** Whether the person on a seat is called by a mention now. */
export function isMentioned(seat: Seat, { routes, now, row }: FactContext): boolean {
  if (readOptions(row)?.quiet === true) return false;
  const way = routes.get(seat)?.turn;
  return way?.how === 'mention' && way.at <= now;
}

/** A line at the table. */
export const notice = ({ row }: FactContext, key: string, values?: Message['with']): OutgoingMessage => ({
  kind: 'notice',
  table: row.id,
  text: values === undefined ? { key } : { key, with: values },
});

export const nameAt = (seats: readonly SeatRow[], seat: Seat): string =>
  seats.find((one) => one.seat === seat)?.name ?? '';

/** A time in the text of a notice, in seconds. */
export const inSeconds = (at: Millis): number => Math.floor(at / 1000);

/** Closes the question what is to be done about a seat, if that is open. */
export function lateOver(seat: Seat, over: LateOver, { row }: FactContext): readonly OutgoingMessage[] {
  const before = row.seats.find((one) => one.seat === seat);
  return before !== undefined && isTimeUp(before) ? [{ kind: 'late', table: row.id, seat, over }] : [];
}
