/** What follows from the facts of a commit: messages, due times, results, and how the table's row changes. Pure. */
import type { Seat } from '#kernel/state';
import type { Change, ResultRow } from '#store/types';
import { isLesson, personAt, readAutopilot } from '../open/rows.ts';
import type { OutgoingMessage, OutgoingOf } from '../types.ts';
import type { FactContext } from './context.ts';
import { type Fact, followsOf } from './index.ts';
import { isMentioned } from './shared.ts';

/** The outgoing messages, in the order in which they are sent. */
export function messagesOf(facts: readonly Fact[], around: FactContext): readonly OutgoingMessage[] {
  // A lesson is its person's own panel and stands in no channel.
  if (isLesson(around.row)) return [];
  const settled = facts.flatMap((fact) => (fact.fact === 'late-no-more' ? [fact.seat] : []));
  const context = { ...around, settled };
  const before = facts.flatMap((fact) => followsOf(fact).messagesBefore?.(fact, context) ?? []);
  const live = facts.some((fact) => followsOf(fact).showsLive === true) ? [liveMessage(facts, context)] : [];
  const after = facts.flatMap((fact) => {
    const { messages } = followsOf(fact);
    return messages === 'nothing' ? [] : messages(fact, context);
  });
  const watched: readonly OutgoingMessage[] =
    around.row.isWatched === true && live.some(({ fresh }) => fresh) ? [{ kind: 'watched', table: around.row.id }] : [];
  return [...before, ...live, ...watched, ...after.filter(isLastAbout)];
}

/** Leaves out all but the last of several messages about one request: it is shown as it is when it is sent. */
function isLastAbout(message: OutgoingMessage, i: number, all: readonly OutgoingMessage[]): boolean {
  if (message.kind !== 'asked') return true;
  return !all.slice(i + 1).some((later) => later.kind === 'asked' && later.request === message.request);
}

/** A new live message if somebody new must act; it mentions those who are to be called so, and at once. */
function liveMessage(facts: readonly Fact[], context: FactContext): OutgoingOf<'live'> {
  const { row, seats } = context;
  const called = facts.flatMap((fact) => (fact.fact === 'waits' && fact.called ? [fact.seat] : []));
  const mention = called.filter((seat) => isMentioned(seat, context)).flatMap((seat) => personAt(seats, seat));
  const fresh = called.some((seat) => context.hiddenTiming?.has(seat) !== true && personAt(seats, seat).length > 0);
  return { kind: 'live', table: row.id, mention, fresh };
}

/** What is due from now on, and what is not any more. */
export function duesOf(facts: readonly Fact[], context: FactContext): Pick<Change, 'setDue' | 'clearDue' | 'dueBy'> {
  const all = facts.flatMap((fact) => {
    const { dues } = followsOf(fact);
    return dues === 'nothing' ? [] : [dues(fact, context)];
  });
  return {
    setDue: all.flatMap(({ set = [] }) => set),
    clearDue: all.flatMap(({ clear = [] }) => clear),
    dueBy: all.flatMap(({ dueBy = [] }) => dueBy),
  };
}

/** How the table's row changes; undefined: it does not. */
export function rowOf(facts: readonly Fact[], context: FactContext): Change['row'] {
  const changes = facts.flatMap((fact) => followsOf(fact).row?.(fact, context) ?? []);
  return changes.length === 0 ? undefined : Object.assign({}, ...changes);
}

/** How everybody did, once a game has been played to its end. It is nobody's result where a computer player stood in at the end (A16, A48). */
export function results(facts: readonly Fact[], context: FactContext): readonly ResultRow[] {
  const { row, seats, now } = context;
  const end = facts.find((fact) => fact.fact === 'finished');
  if (end === undefined || isLesson(context.row)) return [];
  const { game, edition } = row;
  return seats.map(({ seat, user }) => ({
    seat,
    user: isStoodInFor(seat, facts, context) ? undefined : user,
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
  return isStoodIn && !endsThemselves && rows.every((one) => readAutopilot(one, []).conceded !== true);
}
