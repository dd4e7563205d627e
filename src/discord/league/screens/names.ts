/** What people of a season are called on its screens. */
import { entryAt } from '#season/formats/facts';
import { numberOf } from '#season/formats/numbers';
import type { Entry, Match, Season } from '#season/types';
import { plainName } from '../../core/limits.ts';
import type { Translate } from '../../words.ts';

/** Somebody's name; of a substitute with the name of whoever had the place before. */
export function nameShown(
  { progress }: Pick<Season, 'progress'>,
  { n, name }: Pick<Entry, 'n' | 'name'>,
  t: Translate,
): string {
  const before = progress.substituted?.[n];
  const own = plainName(name);
  return before === undefined ? own : t.plain('lg.substitute', { name: own, before: plainName(before) });
}

/** The name of an entry by its number. */
export function nameOf(season: Season, n: number, t: Translate): string {
  const entry = entryAt(season, n);
  return entry === undefined ? '?' : nameShown(season, entry, t);
}

/** The names of a match's people, by seat. */
export const namesIn = (season: Season, { seats }: Match, t: Translate): readonly string[] =>
  seats.map(({ entry }) => nameOf(season, entry, t));

/** A match as an item of a list: its number and its people. */
export const matchLabel = (season: Season, match: Match, t: Translate): string =>
  `${numberOf(season, match)} · ${namesIn(season, match, t).join(' – ')}`;
