/** Derives from the facts of a commit what else it stores: pure functions, one for each subject. */
import type { Seat } from '#kernel/state';
import type { Change, SeatRow, TableRow } from '#store/types';
import { clockMessages, lateAtTheEnd, lateOver } from './clock-messages.ts';
import type { Fact } from './facts.ts';
import { hasNextGame } from './match.ts';
import { personAt } from './rows.ts';
import { clockKinds } from './seat-clocks.ts';
import type { Intent, Millis, UserId } from './types.ts';

/** The table around the facts. */
export type FactContext = {
  /** As it was before the commit. */
  readonly row: TableRow;
  /** As they are after it. */
  readonly seats: readonly SeatRow[];
  readonly gameName: string;
  /** When people are reminded of their move; 0: never. */
  readonly remindAfter: Millis;
  /** People who want no mentions. */
  readonly quiet: ReadonlySet<UserId>;
  /** People who are invited to a lobby. */
  readonly invited?: readonly UserId[];
  readonly now: Millis;
};

/**
 * Due kinds: `remind` and `lapse` (an ask's fallback is given) per seat; `continue` for a table whose automatic moves go on;
 * `expire` for a lobby that nobody has started; `next-game` for the next game of a match. Of a seat's clock: `warn` and `zero`,
 * when its time is short or up, and `recount`, when its person's calendar has changed.
 */
export type DueKind = 'remind' | 'lapse' | 'continue' | 'expire' | 'next-game' | 'warn' | 'zero' | 'recount';
export const wholeTable = -1;
/** How long after a game of a match the next one begins, in ms: its end is told first. */
const betweenGames = 5000;
/** When an ask lapses at tables that remind nobody, in ms. */
const usualLapse = 24 * 60 * 60 * 1000;

/** The outgoing messages, in the order in which they are sent. */
export function notifications(facts: readonly Fact[], around: FactContext): readonly Intent[] {
  const table = around.row.id;
  const live: readonly Intent[] = facts.some(redraws) ? [liveMessage(facts, around)] : [];
  const before: Intent[] = [];
  const after: Intent[] = [];
  for (const fact of facts) {
    switch (fact.fact) {
      case 'lobby-changed':
      case 'cancelled':
        before.push({ kind: 'lobby', table });
        break;
      case 'lobby-reposted':
        before.push({ kind: 'lobby', table, fresh: true });
        break;
      case 'invites':
        before.push({ kind: 'lobby', table, fresh: true, mention: around.invited ?? [] });
        break;
      case 'began':
        before.push({ kind: 'started', table }, { kind: 'lobby', table });
        break;
      case 'finished':
      case 'ended':
        after.push({ kind: 'finished', table }, ...lateAtTheEnd(facts, around));
        break;
      case 'match-stopped':
        after.push({ kind: 'notice', table, text: { key: 'notice.match-stopped' } });
        break;
      case 'computer-took-seat':
        after.push(...takeover(fact.seat, around), ...lateOver(fact.seat, 'replaced', around));
        break;
      case 'reminded':
        after.push({ kind: 'reminder', table, users: personAt(around.row.seats, fact.seat) });
        break;
      case 'left-server':
        after.push({ kind: 'left', table, seat: fact.seat });
        break;
      case 'time-short':
      case 'time-up':
      case 'vacation-drawn':
      case 'time-given':
      case 'late-no-more':
        after.push(...clockMessages(fact, around));
        break;
      case 'rules-changed':
      case 'program-back':
      case 'moved':
      case 'conceded':
      case 'waits':
      case 'waits-no-more':
        break;
      default:
        return fact satisfies never;
    }
  }
  return [...before, ...live, ...after];
}

/** Whether a fact is visible in the live message. */
function redraws({ fact }: Fact): boolean {
  return ['began', 'moved', 'conceded', 'ended', 'computer-took-seat', 'program-back'].includes(fact);
}

/** A new live message if somebody new must act; people who do not want mentions are not mentioned. */
function liveMessage(facts: readonly Fact[], { row, seats, quiet }: FactContext): Intent {
  const called = facts.flatMap((fact) => (fact.fact === 'waits' && fact.called ? personAt(seats, fact.seat) : []));
  return { kind: 'live', table: row.id, mention: called.filter((user) => !quiet.has(user)), fresh: called.length > 0 };
}

function takeover(seat: Seat, { row, seats, gameName }: FactContext): readonly Intent[] {
  const table = row.id;
  const [user] = personAt(row.seats, seat);
  const person = row.seats.find((one) => one.seat === seat)?.name ?? '';
  const computer = seats.find((one) => one.seat === seat)?.name ?? '';
  return [
    { kind: 'notice', table, text: { key: 'notice.seat-taken', with: { person, computer } } },
    { kind: 'notice', table, user, text: { key: 'notice.seat-lost', with: { game: gameName, table } } },
  ];
}

/** Reminders, and asks that lapse. */
export function dueTimes(facts: readonly Fact[], around: FactContext): Pick<Change, 'setDue' | 'clearDue'> {
  const { remindAfter, now, row } = around;
  const setDue: { kind: DueKind; seat: Seat; at: Millis }[] = [];
  const clearDue: { kind: DueKind; seat: Seat }[] = [];
  const clear = (seat: Seat) => clearDue.push({ kind: 'remind', seat }, { kind: 'lapse', seat });
  const stopClock = (seat: Seat) => clearDue.push(...clockKinds.map((kind) => ({ kind, seat })));
  for (const fact of facts) {
    if (fact.fact === 'waits') {
      const { seat } = fact;
      if (remindAfter > 0) setDue.push({ kind: 'remind', seat, at: now + remindAfter });
      if (fact.lapses) setDue.push({ kind: 'lapse', seat, at: now + (remindAfter || usualLapse) });
      else clearDue.push({ kind: 'lapse', seat });
    } else if (fact.fact === 'waits-no-more') clear(fact.seat);
    else if (fact.fact === 'ended') {
      clearDue.push({ kind: 'continue', seat: wholeTable });
      for (const { seat } of row.seats) {
        clear(seat);
        stopClock(seat);
      }
    } else if (fact.fact === 'finished' && hasNextGame(row, fact))
      setDue.push({ kind: 'next-game', seat: wholeTable, at: now + betweenGames });
  }
  return { setDue, clearDue };
}

/** How the table stands now, and how its game ended. */
export function outcome(facts: readonly Fact[], { now }: FactContext): Change['row'] {
  let row: Change['row'];
  for (const fact of facts) {
    if (fact.fact === 'began') row = { status: 'running', startedAt: now };
    else if (fact.fact === 'finished') {
      const { winners, how, places } = fact;
      row = { ...row, status: 'finished', finishedAt: now, result: JSON.stringify({ winners, how, places }) };
    } else if (fact.fact === 'ended') row = withoutWinner('finished', 'moderator', now);
    else if (fact.fact === 'cancelled')
      row = fact.why === 'expired' ? withoutWinner('cancelled', 'expired', now) : { status: 'cancelled' };
  }
  return row;
}

function withoutWinner(status: 'finished' | 'cancelled', how: string, finishedAt: Millis): Change['row'] {
  return { status, finishedAt, result: JSON.stringify({ winners: [], how }) };
}
