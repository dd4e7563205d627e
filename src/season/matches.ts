/** Matches: their tables are opened, people who do not come lose them, and what they end with is recorded. */
import type { Refusal } from '#kernel/ask';
import type { DueRow } from '#store/types';
import { isRefusal, type MatchReport, type TableInfo } from '#table/types';
import { advance, winFor } from './advance.ts';
import { type Context, change, type Decided, load, type News, OPEN } from './context.ts';
import { nextOf } from './formats/index.ts';
import { tell } from './refusals.ts';
import { bankOf, showUpTime } from './settings.ts';
import type { Entry, Match, Outcome, Season } from './types.ts';

/** How many matches are opened at a time, and when the next ones are, ms. */
const AT_ONCE = 25;
const NEXT = 60_000;
/** How often somebody is looked for who has not come, ms. */
const ABSENT = 'season.absent:';

const absentKind = (match: string): string => `${ABSENT}${match}`;
const matchIn = (kind: string): string => kind.slice(kind.indexOf(':') + 1);

/** Opens the matches that may begin, so many at a time. */
export async function openMatches(context: Context, id: string, due: DueRow): Promise<void> {
  const season = await load(context, id);
  const open = isRefusal(season) ? [] : nextOf(season).open;
  const tables = new Map<string, TableInfo | Refusal>();
  if (!isRefusal(season))
    for (const match of open.slice(0, AT_ONCE)) tables.set(match.id, await beginTable(context, season, match));
  await change(
    context,
    id,
    (season) => {
      const dues: { kind: string; seat: number; at: number }[] = [];
      const news: News[] = [];
      const matches = season.matches.map((match): Match => {
        const table = tables.get(match.id);
        if (table === undefined || match.status !== 'waiting') return match;
        if (isRefusal(table)) {
          context.log.warn({ match: match.id, refusal: table }, 'a match of a league could not begin');
          news.push(tell('news.stuck', { match: numberOf(season, match), league: season.league.name }));
          return { ...match, status: 'stuck' };
        }
        dues.push({ kind: absentKind(match.id), seat: -1, at: context.now() + showUpTime(season.settings) });
        const openedAt = match.openedAt ?? context.now();
        return { ...match, status: 'open', table: table.id, games: match.games + 1, openedAt };
      });
      const more = open.length > AT_ONCE ? [{ kind: OPEN, seat: -1, at: context.now() + NEXT }] : [];
      return tables.size === 0 ? undefined : { season: { ...season, matches }, news, setDue: [...dues, ...more] };
    },
    due,
  );
}

/** What ends after a season was cancelled counts for nothing. */
const isUnderWay = ({ status }: Season): boolean => status === 'running' || status === 'cut';

function beginTable(context: Context, season: Season, match: Match): Promise<TableInfo | Refusal> {
  const { settings, league } = season;
  const clock = {
    ...{ allow: 0, reserve: bankOf(settings), refill: 0 },
    ...{ zero: 'forfeit' as const, sleep: false, leave: true, pause: false },
  };
  const people = match.seats.flatMap(({ entry }) => season.entries.find(({ n }) => n === entry) ?? []);
  return context.tables.leagues.begin({
    key: `match:${match.id}:${match.games + 1}`,
    season: season.id,
    match: match.id,
    game: settings.game,
    edition: settings.edition,
    options: {
      game: settings.format === undefined ? {} : { format: settings.format },
      ...(settings.bestOf === 3 && { bestOf: 3 as const }),
    },
    clock,
    place: { guild: league.guild, channel: league.channel },
    seats: people.map(({ user, name, deck }) => ({ user, name, deck: typeof deck === 'object' ? deck : undefined })),
  });
}

/** Counts the matches of a season from 1, as people are told them. */
export function numberOf({ matches }: Season, match: Pick<Match, 'id'>): number {
  return matches.findIndex(({ id }) => id === match.id) + 1;
}

/** A game of a match is over: the match has its outcome, goes on, or is played once more. */
export async function recordMatch(context: Context, id: string, due: DueRow): Promise<void> {
  const before = await load(context, id);
  const match = isRefusal(before) ? undefined : before.matches.find((one) => one.id === matchIn(due.kind));
  const table = match?.status === 'open' ? await lastTable(context, match) : undefined;
  await change(
    context,
    id,
    (season) => {
      const now = season.matches.find((one) => one.id === match?.id);
      if (!isUnderWay(season) || now?.status !== 'open' || table === undefined || !table.isOver) return undefined;
      return afterGame(context, season, now, table);
    },
    due,
  );
}

/** The report of the last table of a match: each game of the best of three is a table of its own. */
export async function lastTable(context: Context, { table }: Match): Promise<MatchReport | undefined> {
  for (let id = table; id !== undefined; ) {
    const report = await context.tables.leagues.report(id);
    if (isRefusal(report)) return undefined;
    const next = await context.store.tables.byKey(`next:${id}`);
    if (next === undefined) return report;
    id = next.id;
  }
  return undefined;
}

function afterGame(context: Context, season: Season, match: Match, report: MatchReport): Decided {
  const outcome = outcomeOf(season, match, report, context.now());
  if (outcome === 'again') {
    const again: Match = { ...match, status: 'waiting' };
    const news = said(season, match, { how: 'played', won: [0, 0], drawn: 1, at: 0 }, 'news.replay');
    return { season: withMatch(season, match, again), news };
  }
  const isRated = report.seats.every(({ hasMoved }) => hasMoved) && RATED.includes(outcome.how);
  return settled(context, season, match, { ...outcome, ...(isRated && { isRated: true }) });
}

