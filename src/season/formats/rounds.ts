/** How many rounds a Swiss season has: settled when its play begins, whoever comes or leaves later. */
import { maxRounds, usualRounds } from '#league/swiss-rounds';
import type { Season } from '../types.ts';
import { divisionsOf, inStage } from './facts.ts';

/** Rounds of a group that has drafted together. */
const GROUP_ROUNDS = 3;
/** At tables of more than two. */
const MOST_AT_TABLES = 12;

/** How many rounds are played by so many people. */
export function roundsFor({ rounds, table, decks }: Season['settings'], count: number): number {
  if (count < 2) return 0;
  if (table > 2) return Math.min(rounds ?? usualRounds(count), MOST_AT_TABLES);
  return Math.min(rounds ?? (decks === 'draft' ? GROUP_ROUNDS : usualRounds(count)), maxRounds(count));
}

/** The rounds of each division, for those of its people who are among some. */
export const roundsOfDivisions = (
  { settings, entries }: Pick<Season, 'settings' | 'entries'>,
  people: Season['entries'] = entries,
): number[] =>
  divisionsOf({ entries }).map((division) =>
    roundsFor(settings, people.filter((entry) => entry.division === division).length),
  );

/** How many rounds a season has; of several divisions, the one that has most. */
export const roundsOf = (season: Pick<Season, 'settings' | 'entries' | 'progress'>): number =>
  Math.max(0, ...(season.progress.rounds ?? roundsOfDivisions(season)));

/** The last round that was paired; 0: none. */
export const roundOf = (season: Season): number => Math.max(0, ...inStage(season, 'main').map(({ round }) => round));
