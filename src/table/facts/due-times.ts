/** Derives the due times of a commit from its facts: calls that come later, reminders, and what ends by itself. */
import type { Seat } from '#kernel/state';
import { personPlace } from '#store/person-place';
import type { Change, DueRow, SeatRow } from '#store/types';
import { TOGETHER, type Way } from '../calls/calls.ts';
import { halfTime, nextReminder } from '../calls/reminder-times.ts';
import { clockKinds } from '../clock/seat-clocks.ts';
import { type DueKind, wholeTable } from '../due/kinds.ts';
import { nextGameDue, recordDue } from '../league/dues.ts';
import { hasNextGame } from '../lobby/match.ts';
import { personAt, readOptions, readSeatCalls } from '../open/rows.ts';
import type { Millis } from '../types.ts';
import type { FactContext } from './context.ts';
import type { Fact } from './facts.ts';

/** After how long without a move a table falls asleep, in ms. */
export const dozesAfter = 60 * 24 * 60 * 60 * 1000;
/** How long after a game of a match the next one begins, in ms: its end is told first. */
const betweenGames = 5000;
/** When an ask lapses at tables that remind nobody, in ms. */
const usualLapse = 24 * 60 * 60 * 1000;

/** Calls that come later, reminders, asks that lapse, and requests whose time is over. */
export function dueTimes(facts: readonly Fact[], around: FactContext): Pick<Change, 'setDue' | 'clearDue' | 'dueBy'> {
  const { remindAfter, now, row } = around;
  const hasClock = readOptions(row)?.clock !== undefined;
  // A request's kind comes from its fact, as any text.
  const setDue: { kind: DueKind | `request:${string}`; seat: Seat; at: Millis }[] = [];
  const clearDue: { kind: DueKind | `request:${string}`; seat: Seat }[] = [];
  const dueBy: DueRow[] = [];
  const clear = (seat: Seat) => {
    for (const kind of ['call', 'remind', 'half', 'lapse'] as const) clearDue.push({ kind, seat });
  };
  const stopClock = (seat: Seat) => clearDue.push(...clockKinds.map((kind) => ({ kind, seat })));
  const remindAt = (seat: Seat, waitingSince: Millis) => {
    const at = nextReminder(remindAfter, waitingSince, now);
    if (at !== undefined && !hasClock) setDue.push({ kind: 'remind', seat, at });
  };
  // At tables with a clock, what follows when nobody moves is settled.
  const dozeAt = (at: Millis) => {
    if (!hasClock) setDue.push({ kind: 'doze', seat: wholeTable, at });
  };
  for (const fact of facts) {
    switch (fact.fact) {
      case 'waits': {
        const { seat } = fact;
        clear(seat);
        const left = around.left?.get(seat);
        const half = left === undefined ? undefined : halfTime(left, now);
        if (!isHushed(row.seats, seat)) {
          remindAt(seat, now);
          if (half !== undefined) setDue.push({ kind: 'half', seat, at: half });
        }
        if (fact.lapses) setDue.push({ kind: 'lapse', seat, at: now + (remindAfter || usualLapse) });
        const way = fact.called ? around.ways.get(seat)?.turn : undefined;
        if (way?.how === 'mention' && way.at > now) setDue.push({ kind: 'call', seat, at: way.at });
        dueBy.push(...directCall(seat, around.seats, way));
        break;
      }
      case 'reminded': {
        const since = row.seats.find(({ seat }) => seat === fact.seat)?.waitingSince ?? now;
        remindAt(fact.seat, since);
        // For tables that began before there was such a time; when it comes, it is put right.
        dozeAt(since + dozesAfter);
        dueBy.push(...directCall(fact.seat, row.seats, around.ways.get(fact.seat)?.turn));
        break;
      }
      case 'nudged': {
        const way = around.ways.get(fact.seat)?.turn;
        if (way?.how === 'mention' && way.at > now) setDue.push({ kind: 'call', seat: fact.seat, at: way.at });
        dueBy.push(...directCall(fact.seat, row.seats, way));
        break;
      }
      case 'called':
        dueBy.push(...directCall(fact.seat, row.seats, around.ways.get(fact.seat)?.turn));
        break;
      case 'waits-no-more':
        clear(fact.seat);
        break;
      case 'ended':
      case 'ended-without-result':
        clearDue.push({ kind: 'continue', seat: wholeTable });
        for (const { seat } of row.seats) {
          clear(seat);
          stopClock(seat);
        }
        dueBy.push(...recordDue(readOptions(row), now));
        break;
      case 'finished':
        dueBy.push(...recordDue(readOptions(row), now));
        if (hasNextGame(row, fact)) {
          const at = now + betweenGames;
          const ofLeague = nextGameDue(readOptions(row) ?? {}, at);
          if (ofLeague === undefined) setDue.push({ kind: 'next-game', seat: wholeTable, at });
          else dueBy.push(ofLeague);
        }
        break;
      case 'began':
      case 'woke':
        dozeAt(now + dozesAfter);
        break;
      case 'asked':
        setDue.push({ kind: `request:${fact.kind}`, seat: wholeTable, at: fact.until });
        break;
      case 'request-over':
        clearDue.push({ kind: `request:${fact.kind}`, seat: wholeTable });
        // Nobody's clock stands still for it any more, so their time may be up sooner than was stored while it was open.
        if (hasClock && fact.kind === 'undo')
          for (const { seat } of row.seats) setDue.push({ kind: 'recount', seat, at: now });
        break;
      case 'seat-offered':
        setDue.push({ kind: 'offer', seat: wholeTable, at: fact.until });
        break;
      case 'offer-over':
        clearDue.push({ kind: 'offer', seat: wholeTable });
        break;
      case 'lobby-changed':
      case 'lobby-full':
      case 'lobby-ends-soon':
      case 'answered':
      case 'paused':
      case 'resumed':
      case 'held':
      case 'held-no-more':
      case 'taken-back':
      case 'set-back':
      case 'stand-in':
      case 'fell-asleep':
      case 'person-back':
      case 'seat-changed-hands':
      case 'time-given':
      case 'time-added':
      case 'goes-away':
      case 'away-no-more':
      case 'clock-stopped':
      case 'late-no-more':
      case 'time-short':
      case 'time-up':
      case 'vacation-drawn':
      case 'lobby-reposted':
      case 'invites':
      case 'cancelled':
      case 'rules-changed':
      case 'moved':
      case 'conceded':
      case 'next-up':
      case 'last-missing':
      case 'match-stopped':
      case 'computer-took-seat':
      case 'program-back':
      case 'left-server':
        break;
      default:
        return fact satisfies never;
    }
  }
  return { setDue, clearDue, dueBy };
}

/** The time by which a person hears of a call by direct message, together with others. */
function directCall(seat: Seat, seats: readonly SeatRow[], way: Way | undefined): readonly DueRow[] {
  if (way?.how !== 'direct') return [];
  const kind: DueKind = 'calls';
  return personAt(seats, seat).map((user) => ({
    table: personPlace(user),
    kind,
    seat: wholeTable,
    at: way.at + TOGETHER,
  }));
}

function isHushed(seats: readonly SeatRow[], seat: Seat): boolean {
  const found = seats.find((one) => one.seat === seat);
  return found !== undefined && readSeatCalls(found).hushed === true;
}
