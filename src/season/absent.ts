/** People who do not come to their match lose it; who does not come twice is out of the season. */
import type { DueRow } from '#store/types';
import { isRefusal, type MatchReport } from '#table/types';
import { winFor } from './advance.ts';
import { type Context, change, load } from './context.ts';
import { isUnderWay, lastTable, matchIn, NEXT, settled, withoutAbsentees } from './matches.ts';
import { showUpTime } from './settings.ts';
import { concedeDue, endDue } from './table-dues.ts';
import type { Outcome } from './types.ts';

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
      if (!isUnderWay(season) || open?.status !== 'open' || report === undefined || report.result !== undefined)
        return undefined;
      const now = context.now();
      // Nobody is absent while the clocks stand still, and that time does not count.
      if (report.pauses.some(({ to }) => to > now))
        return { season, setDue: [{ kind: due.kind, seat: -1, at: now + DAY }] };
      const patience = showUpTime(season.settings) + pausedIn(report);
      const missing = report.seats.map(({ hasMoved }, seat) => {
        if (hasMoved) return false;
        const since = report.table.waiting.find((one) => one.seat === seat)?.since;
        return since === undefined ? undefined : since + patience <= now;
      });
      if (!missing.includes(true)) {
        if (missing.every((one) => one === false) && report.seats.every(({ hasMoved }) => hasMoved)) return undefined;
        const waits = report.table.waiting.filter(({ seat }) => report.seats[seat]?.hasMoved === false);
        const at = Math.min(now + patience, ...waits.map(({ since }) => since + patience));
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

/** For how long the clocks have stood still since the oldest wait began, ms. */
function pausedIn({ pauses, table }: MatchReport): number {
  const since = Math.min(...table.waiting.map((one) => one.since));
  return pauses.reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, since)), 0);
}
