/** The messages that follow from what happens to clocks. Pure, as the other subscribers. */
import type { Seat } from '#kernel/state';
import { isTimeUp } from '../clock/seat-clocks.ts';
import type { FactContext } from '../facts/context.ts';
import type { Fact } from '../facts/facts.ts';
import { personAt } from '../open/rows.ts';
import type { Intent, LateOver } from '../types.ts';

type ClockFact = Extract<Fact, { fact: 'time-short' | 'time-up' | 'vacation-drawn' | 'time-given' | 'late-no-more' }>;

export function clockMessages(fact: ClockFact, around: FactContext): readonly Intent[] {
  const { row, gameName, now } = around;
  const { seat } = fact;
  const table = row.id;
  switch (fact.fact) {
    case 'time-short':
      return fact.comeBy === undefined
        ? [{ kind: 'warning', table, seat, at: now }]
        : [{ kind: 'come', table, seat, at: now, by: fact.comeBy }];
    case 'time-up':
      return timeUpMessages(fact, around);
    case 'vacation-drawn': {
      const until = String(Math.floor(fact.until / 1000));
      const text = { key: 'notice.vacation-drawn', with: { game: gameName, table, until } };
      return personAt(row.seats, seat).map((user) => ({ kind: 'notice', table, user, text }));
    }
    case 'time-given':
      return [...lateOver(seat, 'given', around), { kind: 'given', table, seat }];
    case 'late-no-more':
      return lateOver(seat, fact.by === 'person' ? 'moved' : 'answered', around);
    default:
      return fact satisfies never;
  }
}

function timeUpMessages(
  { seat, leadsTo }: Extract<Fact, { fact: 'time-up' }>,
  { row }: FactContext,
): readonly Intent[] {
  const table = row.id;
  switch (leadsTo) {
    case 'nothing':
      return [{ kind: 'reminder', table, users: personAt(row.seats, seat) }];
    case 'claim':
      return [{ kind: 'late', table, seat }];
    case 'move':
      return [];
    case 'forfeit': {
      const person = row.seats.find((one) => one.seat === seat)?.name ?? '';
      return [{ kind: 'notice', table, text: { key: 'notice.forfeited', with: { person } } }];
    }
    default:
      return leadsTo satisfies never;
  }
}

/** Closes the questions that are still open when the game ends. */
export function lateAtTheEnd(facts: readonly Fact[], around: FactContext): readonly Intent[] {
  const settled = facts.flatMap((fact) => (fact.fact === 'late-no-more' ? [fact.seat] : []));
  return around.row.seats.flatMap(({ seat }) => (settled.includes(seat) ? [] : lateOver(seat, 'ended', around)));
}

/** Closes the question what is to be done about a seat, if that is open. */
export function lateOver(seat: Seat, over: LateOver, { row }: FactContext): readonly Intent[] {
  const before = row.seats.find((one) => one.seat === seat);
  return before !== undefined && isTimeUp(before) ? [{ kind: 'late', table: row.id, seat, over }] : [];
}
