/** What every part of the season service works with, and how a season is changed. */

import { untilStored } from '#core/attempts';
import type { Game } from '#face/game';
import type { Message, Refusal } from '#kernel/ask';
import { SEASON_NEXT, seasonKey } from '#store/season-key';
import type { DueRow, NewAuditRow, NewOutboxRow, SeasonChange, Store } from '#store/types';
import { outboxRow } from '#table/messages/index';
import { isRefusal, type Member, type Millis, type TableService, type UserId } from '#table/types';
import type { SeasonCache } from './cache.ts';
import { changesOf } from './changes.ts';
import { formatOf } from './formats/index.ts';
import type { Advanced } from './lifecycle/advance.ts';
import type { PairingJob } from './lifecycle/pairing-jobs.ts';
import { reviewedAt } from './lifecycle/reviewing.ts';
import { isOver, isPlaying } from './lifecycle/status.ts';
import { endsOfStuck, endsOfUnused } from './matches/end-due.ts';
import { putOut, untold } from './matches/outcomes.ts';
import { toldOfPlaces } from './people/concerned.ts';
import { type RoleChange, seasonRoleChange } from './people/roles.ts';
import { entryRow, matchRow } from './read.ts';
import { refuse } from './refusals.ts';
import type { Outcome, Season } from './types.ts';

export type Context = {
  readonly store: Store;
  readonly cache: SeasonCache;
  readonly tables: TableService;
  readonly games: ReadonlyMap<string, Game>;
  readonly now: () => Millis;
  readonly newId: (length: number) => string;
  /** Whether the bot may write in a channel of a server now; absent: it may. */
  readonly speaks?: ((guild: string, channel: string) => Promise<boolean>) | undefined;
  /** Lets a large season go on without keeping others waiting; absent: it does so at once. */
  readonly thread?: ((order: PairingJob) => Promise<Advanced>) | undefined;
  readonly log: Readonly<Record<'info' | 'warn' | 'error', (facts: object, text: string) => void>>;
};

/** Something to say in the league's channel: a key of the catalogue and its values. */
export type News = Message;

/** How a season is to be, and what else is stored and told with it. */
export type Decided = {
  readonly season: Season;
  readonly news?: readonly News[];
  /** News for some people alone, by direct message. */
  /** `about`: whose words are told. */
  readonly directMessages?: readonly { readonly to: UserId; readonly news: News; readonly about?: UserId }[];
  readonly roles?: readonly RoleChange[];
  readonly act?: NewAuditRow;
  readonly setDue?: readonly Omit<DueRow, 'table'>[];
  readonly clearDue?: readonly Omit<DueRow, 'table' | 'at'>[];
} & Pick<SeasonChange, 'drafts' | 'trophies' | 'trophiesAnew' | 'ruleset'>;

/** Settles what was due for a season that stays as it is, and sets when it is due again. */
export const dueAgain = ({ store }: Context, { table, kind, seat, at }: DueRow, next: Millis) =>
  store.tables.commit({ table, expect: undefined, settle: { kind, seat, at }, setDue: [{ kind, seat, at: next }] });

/** Whether the bot is not in a season's server any more. */
export const isGone = async ({ store, now }: Context, { league }: Season): Promise<boolean> =>
  (await store.servers.goneSince(now() + 1)).includes(league.guild);

/** Whether the time of a season does not run: its organisers hold it, or the bot is not in its server. */
export const standsStill = async (context: Context, season: Season): Promise<boolean> =>
  season.progress.heldSince !== undefined || (await isGone(context, season));

/** What an organiser, or somebody who joins or leaves, has done. */
export function actOf(
  { now }: Context,
  season: Season,
  by: Pick<Member, 'user'>,
  what: string,
  args: {
    readonly reason?: string;
    readonly match?: number;
    readonly about?: string;
    readonly days?: number;
    readonly own?: true;
  } = {},
): NewAuditRow {
  const { reason = '', ...more } = args;
  return {
    at: now(),
    actor: by.user,
    guild: season.league.guild,
    table: undefined,
    season: season.id,
    what: `league.${what}`,
    args: JSON.stringify({ reason, ...more }),
  };
}

