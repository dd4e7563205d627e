/** Matches: their tables are opened, people who do not come lose them, and what they end with is recorded. */
import { setImmediate } from 'node:timers/promises';
import type { Refusal } from '#kernel/ask';
import type { DueRow } from '#store/types';
import { substitutesTime } from '#table/league/hand-over';
import { isRefusal, type MatchReport, type TableInfo, type UserId } from '#table/types';
import { absentKind, type Context, change, type Decided, isGone, load, type News, OPEN } from '../context.ts';
import { entryAt } from '../formats/facts.ts';
import { nextOf } from '../formats/index.ts';
import { numberOf } from '../formats/numbers.ts';
import { goOnward } from '../lifecycle/onward.ts';
import { isPlaying } from '../lifecycle/status.ts';
import { bankOfMatch, showUpTime } from '../pace.ts';
import { barred } from '../people/people.ts';
import { toOrganisers } from '../people/powers.ts';
import { isBanned } from '../people/seating.ts';
import { boostersOf } from '../pools/pools.ts';
import { tell } from '../refusals.ts';
import type { Match, Outcome, Season } from '../types.ts';
import { endDue, nextKey, tableOf } from './end-due.ts';
import { outcomeOf, said } from './outcomes.ts';
import { withoutSearches } from './searches.ts';
import { addedTo, followDues, lastTable, minOfSubstitute } from './table-dues.ts';

/** How many matches are opened at a time, and when the next ones are, ms. */
const AT_ONCE = 25;
export const NEXT = 60_000;

/** The match that something due is about. */
export const matchIn = (kind: string): string => kind.slice(kind.indexOf(':') + 1);

/** How long matches wait until it is looked again whether the bot is in their server and may write there, ms. */
const AGAIN = 10 * 60 * 1000;

/** Whether the bot may write where a league plays. While Discord does not answer, nobody is kept waiting. */
async function isSilent({ speaks, log }: Context, { league }: Season): Promise<boolean> {
  try {
    return speaks !== undefined && !(await speaks(league.guild, league.channel));
  } catch (error) {
    log.warn({ err: error, league: league.id }, 'cannot tell whether the bot may write in a league’s channel');
    return false;
  }
}

/** The season in whose channel the bot may not write, which its organisers are told once. */
function silenced(season: Season): Decided {
  const { progress, league, owner, organisers } = season;
  if (progress.isSilent) return { season };
  const news = tell('news.silent', { league: league.name, channel: league.channel });
  const directMessages = [owner, ...organisers].map((to) => ({ to, news }));
  return { season: { ...season, progress: { ...progress, isSilent: true } }, directMessages };
}

/** Puts off opening matches, whose clocks do not run yet. */
async function openLater(context: Context, id: string, due: DueRow, decide: (season: Season) => Decided) {
  const setDue = [{ kind: OPEN, seat: -1, at: context.now() + AGAIN }];
  await change(context, id, (season) => ({ ...decide(season), setDue }), due);
}

/** Somebody whose match may begin, but who may not take seats in the server any more. */
async function bannedIn(context: Context, season: Season): Promise<UserId | undefined> {
  const entries = new Set(
    nextOf(season)
      .open.slice(0, AT_ONCE)
      .flatMap(({ seats }) => seats.map(({ entry }) => entry)),
  );
  for (const { n, user, status } of season.entries)
    if (entries.has(n) && status === 'in' && (await isBanned(context, season, user))) return user;
  return undefined;
}

/** Opens the matches that may begin, so many a minute, however often it is looked. */
export async function openMatches(context: Context, id: string, due: DueRow): Promise<void> {
  const before = await load(context, id);
  const open = isRefusal(before) ? [] : nextOf(before).open;
  if (!isRefusal(before) && open.length > 0) {
    if (await isGone(context, before)) return openLater(context, id, due, (now) => ({ season: now }));
    if (await isSilent(context, before)) return openLater(context, id, due, silenced);
    const banned = await bannedIn(context, before);
    if (banned !== undefined) {
      await change(context, id, (now) => {
        const own = now.entries.find((entry) => entry.user === banned && entry.status === 'in');
        return own === undefined ? undefined : barred(context, now, own);
      });
      return openMatches(context, id, due);
    }
  }
  const tables = new Map<string, TableInfo | Refusal>();
  if (!isRefusal(before))
    for (const match of open.slice(0, roomFor(before, context.now()).left)) {
      // People's presses come between.
      await setImmediate();
      tables.set(match.id, await beginTable(context, before, match));
    }
  await change(
    context,
    id,
    (season) => {
      if (open.length === 0) return undefined;
      const { since, left } = roomFor(season, context.now());
      const decided = withTables(context, season, tables);
      const opened = { since, count: AT_ONCE - left + tables.size };
      // What has changed while a table was begun reaches it so.
      const isOther = isRefusal(before) || before.rev !== season.rev;
      const more = open.length > tables.size ? [{ kind: OPEN, seat: -1, at: since + NEXT }] : [];
      return {
        ...decided,
        season: { ...decided.season, progress: { ...season.progress, isSilent: false, opened } },
        setDue: [...(decided.setDue ?? []), ...more, ...(isOther ? followDues(decided.season, context.now()) : [])],
      };
    },
    due,
  );
}

