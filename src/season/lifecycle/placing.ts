/** Who begins in which division: as the last season ended or, in the first one, by rating. */
import { nextDivisions } from '#league/divisions';
import { isRefusal } from '#table/types';
import { type Context, load } from '../context.ts';
import { formatOf, standingsOf } from '../formats/index.ts';
import { ratingsFrom } from '../people/ratings.ts';
import { settingsIn } from '../read.ts';
import type { Entry, Season } from '../types.ts';

/** The entries with their divisions. The last season's people go up and down; newcomers follow, the strongest first. */
export async function intoDivisions(
  context: Context,
  season: Season,
  entries: readonly Entry[],
): Promise<readonly Entry[]> {
  const before = await lastDivisions(context, season);
  const users = new Set(entries.map(({ user }) => user));
  const known = new Set(before.flat());
  const ratings = await ratingsIn(context, season);
  const newcomers = entries
    .filter(({ user }) => !known.has(user))
    .toSorted(
      (one, other) => (ratings.get(other.user) ?? 0) - (ratings.get(one.user) ?? 0) || lotOf(one) - lotOf(other),
    )
    .map(({ user }) => user);
  const divisions = nextDivisions(before, users, newcomers);
  return entries.map((entry) => ({
    ...entry,
    division: Math.max(
      0,
      divisions.findIndex((one) => one.includes(entry.user)),
    ),
  }));
}

const lotOf = ({ lot, n }: Entry): number => lot ?? n;

/** The final tables of the league's last season, best division and place first; none if that was of another kind. */
async function lastDivisions(context: Context, season: Season): Promise<readonly (readonly string[])[]> {
  const last = await lastSeason(context, season);
  return last !== undefined && formatOf(last).hasDivisions === true
    ? standingsOf(last).map((lines) => lines.flatMap(({ entry, place }) => (place === undefined ? [] : [entry.user])))
    : [];
}

/** The league's last season that came to its end before this one. */
export async function lastSeason(context: Context, { league, n }: Season): Promise<Season | undefined> {
  const earlier = (await context.store.seasons.ofLeague(league.id)).filter(
    (row) => row.n < n && row.status === 'final',
  );
  const last = earlier.at(-1);
  const found = last === undefined ? undefined : await load(context, last.id);
  return found === undefined || isRefusal(found) ? undefined : found;
}

/** Ratings in the season's game of those who have one. */
export async function ratingsIn(
  { store }: Context,
  { league, settings }: Pick<Season, 'league' | 'settings'>,
): Promise<ReadonlyMap<string, number>> {
  const matches = (await store.seasons.outcomes(league.guild)).filter(
    (match) => settingsIn(match)?.game === settings.game,
  );
  return new Map(ratingsFrom(matches).map(({ user, rating }) => [user, rating]));
}
