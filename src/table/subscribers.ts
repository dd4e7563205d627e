/** Derives from the facts of a commit what else it stores: pure functions, one for each subject. */
import type { Seat } from '#kernel/state';
import { personPlace } from '#store/person-place';
import type { Change, DueRow, ResultRow, SeatRow, TableRow } from '#store/types';
import { TOGETHER, type Way, type WaysBySeat } from './calls.ts';
import { clockMessages, lateAtTheEnd, lateOver } from './clock-messages.ts';
import type { Fact } from './facts.ts';
import { hasNextGame } from './match.ts';
import { halfTime, nextReminder } from './reminder-times.ts';
import { personAt, readSeatCalls } from './rows.ts';
import { clockKinds } from './seat-clocks.ts';
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
  /** How people are told what the facts mean for them, by seat; whoever is not listed is not told. */
  readonly ways: WaysBySeat;
  /** How much time the clocks of seats have left, in ms; absent: the table has no clock. */
  readonly left?: ReadonlyMap<Seat, Millis>;
  /** People who are invited to a lobby. */
  readonly invited?: readonly UserId[];
  readonly now: Millis;
};

/**
 * Due kinds: `call` (one that was held back), `remind`, `half` (a reminder at half of the clock's time) and `lapse` (an ask's
 * fallback is given) per seat; `calls` (by direct message) and `digest` for a person; `continue` for a table whose automatic moves go on;
 * `expire` for a lobby that nobody has started; `next-game` for the next game of a match; `offer` for the end of the offer
 * of a seat; `doze` for a table where nobody moves; `request:…` for the end of the open request of a kind. Of a seat's clock:
 * `warn` and `zero`, when its time is short or up, and `recount`, when its person's calendar has changed.
 */
export type DueKind =
  | 'call'
  | 'remind'
  | 'half'
  | 'lapse'
  | 'calls'
  | 'digest'
  | 'continue'
  | 'expire'
  | 'next-game'
  | 'offer'
  | 'doze'
  | 'warn'
  | 'zero'
  | 'recount'
  | `request:${RequestKind}`;
export const wholeTable = -1;
/** After how long without a move a table falls asleep, in ms. */
export const dozesAfter = 60 * 24 * 60 * 60 * 1000;
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
      case 'lobby-full':
        before.push({ kind: 'lobby', table, fresh: true, mention: peopleAt(around.seats), why: 'full' });
        break;
      case 'lobby-ends-soon':
        before.push({ kind: 'lobby', table, fresh: true, mention: peopleAt(around.seats), why: 'ends-soon' });
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
        after.push({ kind: 'finished', table }, ...lateAtTheEnd(facts, around));
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
        after.push(...takeover(fact.seat, around), ...lateOver(fact.seat, 'replaced', around));
        break;
      case 'seat-offered':
      case 'offer-over':
        after.push({ kind: 'offered', table, offer: fact.offer });
        break;
      case 'fell-asleep':
        after.push({ kind: 'asleep', table });
        break;
      case 'stand-in':
        after.push({
          kind: 'notice',
          table,
          text: { key: 'notice.stand-in', with: { person: nameAt(around.seats, fact.seat) } },
        });
        break;
      case 'reminded':
        if (mentioned(fact.seat, around)) {
          after.push({ kind: 'reminder', table, users: personAt(around.row.seats, fact.seat) });
        }
        break;
      case 'called':
        if (mentioned(fact.seat, around)) {
          after.push({ kind: 'call', table, users: personAt(around.row.seats, fact.seat) });
        }
        break;
      case 'nudged':
        if (mentioned(fact.seat, around)) {
          after.push(...personAt(around.row.seats, fact.seat).map((user) => nudge(table, user, fact.by)));
        }
        break;
      case 'next-up':
        if (around.ways.get(fact.seat)?.next === true) {
          after.push(...personAt(around.seats, fact.seat).map((user) => ({ kind: 'next', table, user }) as const));
        }
        break;
      case 'last-missing':
        after.push(...lastMissing(fact.seat, around));
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
      case 'taken-back':
      case 'set-back':
      case 'person-back':
      case 'seat-changed-hands':
      case 'woke':
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

