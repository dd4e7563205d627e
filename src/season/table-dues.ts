/** What is to be done at tables of a season: due in the commit that decides it, so that no end of the program comes between. */
import type { DueRow } from '#store/types';
import type { Millis, TableId, WarningOf } from '#table/types';
import { type Context, change, load } from './context.ts';
import { END } from './end-due.ts';
import { entryAt } from './formats/facts.ts';
import { bankOf } from './settings.ts';
import type { Match, Season } from './types.ts';

type Due = Omit<DueRow, 'table'>;

const CONCEDE = /^season\.table-concede:(\w+):(\d+)$/;
const HAND_OVER = /^season\.table-hand-over:(\w+):(\d+)$/;
const AWAY = /^season\.table-away:(\w+):(\d+)$/;
const REMIND = /^season\.table-remind:(\w+):(\d+):(\d+):(\d+)$/;
const HOLD = /^season\.table-hold:(\w+)$/;

/** Somebody is reminded that they have to come to their match by then. */
export const remindDue = ({ table, seat, at }: Omit<WarningOf, 'kind'>, comeBy: Millis): Due => ({
  ...{ kind: `season.table-remind:${table}:${seat}:${at}:${Math.round(comeBy)}`, seat: -1, at },
});

/** A table's clocks stand still, or run again, as the season is held or not by then. */
export const holdDue = (table: TableId, at: Millis): Due => ({ kind: `season.table-hold:${table}`, seat: -1, at });

/** The clocks of an entry stand still in its open games while it is away. */
export const awayDues = ({ matches }: Season, entry: number, at: Millis): readonly Due[] =>
  matches.flatMap(({ status, table, seats }) =>
    status === 'open' && table !== undefined && seats.some((seat) => seat.entry === entry)
      ? [{ kind: `season.table-away:${table}:${entry}`, seat: -1, at }]
      : [],
  );

/** Somebody leaves a game. */
export const concedeDue = (table: TableId, match: Match, seat: number, at: Millis): Due => ({
  ...{ kind: `season.table-concede:${table}:${match.seats[seat]?.entry ?? 0}`, seat: -1, at },
});

/** The place of an entry is somebody else's from now on; its matches say whose it was. */
export const handOverDue = (table: TableId, entry: number, at: Millis): Due => ({
  ...{ kind: `season.table-hand-over:${table}:${entry}`, seat: -1, at },
});

/** Somebody leaves all of their open games. */
export const concedeAll = ({ matches }: Season, entry: number, at: Millis): readonly Due[] =>
  matches.flatMap((match) => {
    const seat = match.seats.findIndex((one) => one.entry === entry);
    return match.status === 'open' && match.table !== undefined && seat >= 0
      ? [concedeDue(match.table, match, seat, at)]
      : [];
  });

export const isTableDue = ({ kind }: Due): boolean => kind.startsWith('season.table-');

/** Does at a table what is due there. What has ended meanwhile is left as it is. */
export async function atTable(context: Context, id: string, due: DueRow): Promise<void> {
  const [, ended] = END.exec(due.kind) ?? [];
  if (ended !== undefined) await context.tables.end(await lastOf(context, ended));
  const [, left, entry] = CONCEDE.exec(due.kind) ?? [];
  const [, given, place] = HAND_OVER.exec(due.kind) ?? [];
  const [, stands, absentee] = AWAY.exec(due.kind) ?? [];
  const [, held] = HOLD.exec(due.kind) ?? [];
  const [, reminded, seat, at, comeBy] = REMIND.exec(due.kind) ?? [];
  if (reminded !== undefined)
    await context.tables.leagues.remindToCome({ table: reminded, seat: Number(seat), at: Number(at) }, Number(comeBy));
  const season = await load(context, id);
  if (!('refused' in season)) {
    const user = entryAt(season, Number(entry))?.user;
    if (left !== undefined && user !== undefined) await context.tables.concede(await lastOf(context, left), user);
    const next = entryAt(season, Number(place));
    const before = season.matches
      .find(({ table }) => table === given)
      ?.seats.find(({ entry }) => entry === next?.n)?.user;
    if (given !== undefined && before !== undefined && next !== undefined) {
      const bank = bankOf(season.settings);
      const last = await lastOf(context, given);
      await context.tables.leagues.handOver(last, before, next, bank / 2);
      // Their clock does not stand still on the days of whoever had the place before.
      await context.tables.leagues.setAway(last, next.user, next.away);
    }
    const away = entryAt(season, Number(absentee));
    if (stands !== undefined && away !== undefined)
      await context.tables.leagues.setAway(await lastOf(context, stands), away.user, away.away);
    if (held !== undefined)
      await context.tables.leagues.hold(await lastOf(context, held), season.course.heldSince !== undefined);
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

/** The table of the latest game of a match: each game of the best of three is a table of its own. */
export async function lastOf({ store }: Context, table: TableId): Promise<TableId> {
  for (let id = table; ; ) {
    const next = await store.tables.byKey(`next:${id}`);
    if (next === undefined) return id;
    id = next.id;
  }
}
