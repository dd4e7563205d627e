/** People whom no warning reaches: their time does not run out, and the organisers are told, who can decide their match. */
import type { DueRow } from '#store/types';
import { type Context, change, type Decided } from '../context.ts';
import { entryAt } from '../formats/facts.ts';
import { numberOf } from '../formats/numbers.ts';
import { tell } from '../refusals.ts';
import type { Match, Season } from '../types.ts';
import { toOrganisers } from './powers.ts';

const UNREACHED = /^season\.unreached:(\w+):(\d+)$/;

export const isUnreachedDue = (kind: string): boolean => UNREACHED.test(kind);

/** The organisers are told, once for each match and person. `seats`: of the match. */
export function withUnreached(season: Season, match: Match, seats: readonly number[]): Decided {
  const { progress, league } = season;
  const entries = seats.flatMap((seat) => match.seats[seat]?.entry ?? []);
  const anew = entries.filter((n) => !progress.unreached.some((one) => one.match === match.id && one.entry === n));
  if (anew.length === 0) return { season };
  const unreached = [...progress.unreached, ...anew.map((entry) => ({ match: match.id, entry }))];
  const about = { league: league.name, match: numberOf(season, match) };
  const directMessages = anew.flatMap((n) =>
    toOrganisers(season, tell('news.unreached', { ...about, person: entryAt(season, n)?.name ?? '?' })),
  );
  return { season: { ...season, progress: { ...progress, unreached } }, directMessages };
}

/** Somebody’s time would be up, but no warning has reached them. */
export async function cannotReach(context: Context, id: string, due: DueRow): Promise<void> {
  const [, matchId, seat] = UNREACHED.exec(due.kind) ?? [];
  await change(
    context,
    id,
    (season) => {
      const match = season.matches.find((one) => one.id === matchId);
      return match?.status === 'open' ? withUnreached(season, match, [Number(seat)]) : undefined;
    },
    due,
  );
}
