/** Derives from the facts of a commit what else it stores: pure functions, one for each subject. */
import type { Message } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import type { Change, ResultRow, SeatRow } from '#store/types';
import { clockMessages, lateAtTheEnd, lateOver } from '../messages/clock-messages.ts';
import { isLesson, personAt, readOptions, readPilot } from '../open/rows.ts';
import type { Intent, Millis, UserId } from '../types.ts';
import type { FactContext } from './context.ts';
import type { Fact } from './facts.ts';

/** The outgoing messages, in the order in which they are sent. */
export function notifications(facts: readonly Fact[], around: FactContext): readonly Intent[] {
  const table = around.row.id;
  // A lesson is its person's own panel and stands in no channel.
  if (isLesson(around.row)) return [];
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
        before.push({ kind: 'started', table });
        before.push(
          readOptions(around.row)?.league === undefined ? { kind: 'lobby', table } : { kind: 'match', table },
        );
        break;
      case 'finished':
      case 'ended':
      case 'ended-without-result':
        after.push({ kind: 'finished', table }, ...lateAtTheEnd(facts, around));
        if (around.row.isWatched === true) after.push({ kind: 'watched', table, over: true });
        break;
      case 'asked':
      case 'answered':
      case 'request-over':
        after.push({ kind: 'asked', table, request: fact.request });
        break;
      case 'paused':
        after.push({
          kind: 'notice',
          table,
          text: { key: 'notice.paused', with: { until: Math.floor(fact.until / 1000) } },
        });
        break;
      case 'resumed':
        after.push({
          kind: 'notice',
          table,
          text: { key: 'notice.resumed', with: { person: nameAt(around.seats, fact.seat) } },
        });
        break;
      case 'held':
        after.push({ kind: 'notice', table, text: { key: 'notice.held' } });
        break;
      case 'held-no-more':
        after.push({ kind: 'notice', table, text: { key: 'notice.held-no-more' } });
        break;
      case 'time-added':
        after.push({ kind: 'notice', table, text: { key: 'notice.time-added', with: timeAdded(fact, around.seats) } });
        break;
      case 'goes-away':
      case 'away-no-more':
        after.push({ kind: 'notice', table, text: awayText(fact, nameAt(around.seats, fact.seat)) });
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
        after.push(
          {
            kind: 'notice',
            table,
            text: { key: 'notice.stand-in', with: { person: nameAt(around.seats, fact.seat) } },
          },
          ...lateOver(fact.seat, 'replaced', around),
        );
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
      case 'clock-stopped':
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
  const watched: readonly Intent[] =
    around.row.isWatched === true && live.some((intent) => intent.kind === 'live' && intent.fresh)
      ? [{ kind: 'watched', table }]
      : [];
  return [...before, ...live, ...watched, ...after.filter(isLastAbout)];
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
  const fresh = called.some((seat) => around.veiled?.has(seat) !== true && personAt(seats, seat).length > 0);
  return { kind: 'live', table: row.id, mention, fresh };
}

/** Whether the person on a seat is called by a mention now. */
function mentioned(seat: Seat, { ways, now, row }: FactContext): boolean {
  if (readOptions(row)?.quiet === true) return false;
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

function awayText(fact: Extract<Fact, { fact: 'goes-away' | 'away-no-more' }>, person: string): Message {
  if (fact.fact === 'away-no-more') return { key: 'notice.away-no-more', with: { person } };
  const [from, until] = [fact.from, fact.until].map((at) => String(Math.floor(at / 1000)));
  return { key: 'notice.goes-away', with: { person, from: from ?? '', until: until ?? '' } };
}

function timeAdded({ seats: to, days, by }: Extract<Fact, { fact: 'time-added' }>, seats: readonly SeatRow[]) {
  const names = to.map((seat) => nameAt(seats, seat)).join(', ');
  return { names, days, ...(by !== undefined && { by: nameAt(seats, by) }) };
}

function nameAt(seats: readonly SeatRow[], seat: Seat): string {
  return seats.find((one) => one.seat === seat)?.name ?? '';
}

const peopleAt = (seats: readonly SeatRow[]): readonly UserId[] => seats.flatMap(({ user }) => user ?? []);

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

/** How everybody did, once a game has been played to its end. It is nobody's result where a computer player stood in at the end (A16, A48). */
export function results(facts: readonly Fact[], around: FactContext): readonly ResultRow[] {
  const { row, seats, now } = around;
  const end = facts.find((fact) => fact.fact === 'finished');
  if (end === undefined || isLesson(around.row)) return [];
  const { game, edition } = row;
  return seats.map(({ seat, user }) => ({
    seat,
    user: isStoodInFor(seat, facts, around) ? undefined : user,
    game,
    edition,
    seats: seats.length,
    place: end.places[seat] ?? seats.length,
    won: end.winners.includes(seat),
    how: end.how,
    finishedAt: now,
  }));
}

/** Whether a computer player played for a seat's person until the game was over. Whoever conceded has ended it for themselves. */
function isStoodInFor(seat: Seat, facts: readonly Fact[], { row, seats }: FactContext): boolean {
  const endsThemselves = facts.some(
    (fact) =>
      (fact.fact === 'conceded' && fact.seat === seat) ||
      (fact.fact === 'person-back' && fact.seat === seat && fact.why === 'came'),
  );
  // A stand-in for some turns that are over with the game has played it to its end.
  const rows = [...row.seats, ...seats].filter((one) => one.seat === seat);
  const isStoodIn = rows.some(({ standIn }) => standIn !== undefined);
  return isStoodIn && !endsThemselves && rows.every((one) => readPilot(one, []).conceded !== true);
}

function withoutWinner(status: 'finished' | 'cancelled', how: string, finishedAt: Millis): Change['row'] {
  return { status, finishedAt, result: JSON.stringify({ winners: [], how }) };
}
