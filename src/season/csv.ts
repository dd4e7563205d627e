/** The standings of a season as a table for spreadsheets. */
import { stringify } from 'csv-stringify/sync';
import { formatOf, standingsOf } from './formats/index.ts';
import { teamOf } from './formats/teams.ts';
import type { PlayerRating } from './people/ratings.ts';
import type { Season } from './types.ts';

/**
 * A line for each entry, best first, divisions one after another: `place,name,points,won,lost,drawn,free,tb1,tb2,tb3,rating,dropped`, and
 * `team` where people play in teams.
 * UTF-8; what a spreadsheet would take for a formula is escaped.
 */
export function standingsCsv(season: Season, ratings: readonly PlayerRating[]): string {
  const ratingOf = new Map(ratings.map(({ user, rating }) => [user, rating]));
  const teams = formatOf(season).teams;
  const rows = standingsOf(season).flatMap((lines) =>
    lines.map(({ entry, place, points, won, lost, drawn, free, note }) => {
      const [tb1 = '', tb2 = '', tb3 = ''] = note.split(' · ').map((one) => one.split(' ')[1] ?? '');
      const rating = ratingOf.get(entry.user) ?? '';
      const dropped = entry.status === 'in' ? '' : 'yes';
      const team = teams && teamOf(season, entry.n)?.name;
      return {
        team,
        place: place ?? '',
        name: entry.name,
        points,
        won,
        lost,
        drawn,
        free,
        tb1,
        tb2,
        tb3,
        rating,
        dropped,
      };
    }),
  );
  return stringify(rows, {
    header: true,
    columns: teams === undefined ? COLUMNS : [...COLUMNS, 'team'],
    escape_formulas: true,
  });
}

const COLUMNS = ['place', 'name', 'points', 'won', 'lost', 'drawn', 'free', 'tb1', 'tb2', 'tb3', 'rating', 'dropped'];