/** How many matches may still be opened in the present minute, and when it began. */
function roomFor({ progress }: Season, now: number): { readonly since: number; readonly left: number } {
  const { since, count } = progress.opened ?? { since: 0, count: 0 };
  return since + NEXT > now ? { since, left: Math.max(0, AT_ONCE - count) } : { since: now, left: AT_ONCE };
}

/** The season whose matches have these tables. A table whose match was decided or paired anew meanwhile is ended. */
function withTables(context: Context, season: Season, tables: ReadonlyMap<string, TableInfo | Refusal>): Decided {
  const now = context.now();
  const dues: { kind: string; seat: number; at: number }[] = [];
  const news: News[] = [];
  const directMessages: { to: UserId; news: News }[] = [];
  const matches = season.matches.map((match): Match => {
    const table = tables.get(match.id);
    if (table === undefined || match.status !== 'waiting') return match;
    // It has become another one while its table was to be opened; it is looked at once more.
    if (isRefusal(table) && table.refused === 'table.moved-on') return match;
    if (isRefusal(table)) {
      context.log.warn({ match: match.id, refusal: table }, 'a match of a league could not begin');
      const stuck = tell('news.stuck', { match: numberOf(season, match), league: season.league.name });
      news.push(stuck);
      directMessages.push(...toOrganisers(season, stuck));
      return { ...match, status: 'stuck' };
    }
    dues.push({ kind: absentKind(match.id), seat: -1, at: now + showUpTime(season, match) / 2 });
    const openedAt = match.openedAt ?? now;
    const { first } = table.options;
    return { ...match, status: 'open', table: table.id, games: match.games + 1, openedAt, first };
  });
  const used = new Set(matches.map(({ table }) => table));
  const unused = [...tables.values()].flatMap((table) =>
    isRefusal(table) || used.has(table.id) ? [] : [endDue(table.id, now)],
  );
  return { season: { ...season, matches }, news, directMessages, setDue: [...dues, ...unused] };
}

/** The last game of a match that was drawn and is played once more: its banks go on. */
async function drawnBefore(context: Context, match: Match): Promise<MatchReport | undefined> {
  const report = match.games > 0 ? await lastTable(context, match) : undefined;
  const isDrawn = report?.result !== undefined && report.won[0] === report.won[1];
  return isDrawn ? report : undefined;
}

/** What is left to the person of a seat, who may have it from somebody else. */
function leftAt(
  season: Season,
  match: Match,
  { table, seats }: MatchReport,
  { seat, user }: { readonly seat: number; readonly user: string },
): number | undefined {
  const left = seats[seat]?.left;
  const who = table.seats.find((one) => one.seat === seat)?.who;
  const isTheirs = who?.kind === 'person' && who.user === user;
  return left === undefined || isTheirs ? left : substitutesTime(left, minOfSubstitute(season, match));
}

async function beginTable(context: Context, season: Season, match: Match): Promise<TableInfo | Refusal> {
  const drawn = await drawnBefore(context, match);
  const { settings, league } = season;
  const format = boostersOf(context, season)?.format ?? settings.format;
  const clock = {
    ...{ allow: 0, reserve: bankOfMatch(season, match), refill: 0 },
    ...{ zero: 'forfeit' as const, sleep: false, leave: false, pause: false },
  };
  const people = match.seats.flatMap(({ entry }) => entryAt(season, entry) ?? []);
  return context.tables.leagues.begin({
    key: nextKey(match),
    games: match.games,
    season: season.id,
    match: match.id,
    game: settings.game,
    edition: settings.edition,
    ruleset: season.ruleset,
    options: {
      game: { ...settings.rules, ...(format !== undefined && { format }) },
      ...(settings.bestOf === 3 && { bestOf: 3 as const }),
    },
    clock,
    first: beginner(season, match),
    place: { guild: league.guild, channel: league.channel },
    seats: people.map(({ user, name, deck, away }, seat) => ({
      ...{ user, name, away, left: drawn && leftAt(season, match, drawn, { seat, user }) },
      deck: typeof deck === 'object' ? deck : undefined,
    })),
    // A bank of which nothing is used needs nothing added to it.
    given: drawn?.given ?? addedTo(season, match, people.length).map(({ key }) => key),
  });
}

