/** Who is seeded how: by lot, by rating, or as organisers want it. The lots of a season are its seeds. */
import type { Refusal } from '#kernel/ask';
import { seedRng, shuffle } from '#kernel/random';
import type { Member, UserId } from '#table/types';
import { actOf, type Context } from '../context.ts';
import { formatOf } from '../formats/index.ts';
import { organised } from '../people/powers.ts';
import { refuse } from '../refusals.ts';
import type { Entry, Season } from '../types.ts';
import { ratingsIn } from './placing.ts';
import { mayNot } from './status.ts';

/** The lots of entries, in their order: 1 is the best seed. */
export async function lotsFor(context: Context, season: Season, entries: readonly Entry[]): Promise<readonly number[]> {
  const drawn = shuffle(
    seedRng(`${season.seed} lots`),
    entries.map((_, i) => i + 1),
  );
  const { seeding } = season.settings;
  if (formatOf(season).isBracket !== true || seeding === 'lot') return drawn;
  const rank = seeding === 'rating' ? await ratingRank(context, season) : handRank(season);
  const order = entries
    .map((entry, i) => ({ i, rank: rank(entry), lot: drawn[i] ?? i }))
    .toSorted((one, other) => one.rank - other.rank || one.lot - other.lot);
  const lots = entries.map(() => 0);
  for (const [at, { i }] of order.entries()) lots[i] = at + 1;
  return lots;
}

/** The strongest first; whoever has no rating comes last. */
async function ratingRank(context: Context, season: Season): Promise<(entry: Entry) => number> {
  const ratings = await ratingsIn(context, season);
  return ({ user }) => -(ratings.get(user) ?? 0);
}

/** As organisers have seeded them; the others follow. */
function handRank({ progress, entries }: Season): (entry: Entry) => number {
  return ({ n }) => (progress.seeded.includes(n) ? progress.seeded.indexOf(n) : entries.length);
}

/** Seeds somebody at a place from 1, before the start; those seeded from there on move down. */
export function seed(
  context: Context,
  id: string,
  by: Member,
  { user, place }: { readonly user: UserId; readonly place: number },
): Promise<Season | Refusal> {
  return organised(context, id, by, undefined, (season) => {
    const { league, settings, progress, entries } = season;
    const refused = mayNot('set', season) ?? mayNot('start', season);
    if (refused !== undefined) return refused;
    if (formatOf(season).isBracket !== true) return refuse('league.seed-kind', { name: league.name });
    const own = entries.find((entry) => entry.user === user && entry.status === 'in');
    if (own === undefined) return refuse('league.they-are-not-in', { name: league.name });
    const present = new Set(entries.map(({ n }) => n));
    const others = progress.seeded.filter((n) => n !== own.n && present.has(n));
    const seeded = others.toSpliced(Math.max(0, place - 1), 0, own.n);
    return {
      season: { ...season, settings: { ...settings, seeding: 'hand' }, progress: { ...progress, seeded } },
      act: actOf(context, season, by, 'seed', { about: user }),
    };
  });
}
