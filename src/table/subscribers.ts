/** Derives from the facts of a commit what else it stores: pure functions, one for each subject. */
import type { Seat } from '#kernel/state';
import type { Change, SeatRow, TableRow } from '#store/types';
import type { Fact } from './facts.ts';
import { hasNextGame } from './match.ts';
import type { Intent, Millis, RequestKind, UserId } from './types.ts';

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
 * `expire` for a lobby that nobody has started; `next-game` for the next game of a match; `request:…` for the end of the open
 * request of a kind.
 */
export type DueKind = 'remind' | 'lapse' | 'continue' | 'expire' | 'next-game' | `request:${RequestKind}`;
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
      case 'ended-without-result':
        after.push({ kind: 'finished', table });
        break;
      case 'asked':
      case 'answered':
      case 'request-over':
        after.push({ kind: 'asked', table, request: fact.request });
        break;
      case 'match-stopped':
        after.push({ kind: 'notice', table, text: { key: 'notice.match-stopped' } });
        break;
      case 'computer-took-seat':
        after.push(...takeover(fact.seat, around));
        break;
      case 'reminded':
        after.push({ kind: 'reminder', table, users: personAt(around.row.seats, fact.seat) });
        break;
      case 'left-server':
        after.push({ kind: 'left', table, seat: fact.seat });
        break;
      case 'rules-changed':
      case 'program-back':
      case 'moved':
      case 'conceded':
      case 'waits':
      case 'waits-no-more':
      case 'taken-back':
      case 'set-back':
        break;
      default:
        return fact satisfies never;
    }
  }
  return [...before, ...live, ...after.filter(isLastAbout)];
}

/** Leaves out all but the last of several messages about one request: it is shown as it is when it is sent. */
function isLastAbout(intent: Intent, i: number, all: readonly Intent[]): boolean {
  if (intent.kind !== 'asked') return true;
  return !all.slice(i + 1).some((later) => later.kind === 'asked' && later.request === intent.request);
}

/** Whether a fact is visible in the live message. */
function redraws({ fact }: Fact): boolean {
  const visible = ['began', 'moved', 'conceded', 'ended', 'ended-without-result', 'computer-took-seat', 'program-back'];
  return [...visible, 'taken-back', 'set-back'].includes(fact);
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

function personAt(seats: readonly SeatRow[], seat: Seat): readonly UserId[] {
  const user = seats.find((one) => one.seat === seat)?.user;
  return user === undefined ? [] : [user];
}

/** Reminders, asks that lapse, and requests whose time is over. */
export function dueTimes(facts: readonly Fact[], around: FactContext): Pick<Change, 'setDue' | 'clearDue'> {
  const { remindAfter, now, row } = around;
  // A request's kind comes from its fact, as any text.
  const setDue: { kind: DueKind | `request:${string}`; seat: Seat; at: Millis }[] = [];
  const clearDue: { kind: DueKind | `request:${string}`; seat: Seat }[] = [];
  const clear = (seat: Seat) => clearDue.push({ kind: 'remind', seat }, { kind: 'lapse', seat });
  for (const fact of facts) {
    if (fact.fact === 'waits') {
      const { seat } = fact;
      if (remindAfter > 0) setDue.push({ kind: 'remind', seat, at: now + remindAfter });
      if (fact.lapses) setDue.push({ kind: 'lapse', seat, at: now + (remindAfter || usualLapse) });
      else clearDue.push({ kind: 'lapse', seat });
    } else if (fact.fact === 'waits-no-more') clear(fact.seat);
    else if (fact.fact === 'ended' || fact.fact === 'ended-without-result') {
      clearDue.push({ kind: 'continue', seat: wholeTable });
      for (const { seat } of row.seats) clear(seat);
    } else if (fact.fact === 'finished' && hasNextGame(row, fact))
      setDue.push({ kind: 'next-game', seat: wholeTable, at: now + betweenGames });
    else if (fact.fact === 'asked') setDue.push({ kind: `request:${fact.kind}`, seat: wholeTable, at: fact.until });
    else if (fact.fact === 'request-over') clearDue.push({ kind: `request:${fact.kind}`, seat: wholeTable });
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
    else if (fact.fact === 'ended-without-result') row = withoutWinner('finished', fact.why, now);
    else if (fact.fact === 'cancelled')
      row = fact.why === 'expired' ? withoutWinner('cancelled', 'expired', now) : { status: 'cancelled' };
  }
  return row;
}

function withoutWinner(status: 'finished' | 'cancelled', how: string, finishedAt: Millis): Change['row'] {
  return { status, finishedAt, result: JSON.stringify({ winners: [], how }) };
}