/** The seat that begins a match: where people meet twice the one at home, else whoever has begun less often this season, then the lower lot. */
function beginner(season: Season, { seats, first }: Match): number {
  if (first === undefined && season.settings.legs === 2) return 0;
  const begun = (entry: number) =>
    season.matches.filter((one) => one.first !== undefined && one.seats[one.first]?.entry === entry).length;
  const order = seats
    .map(({ entry }, seat) => ({ seat, times: begun(entry), lot: entryAt(season, entry)?.lot ?? entry }))
    .sort((one, other) => one.times - other.times || one.lot - other.lot);
  // A drawn match that is played once more is begun by the other one.
  return first === undefined ? (order[0]?.seat ?? 0) : (first + 1) % seats.length;
}

/** A game of a match is over: the match has its outcome, goes on, or is played once more. */
export async function recordMatch(context: Context, id: string, due: DueRow): Promise<void> {
  const before = await load(context, id);
  const match = isRefusal(before) ? undefined : before.matches.find((one) => one.id === matchIn(due.kind));
  // Its table was over before the season knew that it is open: it stays due until the season does.
  if (!isRefusal(before) && isPlaying(before) && match?.status === 'waiting') return;
  const table = match !== undefined && tableOf(match) !== undefined ? await lastTable(context, match) : undefined;
  await change(
    context,
    id,
    (season) => {
      const now = season.matches.find((one) => one.id === match?.id);
      if (!isPlaying(season) || now === undefined || tableOf(now) === undefined || !table?.isOver) return undefined;
      // Nobody loses by time at a table that cannot be played on.
      if (now.status === 'stuck' && table.outOfTime !== undefined) return undefined;
      return afterGame(context, season, now, table);
    },
    due,
  );
}

async function afterGame(context: Context, season: Season, match: Match, report: MatchReport): Promise<Decided> {
  const outcome = outcomeOf(season, match, report, context.now());
  if (outcome === 'again') {
    const again: Match = { ...match, status: 'waiting' };
    const news = said(season, match, { how: 'played', won: [0, 0], drawn: 1, at: 0 }, 'news.replay');
    const after = await goOnward(context, withMatch(season, match, again));
    return { ...after, news: [...news, ...(after.news ?? [])] };
  }
  const missing = outcome.places?.map((place) => place === 0) ?? [];
  return settled(context, withoutAbsentees(season, match, missing), match, outcome);
}

const withMatch = (season: Season, match: Match, as: Match): Season => ({
  ...season,
  matches: season.matches.map((one) => (one.id === match.id ? as : one)),
});

/** The season with the outcome of a match, and all that follows. */
export async function settled(context: Context, season: Season, match: Match, outcome: Outcome): Promise<Decided> {
  const after = await goOnward(context, withMatch(season, match, { ...match, status: 'done', outcome }));
  return {
    ...after,
    news: [...said(season, match, outcome), ...(after.news ?? [])],
    clearDue: [...(after.clearDue ?? []), { kind: absentKind(match.id), seat: -1 }],
  };
}

/** Whoever does not come for the second time in a season is out of it. */
export function withoutAbsentees(season: Season, match: Match, missing: readonly (boolean | undefined)[]): Season {
  const absent = match.seats.filter((_, seat) => missing[seat] === true).map(({ entry }) => entry);
  const before = (n: number) =>
    season.matches.some(({ id, seats, outcome }) => {
      const seat = seats.findIndex(({ entry }) => entry === n);
      if (seat < 0 || id === match.id || outcome === undefined) return false;
      if (outcome.places !== undefined) return outcome.places[seat] === 0;
      return outcome.how === 'nobody' || (outcome.how === 'absent' && outcome.won[seat] === 0);
    });
  const out = season.entries.filter(({ n, status }) => status === 'in' && absent.includes(n) && before(n));
  const left: Season = {
    ...season,
    entries: season.entries.map((entry) => (out.includes(entry) ? { ...entry, status: 'dropped' } : entry)),
  };
  return out.reduce((now, { n }) => withoutSearches(now, n), left);
}