/** Reads a season; a refusal if it is not there or cannot be read. */
export async function load({ cache }: Context, id: string): Promise<Season | Refusal> {
  return (await cache.read(id)) ?? refuse('league.unknown');
}

/**
 * Reads a season, decides, and stores what is different; begins anew if it has changed meanwhile. Undefined: nothing is to be
 * stored but that what was due is done.
 */
export async function change(
  context: Context,
  id: string,
  decide: (season: Season) => Promise<Decided | Refusal | undefined> | Decided | Refusal | undefined,
  settle?: DueRow,
): Promise<Season | Refusal> {
  return untilStored<Season | Refusal, Refusal>(async () => {
    const before = await load(context, id);
    if (isRefusal(before)) return unchanged(context, before, settle);
    const decided = await decide(before);
    if (decided === undefined || isRefusal(decided)) return unchanged(context, decided ?? before, settle);
    const whole = withConsequences(before, decided, context.now());
    const result = await store(context, before, whole, settle);
    if (result === 'settled') return before;
    if (result === 'stored') {
      context.tables.leagues.stored(whole.setDue.map((due) => ({ ...due, table: seasonKey(id) })));
      const after = { ...whole.season, rev: before.rev + 1 };
      context.cache.stored(after);
      return after;
    }
    return 'outdated';
  }, refuse('league.changed'));
}

/** What is decided, with all that follows from any such change: what is due, and who is told. `now`: what is due is known by it. */
function withConsequences(before: Season, decided: Decided, now: Millis): Decided & Required<Pick<Decided, 'setDue'>> {
  const season = withCheck(withReviewEnd(before, decided.season, now));
  // An act of somebody's says itself who is out.
  const out = decided.act === undefined ? putOut(before, season) : { news: [], directMessages: [] };
  return {
    ...decided,
    season,
    news: [...(decided.news ?? []), ...out.news, ...untold(before, season)],
    directMessages: [...(decided.directMessages ?? []), ...out.directMessages],
    setDue: setDueOf(before, { ...decided, season }, now),
    clearDue: [...(decided.clearDue ?? []), ...(isOver(season) && !isOver(before) ? [{ kind: CHECK, seat: -1 }] : [])],
  };
}

/** What is decided to be due goes before what usually is. */
function setDueOf(before: Season, { season, setDue = [] }: Decided, now: Millis): readonly Omit<DueRow, 'table'>[] {
  const set = [...setDue, ...endsOfStuck(before, season, now), ...endsOfUnused(before, season, now)];
  const usual = duesOf(before, season, now).filter(({ kind }) => !set.some((one) => one.kind === kind));
  const isNew = season.progress.hasCheckDue && !before.progress.hasCheckDue;
  return [...set, ...usual, ...(isNew ? [{ kind: CHECK, seat: -1, at: now + CHECK_EVERY }] : [])];
}

/** Nothing of the season is to be stored: what was due is done all the same. */
async function unchanged<T>({ store }: Context, result: T, settle: DueRow | undefined): Promise<T> {
  if (settle === undefined) return result;
  const { table, kind, seat, at } = settle;
  await store.tables.commit({ table, expect: undefined, settle: { kind, seat, at } });
  return result;
}

/** Stores the difference between a season as it was and as it is to be. */
function store(context: Context, before: Season, decided: Decided, due: DueRow | undefined) {
  const {
    season: after,
    news = [],
    directMessages = [],
    roles = [],
    act,
    setDue = [],
    clearDue = [],
    ...more
  } = decided;
  const { matches, entries } = changesOf(before, after);
  const { status, settings, startsAt, startedAt, endedAt, progress, ruleset } = after;
  return context.store.seasons.commit({
    season: before.id,
    expect: before.rev,
    row: {
      ...{ status, settings: JSON.stringify(settings), startsAt, startedAt, endedAt, ruleset },
      course: JSON.stringify(progress),
    },
    entries: entries.flatMap(({ is }) => (is === undefined ? [] : [entryRow(is, context.now())])),
    removed: matches.flatMap(({ was, is }) => (was !== undefined && is === undefined ? [was.id] : [])),
    left: entries.flatMap(({ was, is }) => (was !== undefined && is === undefined ? [was.n] : [])),
    matches: matches.flatMap(({ is }) => (is === undefined ? [] : [matchRow(is)])),
    results: matches.flatMap(({ was, is }) =>
      is?.outcome === undefined || was?.outcome === is.outcome ? [] : [{ match: is.id, ...is.outcome }],
    ),
    ...(due !== undefined && { settle: { kind: due.kind, seat: due.seat, at: due.at } }),
    setDue,
    clearDue,
    outbox: messages(context, after, {
      news,
      directMessages: [...directMessages, ...toldOfPlaces(before, after, act)],
      roles: [...seasonRoleChange(before, after), ...roles],
    }),
    ...(act !== undefined && { act: withResult(act, before, after) }),
    ...more,
  });
}

