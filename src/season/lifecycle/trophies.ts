/** What somebody has won for good when a season ends. */

import { isForgotten } from '#table/open/rows';
import { endAt } from '../formats/facts.ts';
import { standingsOf } from '../formats/index.ts';
import type { Match, Season, Standings } from '../types.ts';

/** Kinds are stored, so they never change their meaning. */
export const trophyKinds = ['champion', 'finalist', 'unbeaten', 'steady', 'first-win'] as const;
export type TrophyKind = (typeof trophyKinds)[number];

/** So many matches are enough for what is won by a whole season. */
const ENOUGH = 5;

/** Whoever was taken out, or has deleted their data, wins nothing. */
const mayWin = ({ status, user }: Season['entries'][number]): boolean => status !== 'excluded' && !isForgotten(user);

/** The standings of the first division; of drafts, whose divisions play side by side, of each. Others have no champion. */
export function tablesOfChampions(season: Season): readonly Standings[] {
  const tables = standingsOf(season);
  return season.settings.decks === 'draft' ? tables : tables.slice(0, 1);
}

/** Everybody who has come to a place of those tables. */
function placed(season: Season, place: number): readonly Season['entries'][number][] {
  return tablesOfChampions(season)
    .flatMap((lines) => lines.flatMap((line) => (line.place === place ? [line.entry] : [])))
    .filter(mayWin);
}

export const championsOf = (season: Season): readonly Season['entries'][number][] => placed(season, 1);

/** The trophies of a season that is over, by person. A first win stands here for each season; only the earliest counts. */
export function trophiesOf(season: Season): readonly { readonly user: string; readonly kind: TrophyKind }[] {
  return [
    ...championsOf(season).map(({ user }) => ({ user, kind: 'champion' as const })),
    ...placed(season, 2).map(({ user }) => ({ user, kind: 'finalist' as const })),
    ...season.entries.filter(mayWin).flatMap(({ n, user }) => {
      const own = season.matches.filter(
        ({ status, seats, outcome }) =>
          status === 'done' &&
          outcome !== undefined &&
          seats.length > 1 &&
          seats.some((one) => one.entry === n && one.user === undefined),
      );
      const ends = own.map((match) => endOf(match, n));
      const played = own.length >= ENOUGH;
      const lostOnTime = own.some((match) => match.outcome?.how === 'time' && endOf(match, n) === 'lost');
      return [
        ...(played && !ends.includes('lost') ? [{ user, kind: 'unbeaten' as const }] : []),
        ...(played && !lostOnTime ? [{ user, kind: 'steady' as const }] : []),
        ...(ends.includes('won') ? [{ user, kind: 'first-win' as const }] : []),
      ];
    }),
  ];
}

const endOf = ({ seats, outcome }: Match, n: number) =>
  outcome === undefined
    ? undefined
    : endAt(
        outcome,
        seats.findIndex(({ entry }) => entry === n),
      );
