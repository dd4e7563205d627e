/** What happens to clocks, and when they stand still. */
import { z } from 'zod';
import { personAt } from '../open/rows.ts';
import { defineFact, seat, seats, time } from './define.ts';
import { inSeconds, lateOver, nameAt, notice } from './shared.ts';

export const clockFacts = {
  /** All clocks stand still until then, as everybody has agreed. */
  paused: defineFact(
    { until: time },
    { messages: ({ until }, at) => [notice(at, 'notice.paused', { until: inSeconds(until) })], dues: 'nothing' },
  ),
  /** A seat has ended the pause. */
  resumed: defineFact(
    { seat },
    {
      messages: ({ seat: of }, at) => [notice(at, 'notice.resumed', { person: nameAt(at.seats, of) })],
      dues: 'nothing',
    },
  ),
  /** The organisers of the table's league hold it: all clocks stand still. */
  held: defineFact({ until: time }, { messages: (_, at) => [notice(at, 'notice.held')], dues: 'nothing' }),
  'held-no-more': defineFact({}, { messages: (_, at) => [notice(at, 'notice.held-no-more')], dues: 'nothing' }),
  /** A seat is to be warned that its time is running out; `comeBy`: that until which it may come to a match of a league. */
  'time-short': defineFact(
    { seat, comeBy: z.number().exactOptional() },
    {
      messages: ({ seat: of, comeBy }, { row, now }) => [
        comeBy === undefined
          ? { kind: 'warning', table: row.id, seat: of, at: now }
          : { kind: 'come', table: row.id, seat: of, at: now, by: comeBy },
      ],
      dues: 'nothing',
    },
  ),
  /** A seat's time is up; what then happens. */
  'time-up': defineFact(
    { seat, leadsTo: z.enum(['nothing', 'claim', 'move', 'forfeit']) },
    {
      messages({ seat: of, leadsTo }, at) {
        const table = at.row.id;
        switch (leadsTo) {
          case 'nothing':
            return [{ kind: 'reminder', table, users: personAt(at.row.seats, of) }];
          case 'claim':
            return [{ kind: 'late', table, seat: of }];
          case 'move':
            return [];
          case 'forfeit':
            return [notice(at, 'notice.forfeited', { person: nameAt(at.row.seats, of) })];
          default:
            return leadsTo satisfies never;
        }
      },
      dues: 'nothing',
    },
  ),
  /** Instead, a day of its person's vacation was drawn, which lasts until then. */
  'vacation-drawn': defineFact(
    { seat, until: z.number() },
    {
      messages({ seat: of, until }, { row, gameName }) {
        const text = {
          key: 'notice.vacation-drawn',
          with: { game: gameName, table: row.id, until: String(inSeconds(until)) },
        };
        return personAt(row.seats, of).map((user) => ({ kind: 'notice', table: row.id, user, text }));
      },
      dues: 'nothing',
    },
  ),
  /** Another player has given a seat more time whose time was up. */
  'time-given': defineFact(
    { seat, by: seat },
    {
      messages: ({ seat: of }, at) => [...lateOver(of, 'given', at), { kind: 'given', table: at.row.id, seat: of }],
      dues: 'nothing',
    },
  ),
  /** Time was added to the banks of some seats, by a player or by the organisers of their league. */
  'time-added': defineFact(
    { seats, days: seat, by: seat.exactOptional() },
    {
      messages: ({ seats: to, days, by }, at) => [
        notice(at, 'notice.time-added', {
          names: to.map((one) => nameAt(at.seats, one)).join(', '),
          days,
          ...(by !== undefined && { by: nameAt(at.seats, by) }),
        }),
      ],
      dues: 'nothing',
    },
  ),
  /** Somebody has said when they are away from a league's game. */
  'goes-away': defineFact(
    { seat, from: z.number(), until: z.number() },
    {
      messages: ({ seat: of, from, until }, at) => [
        notice(at, 'notice.goes-away', {
          person: nameAt(at.seats, of),
          from: String(inSeconds(from)),
          until: String(inSeconds(until)),
        }),
      ],
      dues: 'nothing',
    },
  ),
  /** They are back, or do not go. */
  'away-no-more': defineFact(
    { seat },
    {
      messages: ({ seat: of }, at) => [notice(at, 'notice.away-no-more', { person: nameAt(at.seats, of) })],
      dues: 'nothing',
    },
  ),
  /**
   * A seat's clock has stopped, or begins anew: for how long it ran, and how that changed the seat's reserve, ms. Whoever takes
   * a move back, or agrees to that, is given the time of the undone position by it.
   */
  'clock-stopped': defineFact(
    { seat, used: z.number().min(0), reserve: z.number() },
    { messages: 'nothing', dues: 'nothing', ofMoves: true },
  ),
  /** A seat whose time was up has moved after all, or another player has had the computer answer for it. */
  'late-no-more': defineFact(
    { seat, by: z.enum(['person', 'computer']) },
    {
      messages: ({ seat: of, by }, at) => lateOver(of, by === 'person' ? 'moved' : 'answered', at),
      dues: 'nothing',
    },
  ),
};
