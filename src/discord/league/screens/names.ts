/** What people of a season are called on its screens. */
import type { Entry, Season } from '#season/types';
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
