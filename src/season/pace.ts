/** How long matches may take, by a season's pace. */
import type { Millis } from '#table/types';
import type { Match, Pace, Season, SeasonSettings } from './types.ts';

const DAY = 24 * 60 * 60 * 1000;

const BANK: Readonly<Record<Pace, number>> = { brisk: 3 * DAY, steady: 7 * DAY, relaxed: 14 * DAY };

/** How long a person may make a match wait in all, ms. */
export const bankOf = ({ pace, bestOf }: SeasonSettings): Millis => BANK[pace] * (bestOf === 3 ? 2 : 1);

/** The bank of a match: that of the pace at which it began. A match that has not begun goes by the present one. */
export function bankOfMatch(
  { settings, progress }: Pick<Season, 'settings' | 'progress'>,
  { openedAt = Number.POSITIVE_INFINITY }: Pick<Match, 'openedAt'>,
): Millis {
  const earlier = progress.paces?.find(({ until }) => openedAt < until);
  return bankOf(earlier === undefined ? settings : { ...settings, pace: earlier.pace });
}

/** How long the longest match can take, ms: somebody is always waited for. */
export const maxMatchLength = (settings: SeasonSettings): Millis => settings.table * bankOf(settings);

/** When the last of the running matches ends at the latest; undefined: none runs. */
export function latestEnd(season: Pick<Season, 'settings' | 'progress' | 'matches'>): Millis | undefined {
  const open = season.matches.filter(({ status }) => status === 'open');
  const ends = open.map((match) => (match.openedAt ?? 0) + season.settings.table * bankOfMatch(season, match));
  return ends.length === 0 ? undefined : Math.max(...ends);
}

/** How much of their bank in a match somebody has until their first own move, ms. */
export const showUpTime = (season: Pick<Season, 'settings' | 'progress'>, match: Pick<Match, 'openedAt'>): Millis =>
  Math.min(3 * DAY, bankOfMatch(season, match) / 2);