/** Outcomes that count for ratings, if both have moved. */
const RATED: readonly Outcome['how'][] = ['played', 'conceded', 'time'];

const withMatch = (season: Season, match: Match, as: Match): Season => ({
  ...season,
  matches: season.matches.map((one) => (one.id === match.id ? as : one)),
});

/** The season with the outcome of a match, and all that follows. */
function settled(context: Context, season: Season, match: Match, outcome: Outcome): Decided {
  const done = withMatch(season, match, { ...match, status: 'done', outcome });
  const { season: after, news } = advance(done, context);
  return {
    season: after,
    news: [...said(season, match, outcome), ...news],
    clearDue: [{ kind: absentKind(match.id), seat: -1 }],
  };
}

function outcomeOf(season: Season, match: Match, report: MatchReport, at: number): Outcome | 'again' {
  const { won, drawn, outOfTime, conceded } = report;
  const gone = (seat: number) => personAt(season, match, seat)?.status !== 'in';
  if (outOfTime !== undefined) return { ...winFor(1 - outOfTime, season, won), how: 'time', at };
  const [first, second] = won;
  if (first !== second) {
    const loser = first > second ? 1 : 0;
    return { won, drawn, how: gone(loser) ? 'dropped' : conceded ? 'conceded' : 'played', at };
  }
  const mustEnd = match.stage === 'cut' || season.settings.kind === 'knockout';
  if (!mustEnd) return { won, drawn, how: 'played', at };
  if (match.games < 2) return 'again';
  // Drawn twice: whoever has more time left goes on, then the better seed, who has the first seat.
  const [one, other] = report.seats;
  const ahead = (other?.left ?? 0) > (one?.left ?? 0) ? 1 : 0;
  return { ...winFor(ahead, season, won), drawn, how: 'played', at };
}

const personAt = ({ entries }: Season, { seats }: Match, seat: number): Entry | undefined =>
  entries.find(({ n }) => n === seats[seat]?.entry);

/** What the league's channel is told of an outcome. */
function said(season: Season, match: Match, outcome: Outcome, as?: 'news.replay'): readonly News[] {
  const [first = '?', second = '?'] = [personAt(season, match, 0)?.name, personAt(season, match, 1)?.name];
  const n = numberOf(season, match);
  const [own = 0, other = 0] = outcome.won;
  const names = own >= other ? { winner: first, loser: second } : { winner: second, loser: first };
  if (as !== undefined) return [tell(as, { ...names, match: n })];
  if (outcome.how === 'nobody') return [tell('news.nobody', { match: n })];
  if (own === other) return [tell('news.drawn', { ...names, match: n })];
  const keys = { time: 'news.time', absent: 'news.absent', dropped: 'news.dropped' } as const;
  const key = outcome.how in keys ? keys[outcome.how as keyof typeof keys] : 'news.won';
  return [tell(key, { ...names, match: n })];
}

/** Looks whether somebody has not come to their match: who has let it wait for so long without a move loses it. */
export async function findAbsent(context: Context, id: string, due: DueRow): Promise<void> {
  const before = await load(context, id);
  const match = isRefusal(before) ? undefined : before.matches.find((one) => one.id === matchIn(due.kind));
  const report = match?.status === 'open' ? await lastTable(context, match) : undefined;
  let ended: string | undefined;
  await change(
    context,
    id,
    (season) => {
      ended = undefined;
      const open = season.matches.find((one) => one.id === match?.id);
      if (!isUnderWay(season) || open?.status !== 'open' || report === undefined || report.result !== undefined)
        return undefined;
      const patience = showUpTime(season.settings);
      const now = context.now();
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
      ended = report.table.id;
      const seen = open.seats.map(({ seenAt }, seat) => seenAt !== undefined || report.seats[seat]?.hasMoved === true);
      const present = open.seats.flatMap((_, seat) =>
        seen[seat] === true && missing[1 - seat] === true ? [seat] : [],
      );
      const winner = present.length === 1 ? (present[0] ?? -1) : -1;
      const outcome: Outcome =
        winner < 0
          ? { how: 'nobody', won: [0, 0], drawn: 0, at: now }
          : { ...winFor(winner, season, report.won), how: 'absent', at: now };
      return settled(context, withoutAbsentees(season, open, missing), open, outcome);
    },
    due,
  );
  // The match has its outcome; what its table comes to is not recorded any more.
  if (ended !== undefined) await context.tables.end(ended);
}

/** Whoever does not come for the second time in a season is out of it. */
function withoutAbsentees(season: Season, match: Match, missing: readonly (boolean | undefined)[]): Season {
  const absent = match.seats.filter((_, seat) => missing[seat] === true).map(({ entry }) => entry);
  const before = (n: number) =>
    season.matches.some(({ seats, outcome }) => {
      const seat = seats.findIndex(({ entry }) => entry === n);
      return seat >= 0 && (outcome?.how === 'nobody' || (outcome?.how === 'absent' && outcome.won[seat] === 0));
    });
  return {
    ...season,
    entries: season.entries.map((entry) =>
      absent.includes(entry.n) && before(entry.n) ? { ...entry, status: 'dropped' } : entry,
    ),
  };
}