/** An act with the result of the match that it has set, as it was and as it is. */
function withResult(act: NewAuditRow, before: Season, after: Season): NewAuditRow {
  if (act.what !== 'league.rule') return act;
  const set = changesOf(before, after).matches.find(
    ({ was, is }) => is?.outcome?.how === 'organiser' && is.outcome !== was?.outcome,
  );
  if (set?.is?.outcome === undefined) return act;
  const { was } = set;
  const shown = ({ won, places }: Outcome): readonly number[] => places ?? won;
  const result = { ...(was?.outcome !== undefined && { before: shown(was.outcome) }), after: shown(set.is.outcome) };
  return { ...act, args: JSON.stringify({ ...JSON.parse(act.args), result }) };
}

/** When it is looked whether the tables of a season can be played on. */
export const CHECK = 'season.check';
/** Time between two such looks, ms. */
export const CHECK_EVERY = 30 * 60 * 1000;

/** When the results stand of a season that goes into review. */
function withReviewEnd(before: Season, after: Season, now: Millis): Season {
  if (after.status !== 'review' || before.status === 'review') return after;
  return { ...after, progress: { ...after.progress, reviewUntil: now + formatOf(after).reviewTime } };
}

/** From its sign-up on, whether it can go on and the tables of a season are looked at again and again. */
const withCheck = (season: Season): Season =>
  isOver(season) || season.progress.hasCheckDue
    ? season
    : { ...season, progress: { ...season.progress, hasCheckDue: true } };

/** When matches of a season are opened that wait for it. */
export const OPEN = 'season.open';

/** When it is looked whether somebody has not come to a match. */
export const absentKind = (match: string): string => `season.absent:${match}`;

/** When a round is looked at again that waits for a dispute, or a season in which somebody has their data deleted. */
export const NEXT_ROUND = SEASON_NEXT;

/** When the result of a season stands. */
export const FINAL = 'season.final';

/** What is due from how a season now stands. */
function duesOf(before: Season, after: Season, now: Millis): readonly Omit<DueRow, 'table'>[] {
  if (after.status === 'review' && before.status !== 'review')
    return [{ kind: FINAL, seat: -1, at: now + formatOf(after).reviewTime }];
  // The last dispute is answered: what would have stood before stands now.
  const isAnswered = before.progress.disputes.length > 0 && after.progress.disputes.length === 0;
  if (after.status === 'review' && isAnswered)
    return [{ kind: FINAL, seat: -1, at: Math.max(now, reviewedAt(before)) }];
  const waits = after.matches.some(({ status }) => status === 'waiting');
  return isPlaying(after) && waits && after !== before ? [{ kind: OPEN, seat: -1, at: now }] : [];
}

function messages(
  context: Context,
  { id, league }: Season,
  { news, directMessages, roles }: Required<Pick<Decided, 'news' | 'directMessages' | 'roles'>>,
): readonly NewOutboxRow[] {
  const at = { table: seasonKey(id), guild: league.guild, season: id };
  return [
    ...news.map((one) => outboxRow(context, { kind: 'season-news', ...at, news: one })),
    ...directMessages.map(({ news: one, ...more }) =>
      outboxRow(context, { kind: 'season-news', ...at, news: one, ...more }),
    ),
    ...roles.map((change) => outboxRow(context, { kind: 'season-role', ...at, ...change })),
    outboxRow(context, { kind: 'season', ...at }),
  ];
}
