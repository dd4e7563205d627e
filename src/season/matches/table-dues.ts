/** What is to be done at tables of a season: due in the commit that decides it, so that no end of the program comes between. */
import type { DueRow } from '#store/types';
import { type AddedTime, isRefusal, type MatchReport, type Millis, type TableId, type WarningOf } from '#table/types';
import { type Context, change, load } from '../context.ts';
import { entryAt } from '../formats/facts.ts';
import { bankOfMatch } from '../pace.ts';
import type { Match, Season } from '../types.ts';
import { END, unusedKey } from './end-due.ts';

type Due = Omit<DueRow, 'table'>;

const DAY = 24 * 60 * 60 * 1000;

const CONCEDE = /^season\.table-concede:(\w+):(\d+)$/;
const REMIND = /^season\.table-remind:(\w+):(\d+):(\d+):(\d+)$/;
const FOLLOW = /^season\.table-follow:(\w+)$/;
/** Of earlier versions, which had one for each change; all that follows from the match is done instead. */
const FOLLOW_AT = /^season\.table-(?:hand-over|away|hold):(\w+)/;

/** Somebody is reminded that they have to come to their match by then. */
export const remindDue = ({ table, seat, at }: Omit<WarningOf, 'kind'>, comeBy: Millis): Due => ({
  ...{ kind: `season.table-remind:${table}:${seat}:${at}:${Math.round(comeBy)}`, seat: -1, at },
});

/** The table of a match follows from how the match is then: who plays it, their time, whether it runs at all. */
export const followDue = ({ id }: Pick<Match, 'id'>, at: Millis): Due => ({
  ...{ kind: `season.table-follow:${id}`, seat: -1, at },
});

/** The tables of the open matches of an entry, or of all, follow from how these are then. */
export const followDues = ({ matches }: Season, at: Millis, entry?: number): readonly Due[] =>
  matches
    .filter(
      ({ status, seats }) => status === 'open' && (entry === undefined || seats.some((one) => one.entry === entry)),
    )
    .map((match) => followDue(match, at));

/** Somebody leaves a game, though not the season. */
export const concedeDue = (table: TableId, match: Match, seat: number, at: Millis): Due => ({
  ...{ kind: `season.table-concede:${table}:${match.seats[seat]?.entry ?? 0}`, seat: -1, at },
});

export const isTableDue = ({ kind }: Due): boolean => kind.startsWith('season.table-');

/** Does at a table what is due there. What has ended meanwhile is left as it is. */
export async function atTable(context: Context, id: string, due: DueRow): Promise<void> {
  const [, ended] = END.exec(due.kind) ?? [];
  const [, left, entry] = CONCEDE.exec(due.kind) ?? [];
  const [, followed] = FOLLOW.exec(due.kind) ?? [];
  const [, changed] = FOLLOW_AT.exec(due.kind) ?? [];
  const [, reminded, seat, at, comeBy] = REMIND.exec(due.kind) ?? [];
  const { leagues } = context.tables;
  if (reminded !== undefined)
    await leagues.remindToCome({ table: reminded, seat: Number(seat), at: Number(at) }, Number(comeBy));
  const season = await load(context, id);
  const unused = unusedKey(due.kind);
  if (unused !== undefined) await leagues.end({ key: unused });
  if (ended !== undefined) await leagues.end({ id: await lastOf(context, ended) });
  if (!isRefusal(season)) {
    const user = entryAt(season, Number(entry))?.user;
    if (left !== undefined && user !== undefined) await context.tables.concede(await lastOf(context, left), user);
    const match = season.matches.find((one) => one.id === followed || (changed !== undefined && one.table === changed));
    if (match !== undefined) await follow(context, season, match);
  }
  await change(context, id, () => undefined, due);
}

/** All tables of a match so far, its latest game last. A match that was begun anew has one for each attempt. */
export async function tablesOf({ store }: Context, match: Match): Promise<readonly TableId[]> {
  const found: TableId[] = [];
  if (match.table !== undefined)
    for (let id: TableId | undefined = match.table; id !== undefined; id = (await store.tables.byKey(`next:${id}`))?.id)
      found.push(id);
  return found;
}

/** Brings the table of a match in line with the match. Idempotent, whatever has happened since it was due. */
async function follow(context: Context, season: Season, match: Match): Promise<void> {
  const { leagues } = context.tables;
  // Games of a season that was cancelled go on as friendly ones.
  if (match.table === undefined || season.status === 'cancelled') return;
  const table = await lastOf(context, match.table);
  if (match.status === 'done' || match.status === 'void') return endTable(context, season, match, table);
  const report = match.status === 'open' ? await leagues.report(table) : undefined;
  if (report === undefined || isRefusal(report) || report.result !== undefined) return;
  await leagues.setPaused(table, 'league', season.progress.heldSince !== undefined);
  for (const [seat, { entry }] of match.seats.entries()) {
    const person = entryAt(season, entry);
    if (person === undefined) continue;
    await leagues.replacePlayer(table, seat, person, minOfSubstitute(season, match));
    await leagues.setAway(table, person.user, person.away);
    if (person.status !== 'in') await context.tables.concede(table, person.user);
  }
  for (const added of addedTo(season, match, report.seats.length))
    if (!report.given.includes(added.key)) await leagues.addTime(table, added);
}

/** Whoever has left the season concedes; else the game has no result of its own. */
async function endTable(context: Context, season: Season, match: Match, table: TableId): Promise<void> {
  for (const { entry } of match.outcome?.how === 'dropped' ? match.seats : []) {
    const person = entryAt(season, entry);
    if (person !== undefined && person.status !== 'in') await context.tables.concede(table, person.user);
  }
  await context.tables.leagues.end({ id: table });
}

/** What a substitute has of a bank at least, ms. */
export const minOfSubstitute = (season: Season, match: Pick<Match, 'openedAt'>): Millis =>
  bankOfMatch(season, match) / 2;

/** The time that was added to a match's banks, as its tables take it. Of earlier versions it stands in the log alone. */
export const addedTo = ({ progress }: Season, { id }: Pick<Match, 'id'>, count: number): readonly AddedTime[] =>
  (progress.added ?? [])
    .filter(({ match, key }) => match === id && key !== undefined)
    .map(({ key = '', days, giver }) => ({
      key,
      seats: Array.from({ length: count }, (_, seat) => seat).filter((seat) => seat !== giver),
      ms: days * DAY,
      by: giver,
    }));

export async function lastTable(context: Context, { table }: Match): Promise<MatchReport | undefined> {
  if (table === undefined) return undefined;
  const report = await context.tables.leagues.report(await lastOf(context, table));
  return isRefusal(report) ? undefined : report;
}

/** The table of the latest game of a match: each game of the best of three is a table of its own. */
export async function lastOf({ store }: Context, table: TableId): Promise<TableId> {
  for (let id = table; ; ) {
    const next = await store.tables.byKey(`next:${id}`);
    if (next === undefined) return id;
    id = next.id;
  }
}
