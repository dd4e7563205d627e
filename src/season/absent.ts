/** People who do not come to their match lose it; who does not come twice is out of the season. */
import type { DueRow } from '#store/types';
import { isRefusal, type MatchReport } from '#table/types';
import { winFor } from './advance.ts';
import { awayBetween, awayUntil } from './away.ts';
import { type Context, change, load } from './context.ts';
import { entryAt } from './formats/facts.ts';
import { lastTable, matchIn, NEXT, settled, withoutAbsentees } from './matches.ts';
import { showUpTime } from './settings.ts';
import { isPlaying } from './status.ts';
import { concedeDue, endDue } from './table-dues.ts';
import type { Match, Outcome, Season } from './types.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Looks whether somebody has not come to their match: who has let it wait for so long without a move loses it. */
export async function findAbsent(context: Context, id: string, due: DueRow): Promise<void> {
  const before = await load(context, id);
  const match = isRefusal(before) ? undefined : before.matches.find((one) => one.id === matchIn(due.kind));
  const report = match?.status === 'open' ? await lastTable(context, match) : undefined;
  await change(
    context,
    id,
    async (season) => {
      const open = season.matches.find((one) => one.id === match?.id);
      if (!isPlaying(season) || open?.status !== 'open' || report === undefined || report.result !== undefined)
        return undefined;
      const now = context.now();
      // Nobody is absent while the clocks stand still, and that time does not count.
      if (report.pauses.some(({ to }) => to > now))
        return { season, setDue: [{ kind: due.kind, seat: -1, at: now + DAY }] };
      const patience = showUpTime(season.settings) + pausedIn(report);
      const missing = report.seats.map(({ hasMoved }, seat) => {
        if (hasMoved) return false;
        const since = report.table.waiting.find((one) => one.seat === seat)?.since;
        return since === undefined ? undefined : lateFrom(season, open, seat, since + patience, since) <= now;
      });
      if (!missing.includes(true)) {
        if (missing.every((one) => one === false) && report.seats.every(({ hasMoved }) => hasMoved)) return undefined;
        const waits = report.table.waiting.filter(({ seat }) => report.seats[seat]?.hasMoved === false);
        const late = waits.map(({ seat, since }) => {
          const entry = entryAt(season, open.seats[seat]?.entry ?? 0);
          const back = entry === undefined ? undefined : awayUntil(entry, now);
          return Math.max(back ?? 0, lateFrom(season, open, seat, since + patience, since));
        });
        const at = Math.min(now + patience, ...late);
        return { season, setDue: [{ kind: due.kind, seat: -1, at: Math.max(at, now + NEXT) }] };
      }
      if (open.seats.length > 2) {
        // They leave the game, and the others play on.
        const leave = missing.flatMap((one, seat) =>
          one === true ? [concedeDue(report.table.id, open, seat, now)] : [],
        );
        return { season, setDue: [...leave, { kind: due.kind, seat: -1, at: now + patience }] };
      }
      const seen = open.seats.map(({ seenAt }, seat) => seenAt !== undefined || report.seats[seat]?.hasMoved === true);
      const present = open.seats.flatMap((_, seat) =>
        seen[seat] === true && missing[1 - seat] === true ? [seat] : [],
      );
      const winner = present.length === 1 ? (present[0] ?? -1) : -1;
      const outcome: Outcome =
        winner < 0
          ? { how: 'nobody', won: [0, 0], drawn: 0, at: now }
          : { ...winFor(winner, season, report.won), how: 'absent', at: now };
      const decided = await settled(context, withoutAbsentees(season, open, missing), open, outcome);
      // The match has its outcome; what its table comes to is not recorded any more.
      return { ...decided, setDue: [endDue(report.table.id, now)] };
    },
    due,
  );
}

/** When somebody counts as absent who has been waited for since a moment: the days on which they are away do not count. */
function lateFrom(season: Season, match: Match, seat: number, at: number, since: number): number {
  const entry = entryAt(season, match.seats[seat]?.entry ?? 0);
  if (entry === undefined) return at;
  // Time away puts the end off, which may bring more of it in.
  let late = at;
  for (let away = -1; away !== awayBetween(entry, since, late); late = at + away)
    away = awayBetween(entry, since, late);
  return late;
}

/** For how long the clocks have stood still since the oldest wait began, ms. */
function pausedIn({ pauses, table }: MatchReport): number {
  const since = Math.min(...table.waiting.map((one) => one.since));
  return pauses.reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, since)), 0);
}