/** The facts that are visible in the live message. */
const shownLive: readonly Fact['fact'][] = [
  'began',
  'moved',
  'conceded',
  'ended',
  'ended-without-result',
  'computer-took-seat',
  'stand-in',
  'person-back',
  'seat-changed-hands',
  'woke',
  'program-back',
  'taken-back',
  'set-back',
];
const redraws = ({ fact }: Fact): boolean => shownLive.includes(fact);

/** A new live message if somebody new must act; it mentions those who are to be called so, and at once. */
function liveMessage(facts: readonly Fact[], around: FactContext): Intent {
  const { row, seats } = around;
  const called = facts.flatMap((fact) => (fact.fact === 'waits' && fact.called ? [fact.seat] : []));
  const mention = called.filter((seat) => mentioned(seat, around)).flatMap((seat) => personAt(seats, seat));
  const fresh = called.some((seat) => personAt(seats, seat).length > 0);
  return { kind: 'live', table: row.id, mention, fresh };
}

/** Whether the person on a seat is called by a mention now. */
function mentioned(seat: Seat, { ways, now }: FactContext): boolean {
  const way = ways.get(seat)?.turn;
  return way?.how === 'mention' && way.at <= now;
}

const nudge = (table: string, user: UserId, by: Seat): Intent => ({ kind: 'nudge', table, user, by });

function lastMissing(seat: Seat, { row, seats, ways }: FactContext): readonly Intent[] {
  const how = ways.get(seat)?.last;
  if (how === undefined) return [];
  const direct = how === 'direct' ? ({ direct: true } as const) : {};
  return personAt(seats, seat).map((user) => ({ kind: 'last', table: row.id, user, ...direct }));
}

function takeover(seat: Seat, { row, seats, gameName }: FactContext): readonly Intent[] {
  const table = row.id;
  const [user] = personAt(row.seats, seat);
  const person = nameAt(row.seats, seat);
  const computer = nameAt(seats, seat);
  return [
    { kind: 'notice', table, text: { key: 'notice.seat-taken', with: { person, computer } } },
    { kind: 'notice', table, user, text: { key: 'notice.seat-lost', with: { game: gameName, table } } },
  ];
}

function nameAt(seats: readonly SeatRow[], seat: Seat): string {
  return seats.find((one) => one.seat === seat)?.name ?? '';
}

const peopleAt = (seats: readonly SeatRow[]): readonly UserId[] => seats.flatMap(({ user }) => user ?? []);

/** Calls that come later, reminders, asks that lapse, and requests whose time is over. */
export function dueTimes(facts: readonly Fact[], around: FactContext): Pick<Change, 'setDue' | 'clearDue' | 'dueBy'> {
  const { remindAfter, now, row } = around;
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
    if (at !== undefined && around.left === undefined) setDue.push({ kind: 'remind', seat, at });
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
        setDue.push({ kind: 'doze', seat: wholeTable, at: since + dozesAfter });
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
        break;
      case 'finished':
        if (hasNextGame(row, fact)) setDue.push({ kind: 'next-game', seat: wholeTable, at: now + betweenGames });
        break;
      case 'began':
      case 'woke':
        setDue.push({ kind: 'doze', seat: wholeTable, at: now + dozesAfter });
        break;
      case 'asked':
        setDue.push({ kind: `request:${fact.kind}`, seat: wholeTable, at: fact.until });
        break;
      case 'request-over':
        clearDue.push({ kind: `request:${fact.kind}`, seat: wholeTable });
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
      case 'taken-back':
      case 'set-back':
      case 'stand-in':
      case 'fell-asleep':
      case 'person-back':
      case 'seat-changed-hands':
      case 'time-given':
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

/** How everybody did, once a game has been played to its end. */
export function results(facts: readonly Fact[], { row, seats, now }: FactContext): readonly ResultRow[] {
  const end = facts.find((fact) => fact.fact === 'finished');
  if (end === undefined) return [];
  const { game, edition } = row;
  return seats.map(({ seat, user }) => ({
    seat,
    user,
    game,
    edition,
    seats: seats.length,
    place: end.places[seat] ?? seats.length,
    won: end.winners.includes(seat),
    how: end.how,
    finishedAt: now,
  }));
}

function withoutWinner(status: 'finished' | 'cancelled', how: string, finishedAt: Millis): Change['row'] {
  return { status, finishedAt, result: JSON.stringify({ winners: [], how }) };
}
