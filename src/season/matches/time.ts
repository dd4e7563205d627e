/** Time that organisers add to matches, and that people give each other. */
import type { Refusal } from '#kernel/ask';
import type { DueRow } from '#store/types';
import { isRefusal, type Member, type UserId } from '#table/types';
import { readArgs } from '../acts.ts';
import { actOf, type Context, change, load } from '../context.ts';
import { matchAt, numberOf } from '../formats/numbers.ts';
import { mayNot } from '../lifecycle/status.ts';
import { mayOrganise, reasonFault } from '../people/powers.ts';
import { refuse } from '../refusals.ts';
import type { Match, Season } from '../types.ts';
import { followDue, lastTable } from './table-dues.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Days that a match is given by organisers at most. */
const MOST = 14;
/** How many acts of a season are looked through. */
const ACTS = 10_000;

/** What was still to be added to a match in earlier versions: how many days, to all seats, to one, or to all but one (`g`), and the key that makes it once. */
const ADD = /^season\.add:(\w+):(\d+):(-|g?\d):(\w+)$/;

type Added = NonNullable<Season['progress']['added']>;

/** All time that was added to matches so far. Of seasons of earlier versions it is found in the log, once. */
async function addedSoFar({ store }: Context, season: Season): Promise<Added> {
  if (season.progress.added !== undefined) return season.progress.added;
  const acts = await store.servers.acts({ season: season.id }, { limit: ACTS });
  return acts
    .filter(({ what }) => what === 'league.extend' || what === 'league.gift')
    .flatMap((act) => {
      const { match: n, days = 1 } = readArgs(act);
      const isOf = (match: Match) =>
        n === undefined ? act.at >= (match.openedAt ?? act.at) : numberOf(season, match) === n;
      return season.matches.filter(isOf).map(({ id, seats }) => {
        const giver = act.what === 'league.extend' ? -1 : seatOf(season, { seats }, act.actor ?? '');
        return { match: id, days, ...(giver >= 0 && { giver }) };
      });
    });
}

const daysGiven = (added: Added, { id }: Match, giver?: number): number =>
  added.filter((one) => one.match === id && one.giver === giver).reduce((sum, { days }) => sum + days, 0);

const withAdded = (season: Season, added: Added): Season => ({ ...season, progress: { ...season.progress, added } });

/** Adds days to all banks of a match, or of all open ones. */
export function extend(
  context: Context,
  id: string,
  by: Member,
  wanted: {
    readonly match: number | undefined;
    readonly days: number;
    readonly reason: string;
    readonly key: string;
  },
): Promise<Season | Refusal> {
  const { match: n, days, key } = wanted;
  return change(context, id, async (season) => {
    if (!mayOrganise(season, by)) return refuse('league.not-organiser');
    const fault = reasonFault(wanted.reason);
    if (fault !== undefined) return fault;
    const refused = mayNot('extend', season);
    if (refused !== undefined) return refused;
    const one = n === undefined ? undefined : matchAt(season, n);
    if (n !== undefined && one === undefined) return refuse('league.no-match', { match: n });
    const matches = (one === undefined ? season.matches : [one]).filter(({ status }) => status === 'open');
    if (matches.length === 0) return refuse('league.no-open-match');
    const added = await addedSoFar(context, season);
    // The same press, delivered once more.
    if (added.some((one) => one.key === key)) return undefined;
    for (const match of matches) {
      const left = MOST - daysGiven(added, match);
      if (!Number.isInteger(days) || days < 1 || days > left)
        return refuse('league.extended', { match: numberOf(season, match), left, most: MOST });
    }
    const reason = wanted.reason.trim();
    return {
      season: withAdded(season, [...added, ...matches.map(({ id: match }) => ({ match, key, days }))]),
      act: actOf(context, season, by, 'extend', { reason, ...(n !== undefined && { match: n }), days }),
      setDue: matches.map((match) => followDue(match, context.now())),
    };
  });
}

/** Gives the opponent a day. */
export function gift(
  context: Context,
  id: string,
  by: Pick<Member, 'user'>,
  wanted: { readonly match: string; readonly key: string },
): Promise<Season | Refusal> {
  return change(context, id, async (season) => {
    const refused = mayNot('gift', season);
    if (refused !== undefined) return refused;
    const match = season.matches.find((one) => one.id === wanted.match);
    const seat = match === undefined ? -1 : seatOf(season, match, by.user);
    if (match === undefined || seat < 0) return refuse('league.not-yours');
    if (match.status !== 'open') return refuse('league.no-open-match');
    const n = numberOf(season, match);
    const max = season.settings.gifts;
    const added = await addedSoFar(context, season);
    const { key } = wanted;
    if (added.some((one) => one.key === key)) return undefined;
    if (daysGiven(added, match, seat) >= max) return refuse('league.gift-spent', { most: max });
    return {
      season: withAdded(season, [...added, { match: match.id, key, days: 1, giver: seat }]),
      act: actOf(context, season, by, 'gift', { match: n }),
      setDue: [followDue(match, context.now())],
    };
  });
}

const seatOf = ({ entries }: Season, { seats }: Pick<Match, 'seats'>, user: UserId): number =>
  seats.findIndex(({ entry }) => entries.find(({ n }) => n === entry)?.user === user);

/** Adds to a match's table what was given; if it is over, there is nothing to add. */
export async function addGiven(context: Context, id: string, due: DueRow): Promise<void> {
  const [, matchId, days = '0', at = '-', key = ''] = ADD.exec(due.kind) ?? [];
  const season = await load(context, id);
  const match = isRefusal(season) ? undefined : season.matches.find((one) => one.id === matchId);
  const report = match?.status === 'open' ? await lastTable(context, match) : undefined;
  if (report !== undefined) {
    const giver = at === '-' ? undefined : at.startsWith('g') ? Number(at.slice(1)) : 1 - Number(at);
    const seats = report.seats.flatMap((_, seat) => (seat === giver ? [] : [seat]));
    await context.tables.leagues.addTime(report.table.id, { key, seats, ms: Number(days) * DAY, by: giver });
  }
  await change(context, id, () => undefined, due);
}
