/**
 * People who do not come to their match lose it; who does not come twice is out of the season. Nobody loses a match so who was not
 * reminded in time before, by a message that has reached them.
 */
import type { DueRow } from '#store/types';
import { isRefusal, type MatchReport, type Millis, type SeatArrival, type Warned } from '#table/types';
import { type Context, change, type Decided, load } from '../context.ts';
import { winFor } from '../lifecycle/advance.ts';
import { isPlaying } from '../lifecycle/status.ts';
import { endDue } from '../matches/end-due.ts';
import { matchIn, NEXT, settled, withoutAbsentees } from '../matches/matches.ts';
import { concedeDue, lastTable, remindDue, tablesOf } from '../matches/table-dues.ts';
import { showUpTime } from '../pace.ts';
import type { Match, Outcome, Season } from '../types.ts';
import { withUnreached } from './unreached.ts';

const HOUR = 60 * 60 * 1000;
/** How long before they lose somebody must have been reminded, ms. */
const NOTICE = 12 * HOUR;
/** How long after a reminder that has reached nobody the next one is tried, ms. */
const REMIND_AGAIN = 12 * HOUR;
/** How long it is waited for a reminder that is still to be sent, ms. */
const SOON = HOUR / 4;

/** Somebody's part in a match that not all have come to. */
type Part = {
  readonly seat: number;
  /** `idle`: they have not come, but nothing is asked of them either. */
  readonly state: 'come' | 'asked' | 'idle';
  /** Of those who are asked: when half of their time to come is over, and all of it. */
  readonly half: Millis;
  readonly end: Millis;
  readonly reminder: Warned & { readonly since?: Millis };
};

/** Looks whether somebody has not come to their match: reminds them, or the match is lost to them. */
export async function findAbsent(context: Context, id: string, due: DueRow): Promise<void> {
  const before = await load(context, id);
  const match = isRefusal(before) ? undefined : before.matches.find((one) => one.id === matchIn(due.kind));
  const report = match?.status === 'open' ? await lastTable(context, match) : undefined;
  const parts =
    isRefusal(before) || match === undefined || report === undefined
      ? []
      : await partsOf(context, before, match, report);
  await change(
    context,
    id,
    (season) => {
      const open = season.matches.find((one) => one.id === match?.id);
      if (!isPlaying(season) || open?.status !== 'open' || report === undefined || report.result !== undefined)
        return undefined;
      // Somebody has said meanwhile that they are there.
      const known = parts.map((part): Part => (open.seats[part.seat]?.seenAt === undefined ? part : come(part)));
      if (known.every(({ state }) => state === 'come')) return undefined;
      return afterLook(context, season, open, report, known, due);
    },
    due,
  );
}

/** Seats of a running match that have not come to it. */
export async function absentFrom(context: Context, season: Season, match: Match): Promise<readonly number[]> {
  const report = match.status === 'open' ? await lastTable(context, match) : undefined;
  if (report === undefined) return [];
  const parts = await partsOf(context, season, match, report);
  return parts.flatMap(({ seat, state }) =>
    state === 'come' || match.seats[seat]?.seenAt !== undefined ? [] : [seat],
  );
}

const come = (part: Part): Part => ({ ...part, state: 'come' });

/** Whoever has come to one of the games of a match has come to it. */
async function partsOf(context: Context, season: Season, match: Match, report: MatchReport): Promise<readonly Part[]> {
  const { leagues } = context.tables;
  const patience = showUpTime(season, match);
  // Whoever has won a game was there, even if they never had to move.
  const have = new Set(report.won.flatMap((games, seat) => (games > 0 ? [seat] : [])));
  let last: readonly SeatArrival[] = [];
  for (const table of await tablesOf(context, match)) {
    const found = await leagues.arrivals(table, patience);
    if (isRefusal(found)) continue;
    last = found;
    for (const { seat, hasCome } of found) if (hasCome) have.add(seat);
  }
  const parts: Part[] = [];
  for (const { seat, half = 0, end } of last) {
    const entry = match.seats[seat]?.entry;
    const directMessages = season.progress.reminded.find((one) => one.match === match.id && one.entry === entry);
    // One from before they were asked named another time.
    const counts =
      directMessages?.table === report.table.id && (end === undefined || directMessages.at >= 2 * half - end);
    const reminder: Part['reminder'] =
      directMessages !== undefined && counts
        ? { ...(await leagues.warned({ kind: 'come', ...directMessages })), since: directMessages.at }
        : { state: 'none' };
    const state = have.has(seat) ? 'come' : end === undefined ? 'idle' : 'asked';
    parts.push({ seat, state, half, end: end ?? 0, reminder });
  }
  return parts;
}

function afterLook(
  context: Context,
  season: Season,
  match: Match,
  report: MatchReport,
  parts: readonly Part[],
  { kind }: DueRow,
): Promise<Decided> | Decided {
  const now = context.now();
  const asked = parts.filter(({ state }) => state === 'asked');
  const late = asked.filter((part) => part.end <= now && isReminded(part, now));
  const patience = showUpTime(season, match);
  const again = (at: Millis) => ({ kind, seat: -1, at: Math.min(Math.max(at, now + NEXT), now + patience / 4) });
  if (parts.length > 2 && late.length > 0) {
    // They leave the game, and the others play on.
    const leave = late.map(({ seat }) => concedeDue(report.table.id, match, seat, now));
    return { season, setDue: [...leave, again(now + patience / 4)] };
  }
  if (parts.length === 2 && late.length > 0) {
    const absent = parts.filter((part) => mayLose(part, now)).map(({ seat }) => seat);
    if (parts.every((part) => isSettled(part, now))) return decided(context, season, match, report, absent);
  }
  // Whoever is asked nothing is reminded together with their opponent, and can say that they are there.
  const isTime = asked.some(({ half }) => half <= now);
  const due = parts.filter((part) =>
    part.state === 'asked' ? part.half <= now : part.state === 'idle' && isTime && parts.length === 2,
  );
  const reminded = due.filter(({ reminder }) => needsReminder(reminder, now));
  const failed = due.filter(({ reminder }) => reminder.state === 'failed');
  const comeBy = (part: Part) =>
    Math.max(now + NOTICE, part.state === 'asked' ? part.end : Math.min(...asked.map(({ end }) => end)));
  const after = withReminders(season, match, report, reminded, now);
  const directMessages = withUnreached(
    after,
    match,
    failed.map(({ seat }) => seat),
  );
  return {
    ...directMessages,
    setDue: [
      ...reminded.map((part) => remindDue({ table: report.table.id, seat: part.seat, at: now }, comeBy(part))),
      again(Math.min(...parts.filter(({ state }) => state !== 'come').map((part) => lookAgain(part, isTime, now)))),
    ],
  };
}

const isReminded = ({ reminder }: Part, now: Millis): boolean =>
  reminder.state === 'sent' && reminder.at + NOTICE <= now;

const needsReminder = ({ state, since = 0 }: Part['reminder'], now: Millis): boolean =>
  state === 'none' || (state === 'failed' && since + REMIND_AGAIN <= now);

/** Whether somebody loses if the match is decided now. */
const mayLose = (part: Part, now: Millis): boolean =>
  part.state !== 'come' && isReminded(part, now) && (part.state === 'idle' || part.end <= now);

/** Whether it is known of somebody if they lose: those who may still come are waited for, unless nothing reaches them. */
const isSettled = (part: Part, now: Millis): boolean =>
  part.state === 'come' || part.reminder.state === 'failed' || mayLose(part, now);

/** When something about somebody who has not come may be another than now. */
function lookAgain({ state, half, end, reminder }: Part, isTime: boolean, now: Millis): Millis {
  switch (reminder.state) {
    case 'none':
      return state === 'idle' ? (isTime ? now + SOON : Number.POSITIVE_INFINITY) : half > now ? half : now + SOON;
    case 'waiting':
      return now + SOON;
    case 'failed':
      return (reminder.since ?? now) + REMIND_AGAIN;
    case 'sent':
      return Math.max(end, reminder.at + NOTICE);
    default:
      return reminder satisfies never;
  }
}

function withReminders(season: Season, match: Match, report: MatchReport, to: readonly Part[], at: Millis): Season {
  if (to.length === 0) return season;
  const isOpen = new Set(season.matches.filter(({ status }) => status === 'open').map(({ id }) => id));
  const added = to.map(({ seat }) => ({ entry: match.seats[seat]?.entry ?? 0, seat }));
  const kept = season.progress.reminded.filter(
    (one) => isOpen.has(one.match) && !(one.match === match.id && added.some(({ entry }) => entry === one.entry)),
  );
  const reminded = [...kept, ...added.map((one) => ({ ...one, match: match.id, table: report.table.id, at }))];
  return { ...season, progress: { ...season.progress, reminded } };
}

/** The match is lost to those who have not come; if neither has, to both. */
async function decided(
  context: Context,
  season: Season,
  match: Match,
  report: MatchReport,
  absent: readonly number[],
): Promise<Decided> {
  const now = context.now();
  const [one = 0, other] = absent;
  const outcome: Outcome =
    other === undefined
      ? { ...winFor(1 - one, season, report.won), how: 'absent', at: now }
      : { how: 'nobody', won: [0, 0], drawn: 0, at: now };
  const missing = match.seats.map((_, seat) => absent.includes(seat));
  const made = await settled(context, withoutAbsentees(season, match, missing), match, outcome);
  // The match has its outcome; what its table comes to is not recorded any more.
  return { ...made, setDue: [...(made.setDue ?? []), endDue(report.table.id, now)] };
}
